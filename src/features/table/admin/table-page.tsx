import { Plus, RotateCcw, Save, Scale } from "lucide-react";
import { type ReactNode, useState } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData, useLocation, useRevalidator } from "react-router";
import { api, ownName } from "#src/api/client.ts";
import { storedSession } from "#src/api/session.ts";
import { Button } from "#src/features/office/button.tsx";
import { FormNotices } from "#src/features/office/form-notices.tsx";
import { attempt, ListFault } from "#src/features/office/list-fault.tsx";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { RecordHistory } from "#src/features/office/record-bar.tsx";
import { RefreshButton } from "#src/features/office/refresh-button.tsx";
import { useSaveShortcut } from "#src/features/office/shortcuts.tsx";
import { useUnsavedGuard } from "#src/features/office/unsaved-guard.tsx";
import { AlsoHere } from "#src/features/presence/also-here.tsx";
import type { Team } from "#src/features/teams/team.ts";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { DEFAULT_SEASON, type ListedSeason, whichSeason } from "../season.ts";
import type { Stage } from "../stage.ts";
import { CompareDialog } from "./compare-dialog.tsx";
import { DEFAULT_RULES, draftOf, moved, newRow, type SeasonRules, withResults } from "./draft-table.ts";
import { EditableRows } from "./editable-rows.tsx";
import { rowInWords } from "./row-in-words.ts";
import { Seasons, type SeasonsProps } from "./season-panels.tsx";
import type { ComparedRow } from "./table-conflict.ts";
import { TableConflict } from "./table-conflict-dialog.tsx";
import { TableHelp } from "./table-help.tsx";
import styles from "./table-page.module.css";
import { HoldContext } from "./use-hold.ts";
import { useNameOfTeam } from "./use-name-of-team.ts";
import { type Begun, type LoadedTable, type TableDraft, useTableDraft } from "./use-table-draft.ts";
import type { StoredTable } from "./use-table-save.ts";
import { useTableSteps } from "./use-table-steps.ts";

/** Without a list of seasons the default one; a season without a table begins with the league's teams. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<LoadedTable> {
  const listed = await attempt(api.get<{ seasons: ListedSeason[] }>("/admin/league-table/seasons"));
  const seasons = listed.data?.seasons ?? [{ season: DEFAULT_SEASON, current: true }];
  const season = seasonAt(new URL(request.url).search, seasons);
  const path = `/seasons/${encodeURIComponent(season)}`;
  const [table, rules, stages, teams] = await Promise.all([
    // The rows with the version that they are of: another reading's may be that of a save between the two.
    attempt(api.get<StoredTable>(`/admin/league-table?season=${encodeURIComponent(season)}`)),
    attempt(api.get<SeasonRules & { id: number }>(path)),
    attempt(api.get<{ stages: Stage[] }>(`${path}/stages`)),
    attempt(api.get<{ teams: Team[] }>("/teams")),
  ]);
  return {
    seasons,
    season,
    rows: draftOf(table.data?.standings ?? []),
    source: table.data?.source ?? "hand",
    version: table.data?.version ?? 0,
    teams: teams.data?.teams ?? [],
    rules: { ...(rules.data ?? DEFAULT_RULES), stages: stages.data?.stages ?? [] },
    seasonId: rules.data?.id,
    error: table.error ?? listed.error,
  };
}

/** The season that an address names, or that pages show unless told. */
function seasonAt(search: string, seasons: ListedSeason[]): string {
  return new URLSearchParams(search).get("season") || whichSeason(seasons);
}

export default function TableEditorPage() {
  const loaded = useLoaderData<typeof clientLoader>();
  const { search } = useLocation();
  const [shown, setShown] = useState({ search, data: loaded });
  const [fresh, setFresh] = useState<string>();
  // Another address begins anew; where it is the same, what fails to load takes nothing away.
  if (search !== shown.search) setFresh(undefined);
  if (search !== shown.search || (loaded !== shown.data && !loaded.error)) setShown({ search, data: loaded });
  const { data } = shown;
  return <Editor key={fresh ?? data.season} {...{ data, fresh, setFresh }} error={loaded.error} />;
}

interface EditorProps extends Begun {
  data: LoadedTable;
  /** Why the page was not loaded anew. */
  error: LoadedTable["error"];
}

