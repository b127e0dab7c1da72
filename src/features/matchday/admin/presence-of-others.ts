import { useEffect, useState } from "react";
import { HEARTBEAT_MS } from "#src/features/presence/presence.ts";
import { callHeaders } from "./sender.ts";

/** The names of others who have the match open, in a console or in its form; nobody while that can't be told. */
export function useOthersAt(match: number): string[] {
  const [others, setOthers] = useState<string[]>([]);
  useEffect(() => {
    const path = `/api/admin/presence/matches/${match}`;
    let isOpen = true;
    const beat = async () => {
      try {
        const answer = await fetch(path, { method: "POST", headers: callHeaders() });
        const { others: names = [] } = answer.ok ? ((await answer.json()) as { others?: string[] }) : {};
        if (isOpen) setOthers(names);
      } catch {
        if (isOpen) setOthers([]);
      }
    };
    void beat();
    const timer = setInterval(beat, HEARTBEAT_MS);
    return () => {
      isOpen = false;
      clearInterval(timer);
      fetch(path, { method: "DELETE", headers: callHeaders(), keepalive: true }).catch(() => {});
    };
  }, [match]);
  return others;
}
