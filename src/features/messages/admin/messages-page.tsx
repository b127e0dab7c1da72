import { Check, Download, Reply, ShieldAlert, Trash2 } from "lucide-react";
import { useState } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigation, useRevalidator } from "react-router";
import { ApiError, api } from "#src/features/office/api.ts";
import { confirm } from "#src/features/office/confirm.tsx";
import { attempt, faultText, ListFault } from "#src/features/office/list-fault.tsx";
import {
  Pager,
  SearchBox,
  Segments,
  SkeletonRows,
  useListAddress,
} from "#src/features/office/list-tools.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { staffDateTime } from "#src/features/office/staff-dates.ts";
import { showToast } from "#src/features/office/toasts.tsx";
import { offerUndo } from "#src/features/office/undo.ts";
import { useOfficeWords } from "#src/features/office/use-office-words.ts";
import { useStaffWords } from "#src/i18n/staff-words.tsx";
import { Void } from "#src/ui/void.tsx";
import type { Message, MessageCounts } from "../message.ts";
import { officeMessagesWords } from "./office-messages-words.ts";
import { ReplyDialog } from "./reply-dialog.tsx";
import { WaitingReply } from "./waiting-reply.tsx";
import "./messages.css";

const PER_PAGE = 50;
/** Source: specification of the back office, section 9. */
const BROWSER_LENGTH = 50;

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const address = new URL(request.url).searchParams;
  const page = Math.max(1, Number(address.get("page")) || 1);
  const filter = address.get("filter") || "unread";
  const query = new URLSearchParams({
    filter: filter === "spam" ? "all" : filter,
    ...(filter === "spam" ? { quarantined: "true" } : {}),
    search: address.get("search") ?? "",
    limit: String(PER_PAGE),
    offset: String((page - 1) * PER_PAGE),
  });
  const { data, error } = await attempt(
    api.get<{ messages: Message[]; total: number; counts: MessageCounts }>(`/admin/messages?${query}`),
  );
  return {
    messages: data?.messages ?? [],
    total: data?.total ?? 0,
    counts: data?.counts ?? { all: 0, unread: 0, read: 0, quarantined: 0 },
    page,
    error,
  };
}

