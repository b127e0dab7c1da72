import { useEffect, useRef, useState } from "react";
import { ApiError, api } from "#src/api/client.ts";
import type { CheckChoice, ChecksOfArticle } from "./check.ts";

/** After the last key; nobody waits for it, and each look parses the texts. */
const PAUSE_MS = 1200;
/** Foreign sites get so long to answer between two looks, and so many looks. */
const LOOK_AGAIN_MS = 4000;
const MOST_LOOKS = 5;

/**
 * What the checks find in what is typed, and again when it changed; the last answer stands until the next is there.
 * @param path the call that says it
 */
export function useChecks(path: string, typed: object) {
  const [answer, setAnswer] = useState<ChecksOfArticle>();
  const [isFailed, setIsFailed] = useState(false);
  const hasLooked = useRef(false);
  const body = JSON.stringify(typed);
  useEffect(() => {
    let isOver = false;
    let timer = setTimeout(look, hasLooked.current ? PAUSE_MS : 0);
    hasLooked.current = true;
    let left = MOST_LOOKS;
    async function look() {
      try {
        const found = await api.post<ChecksOfArticle>(path, JSON.parse(body));
        if (isOver) return;
        setAnswer(found);
        setIsFailed(false);
        if (found.asking > 0 && --left > 0) timer = setTimeout(look, LOOK_AGAIN_MS);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!isOver) setIsFailed(true);
      }
    }
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [path, body]);
  return {
    answer,
    isFailed,
    setChoice: (choice: CheckChoice) => setAnswer((one) => one && { ...one, ...choice }),
  };
}
