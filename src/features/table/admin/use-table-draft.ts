import { useMemo, useRef, useState } from "react";
import type { ApiError } from "#src/api/client.ts";
import { dropDraft, keepDraft } from "#src/features/office/drafts.ts";
import { useListAddress } from "#src/features/office/list-tools.tsx";
import { useDraftName, useFormDraft } from "#src/features/office/use-form-draft.ts";
import type { Team } from "#src/features/teams/team.ts";
import type { ListedSeason } from "../season.ts";
import { FIGURES } from "../table.ts";
import { bodyOf, type DraftRow, draftOf, firstRows, recalculated, type SeasonRules } from "./draft-table.ts";
import { type StoredTable, useTableSave } from "./use-table-save.ts";

/** A season's table as it was loaded. */
export interface LoadedTable {
  seasons: ListedSeason[];
  season: string;
  rows: DraftRow[];
  /** Of the rows: what is typed over them is saved over it. */
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
  const { base, rows, setRows, isTyped, setIsTyped, isByResults, isDirty, latest } = table;
  const shownSeason = fresh ?? data.season;
  const rules = fresh ? withoutStages(data.rules) : data.rules;
  const { isDone, offered, slot } = useTableDrafts(shownSeason, table);
  const target = { season: shownSeason, loaded: base.version, isByResults };
  const saving = useTableSave(target, (sent, stored) => {
    const since = latest.current.rows === sent ? undefined : latest.current.rows;
    table.follow(stored, isByResults, since);
    setIsTyped((now) => now && !isTyped);
    if (since) keepDraft(slot, { rows: since, isTyped: false }, stored.version);
    else dropDraft(slot);
    if (fresh) address.set({ season: fresh });
  });
  const reset = () => {
    isDone.current = true;
    // One that is still on offer stays.
    if (isDirty) dropDraft(slot);
    setRows(base.rows);
    setIsTyped(false);
    setFresh(undefined);
    saving.setFault(undefined);
  };
  return {
    ...saving,
    ...{ rows, setRows, shownSeason, fresh, isDirty, isDone: () => isDone.current, isByResults, offered },
    saved: new Map(base.rows.map((row) => [row.key, row])),
    version: base.version,
    hold: table.hold,
    editByHand: () => setIsTyped(true),
    /** @param over the version that it was typed over, where that is an older one: the save then asks about what came since */
    change: (key: string, changes: Partial<DraftRow>, over = base.version) => {
      if (over < base.version) table.setBase({ ...base, version: over });
      setRows((before) => {
        const next = before.map((row) => (row.key === key ? { ...row, ...changes } : row));
        const isFigure = [...FIGURES, "points_adjustment", "carried_points"].some((name) => name in changes);
        return isFigure ? recalculated(next, rules) : next;
      });
    },
    save: async (rows: DraftRow[], version?: number) => {
      if (isDirty) await saving.save(rows, version);
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
interface Base {
  rows: DraftRow[];
  version: number;
  isByResults: boolean;
}

function baseOf(data: LoadedTable, fresh: string | undefined): Base {
  // Of a season that is begun here nothing was loaded: a colleague may have begun it, too.
  if (fresh !== undefined) {
    const rows = recalculated(firstRows(data.teams), withoutStages(data.rules));
    return { rows, version: 0, isByResults: false };
  }
  const rows = data.rows.length > 0 || data.error ? data.rows : firstRows(data.teams);
  return { rows, version: data.version, isByResults: data.rules.table_source === "results" };
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
  /** A table by results that somebody begins to type in. */
  const [isTyped, setIsTyped] = useState(false);
  const [held, hold] = useState(0);
  const latest = useRef({ rows, data });
  latest.current = { rows, data };
  const isUnsaved = fresh !== undefined && base.version === 0;
  const isDirty =
    isUnsaved || isTyped || JSON.stringify(rows.map(bodyOf)) !== JSON.stringify(base.rows.map(bodyOf));
  const begin = (next: Base, typed = next.rows) => {
    setSeen(latest.current.data);
    setBase(next);
    setRows(typed);
  };
  if (data !== seen && data.season === (fresh ?? data.season) && !isDirty && held === 0)
    begin(baseOf(data, undefined));
  return {
    ...{ base, setBase, rows, setRows, isTyped, setIsTyped, hold, isDirty, latest },
    isByResults: base.isByResults && !isTyped,
    /** Goes on over what was saved, with what was typed since: what is loaded next may hold a colleague's save. */
    follow: ({ standings, version }: StoredTable, isByResults: boolean, since: DraftRow[] | undefined) =>
      begin({ rows: draftOf(standings), version, isByResults }, since),
  };
}

/** Keeps what is typed in this browser, and offers what an earlier visit typed. */
function useTableDrafts(season: string, table: ReturnType<typeof useTyped>) {
  const { base, setBase, rows, setRows, isTyped, setIsTyped, isDirty } = table;
  /** Whether it was dropped, before React has heard of it. */
  const isDone = useRef(false);
  isDone.current = false;
  const name = `table-${season}`;
  const named = useDraftName(name);
  const { offered } = useFormDraft(name, named, {
    values: useMemo(() => ({ rows, isTyped }), [rows, isTyped]),
    isDirty,
    start: useMemo(() => JSON.stringify({ rows: base.rows, isTyped: false }), [base]),
    version: base.version,
    onTake: (kept, version = base.version) => {
      setRows(kept.rows ?? rows);
      setIsTyped(kept.isTyped ?? false);
      setBase({ ...base, version });
    },
    titleOf: undefined,
    isDone,
  });
  return { isDone, offered, slot: named.slot };
}
