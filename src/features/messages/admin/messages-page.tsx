import { Check, Download, Reply, ShieldAlert, Trash2 } from "lucide-react";
import { useState } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigation } from "react-router";
import { api } from "#src/features/office/api.ts";
import { confirm } from "#src/features/office/confirm.tsx";
import { ListBody } from "#src/features/office/list-body.tsx";
import { attempt } from "#src/features/office/list-fault.tsx";
import { pageIn } from "#src/features/office/list-query.ts";
import { Pager, SearchBox, Segments, useListAddress } from "#src/features/office/list-tools.tsx";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { RowButton } from "#src/features/office/row-button.tsx";
import { staffDateTime } from "#src/features/office/staff-dates.ts";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import { useOfficeText } from "#src/features/office/use-office-text.ts";
import type { Message, MessageCounts } from "../message.ts";
import { useMessagesOfficeText } from "../use-messages-office-text.ts";
import { ReplyDialog } from "./reply-dialog.tsx";
import { WaitingReply } from "./waiting-reply.tsx";
import "./messages.css";

const PER_PAGE = 50;
/** Source: specification of the back office, section 9. */
const BROWSER_LENGTH = 50;

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const address = new URL(request.url).searchParams;
  const page = pageIn(address);
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
  const words = useMessagesOfficeText();
  const office = useOfficeText();
  const address = useListAddress();
  const isBusy = useNavigation().state !== "idle";
  const { act, remove, refresh } = useListActions();
  const [answered, setAnswered] = useState<Message>();
  const search = address.get("search");
  const discard = async ({ id }: Message) => {
    if (!(await confirm({ text: words.discardSure, yes: words.discard, isDangerous: true }))) return;
    await act(() => api.delete(`/admin/messages/${id}/reply`));
  };
  return (
    <OfficePage
      title={words.title}
      tools={
        <button
          type="button"
          className="button button-small line"
          onClick={() => void act(() => api.download("/admin/messages/export.csv", "messages.csv"))}
        >
          <Download className="icon" aria-hidden /> {words.download}
        </button>
      }
    >
      <p className="counts">
        {words.total}: <b>{counts.all}</b>, {words.unread}: <b>{counts.unread}</b>
      </p>
      <div className="flt">
        <SearchBox label={words.search} />
        <Segments
          name="filter"
          label={words.filter}
          unset="unread"
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
      <ListBody
        isEmpty={messages.length === 0}
        error={error}
        words={{ ...words, noneHint: search ? words.noneSearch : words.noneYet }}
      >
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
                    className="button button-small line"
                    onClick={() => void act(() => api.put(`/admin/messages/${message.id}/read`))}
                  >
                    <Check className="icon" aria-hidden /> {words.markRead}
                  </button>
                )}
                <button type="button" className="button button-small" onClick={() => setAnswered(message)}>
                  <Reply className="icon" aria-hidden /> {words.reply}
                </button>
                <RowButton
                  label={message.is_quarantined ? words.notSpam : words.toSpam}
                  of={message.name}
                  icon={ShieldAlert}
                  onClick={() =>
                    void act(() =>
                      api.put(`/admin/messages/${message.id}/quarantine`, {
                        is_quarantined: !message.is_quarantined,
                      }),
                    )
                  }
                />
                <RowButton
                  label={office.remove}
                  of={message.name}
                  icon={Trash2}
                  isDangerous
                  onClick={() => void remove({ kind: "messages", id: message.id, text: words.remove })}
                />
              </footer>
            </li>
          ))}
        </ul>
      </ListBody>
      <Pager page={page} perPage={PER_PAGE} total={total} />
      {answered && (
        <ReplyDialog
          message={answered}
          onClose={() => {
            setAnswered(undefined);
            refresh();
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
  const words = useMessagesOfficeText();
  return <LoadingPage title={words.title} rows={4} />;
}
