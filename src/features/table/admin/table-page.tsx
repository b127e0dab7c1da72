import { Plus, RefreshCw, RotateCcw, Save, Scale } from "lucide-react";
import { useState } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { ApiError, api } from "#src/features/office/api.ts";
import { confirm } from "#src/features/office/confirm.tsx";
import type { Conflict } from "#src/features/office/conflict.ts";
import { ConflictDialog } from "#src/features/office/conflict-dialog.tsx";
import { attempt, faultText, ListFault } from "#src/features/office/list-fault.tsx";
import { SkeletonRows, useListAddress } from "#src/features/office/list-tools.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { RecordBar } from "#src/features/office/record-bar.tsx";
import { useSaveShortcut } from "#src/features/office/shortcuts.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useUnsavedGuard } from "#src/features/office/unsaved-guard.tsx";
import { useOfficeWords } from "#src/features/office/use-office-words.ts";
import { useStaffWords } from "#src/i18n/staff-words.tsx";
import { DEFAULT_SEASON, type ListedSeason, whichSeason } from "../season.ts";
import { FIGURES, pointsOf, type StandingRow } from "../table.ts";
import { CompareDialog } from "./compare-dialog.tsx";
import {
  bodyOf,
  builtInRows,
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
import { SeasonChoice } from "./season-choice.tsx";
import { SeasonDialog } from "./season-dialog.tsx";
import { type ComparedRow, conflictOf, type TableConflictAnswer, withTheirs } from "./table-conflict.ts";
import { type TableWords, tableWords } from "./table-words.ts";
import "./table-editor.css";

/** Without a list of seasons the default one; a season without a table begins with the league's teams. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
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

function Editor({ data }: { data: Awaited<ReturnType<typeof clientLoader>> }) {
  const { season, rules } = data;
  const words = useStaffWords(tableWords);
  const office = useOfficeWords();
  const address = useListAddress();
  const { revalidate, state } = useRevalidator();
  /** A season that was made a moment ago and is not saved. */
  const [fresh, setFresh] = useState<string>();
  const start = data.rows.length > 0 || data.error ? data.rows : builtInRows();
  const [rows, setRows] = useState<DraftRow[]>(start);
  const [isSaving, setIsSaving] = useState(false);
  const [fault, setFault] = useState<string>();
  const [conflict, setConflict] = useState<Conflict>();
  const [isComparing, setIsComparing] = useState(false);
  const [isNaming, setIsNaming] = useState(false);
  const shownSeason = fresh ?? season;
  const saved = new Map(start.map((row) => [row.key, row]));
  const isDirty =
    fresh !== undefined || JSON.stringify(rows.map(bodyOf)) !== JSON.stringify(start.map(bodyOf));
  useUnsavedGuard(isDirty);

  const change = (key: string, changes: Partial<DraftRow>) =>
    setRows((before) => {
      const next = before.map((row) => (row.key === key ? { ...row, ...changes } : row));
      const isFigure = FIGURES.some((name) => name in changes);
      return isFigure ? recalculated(next, rules) : next;
    });
  const save = async (rows: DraftRow[], version = data.version) => {
    if (isSaving || !isDirty) return;
    if (rows.length === 0) return setFault(words.emptyTable);
    if (rows.some((row) => !row.team_name.trim() || !row.team_name_hy.trim()))
      return setFault(words.nameless);
    setIsSaving(true);
    setFault(undefined);
    try {
      await api.put("/admin/league-table", {
        season: shownSeason,
        standings: rows.map(bodyOf),
        ...(fresh || version === undefined ? {} : { version }),
      });
      showToast({ text: office.saved });
      if (fresh) {
        setFresh(undefined);
        address.set({ season: fresh });
      }
      await revalidate();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      if (failure.code === "conflict" && failure.body.theirs) {
        return setConflict(conflictOf(failure.body as unknown as TableConflictAnswer, rows));
      }
      setFault(faultText(failure, words.saveFailed, office.network));
    } finally {
      setIsSaving(false);
    }
  };
  useSaveShortcut(() => void save(rows));
  const reset = () => {
    setRows(start);
    setFresh(undefined);
    setFault(undefined);
  };
  const switchTo = async (other: string) => {
    if (other === shownSeason) return;
    if (isDirty && !(await confirm({ text: words.discard, yes: words.discardYes, isDangerous: true })))
      return;
    reset();
    address.set({ season: other });
  };
  const refresh = async () => {
    if (isDirty && !(await confirm({ text: office.leave, yes: words.discardYes, isDangerous: true }))) return;
    reset();
    await revalidate();
  };
  const begin = (name: string) => {
    setIsNaming(false);
    setFresh(name);
    setRows(recalculated(builtInRows(), rules));
  };
  const chooseForSite = async (other: string) => {
    try {
      await api.post("/admin/league-table/current", { season: other });
      showToast({ text: office.saved });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      showToast({ text: faultText(failure, office.failed, office.network), isBad: true });
    }
    await revalidate();
  };
  const remove = async (row: DraftRow) => {
    const text = words.removeTeam(row.team_name);
    if (!(await confirm({ text, yes: office.remove, isDangerous: true }))) return;
    setRows((before) => renumbered(before.filter(({ key }) => key !== row.key)));
  };
  const names = fresh ? [{ season: fresh, current: false }, ...data.seasons] : data.seasons;
  return (
    <OfficePage
      title={words.title}
      lang={words.lang}
      actions={
        <>
          <button
            type="button"
            className="btn sm line"
            aria-busy={state !== "idle"}
            onClick={() => void refresh()}
          >
            <RefreshCw className="i" aria-hidden /> {office.refresh}
          </button>
          <button type="button" className="btn sm line" onClick={() => setIsComparing(true)}>
            <Scale className="i" aria-hidden /> {words.compare}
          </button>
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
          <button type="button" className="btn sm line" onClick={() => setIsNaming(true)}>
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
          show={(_, row) => rowInWords(row as ComparedRow, words)}
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
          <button type="button" className="btn sm ink" onClick={reset}>
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
        words={words}
        onChange={change}
        onMove={(from, to) => setRows((before) => moved(before, from, to))}
        onRemove={(row) => void remove(row)}
      />
      <ul className="help">
        {(
          [
            ["--zone-1", words.champions],
            ["--zone-2", words.europa],
            ["--zone-3", words.relegation],
          ] as const
        ).map(([zone, text]) => (
          <li key={zone}>
            <i style={{ "--z": `var(${zone})` } as React.CSSProperties} /> {text}
          </li>
        ))}
        <li>{words.help}</li>
        <li>{words.help2}</li>
      </ul>
      {isNaming && <SeasonDialog seasons={data.seasons} onClose={() => setIsNaming(false)} onBegin={begin} />}
      {conflict && (
        <ConflictDialog<Record<string, ComparedRow | null>>
          conflict={{
            ...conflict,
            resolve: (chosen) => {
              const mixed = withTheirs(rows, chosen as Record<string, ComparedRow | null>);
              setRows(mixed);
              setConflict(undefined);
              void save(mixed, conflict.version);
            },
            close: () => setConflict(undefined),
          }}
          labels={Object.fromEntries(Object.keys(conflict.yours).map((team) => [team, team]))}
          show={(_, row) => (row ? rowInWords(row as ComparedRow, words) : words.notInTable)}
          onKeepSaved={() => {
            setConflict(undefined);
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

/** A team's row as one reads it aloud: "1. W 10, D 2, L 1, GF 30, GA 9, Pts 32, WWDWL". */
function rowInWords(row: ComparedRow, words: TableWords): string {
  const figures = FIGURES.map((figure) => `${words[figure]} ${row[figure]}`);
  const rest = [row.form, row.adjustment_reason, row.fixed_place_reason].filter(Boolean);
  return `${row.position}. ${[...figures, `${words.points} ${pointsOf(row)}`, ...rest].join(", ")}`;
}

export function HydrateFallback() {
  const words = useStaffWords(tableWords);
  return (
    <OfficePage title={words.title} lang={words.lang}>
      <SkeletonRows count={6} />
    </OfficePage>
  );
}
