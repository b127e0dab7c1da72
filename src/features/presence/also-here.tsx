import { Users } from "lucide-react";
import { useEffect, useState } from "react";
import { ApiError, api } from "#src/api/client.ts";
import { HEARTBEAT_MS, type SharedKind } from "#src/features/presence/presence.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import styles from "./also-here.module.css";
import { ALSO_HERE } from "./also-here-text.ts";

/**
 * Without a key or a movement for this long nobody works here any more: the page falls silent, and an idle
 * session may end.
 */
const AWAY_MS = 10 * 60_000;

/** Says who else has the same record open, as long as they have. */
export function AlsoHere({ kind, id }: { kind: SharedKind; id: number }) {
  const language = useLanguage();
  const others = useOthers(kind, id);
  return (
    <p className={styles.alsoHere} role="status">
      {others.length > 0 && (
        <>
          <Users className="icon" aria-hidden /> <span>{ALSO_HERE[language](others)}</span>
        </>
      )}
    </p>
  );
}

function useOthers(kind: SharedKind, id: number): string[] {
  const [others, setOthers] = useState<string[]>([]);
  useEffect(() => {
    const path = `/admin/presence/${kind}/${id}`;
    let isOpen = true;
    let movedAt = Date.now();
    const move = () => {
      movedAt = Date.now();
    };
    const beat = () => {
      if (Date.now() - movedAt > AWAY_MS) return;
      api.post<{ others: string[] }>(path).then((answer) => isOpen && setOthers(answer.others), unimportant);
    };
    beat();
    const timer = setInterval(beat, HEARTBEAT_MS);
    addEventListener("pointermove", move, { passive: true });
    addEventListener("keydown", move);
    return () => {
      isOpen = false;
      clearInterval(timer);
      removeEventListener("pointermove", move);
      removeEventListener("keydown", move);
      api.delete(path).catch(unimportant);
    };
  }, [kind, id]);
  return others;
}

/** Who else is here is good to know, and no reason to disturb anybody when it can't be told. */
function unimportant(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
