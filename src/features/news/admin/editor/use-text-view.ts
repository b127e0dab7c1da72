import { useState } from "react";
import { ownName } from "#src/api/client.ts";

/** How somebody sees the texts they write. */
export type TextView = "formatted" | "source";

const keyOf = () => `text-view:${ownName()}`;

/** The view of texts that an account chose last in this browser; formatted at first. */
export function useTextView(): [TextView, (view: TextView) => void] {
  const [view, setView] = useState<TextView>(() => {
    try {
      return localStorage.getItem(keyOf()) === "source" ? "source" : "formatted";
    } catch {
      return "formatted";
    }
  });
  const choose = (chosen: TextView) => {
    setView(chosen);
    try {
      localStorage.setItem(keyOf(), chosen);
    } catch {
      // Without a storage it holds as long as the page does.
    }
  };
  return [view, choose];
}
