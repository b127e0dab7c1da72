import { useEffect, useRef, useSyncExternalStore } from "react";
import { ownName } from "#src/api/client.ts";
import { adoptKey, forgetKey, pendingKey, keyOf as sendingKey } from "#src/api/draft-key.ts";

/** A draft of a form, kept in this browser so that a crash, a reload or an ended session loses nothing. */
export interface Draft {
  at: string;
  values: unknown;
  /** Of the record that it was typed over: a save over a newer one asks, also when somebody goes on with it later. */
  version?: number | undefined;
  /** Under which it was sent without an answer. */
  key?: string | undefined;
}

/** A draft with what it is one of, e.g. "category-12", and where it is kept. */
export type NamedDraft = Draft & { name: string; slot: string };

const KEPT_MS = 24 * 60 * 60 * 1000;
/** Of one form; older ones go. */
const MOST_DRAFTS = 20;
const PREFIX = "draft:";

/**
 * Where one opened form keeps what is typed: two tabs, and two visits, have a draft each, so that none writes over
 * another's or ends it.
 */
export function slotOf(name: string, writer: string): string {
  return `${name}~${writer}`;
}

/** Once an answer was seen, whoever goes on with the draft sends it under another key. */
export function keepAnswered(slot: string): void {
  const draft = read(slot);
  if (draft) write(slot, { ...draft, key: pendingKey(slot, ownName()) });
}

/** Keeps a form's values and their key under the signed-in user; returns when, for "Autosaved at". */
export function keepDraft(slot: string, values: unknown, version?: number): Date {
  const at = new Date();
  const draft: Draft = { at: at.toISOString(), values, version, key: pendingKey(slot, ownName()) };
  if (write(slot, draft)) {
    last = { slot, at, page: location.pathname };
    for (const listener of listeners) listener();
  }
  return at;
}

/** Keeps what is about to be sent, with the key under which it is: whoever comes back to it sends the same once more. */
export function keepSent(slot: string, values: unknown, version?: number): void {
  sendingKey(slot, ownName());
  keepDraft(slot, values, version);
}

/** Keeps what is typed beside the form that it was typed in, which goes on with another draft. */
export function setAside(slot: string, values: unknown, version?: number): NamedDraft {
  const name = nameOf(slot);
  const aside = slotOf(name, crypto.randomUUID());
  const key = pendingKey(slot, ownName());
  const draft: Draft = { at: new Date().toISOString(), values, version, key };
  // Where the storage is full or closed the page still offers it.
  write(aside, draft);
  dropDraft(slot);
  return { ...draft, name, slot: aside };
}

/**
 * The drafts of the last 24 hours by the same user, newest first.
 * @param hasMany whether each record that is begun has a name of its own, e.g. "article-new-5f0c…"
 */
export function draftsOf(name: string, hasMany = false): NamedDraft[] {
  const drafts = allDrafts()
    .filter((draft) => draft.name === name || (hasMany && draft.name.startsWith(`${name}-`)))
    .sort((one, other) => (one.at < other.at ? 1 : -1));
  for (const { slot } of drafts.slice(MOST_DRAFTS)) localStorage.removeItem(keyOf(slot));
  return drafts.slice(0, MOST_DRAFTS);
}

/** A draft on offer as its own tab has it by now: longer, or sent under a key without an answer. */
export function asItIsNow(draft: NamedDraft): NamedDraft {
  const { name, slot } = draft;
  const present = read(slot);
  return present ? { ...present, name, slot } : draft;
}

/** Goes on with a draft in another form; what was sent of it without an answer is not made a second time. */
export function takeDraft(draft: NamedDraft, slot: string): void {
  goOnUnderKey(draft, slot);
  keepDraft(slot, draft.values, draft.version);
  if (localStorage.getItem(keyOf(slot))) removeTaken(draft);
}

/** What the form of this slot sends next is that draft. */
export function goOnUnderKey({ key }: Draft, slot: string): void {
  if (key) adoptKey(slot, key, ownName());
  else forgetKey(slot, ownName());
}

/** Ends a draft whose text is kept elsewhere by now, unless its own tab has written it anew since. */
export function removeTaken({ slot, at }: NamedDraft): void {
  if (read(slot)?.at === at) localStorage.removeItem(keyOf(slot));
}

/** Throws away a draft that is on offer. */
export function discardDraft({ slot }: NamedDraft): void {
  localStorage.removeItem(keyOf(slot));
}

/** Ends the draft of one's own form: what is typed there next is another. */
export function dropDraft(slot: string): void {
  forgetKey(slot, ownName());
  if (last?.slot === slot) last = undefined;
  localStorage.removeItem(keyOf(slot));
}

/** Keeps the draft of an open form there: another tab may go on with it or throw it away, and ends only its own copy. */
export function useHeldDraft(slot: string): void {
  useEffect(() => {
    const hold = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key === keyOf(slot) && oldValue && newValue === null) localStorage.setItem(key, oldValue);
    };
    addEventListener("storage", hold);
    return () => removeEventListener("storage", hold);
  }, [slot]);
}

/**
 * Hears what other tabs make of drafts.
 * @param onChange the slot, and whether nothing is kept there any more: saved or thrown away
 */
export function useOtherTabs(onChange: (slot: string, isGone: boolean) => void): void {
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    const start = keyOf("");
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key?.startsWith(start)) latest.current(key.slice(start.length), newValue === null);
    };
    addEventListener("storage", hear);
    return () => removeEventListener("storage", hear);
  }, []);
}

/** The draft that was kept last, and on which page. */
let last: { slot: string; at: Date; page: string } | undefined;
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

/** All drafts of the signed-in user; those of more than 24 hours go. */
function allDrafts(): NamedDraft[] {
  try {
    const start = keyOf("");
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(start))
      .flatMap((key) => {
        const slot = key.slice(start.length);
        const draft = read(slot);
        if (draft && Date.now() - Date.parse(draft.at) < KEPT_MS)
          return [{ ...draft, name: nameOf(slot), slot }];
        localStorage.removeItem(key);
        return [];
      });
  } catch {
    return [];
  }
}

function read(slot: string): Draft | undefined {
  try {
    return (JSON.parse(localStorage.getItem(keyOf(slot)) ?? "null") as Draft | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether it is kept: where the storage is full or closed, the form itself still holds everything. */
function write(slot: string, draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(slot), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** What is kept in a slot, e.g. "category-12". */
export function nameOf(slot: string): string {
  return slot.split("~", 1)[0] ?? slot;
}

function keyOf(slot: string): string {
  return `${PREFIX}${ownName()}:${slot}`;
}
