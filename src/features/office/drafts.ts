import { useSyncExternalStore } from "react";
import { ownName } from "#src/api/client.ts";
import { adoptKey, forgetKey, pendingKey } from "#src/api/draft-key.ts";

/** A draft of a form, kept in this browser so that a crash, a reload or an ended session loses nothing. */
export interface Draft {
  at: string;
  values: unknown;
  /** Of the record that it was typed over: a save over a newer one asks, also when somebody goes on with it later. */
  version?: number | undefined;
  /** Under which it was sent without an answer. */
  key?: string | undefined;
}

export type NamedDraft = Draft & { name: string };

const KEPT_MS = 24 * 60 * 60 * 1000;
const PREFIX = "draft:";

/** Keeps a form's values and their key under the signed-in user; returns when, for "Autosaved at". */
export function keepDraft(name: string, values: unknown, version?: number): Date {
  const at = new Date();
  const draft: Draft = { at: at.toISOString(), values, version, key: pendingKey(name, ownName()) };
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(draft));
    last = { name, at, page: location.pathname };
    for (const listener of listeners) listener();
  } catch {
    // A full or closed storage: the form itself still holds everything.
  }
  return at;
}

/** Where a record's draft is kept that is still on offer while something else is typed. */
export const asideOf = (name: string) => `${name}~before`;

/** Keeps a draft that is on offer, so that what is typed meanwhile takes its place without ending it. */
export function setAside(draft: NamedDraft): NamedDraft {
  const aside = { ...draft, name: asideOf(draft.name) };
  try {
    const { name, ...kept } = aside;
    localStorage.setItem(keyOf(name), JSON.stringify(kept));
  } catch {
    // A full or closed storage: the page still offers it.
  }
  return aside;
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

/** The drafts of the last 24 hours by the same user whose names begin so, newest first. */
export function listDrafts(prefix: string): NamedDraft[] {
  const start = keyOf(prefix);
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(start))
      .flatMap((key) => {
        const name = key.slice(keyOf("").length);
        const draft = readDraft(name);
        return draft ? [{ ...draft, name }] : [];
      })
      .sort((one, other) => (one.at < other.at ? 1 : -1));
  } catch {
    return [];
  }
}

/** Goes on with a draft: what was sent of it without an answer is not made a second time. */
export function takeDraft(name: string, { key }: Draft): void {
  if (key) adoptKey(name, key, ownName());
}

/** What is typed next under the name is another draft. */
export function dropDraft(name: string): void {
  forgetKey(name, ownName());
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
  return `${PREFIX}${ownName()}:${name}`;
}
