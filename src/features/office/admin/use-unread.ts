import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { api } from "#src/api/client.ts";

const EVERY_MS = 60_000;

/** How many messages nobody has read; asked on each page and once a minute. Failures keep the last number. */
export function useUnread(): number {
  const { pathname } = useLocation();
  const [unread, setUnread] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page asks anew.
  useEffect(() => {
    const ask = () =>
      api.get<{ unread: number }>("/admin/messages?limit=1").then(
        (answer) => setUnread(answer.unread ?? 0),
        () => {},
      );
    void ask();
    const timer = setInterval(ask, EVERY_MS);
    return () => clearInterval(timer);
  }, [pathname]);
  return unread;
}
