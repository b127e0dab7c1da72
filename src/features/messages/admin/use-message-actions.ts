import { ApiError, api } from "#src/api/client.ts";
import { confirm } from "#src/features/office/confirm.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { type Message, replySince } from "../message.ts";

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
    discardReply: async (message: Message) => {
      if (!(await confirm({ text: words.discardSure, yes: words.discard, isDangerous: true }))) return;
      await act(() => discardReply(message));
    },
    /** Opens a waiting reply to be sent again, unless it is another than was seen, or gone: the list then shows what is there. */
    sendAgain: (seen: Message, open: (present: Message) => void) =>
      act(async () => {
        const present = await api.get<Message>(`/admin/messages/${seen.id}`);
        const since = replySince(seen, present);
        if (since === "same") open(present);
        else showToast({ text: words[since], isBad: true });
      }),
    remove: ({ id }: Message) => remove({ kind: "messages", id, text: words.remove }),
  };
}

/** Discards the reply that was seen: not another one that a colleague has written since. */
async function discardReply(seen: Message): Promise<void> {
  try {
    await api.delete(`/admin/messages/${seen.id}/reply?version=${seen.version}`);
  } catch (failure) {
    const theirs = failure instanceof ApiError ? (failure.body.theirs as Message | undefined) : undefined;
    // Somebody has read the message meanwhile.
    if (theirs && replySince(seen, theirs) === "same") return discardReply(theirs);
    throw failure;
  }
}
