import { useEffect } from "react";
import { useBlocker } from "react-router";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { confirm } from "./confirm.tsx";

/**
 * Asks before unsaved changes are left: on links inside the site, and on closing or reloading the page.
 * @param isDone whether the form was saved a moment ago, before React has heard of it
 */
export function useUnsavedGuard(isDirty: boolean, isDone: () => boolean = () => false): void {
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
      hint: words.leaveHint,
      yes: words.leaveYes,
      no: words.stay,
      isDangerous: true,
    }).then((isYes) => (isYes ? blocker.proceed() : blocker.reset()));
  }, [blocker, words]);
}
