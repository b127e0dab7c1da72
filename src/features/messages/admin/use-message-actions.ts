import { api } from "#src/api/client.ts";
import { confirm } from "#src/features/office/confirm.tsx";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Message } from "../message.ts";

export type MessageActions = ReturnType<typeof useMessageActions>;

/** What the buttons of the inbox do, but for the reply, which has a dialog. */
export function useMessageActions() {
  const words = useOfficeText("messages");
  const { act, remove, refresh } = useListActions();
  return {
    refresh,
    download: () => act(() => api.download("/admin/messages/export.csv", "messages.csv")),
    markRead: ({ id }: Message) => act(() => api.put(`/admin/messages/${id}/read`)),
    /** Takes it for spam, or no longer. */
    quarantine: ({ id, is_quarantined }: Message) =>
      act(() => api.put(`/admin/messages/${id}/quarantine`, { is_quarantined: !is_quarantined })),
    discardReply: async ({ id }: Message) => {
      if (!(await confirm({ text: words.discardSure, yes: words.discard, isDangerous: true }))) return;
      await act(() => api.delete(`/admin/messages/${id}/reply`));
    },
    remove: ({ id }: Message) => remove({ kind: "messages", id, text: words.remove }),
  };
}
