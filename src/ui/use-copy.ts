import { useEffect, useRef, useState } from "react";

/** How long "copied" is said. */
const SHOWN_MS = 4000;

/**
 * Puts a text into the clipboard, and says so for a while.
 * @param onForbidden marks the text where it is shown, one key away: without TLS a browser has no clipboard at all
 */
export function useCopy(text: string, onForbidden?: () => void) {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  /** @returns whether it is in the clipboard */
  const copy = async (): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      onForbidden?.();
      return false;
    }
    setIsCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsCopied(false), SHOWN_MS);
    return true;
  };
  return { isCopied, copy };
}
