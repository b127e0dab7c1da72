import { useMemo, useRef, useState } from "react";
import type { ApiError } from "#src/api/client.ts";
import { dropDraft, keepDraft } from "#src/features/office/drafts.ts";
import { useListAddress } from "#src/features/office/list-tools.tsx";
import { useDraftName, useFormDraft } from "#src/features/office/use-form-draft.ts";
import type { Team } from "#src/features/teams/team.ts";
import type { ListedSeason } from "../season.ts";
import { FIGURES } from "../table.ts";
import { bodyOf, type DraftRow, draftOf, firstRows, recalculated, type SeasonRules } from "./draft-table.ts";
import type { TableVersion } from "./table-conflict.ts";
import { type StoredTable, useTableSave } from "./use-table-save.ts";

/** A season's table as it was loaded. */
export interface LoadedTable extends TableVersion {
  seasons: ListedSeason[];
  season: string;
  /** Of the rows and their source: what is typed over them is saved over it. */
  version: number;
  /** The club's list, of which a new season is made. */
  teams: Team[];
  /** With the version that they are of. */
  rules: SeasonRules;
  seasonId: number | undefined;
  error: ApiError | undefined;
}

/** A season that was made a moment ago and is not saved. */
export interface Begun {
  fresh: string | undefined;
  setFresh: (name: string | undefined) => void;
}

export type TableDraft = ReturnType<typeof useTableDraft>;

/** The table while it is worked on: its rows, whether they are saved, and the save with what may stop it. */
export function useTableDraft(data: LoadedTable, { fresh, setFresh }: Begun) {
  const address = useListAddress();
  const table = useTyped(data, fresh);
  const { base, rows, setRows, source, setSource, isDirty, latest } = table;
  const shownSeason = fresh ?? data.season;
  const rules = fresh ? withoutStages(data.rules) : data.rules;
  const { isDone, offered, slot } = useTableDrafts(shownSeason, table);
  const target = { season: shownSeason, loaded: base.version, shown: base.shown };
  const saving = useTableSave(target, (sent, stored) => {
    const { rows, source } = latest.current;
    const since = rows === sent.rows && source === sent.source ? undefined : { rows, source };
    const shown = table.follow(stored, since);
    if (since) keepDraft(slot, { ...since, shown }, stored.version);
    else dropDraft(slot);
    if (fresh) address.set({ season: fresh });
  });
  const reset = () => {
    isDone.current = true;
    // One that is still on offer stays.
    if (isDirty) dropDraft(slot);
    setRows(base.rows);
    setSource(base.source);
    setFresh(undefined);
    saving.setFault(undefined);
  };
  return {
    ...saving,
    ...{ rows, setRows, source, shownSeason, fresh, isDirty, isDone: () => isDone.current, offered },
    isByResults: source === "results",
    saved: new Map(base.rows.map((row) => [row.key, row])),
    version: base.version,
    hold: table.hold,
    editByHand: () => setSource("hand"),
    /** @param over the version that it was typed over, where that is an older one: the save then asks about what came since */
    change: (key: string, changes: Partial<DraftRow>, over = base.version) => {
      if (over < base.version) table.setBase({ ...base, version: over, shown: null });
      setRows((before) => {
        const next = before.map((row) => (row.key === key ? { ...row, ...changes } : row));
        const isFigure = [...FIGURES, "points_adjustment", "carried_points"].some((name) => name in changes);
        return isFigure ? recalculated(next, rules) : next;
      });
    },
    save: async () => {
      if (isDirty) await saving.save({ rows, source });
    },
    /** Saves what was chosen of two versions, over the newer one of them. */
    saveMix: async (mixed: TableVersion, version: number) => {
      setRows(mixed.rows);
      setSource(mixed.source);
      await saving.save(mixed, version);
    },
    reset,
    /** A season of that name, with the league's teams. */
    begin: (name: string) => {
      reset();
      setFresh(name);
    },
  };
}

/** What is typed over. */
interface Base extends TableVersion {
  version: number;
  /** What that version showed; null where nothing was loaded, or what is typed was begun over an older one. */
  shown: TableVersion | null;
}

function baseOf(data: LoadedTable, fresh: string | undefined): Base {
  // Of a season that is begun here nothing was loaded: a colleague may have begun it, too.
  if (fresh !== undefined) {
    const rows = recalculated(firstRows(data.teams), withoutStages(data.rules));
    return { rows, source: "hand", version: 0, shown: null };
  }
  const { rows, source, version } = data;
  if (rows.length > 0 || data.error) return { rows, source, version, shown: { rows, source } };
  return { rows: firstRows(data.teams), source, version, shown: null };
}

/** The groups are of the season that was loaded, not of one that is begun beside it. */
function withoutStages(rules: SeasonRules): SeasonRules {
  return { ...rules, stages: [] };
}

/** What is typed, over what: a table that is loaded anew takes the place of nothing that somebody types. */
function useTyped(data: LoadedTable, fresh: string | undefined) {
  const [seen, setSeen] = useState(data);
  const [base, setBase] = useState(() => baseOf(data, fresh));
  const [rows, setRows] = useState(base.rows);
  /** Another one than the base's: a table by results that somebody begins to type in, or what a conflict's answer chose. */
  const [source, setSource] = useState(base.source);
  const [held, hold] = useState(0);
  const latest = useRef({ rows, source, data });
  latest.current = { rows, source, data };
  const isUnsaved = fresh !== undefined && base.version === 0;
  const isDirty =
    isUnsaved ||
    source !== base.source ||
    JSON.stringify(rows.map(bodyOf)) !== JSON.stringify(base.rows.map(bodyOf));
  const begin = (next: Base, typed: TableVersion = next) => {
    setSeen(latest.current.data);
    setBase(next);
    setRows(typed.rows);
    setSource(typed.source);
  };
  if (data !== seen && data.season === (fresh ?? data.season) && !isDirty && held === 0)
    begin(baseOf(data, undefined));
  return {
    ...{ base, setBase, rows, setRows, source, setSource, hold, isDirty, latest },
    /** Goes on over what was saved, with what was typed since: what is loaded next may hold a colleague's save. */
    follow: ({ standings, source, version }: StoredTable, since: TableVersion | undefined): TableVersion => {
      const shown = { rows: draftOf(standings), source };
      begin({ ...shown, version, shown }, since);
      return shown;
    },
  };
}

/** What is kept of a table. Those of before its source was kept told only whether figures are typed. */
interface KeptTable extends TableVersion {
  shown: TableVersion | null;
  isTyped?: boolean;
}

/** Keeps what is typed in this browser, and offers what an earlier visit typed. */
function useTableDrafts(season: string, table: ReturnType<typeof useTyped>) {
  const { base, setBase, rows, setRows, source, setSource, isDirty } = table;
  /** Whether it was dropped, before React has heard of it. */
  const isDone = useRef(false);
  isDone.current = false;
  const name = `table-${season}`;
  const named = useDraftName(name);
  const { shown } = base;
  const { offered } = useFormDraft<KeptTable>(name, named, {
    values: useMemo(() => ({ rows, source, shown }), [rows, source, shown]),
    isDirty,
    start: useMemo(() => JSON.stringify({ rows: base.rows, source: base.source, shown }), [base, shown]),
    version: base.version,
    onTake: (kept, version = base.version) => {
      setRows(kept.rows ?? rows);
      setSource(kept.source ?? (kept.isTyped ? "hand" : base.source));
      setBase({ ...base, version, shown: kept.shown ?? null });
    },
    titleOf: undefined,
    isDone,
  });
  return { isDone, offered, slot: named.slot };
}
