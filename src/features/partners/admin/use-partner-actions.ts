import { useState } from "react";
import { api } from "#src/api/client.ts";
import { useListAddress } from "#src/features/office/list-tools.tsx";
import { offerUndo } from "#src/features/office/undo.ts";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Partner } from "../partner.ts";

export type PartnerActions = ReturnType<typeof usePartnerActions>;

/** What the buttons of the list do; a partner that is added opens in its dialog at once. */
export function usePartnerActions() {
  const words = useOfficeText("partners");
  const address = useListAddress();
  const { act, remove, refresh } = useListActions();
  const shut = () => address.set({ partner: "" });
  /** A partner that was made a moment ago: its dialog says "adding". */
  const [fresh, setFresh] = useState<{ id: number; version: number; isBlank: boolean }>();
  const office = useOfficeText("office");

  /** The server puts it at the end. */
  const add = async (values: Partial<Partner>, draft: string, isBlank = false) => {
    const added = await api.create<Partner>("/admin/partners", { ...values, is_active: false }, draft);
    setFresh({ id: added.id, version: added.version, isBlank });
    address.set({ partner: String(added.id), ...(added.is_active ? {} : { inactive: "1" }) });
  };
  return {
    isFresh: ({ id }: Partner) => id === fresh?.id,
    create: () => act(() => add(blank(words.newName), "partner-new", true), words.createFailed),
    duplicate: (partner: Partner) =>
      act(
        () => add(copyOf(partner, words.copyOf(partner.name)), `partner-copy-${partner.id}`),
        words.copyFailed,
        words.copyError,
      ),
    edit: ({ id }: Partner) => {
      setFresh(undefined);
      address.set({ partner: String(id) });
    },
    /** Closes the dialog after a save. */
    close: () => {
      shut();
      refresh();
    },
    /** Closes the dialog without one: a new partner of whom nothing was saved goes with it. */
    cancel: ({ id }: Partner) => {
      shut();
      if (id !== fresh?.id || !fresh.isBlank) return refresh();
      void act(async () => {
        // What a colleague has written of it meanwhile stays.
        const { version } = await api.get<Partner>(`/admin/partners/${id}`);
        if (version !== fresh.version) return refresh();
        await api.delete(`/admin/partners/${id}`);
        offerUndo({ kind: "partners", ids: [id], words: office, onRestored: refresh });
      }, words.removeFailed);
    },
    remove: ({ id }: Partner) =>
      remove({ kind: "partners", id, text: words.remove, failed: words.removeFailed }),
  };
}

function blank(name: string): Partial<Partner> {
  return {
    name,
    url: `https://${location.host}`,
    category: "partner",
    display_in_partners: true,
    display_in_footer: false,
  };
}

/** All that staff wrote of a partner, shown nowhere yet. */
function copyOf(partner: Partner, name: string): Partial<Partner> {
  const { id: _, version: __, created_at: ___, updated_at: ____, order_num: _____, ...rest } = partner;
  return {
    ...rest,
    name,
    display_in_header: false,
    display_in_footer: false,
    display_in_matches: false,
    display_in_table: false,
    display_in_partners: false,
  };
}
