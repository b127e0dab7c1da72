import { useState } from "react";
import { useRevalidator } from "react-router";
import { ApiError, api } from "#src/api/client.ts";
import { type Conflict, isSavedAlready } from "#src/features/office/conflict.ts";
import { faultText } from "#src/features/office/list-fault.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { fold } from "#src/i18n/fold.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import type { Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { TableSource } from "../season.ts";
import type { StandingRow } from "../table.ts";
import type { TableOfficeText } from "../text/office.en.ts";
import { type DraftRow, draftOf, sentOf } from "./draft-table.ts";
import { conflictOf, type TableConflictAnswer, type TableVersion } from "./table-conflict.ts";

/** A season's table with its source and the version that it is of, from one reading or as a save left it. */
export interface StoredTable {
  standings: StandingRow[];
  source: TableSource;
  /** 0 for a season that is not saved yet. */
  version: number;
}

interface SaveTarget {
  season: string;
  /** The version that is typed over; 0 for a season that is not saved yet. */
  loaded: number;
  /** What stood in that version when it was loaded, where that is known. */
  shown: TableVersion | null;
}

/** The save of a season's table. */
export function useTableSave(
  { season, loaded, shown }: SaveTarget,
  onSaved: (sent: TableVersion, stored: StoredTable) => void,
) {
  const words = useOfficeText("table");
  const office = useOfficeText("office");
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [isSaving, setIsSaving] = useState(false);
  const [fault, setFault] = useState<string>();
  const [conflict, setConflict] = useState<Conflict>();
  const save = async (table: TableVersion, version = loaded) => {
    const { rows, source } = table;
    if (isSaving) return;
    if (rows.length === 0) return setFault(words.emptyTable);
    if (rows.some((row) => !row.team_name.trim() || !row.team_name_hy.trim()))
      return setFault(words.nameless);
    setIsSaving(true);
    setFault(undefined);
    try {
      // By results teams and decisions alone are saved.
      const body = { season, standings: rows.map(sentOf), source };
      const conflictWith = (failure: ApiError) => conflictIn(failure, table, shown);
      const stored = await sendOver(body, version, conflictWith);
      onSaved(table, stored);
      await revalidate();
      showToast({ text: office.saved });
      for (const text of savedOtherwise(rows, stored.standings, words, language)) showToast({ text });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      const other = conflictIn(failure, table, shown);
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

function conflictIn(
  { code, body }: ApiError,
  mine: TableVersion,
  shown: TableVersion | null,
): Conflict | undefined {
  if (code !== "conflict" || !body.theirs) return undefined;
  const theirs = draftOf(body.theirs as StandingRow[]);
  return conflictOf({ ...(body as unknown as TableConflictAnswer), theirs }, mine, shown);
}

/** A save whose answer was lost stands there as somebody's: sent again over it, the same is nobody's conflict. */
function sendOver(
  table: object,
  version: number,
  conflictWith: (failure: ApiError) => Conflict | undefined,
): Promise<StoredTable> {
  return api.put<StoredTable>("/admin/league-table", { ...table, version }).catch((error: unknown) => {
    const other = error instanceof ApiError ? conflictWith(error) : undefined;
    if (!other || other.version === version || !isSavedAlready(withoutPlaces(other))) throw error;
    return sendOver(table, other.version, conflictWith);
  });
}

/** Places follow figures and decisions: what an arrow put elsewhere is saved at its own place. */
function withoutPlaces(conflict: Conflict): Conflict {
  const strip = (teams: object) =>
    Object.fromEntries(Object.entries(teams).map(([team, row]) => [team, row && { ...row, position: 0 }]));
  return { ...conflict, yours: strip(conflict.yours), theirs: strip(conflict.theirs) };
}
