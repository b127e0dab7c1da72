import { useSyncExternalStore } from "react";

/** A visitor's answer about analytics, kept in their browser for six months. */
export type Answer = "accepted" | "declined";

const NAME = "consent";
const KEPT_MS = 183 * 24 * 60 * 60 * 1000;

const listeners = new Set<() => void>();

/** The kept answer; undefined where there is none or it is too old. */
export function readConsent(): Answer | undefined {
  try {
    const { answer, at } = JSON.parse(localStorage.getItem(NAME) ?? "{}") as { answer?: Answer; at?: number };
    return answer && at && Date.now() - at < KEPT_MS ? answer : undefined;
  } catch {
    return undefined;
  }
}

export function keepConsent(answer: Answer): void {
  try {
    localStorage.setItem(NAME, JSON.stringify({ answer, at: Date.now() }));
  } catch {
    // Storage may be off: then the answer holds for this page, and nothing is loaded on the next.
  }
  for (const listener of listeners) listener();
}

/** The visitor's answer for components; "unknown" on the server and until the browser has looked. */
export function useConsent(): Answer | "none" | "unknown" {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => readConsent() ?? "none",
    () => "unknown",
  );
}
