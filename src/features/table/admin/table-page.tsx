import { Plus, RotateCcw, Save, Scale } from "lucide-react";
import { useState } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { api } from "#src/features/office/api.ts";
import { confirm } from "#src/features/office/confirm.tsx";
import { ConflictDialog } from "#src/features/office/conflict-dialog.tsx";
import { attempt, ListFault } from "#src/features/office/list-fault.tsx";
import { useListAddress } from "#src/features/office/list-tools.tsx";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { RecordBar } from "#src/features/office/record-bar.tsx";
import { RefreshButton } from "#src/features/office/refresh-button.tsx";
import { useSaveShortcut } from "#src/features/office/shortcuts.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useUnsavedGuard } from "#src/features/office/unsaved-guard.tsx";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import { useOfficeText } from "#src/features/office/use-office-text.ts";
import { useFieldLabels } from "#src/i18n/office-text.ts";
import { DEFAULT_SEASON, type ListedSeason, whichSeason } from "../season.ts";
import type { StandingRow } from "../table.ts";
import { useTableOfficeText } from "../use-table-office-text.ts";
import { CompareDialog } from "./compare-dialog.tsx";
import {
  DEFAULT_RULES,
  type DraftRow,
  draftOf,
  moved,
  newRow,
  recalculated,
  renumbered,
  type SeasonRules,
  withResults,
} from "./draft-table.ts";
import { EditableRows } from "./editable-rows.tsx";
import { rowInWords } from "./row-in-words.ts";
import { SeasonChoice } from "./season-choice.tsx";
import { SeasonDialog } from "./season-dialog.tsx";
import { type ComparedRow, withTheirs } from "./table-conflict.ts";
import { TableHelp } from "./table-help.tsx";
import { type LoadedTable, useTableDraft } from "./use-table-draft.ts";
import "./table-editor.css";

