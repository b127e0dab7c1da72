import { useEffect } from "react";
import { useLocation } from "react-router";
import { api } from "#src/api/client.ts";
import { tellUnread, useUnreadCount } from "../unread-count.ts";

const EVERY_MS = 60_000;

/**
 * How many messages nobody has read; asked on each page and once a minute. Failures keep the last number.
 * @param mayRead whether they are this account's business
 */
export function useUnread(mayRead: boolean): number {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page asks anew.
  useEffect(() => {
    if (!mayRead) return;
    const ask = () =>
      api.get<{ unread: number }>("/admin/messages?limit=1").then(
        (answer) => tellUnread(answer.unread ?? 0),
        () => {},
      );
    void ask();
    const timer = setInterval(ask, EVERY_MS);
    return () => clearInterval(timer);
  }, [pathname, mayRead]);
  return useUnreadCount();
}
