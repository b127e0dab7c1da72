import { useState } from "react";
import { useRevalidator } from "react-router";
import { ApiError, api } from "#src/api/client.ts";
import { confirm } from "#src/features/office/confirm.tsx";
import { faultText } from "#src/features/office/list-fault.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { AccountRow, IssuedLink } from "../account.ts";
import { askForLink } from "./ask-for-link.ts";

export type AccountActions = ReturnType<typeof useAccountActions>;

/** What the buttons of the list do to an account. */
export function useAccountActions() {
  const words = useOfficeText("accounts");
  const office = useOfficeText("office");
  const { revalidate } = useRevalidator();
  /** A one-time link that was made a moment ago: it is shown once. */
  const [issued, setIssued] = useState<{ link: IssuedLink; account: AccountRow }>();

  const guarded = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      const isStale = failure.code === "conflict" && failure.body.theirs;
      const text = isStale ? office.conflict : faultText(failure, words.saveFailed, office);
      showToast({ text, isBad: true });
      if (failure.code === "network") return;
    }
    await revalidate();
  };
  return {
    issued,
    setIssued,
    makeLink: async (account: AccountRow) => {
      if (!(await askForLink(words, account))) return;
      await guarded(async () => {
        const link = await api.create<IssuedLink>(`/admin/accounts/${account.id}/link`);
        setIssued({ link, account });
      });
    },
    toggleActive: async ({ id, username, is_active, version }: AccountRow) => {
      if (is_active) {
        const text = words.disableAsk(username);
        if (!(await confirm({ text, hint: words.disableHint, yes: words.disable, isDangerous: true })))
          return;
      }
      await guarded(async () => {
        await api.put(`/admin/accounts/${id}`, { is_active: !is_active, version });
        showToast({ text: is_active ? words.disabledNow(username) : words.enabledNow(username) });
      });
    },
  };
}
