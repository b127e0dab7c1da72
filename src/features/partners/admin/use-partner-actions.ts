import { useState } from "react";
import { api } from "#src/api/client.ts";
import { useListAddress } from "#src/features/office/list-tools.tsx";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Partner } from "../partner.ts";

export type PartnerActions = ReturnType<typeof usePartnerActions>;

/** What the buttons of the list do; a partner that is added opens in its dialog at once. */
export function usePartnerActions() {
  const words = useOfficeText("partners");
  const address = useListAddress();
  const { act, remove, refresh } = useListActions();
  /** A partner that was made a moment ago: its dialog says "adding". */
  const [fresh, setFresh] = useState<number>();

  /** The server puts it at the end. */
  const add = async (values: Partial<Partner>, draft: string) => {
    const added = await api.create<Partner>("/admin/partners", { ...values, is_active: false }, draft);
    setFresh(added.id);
    address.set({ partner: String(added.id), ...(added.is_active ? {} : { inactive: "1" }) });
  };
  return {
    isFresh: ({ id }: Partner) => id === fresh,
    create: () => act(() => add(blank(words.newName), "partner-new"), words.createFailed),
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
    /** Closes the dialog. */
    close: () => {
      address.set({ partner: "" });
      refresh();
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
