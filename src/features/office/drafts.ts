import { useSyncExternalStore } from "react";
import { storedSession } from "#src/api/session.ts";

/** A draft of a form, kept in this browser so that a crash, a reload or an ended session loses nothing. */
export interface Draft {
  at: string;
  values: unknown;
}

const KEPT_MS = 24 * 60 * 60 * 1000;
const PREFIX = "draft:";

/** Keeps a form's values under the signed-in user; returns when, for "Autosaved at". */
export function keepDraft(name: string, values: unknown): Date {
  const at = new Date();
  try {
    localStorage.setItem(keyOf(name), JSON.stringify({ at: at.toISOString(), values } satisfies Draft));
    last = { name, at, page: location.pathname };
    for (const listener of listeners) listener();
  } catch {
    // A full or closed storage: the form itself still holds everything.
  }
  return at;
}

/** A draft of the last 24 hours by the same user; older ones go. */
export function readDraft(name: string): Draft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(keyOf(name)) ?? "null") as Draft | null;
    if (!draft) return undefined;
    if (Date.now() - Date.parse(draft.at) < KEPT_MS) return draft;
    dropDraft(name);
  } catch {}
  return undefined;
}

export function dropDraft(name: string): void {
  if (last?.name === name) last = undefined;
  localStorage.removeItem(keyOf(name));
}

/** The draft that was kept last, and on which page. */
let last: { name: string; at: Date; page: string } | undefined;
const listeners = new Set<() => void>();

/** When what is typed on this page was last kept. */
export function useLastDraft(): Date | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => (last?.page === location.pathname ? last.at : undefined),
    () => undefined,
  );
}

function keyOf(name: string): string {
  return `${PREFIX}${storedSession()?.user.username ?? ""}:${name}`;
}
