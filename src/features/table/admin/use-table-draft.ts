import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { ApiError, api } from "#src/api/client.ts";
import { type Conflict, isSavedAlready } from "#src/features/office/conflict.ts";
import { faultText } from "#src/features/office/list-fault.tsx";
import { useListAddress } from "#src/features/office/list-tools.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import type { Team } from "#src/features/teams/team.ts";
import { fold } from "#src/i18n/fold.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import type { Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { ListedSeason } from "../season.ts";
import { FIGURES, type StandingRow } from "../table.ts";
import type { TableOfficeText } from "../text/office.en.ts";
import { bodyOf, type DraftRow, firstRows, recalculated, type SeasonRules, sentOf } from "./draft-table.ts";
import { conflictOf, type TableConflictAnswer } from "./table-conflict.ts";

/** A season's table as it was loaded. */
export interface LoadedTable {
  seasons: ListedSeason[];
  season: string;
  rows: DraftRow[];
  /** The club's list, of which a new season is made. */
  teams: Team[];
  rules: SeasonRules;
  seasonId: number | undefined;
  version: number | undefined;
  error: ApiError | undefined;
}

export type TableDraft = ReturnType<typeof useTableDraft>;

/**
 * The table while it is worked on: its rows, whether they are saved, and the save with what may stop it.
 * @param typedSince where what was typed during a save is handed to the draft that follows it
 */
export function useTableDraft(data: LoadedTable, typedSince: RefObject<DraftRow[] | undefined>) {
  const { rules } = data;
  const address = useListAddress();
  /** A season that was made a moment ago and is not saved. */
  const [fresh, setFresh] = useState<string>();
  const start = data.rows.length > 0 || data.error ? data.rows : firstRows(data.teams);
  const [rows, setRows] = useState<DraftRow[]>(start);
  /** A table by results that somebody begins to type in. */
  const [isTyped, setIsTyped] = useState(false);
  const isByResults = rules.table_source === "results" && !fresh && !isTyped;
  const shownSeason = fresh ?? data.season;
  const saved = new Map(start.map((row) => [row.key, row]));
  const isDirty =
    fresh !== undefined || isTyped || JSON.stringify(rows.map(bodyOf)) !== JSON.stringify(start.map(bodyOf));
  // Of a season that is begun here nothing was loaded: a colleague may have begun it, too.
  const target = { season: shownSeason, loaded: fresh ? 0 : data.version, isByResults };
  const sent = useHandOver(rows, setRows, typedSince);
  const saving = useTableSave(target, (stored) => {
    sent.current = stored;
    if (!fresh) return;
    setFresh(undefined);
    address.set({ season: fresh });
  });
  const { setFault } = saving;
  return {
    ...saving,
    rows,
    setRows,
    saved,
    shownSeason,
    fresh,
    isDirty,
    isByResults,
    editByHand: () => setIsTyped(true),
    change: (key: string, changes: Partial<DraftRow>) =>
      setRows((before) => {
        const next = before.map((row) => (row.key === key ? { ...row, ...changes } : row));
        const isFigure = [...FIGURES, "points_adjustment", "carried_points"].some((name) => name in changes);
        return isFigure ? recalculated(next, fresh ? withoutStages(rules) : rules) : next;
      }),
    save: async (rows: DraftRow[], version?: number) => {
      if (isDirty) await saving.save(rows, version);
    },
    reset: () => {
      setRows(start);
      setFresh(undefined);
      setIsTyped(false);
      setFault(undefined);
    },
    /** A season of that name, with the league's teams. */
    begin: (name: string) => {
      setFresh(name);
      setFault(undefined);
      setRows(recalculated(firstRows(data.teams), withoutStages(rules)));
    },
  };
}

/** The groups are of the season that was loaded, not of one that is begun beside it. */
function withoutStages(rules: SeasonRules): SeasonRules {
  return { ...rules, stages: [] };
}

/** What is typed while a save is on its way goes on in the draft that follows it. @returns where to note what was saved */
function useHandOver(
  rows: DraftRow[],
  setRows: (rows: DraftRow[]) => void,
  typedSince: RefObject<DraftRow[] | undefined>,
) {
  const [latest, sent] = [useRef(rows), useRef<DraftRow[]>(undefined)];
  latest.current = rows;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a draft; the one before it has ended by then.
  useLayoutEffect(() => {
    if (typedSince.current) setRows(typedSince.current);
    typedSince.current = undefined;
    return () => {
      if (sent.current && latest.current !== sent.current) typedSince.current = latest.current;
    };
  }, []);
  return sent;
}