/** Without a list of seasons the default one; a season without a table begins with the league's teams. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<LoadedTable> {
  const listed = await attempt(api.get<{ seasons: ListedSeason[] }>("/admin/league-table/seasons"));
  const seasons = listed.data?.seasons ?? [{ season: DEFAULT_SEASON, current: true }];
  const season = new URL(request.url).searchParams.get("season") || whichSeason(seasons);
  const [rows, rules] = await Promise.all([
    attempt(api.get<StandingRow[]>(`/league-table?season=${encodeURIComponent(season)}`)),
    attempt(api.get<SeasonRules & { id: number; version: number }>(`/seasons/${encodeURIComponent(season)}`)),
  ]);
  return {
    seasons,
    season,
    rows: draftOf(rows.data ?? []),
    rules: rules.data ?? DEFAULT_RULES,
    seasonId: rules.data?.id,
    version: rules.data?.version,
    error: rows.error ?? listed.error,
  };
}

export default function TableEditorPage() {
  const data = useLoaderData<typeof clientLoader>();
  // Another season, or a newer save, begins a new draft.
  return <Editor key={`${data.season}-${data.version ?? 0}`} data={data} />;
}

function Editor({ data }: { data: LoadedTable }) {
  const { rules } = data;
  const words = useTableOfficeText();
  const labels = useFieldLabels("standings");
  const office = useOfficeText();
  const address = useListAddress();
  const { revalidate } = useRevalidator();
  const { act } = useListActions();
  const draft = useTableDraft(data);
  const { rows, setRows, saved, shownSeason, fresh, isDirty, isSaving, fault, conflict, save, reset } = draft;
  const [isComparing, setIsComparing] = useState(false);
  const [isNaming, setIsNaming] = useState(false);
  useUnsavedGuard(isDirty);
  useSaveShortcut(() => void save(rows));
  const maySwitch = async () =>
    !isDirty || (await confirm({ text: words.discard, yes: words.discardYes, isDangerous: true }));
  const switchTo = async (other: string) => {
    if (other === shownSeason || !(await maySwitch())) return;
    reset();
    address.set({ season: other });
  };
  const nameSeason = async () => setIsNaming(await maySwitch());
  const refresh = async () => {
    if (isDirty && !(await confirm({ text: office.leave, yes: words.discardYes, isDangerous: true }))) return;
    reset();
    await revalidate();
  };
  const begin = (name: string) => {
    setIsNaming(false);
    draft.begin(name);
  };
  const chooseForSite = (other: string) =>
    act(async () => {
      await api.post("/admin/league-table/current", { season: other });
      showToast({ text: office.saved });
    });
  const remove = async (row: DraftRow) => {
    const text = words.removeTeam(row.team_name);
    if (!(await confirm({ text, yes: office.remove, isDangerous: true }))) return;
    setRows((before) => renumbered(before.filter(({ key }) => key !== row.key)));
  };
  const names = fresh ? [{ season: fresh, current: false }, ...data.seasons] : data.seasons;
  return (
    <OfficePage
      title={words.title}
      tools={
        <>
          <button type="button" className="btn sm line" onClick={() => setIsComparing(true)}>
            <Scale className="i" aria-hidden /> {words.compare}
          </button>
          <RefreshButton onClick={() => void refresh()} />
          <button
            type="button"
            className="btn sm line"
            onClick={() => setRows((before) => [...before, newRow(words.newTeam, before.length)])}
          >
            <Plus className="i" aria-hidden /> {words.addTeam}
          </button>
        </>
      }
    >
      <div className="sea">
        <SeasonChoice
          name="season"
          title={words.season}
          seasons={names}
          chosen={shownSeason}
          onChoose={(other) => void switchTo(other)}
        >
          <button type="button" className="btn sm line" onClick={() => void nameSeason()}>
            <Plus className="i" aria-hidden /> {words.newSeason}
          </button>
        </SeasonChoice>
        <SeasonChoice
          name="hero"
          title={words.hero}
          seasons={data.seasons}
          chosen={data.seasons.find(({ current }) => current)?.season}
          onChoose={(other) => void chooseForSite(other)}
        />
      </div>
      {data.seasonId && !fresh && (
        <RecordBar
          kind="standings"
          id={data.seasonId}
          show={(_, row) => rowInWords(row as ComparedRow, labels)}
          isDirty={isDirty}
          onRestored={() => {
            reset();
            void revalidate();
          }}
        />
      )}
      {data.error && <ListFault error={data.error} failed={words.loadFailed} />}
      {fault && (
        <p className="notice bad" role="alert">
          {fault}
        </p>
      )}
      {isDirty && (
        <div className="dirty" role="status">
          <b>{words.dirty(shownSeason)}</b>
          <button type="button" className="btn sm q" onClick={reset}>
            <RotateCcw className="i" aria-hidden /> {words.reset}
          </button>
          <button type="button" className="btn sm ink" disabled={isSaving} onClick={() => void save(rows)}>
            <Save className="i" aria-hidden /> {isSaving ? office.saving : words.save}
          </button>
        </div>
      )}
      <EditableRows
        rows={rows}
        saved={saved}
        rules={rules}
        onChange={draft.change}
        onMove={(from, to) => setRows((before) => moved(before, from, to))}
        onRemove={(row) => void remove(row)}
      />
      <TableHelp />
      {isNaming && <SeasonDialog seasons={data.seasons} onClose={() => setIsNaming(false)} onBegin={begin} />}
      {conflict && (
        <ConflictDialog<Record<string, ComparedRow | null>>
          conflict={{
            ...conflict,
            resolve: (chosen) => {
              const mixed = withTheirs(rows, chosen as Record<string, ComparedRow | null>);
              setRows(mixed);
              draft.endConflict();
              void save(mixed, conflict.version);
            },
            close: () => draft.endConflict(),
          }}
          labels={Object.fromEntries(Object.keys(conflict.yours).map((team) => [team, team]))}
          show={(_, row) => (row ? rowInWords(row as ComparedRow, labels) : words.notInTable)}
          onKeepSaved={() => {
            draft.endConflict();
            reset();
            void revalidate();
          }}
        />
      )}
      {isComparing && (
        <CompareDialog
          season={shownSeason}
          onClose={() => setIsComparing(false)}
          onTake={(taken) => {
            setRows((before) => recalculated(withResults(before, taken), rules));
            setIsComparing(false);
          }}
        />
      )}
    </OfficePage>
  );
}

export function HydrateFallback() {
  const words = useTableOfficeText();
  return <LoadingPage title={words.title} rows={6} />;
}
