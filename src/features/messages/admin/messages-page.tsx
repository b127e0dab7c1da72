import { Download } from "lucide-react";
import { useEffect, useState } from "react";
import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { api } from "#src/api/client.ts";
import { Button } from "#src/features/office/button.tsx";
import { ListBody } from "#src/features/office/list-body.tsx";
import { attempt } from "#src/features/office/list-fault.tsx";
import { pageIn } from "#src/features/office/list-query.ts";
import { Pager, SearchBox, Segments, useListAddress } from "#src/features/office/list-tools.tsx";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { tellUnread } from "#src/features/office/unread-count.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import type { Message, MessageCounts } from "../message.ts";
import { MessageItem } from "./message-item.tsx";
import styles from "./messages-page.module.css";
import { ReplyDialog } from "./reply-dialog.tsx";
import { useMessageActions } from "./use-message-actions.ts";

const PER_PAGE = 50;

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
  const one = Number(address.get("message"));
  const [{ data, error }, asked] = await Promise.all([
    attempt(
      api.get<{ messages: Message[]; total: number; counts: MessageCounts }>(`/admin/messages?${query}`),
    ),
    one > 0 ? attempt(api.get<Message>(`/admin/messages/${one}`)) : undefined,
  ]);
  return {
    /** The one that the address asks for, to be answered. */
    asked: asked?.data,
    messages: data?.messages ?? [],
    total: data?.total ?? 0,
    counts: data?.counts ?? { all: 0, unread: 0, read: 0, quarantined: 0 },
    page,
    error,
  };
}

export default function MessagesPage() {
  const colon = useColon();
  const { asked, messages, total, counts, page, error } = useLoaderData<typeof clientLoader>();
  const words = useOfficeText("messages");
  const address = useListAddress();
  const actions = useMessageActions();
  const [chosen, setAnswered] = useState<Message>();
  const answered = chosen ?? asked;
  // What was just read, answered or deleted is gone from the menu's count at once.
  useEffect(() => void (!error && tellUnread(counts.unread)), [counts.unread, error]);
  const search = address.get("search");
  return (
    <OfficePage
      title={words.title}
      tools={
        <Button isLine onClick={() => void actions.download()}>
          <Download className="icon" aria-hidden /> {words.download}
        </Button>
      }
    >
      <p className={styles.counts}>
        {`${words.total}${colon}`}
        <b>{counts.all}</b>, {`${words.unread}${colon}`}
        <b>{counts.unread}</b>
      </p>
      <Filters counts={counts} />
      <ListBody
        isEmpty={messages.length === 0}
        error={error}
        words={{ ...words, noneHint: search ? words.noneSearch : words.noneYet }}
      >
        <ul className={styles.messages}>
          {messages.map((message) => (
            <MessageItem key={message.id} message={message} actions={actions} onReply={setAnswered} />
          ))}
        </ul>
      </ListBody>
      <Pager page={page} perPage={PER_PAGE} total={total} />
      {answered && (
        <ReplyDialog
          key={answered.id}
          message={answered}
          onClose={() => {
            setAnswered(undefined);
            if (asked) address.set({ message: "" });
            else actions.refresh();
          }}
        />
      )}
    </OfficePage>
  );
}

function Filters({ counts }: { counts: MessageCounts }) {
  const words = useOfficeText("messages");
  return (
    <div className="filter-bar">
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
  );
}

export function HydrateFallback() {
  const words = useOfficeText("messages");
  return <LoadingPage title={words.title} rows={4} />;
}
