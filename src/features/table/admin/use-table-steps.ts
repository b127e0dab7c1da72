import { useRevalidator } from "react-router";
import { api } from "#src/api/client.ts";
import { confirm } from "#src/features/office/confirm.tsx";
import { useListAddress } from "#src/features/office/list-tools.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { type DraftRow, renumbered } from "./draft-table.ts";
import type { TableDraft } from "./use-table-draft.ts";

export type TableSteps = ReturnType<typeof useTableSteps>;

/** What leads away from the table that is typed, or takes something from it: each asks first. */
export function useTableSteps({ isDirty, shownSeason, reset, setRows }: TableDraft) {
  const words = useOfficeText("table");
  const office = useOfficeText("office");
  const address = useListAddress();
  const { revalidate } = useRevalidator();
  const { act } = useListActions();
  const mayDiscard = async (text: string) =>
    !isDirty || (await confirm({ text, yes: words.discardYes, isDangerous: true }));
  const maySwitch = () => mayDiscard(words.discard);
  return {
    maySwitch,
    switchTo: async (other: string) => {
      if (other === shownSeason || !(await maySwitch())) return;
      reset();
      address.set({ season: other });
    },
    reset: async () => {
      if (await mayDiscard(words.resetQuestion(shownSeason))) reset();
    },
    refresh: async () => {
      if (!(await mayDiscard(office.leave))) return;
      reset();
      await revalidate();
    },
    /** The season that the site shows. */
    chooseForSite: async (season: string) => {
      // The page may stand at that season, and what others have saved meanwhile begins a new draft.
      if (!(await maySwitch())) return;
      reset();
      await act(async () => {
        await api.post("/admin/league-table/current", { season });
        showToast({ text: office.saved });
      });
    },
    remove: async (row: DraftRow) => {
      const text = words.removeTeam(row.team_name);
      if (!(await confirm({ text, yes: office.remove, isDangerous: true }))) return;
      setRows((before) => renumbered(before.filter(({ key }) => key !== row.key)));
    },
  };
}
