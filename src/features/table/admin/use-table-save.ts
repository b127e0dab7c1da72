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
import type { StandingRow } from "../table.ts";
import type { TableOfficeText } from "../text/office.en.ts";
import { type DraftRow, sentOf } from "./draft-table.ts";
import { conflictOf, type TableConflictAnswer } from "./table-conflict.ts";

/** A season's table with the version that it is of, from one reading or as a save left it. */
export interface StoredTable {
  standings: StandingRow[];
  /** 0 for a season that is not saved yet. */
  version: number;
}

interface SaveTarget {
  season: string;
  /** The version that is typed over; 0 for a season that is not saved yet. */
  loaded: number;
  /** It follows the results: teams and decisions alone are saved. */
  isByResults: boolean;
}

/** The save of a season's table. */
export function useTableSave(
  { season, loaded, isByResults }: SaveTarget,
  onSaved: (sent: DraftRow[], stored: StoredTable) => void,
) {
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
      const stored = await sendOver({ season, standings: rows.map(sentOf), ...source }, rows, version);
      onSaved(rows, stored);
      await revalidate();
      showToast({ text: office.saved });
      for (const text of savedOtherwise(rows, stored.standings, words, language)) showToast({ text });
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
function sendOver(table: object, rows: DraftRow[], version: number): Promise<StoredTable> {
  return api.put<StoredTable>("/admin/league-table", { ...table, version }).catch((error: unknown) => {
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
