import { useEffect, useRef } from "react";
import { type Location, useBlocker } from "react-router";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { confirm } from "./confirm.tsx";
import type { OfficeText } from "./text/office.en.ts";

type StaysAt = (next: Location, current: Location) => boolean;

interface GuardOptions {
  /** Whether the form was saved a moment ago, before React has heard of it. */
  isDone?: () => boolean;
  /** Whether this browser keeps what is left as a draft. */
  hasDraft?: boolean;
  /** Whether an address shows the same, and what is typed stays there; unless told, any of the same page. */
  staysAt?: StaysAt;
}

const isSamePage: StaysAt = (next, current) => next.pathname === current.pathname;

/**
 * Asks before unsaved changes are left, also those of {@link useUnsent}: on links inside the site, and on closing or
 * reloading the page.
 */
export function useUnsavedGuard(
  isDirty: boolean,
  { isDone = () => mayGo, hasDraft = true, staysAt = isSamePage }: GuardOptions = {},
): void {
  useEffect(() => {
    if (!isDirty || hasDraft) return;
    withoutDraft += 1;
    return () => {
      withoutDraft -= 1;
    };
  }, [isDirty, hasDraft]);
  const words = useOfficeText("office");
  const asks = useRef<() => boolean>(() => false);
  asks.current = () => isUnsent() || (isDirty && !isDone());
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => asks.current() && !staysAt(nextLocation, currentLocation),
  );
  useEffect(() => {
    // Always the same: what another listener renders anew would take this one away before it is heard.
    const warn = (event: BeforeUnloadEvent) => {
      if (asks.current()) event.preventDefault();
    };
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, []);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    void confirm({
      text: words.leave,
      ...(hasDraft && !isUnsent() ? { hint: words.leaveHint } : {}),
      yes: words.leaveYes,
      no: words.stay,
      isDangerous: true,
    }).then((isYes) => (isYes ? blocker.proceed() : blocker.reset()));
  }, [blocker, words, hasDraft]);
}

/** What is typed into the smaller forms of a page, each of which is sent by itself. */
const unsent = new Set<object>();
const isUnsent = () => unsent.size > 0 && !mayGo;

/**
 * Has a page with a guard ask about what is typed into a smaller form on it, e.g. an event of a match or a note, before
 * the page is saved, which leads away, or left.
 * @param typed what is typed, as one text; empty for nothing
 */
export function useUnsent(typed: string): void {
  useEffect(() => {
    if (!typed) return;
    const form = { typed };
    unsent.add(form);
    return () => {
      unsent.delete(form);
    };
  }, [typed]);
}

/** Asks before a save that leads away from what is typed into a smaller form. @returns whether to go on, without it */
export async function maySaveWithout({ unsentHere, saveAnyway, stay }: OfficeText): Promise<boolean> {
  if (!isUnsent()) return true;
  const isYes = await confirm({ text: unsentHere, yes: saveAnyway, no: stay, isDangerous: true });
  if (isYes) unsent.clear();
  return isYes;
}

/** How much on the page is typed, not saved and kept nowhere else. */
let withoutDraft = 0;
/** Somebody signs out and knows what goes with it. */
let mayGo = false;

/** Asks before signing out about what no draft keeps, while it can still be saved. @returns whether to go on */
export async function mayLeaveUnsaved({ leave, leaveYes, stay }: OfficeText): Promise<boolean> {
  if (withoutDraft === 0 && !isUnsent()) return true;
  mayGo = await confirm({ text: leave, yes: leaveYes, no: stay, isDangerous: true });
  return mayGo;
}