export default function MessagesPage() {
  const { messages, total, counts, page, error } = useLoaderData<typeof clientLoader>();
  const words = useStaffWords(officeMessagesWords);
  const office = useOfficeWords();
  const address = useListAddress();
  const isBusy = useNavigation().state !== "idle";
  const { revalidate } = useRevalidator();
  const [answered, setAnswered] = useState<Message>();
  const search = address.get("search");
  const guarded = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      showToast({ text: faultText(failure, office.failed, office.network), isBad: true });
    }
    await revalidate();
  };
  const remove = async ({ id }: Message) => {
    if (!(await confirm({ text: words.remove, yes: office.remove, isDangerous: true }))) return;
    await guarded(async () => {
      await api.delete(`/admin/messages/${id}`);
      offerUndo({ kind: "messages", ids: [id], words: office, onRestored: () => void revalidate() });
    });
  };
  const discard = async ({ id }: Message) => {
    if (!(await confirm({ text: words.discardSure, yes: words.discard, isDangerous: true }))) return;
    await guarded(async () => {
      await api.delete(`/admin/messages/${id}/reply`);
    });
  };
  return (
    <OfficePage
      title={words.title}
      lang={words.lang}
      actions={
        <button
          type="button"
          className="btn sm line"
          onClick={() => void guarded(() => api.download("/admin/messages/export.csv", "messages.csv"))}
        >
          <Download className="i" aria-hidden /> {words.download}
        </button>
      }
    >
      <p className="counts">
        {words.total}: <b>{counts.all}</b>, {words.unread}: <b>{counts.unread}</b>
      </p>
      <div className="flt">
        <SearchBox value={search} onChange={(value) => address.set({ search: value })} label={words.search} />
        <Segments
          label={words.filter}
          value={address.get("filter") || "unread"}
          onChange={(value) => address.set({ filter: value === "unread" ? "" : value })}
          options={[
            { value: "unread", label: words.unread, count: counts.unread },
            { value: "all", label: words.all, count: counts.all },
            { value: "read", label: words.read, count: counts.read },
            ...(counts.quarantined > 0
              ? [{ value: "spam", label: words.quarantined, count: counts.quarantined }]
              : []),
          ]}
        />
      </div>
      {error && <ListFault error={error} failed={words.loadFailed} />}
      {messages.length === 0 && !error ? (
        <Void title={words.none} hint={search ? words.noneSearch : words.noneYet}>
          {address.hasFilters && (
            <button type="button" className="btn sm ghost" onClick={address.clear}>
              {office.clear}
            </button>
          )}
        </Void>
      ) : (
        <ul className={isBusy ? "msgs is-pending" : "msgs"}>
          {messages.map((message) => (
            <li key={message.id} className={message.is_read ? undefined : "new"}>
              <header>
                <b>{message.subject || words.noSubject}</b>
                <time dateTime={message.created_at}>{staffDateTime(message.created_at)}</time>
              </header>
              <p className="who-f">
                {message.name} · <a href={`mailto:${message.email}`}>{message.email}</a>
              </p>
              <p className="text">{message.message}</p>
              {message.reply_text && (
                <div className="replied">
                  {message.reply_status === "failed" ? (
                    <WaitingReply
                      nextTryAt={message.reply_next_try_at}
                      onSend={() => setAnswered(message)}
                      onDiscard={() => void discard(message)}
                    />
                  ) : (
                    <small>
                      {words.replied(
                        message.replied_by ?? "",
                        message.replied_at ? staffDateTime(message.replied_at) : "",
                      )}
                      {message.reply_status === "outbox" && ` · ${words.outbox}`}
                    </small>
                  )}
                  <p className="text">{message.reply_text}</p>
                </div>
              )}
              <footer>
                <small>
                  {message.ip_address && `${words.ip}: ${message.ip_address} `}
                  {message.user_agent && (
                    <span title={message.user_agent}>
                      {words.browser}: {cut(message.user_agent)}
                    </span>
                  )}
                </small>
                {!message.is_read && (
                  <button
                    type="button"
                    className="btn sm line"
                    onClick={() =>
                      void guarded(async () => {
                        await api.put(`/admin/messages/${message.id}/read`);
                      })
                    }
                  >
                    <Check className="i" aria-hidden /> {words.markRead}
                  </button>
                )}
                <button type="button" className="btn sm" onClick={() => setAnswered(message)}>
                  <Reply className="i" aria-hidden /> {words.reply}
                </button>
                <button
                  type="button"
                  className="icb"
                  title={message.is_quarantined ? words.notSpam : words.toSpam}
                  aria-label={`${message.is_quarantined ? words.notSpam : words.toSpam}: ${message.name}`}
                  onClick={() =>
                    void guarded(async () => {
                      await api.put(`/admin/messages/${message.id}/quarantine`, {
                        is_quarantined: !message.is_quarantined,
                      });
                    })
                  }
                >
                  <ShieldAlert className="i" aria-hidden />
                </button>
                <button
                  type="button"
                  className="icb del"
                  title={office.remove}
                  aria-label={`${office.remove}: ${message.name}`}
                  onClick={() => void remove(message)}
                >
                  <Trash2 className="i" aria-hidden />
                </button>
              </footer>
            </li>
          ))}
        </ul>
      )}
      <Pager
        page={page}
        perPage={PER_PAGE}
        total={total}
        onPage={(number) => address.set({ page: number > 1 ? String(number) : "" })}
      />
      {answered && (
        <ReplyDialog
          message={answered}
          onClose={() => {
            setAnswered(undefined);
            void revalidate();
          }}
        />
      )}
    </OfficePage>
  );
}

function cut(text: string): string {
  return text.length > BROWSER_LENGTH ? `${text.slice(0, BROWSER_LENGTH)}…` : text;
}

export function HydrateFallback() {
  const words = useStaffWords(officeMessagesWords);
  return (
    <OfficePage title={words.title} lang={words.lang}>
      <SkeletonRows count={4} />
    </OfficePage>
  );
}
