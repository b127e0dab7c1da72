import { useEffect, useState } from "react";
import { FRAGMENT } from "./hand-over-code.ts";
import { type Missing, type OpenMatch, openMatch } from "./open-match.ts";

/** The match of the address as long as its page is shown; undefined while it is being opened. */
export function useOpenMatch(match: number): OpenMatch | Missing | undefined {
  const [opened, setOpened] = useState<OpenMatch | Missing>();
  useEffect(() => {
    let isShown = true;
    let close = () => {};
    void openMatch(match).then((one) => {
      if (typeof one !== "string") close = one.close;
      if (isShown) setOpened(one);
      else close();
    });
    return () => {
      isShown = false;
      close();
    };
  }, [match]);
  useEffect(() => {
    // Another phone's code that is followed here: it is read as the page is loaded.
    const follow = () => {
      if (location.hash.startsWith(`#${FRAGMENT}`)) location.reload();
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return opened;
}
