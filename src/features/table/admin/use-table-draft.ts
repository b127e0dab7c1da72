import { useState } from "react";
import { useRevalidator } from "react-router";
import { ApiError, api } from "#src/features/office/api.ts";
import type { Conflict } from "#src/features/office/conflict.ts";
import { faultText } from "#src/features/office/list-fault.tsx";
import { useListAddress } from "#src/features/office/list-tools.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useOfficeText } from "#src/features/office/use-office-text.ts";
import type { ListedSeason } from "../season.ts";
import { FIGURES } from "../table.ts";
import { useTableOfficeText } from "../use-table-office-text.ts";
import { bodyOf, builtInRows, type DraftRow, recalculated, type SeasonRules } from "./draft-table.ts";
import { conflictOf, type TableConflictAnswer } from "./table-conflict.ts";

/** A season's table as it was loaded. */
export interface LoadedTable {
  seasons: ListedSeason[];
  season: string;
  rows: DraftRow[];
  rules: SeasonRules;
  seasonId: number | undefined;
  version: number | undefined;
  error: ApiError | undefined;
}

/** The table while it is worked on: its rows, whether they are saved, and the save with what may stop it. */
export function useTableDraft(data: LoadedTable) {
  const { season, rules } = data;
  const words = useTableOfficeText();
  const office = useOfficeText();
  const address = useListAddress();
  const { revalidate } = useRevalidator();
  /** A season that was made a moment ago and is not saved. */
  const [fresh, setFresh] = useState<string>();
  const start = data.rows.length > 0 || data.error ? data.rows : builtInRows();
  const [rows, setRows] = useState<DraftRow[]>(start);
  const [isSaving, setIsSaving] = useState(false);
  const [fault, setFault] = useState<string>();
  const [conflict, setConflict] = useState<Conflict>();
  const shownSeason = fresh ?? season;
  const saved = new Map(start.map((row) => [row.key, row]));
  const isDirty =
    fresh !== undefined || JSON.stringify(rows.map(bodyOf)) !== JSON.stringify(start.map(bodyOf));

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
      setFault(faultText(failure, words.saveFailed, office));
    } finally {
      setIsSaving(false);
    }
  };
  const reset = () => {
    setRows(start);
    setFresh(undefined);
    setFault(undefined);
  };
  /** A season of that name, with the league's teams. */
  const begin = (name: string) => {
    setFresh(name);
    setFault(undefined);
    setRows(recalculated(builtInRows(), rules));
  };
  const endConflict = () => setConflict(undefined);
  return {
    rows,
    setRows,
    saved,
    shownSeason,
    fresh,
    isDirty,
    isSaving,
    fault,
    conflict,
    change,
    save,
    reset,
    begin,
    endConflict,
  };
}