interface SaveTarget {
  season: string;
  /** The version that was loaded; 0 for a season that is not saved yet. */
  loaded: number | undefined;
  /** It follows the results: teams and decisions alone are saved. */
  isByResults: boolean;
}

/** The save of a season's table. */
function useTableSave({ season, loaded, isByResults }: SaveTarget, onSaved: (stored: DraftRow[]) => void) {
  const words = useOfficeText("table");
  const office = useOfficeText("office");
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [isSaving, setIsSaving] = useState(false);
  const [fault, setFault] = useState<string>();
  const [conflict, setConflict] = useState<Conflict>();
  const save = async (rows: DraftRow[], version = loaded) => {
    if (isSaving) return;
    if (rows.length === 0) return setFault(words.emptyTable);
    if (rows.some((row) => !row.team_name.trim() || !row.team_name_hy.trim()))
      return setFault(words.nameless);
    setIsSaving(true);
    setFault(undefined);
    try {
      const source = isByResults ? { source: "results" } : {};
      const { standings } = await sendOver({ season, standings: rows.map(sentOf), ...source }, rows, version);
      onSaved(rows);
      // What is saved begins a new draft: whoever is told so before would see what was opened since vanish again.
      await revalidate();
      showToast({ text: office.saved });
      for (const text of savedOtherwise(rows, standings, words, language)) showToast({ text });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      const other = conflictIn(failure, rows);
      if (other) return setConflict(other);
      setFault(faultText(failure, words.saveFailed, office));
    } finally {
      setIsSaving(false);
    }
  };
  return { isSaving, fault, setFault, conflict, endConflict: () => setConflict(undefined), save };
}

/** What of the saved table is not as it was sent: places follow figures, and who has results stays. */
function savedOtherwise(
  sent: DraftRow[],
  stored: StandingRow[],
  words: TableOfficeText,
  language: Language,
): string[] {
  const places = stored.map((row) => sent.findIndex((one) => isSameRow(one, row)));
  const isMoved = places
    .filter((place) => place >= 0)
    .some((place, index, all) => place < (all[index - 1] ?? 0));
  const more = stored.filter((_, index) => places[index] === -1);
  const names = more.map((row) => localised(row, "team_name", language).text);
  return [
    ...(isMoved ? [words.placesByFigures] : []),
    ...(names.length > 0 ? [words.stays(names.join(", "))] : []),
  ];
}

/** Also where the save knew a team by its name, or wrote it as the club's list does. */
function isSameRow(sent: DraftRow, stored: StandingRow): boolean {
  if (sent.id !== null && sent.id === stored.id) return true;
  if (sent.team_id !== null && stored.team_id !== null) return sent.team_id === stored.team_id;
  return fold(sent.team_name) === fold(stored.team_name);
}

function conflictIn({ code, body }: ApiError, rows: DraftRow[]): Conflict | undefined {
  if (code !== "conflict" || !body.theirs) return undefined;
  return conflictOf(body as unknown as TableConflictAnswer, rows);
}

/** A save whose answer was lost stands there as somebody's: sent again over it, the same is nobody's conflict. */
function sendOver(
  table: object,
  rows: DraftRow[],
  version: number | undefined,
): Promise<{ standings: StandingRow[] }> {
  return api
    .put<{ standings: StandingRow[] }>("/admin/league-table", { ...table, version })
    .catch((error: unknown) => {
      const other = error instanceof ApiError ? conflictIn(error, rows) : undefined;
      if (!other || other.version === version || !isSavedAlready(withoutPlaces(other))) throw error;
      return sendOver(table, rows, other.version);
    });
}

/** Places follow figures and decisions: what an arrow put elsewhere is saved at its own place. */
function withoutPlaces(conflict: Conflict): Conflict {
  const strip = (teams: object) =>
    Object.fromEntries(Object.entries(teams).map(([team, row]) => [team, row && { ...row, position: 0 }]));
  return { ...conflict, yours: strip(conflict.yours), theirs: strip(conflict.theirs) };
}
