import { useCallback, useEffect, useState } from "react";
import { ApiError, api } from "#src/api/client.ts";
import { confirm } from "#src/features/office/confirm.tsx";
import { faultText } from "#src/features/office/list-fault.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { AccountRow, IssuedLink, SessionRow } from "../account.ts";
import { askForLink } from "./ask-for-link.ts";

export type AccountAccess = ReturnType<typeof useAccountAccess>;

interface AccountAccessOptions {
  onClose: () => void;
  onLink: (link: IssuedLink) => void;
}

/** The ways into another's account, and where they are signed in. */
export function useAccountAccess(account: AccountRow, { onClose, onLink }: AccountAccessOptions) {
  const words = useOfficeText("accounts");
  const office = useOfficeText("office");
  const path = `/admin/accounts/${account.id}`;
  const { sessions, reload } = useSessionsOf(account.id);

  const act = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast({ text: faultText(error, words.saveFailed, office), isBad: true });
    }
    reload();
  };
  const end = (session?: SessionRow) =>
    act(async () => {
      const { ended } = await api.delete<{ ended: number }>(
        `${path}/sessions${session ? `/${session.id}` : ""}`,
      );
      showToast({ text: words.signedOut(ended) });
    });
  return {
    sessions,
    end,
    endAll: async () => {
      const text = words.signOutAsk(account.username);
      if (await confirm({ text, yes: words.signOutEverywhere, isDangerous: true })) await end();
    },
    makeLink: async () => {
      if (await askForLink(words, account))
        await act(async () => onLink(await api.create<IssuedLink>(`${path}/link`)));
    },
    resetTwoFactor: async () => {
      const isSure = await confirm({
        text: words.resetTwoFactorAsk(account.username),
        hint: words.resetTwoFactorHint,
        yes: words.resetTwoFactor,
        isDangerous: true,
      });
      if (!isSure) return;
      await act(async () => {
        await api.post(`${path}/two-factor/reset`);
        showToast({ text: words.twoFactorOff });
        onClose();
      });
    },
  };
}

/** Undefined while loading; a failed load shows none, since the list is extra here. */
function useSessionsOf(accountId: number) {
  const [sessions, setSessions] = useState<SessionRow[]>();
  const reload = useCallback(() => {
    api.get<{ sessions: SessionRow[] }>(`/admin/accounts/${accountId}/sessions`).then(
      (answer) => setSessions(answer.sessions),
      () => setSessions([]),
    );
  }, [accountId]);
  useEffect(reload, [reload]);
  return { sessions, reload };
}
