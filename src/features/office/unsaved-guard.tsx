import { useEffect } from "react";
import { useBlocker } from "react-router";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { confirm } from "./confirm.tsx";
import type { OfficeText } from "./text/office.en.ts";

interface GuardOptions {
  /** Whether the form was saved a moment ago, before React has heard of it. */
  isDone?: () => boolean;
  /** Whether this browser keeps what is left as a draft. */
  hasDraft?: boolean;
}

/** Asks before unsaved changes are left: on links inside the site, and on closing or reloading the page. */
export function useUnsavedGuard(
  isDirty: boolean,
  { isDone = () => mayGo, hasDraft = true }: GuardOptions = {},
): void {
  useEffect(() => {
    if (!isDirty || hasDraft) return;
    withoutDraft += 1;
    return () => {
      withoutDraft -= 1;
    };
  }, [isDirty, hasDraft]);
  const words = useOfficeText("office");
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isDone() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isDone()) event.preventDefault();
    };
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isDirty, isDone]);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    void confirm({
      text: words.leave,
      ...(hasDraft ? { hint: words.leaveHint } : {}),
      yes: words.leaveYes,
      no: words.stay,
      isDangerous: true,
    }).then((isYes) => (isYes ? blocker.proceed() : blocker.reset()));
  }, [blocker, words, hasDraft]);
}

/** How much on the page is typed, not saved and kept nowhere else. */
let withoutDraft = 0;
/** Somebody signs out and knows what goes with it. */
let mayGo = false;

/** Asks before signing out about what no draft keeps, while it can still be saved. @returns whether to go on */
export async function mayLeaveUnsaved({ leave, leaveYes, stay }: OfficeText): Promise<boolean> {
  if (withoutDraft === 0) return true;
  mayGo = await confirm({ text: leave, yes: leaveYes, no: stay, isDangerous: true });
  return mayGo;
}
