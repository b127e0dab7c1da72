import { useState } from "react";
import { dropDraft, keepDraft, readDraft, takeDraft } from "./drafts.ts";

/**
 * What is typed into a small form and not sent yet; this browser keeps it, so that whoever leaves or reloads goes on
 * with it. Kept once more when it is being sent, its key goes along: where its answer is lost, the next tab makes no
 * second one.
 * @returns what is typed, absent for nothing, and what keeps it
 */
export function useKept<Typed>(draft: string) {
  const [typed, setTyped] = useState(() => {
    const kept = readDraft(draft);
    if (kept) takeDraft(draft, kept);
    return kept?.values as Typed | undefined;
  });
  const keep = (next: Typed | undefined) => {
    setTyped(next);
    if (next) keepDraft(draft, next);
    else dropDraft(draft);
  };
  return [typed, keep] as const;
}