function Editor({ data, error, fresh, setFresh }: EditorProps) {
  const { rules } = data;
  const words = useOfficeText("table");
  const draft = useTableDraft(data, { fresh, setFresh });
  const { rows, setRows, saved, shownSeason, isDirty, fault, save } = draft;
  const steps = useTableSteps(draft);
  const [isComparing, setIsComparing] = useState(false);
  useLeaveGuard(data, draft);
  useSaveShortcut(() => void save());
  return (
    <OfficePage
      title={words.title}
      tools={
        <Tools
          onCompare={() => setIsComparing(true)}
          onRefresh={() => void steps.refresh()}
          onAdd={() => setRows((before) => [...before, newRow(words.newTeam, before.length)])}
        >
          <SeasonHistory data={data} draft={draft} />
        </Tools>
      }
    >
      <Seasons data={data} draft={draft} steps={steps} />
      {error && <ListFault error={error} failed={words.loadFailed} />}
      <FormNotices fault={fault} offered={draft.offered} />
      {isDirty && <UnsavedBar draft={draft} onReset={() => void steps.reset()} />}
      <HoldContext value={draft.hold}>
        <EditableRows
          rows={rows}
          teams={data.teams}
          saved={saved}
          rules={rules}
          areFiguresFixed={draft.isByResults}
          season={shownSeason}
          version={draft.version}
          onChange={draft.change}
          onMove={(from, to) => setRows((before) => moved(before, from, to))}
          onRemove={(row) => void steps.remove(row)}
        />
      </HoldContext>
      <TableHelp />
      {draft.conflict && <TableConflict draft={draft} conflict={draft.conflict} />}
      {isComparing && (
        <CompareDialog
          season={shownSeason}
          onClose={() => setIsComparing(false)}
          onTake={(taken) => {
            setRows((before) => withResults(before, taken));
            setIsComparing(false);
          }}
        />
      )}
    </OfficePage>
  );
}

/** Asks before what is typed is left, also for another season's table. */
function useLeaveGuard({ seasons }: LoadedTable, { isDirty, isDone, shownSeason }: TableDraft): void {
  useUnsavedGuard(isDirty, {
    isDone: () => isDone() || storedSession()?.user.username !== ownName(),
    staysAt: (next, current) =>
      next.pathname === current.pathname &&
      (next.search === current.search || seasonAt(next.search, seasons) === shownSeason),
  });
}

interface ToolsProps {
  onCompare: () => void;
  onRefresh: () => void;
  onAdd: () => void;
  children: ReactNode;
}

function Tools({ onCompare, onRefresh, onAdd, children }: ToolsProps) {
  const words = useOfficeText("table");
  return (
    <>
      <Button isLine onClick={onCompare}>
        <Scale className="icon" aria-hidden /> {words.compare}
      </Button>
      <RefreshButton onClick={onRefresh} />
      <Button isLine onClick={onAdd}>
        <Plus className="icon" aria-hidden /> {words.addTeam}
      </Button>
      {children}
    </>
  );
}

/** Who else edits the season, and its versions; a season that is not saved yet has neither. */
function SeasonHistory({
  data: { seasonId },
  draft: { fresh, isDirty, reset, rows },
}: Pick<SeasonsProps, "data" | "draft">) {
  const words = useOfficeText("table");
  const labels = useFieldLabels("standings");
  const { revalidate } = useRevalidator();
  const nameOfTeam = useNameOfTeam(rows);
  if (!seasonId || fresh) return null;
  return (
    <>
      <AlsoHere kind="standings" id={seasonId} />
      <RecordHistory
        kind="standings"
        id={seasonId}
        nameOfField={nameOfTeam}
        show={(_, row) => rowInWords(row as ComparedRow, labels, words.letters)}
        isDirty={isDirty}
        onRestored={() => {
          reset();
          void revalidate();
        }}
      />
    </>
  );
}

interface UnsavedBarProps {
  draft: TableDraft;
  onReset: () => void;
}

function UnsavedBar({ draft: { shownSeason, isSaving, save }, onReset }: UnsavedBarProps) {
  const words = useOfficeText("table");
  const office = useOfficeText("office");
  return (
    <div className={styles.unsavedBar} role="status" data-foot>
      <b>{words.dirty(shownSeason)}</b>
      <button type="button" className="button button-small button-on-stone" onClick={onReset}>
        <RotateCcw className="icon" aria-hidden /> {words.reset}
      </button>
      <button
        type="button"
        className="button button-small button-dark"
        disabled={isSaving}
        onClick={() => void save()}
      >
        <Save className="icon" aria-hidden /> {isSaving ? office.saving : words.save}
      </button>
    </div>
  );
}

export function HydrateFallback() {
  const words = useOfficeText("table");
  return <LoadingPage title={words.title} rows={6} />;
}
