import { useLocation } from "react-router";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { isOrder, type Tab } from "../tab.ts";

/** The address of a tab, in the order that the players have, with one person's details open on it. */
export function useClubAddress() {
  const language = useLanguage();
  const given = new URLSearchParams(useLocation().search).get("order") ?? "";
  return (tab: Tab, person?: number, order = given) => {
    const query = new URLSearchParams({
      ...(tab === "management" ? {} : { tab }),
      ...(tab === "players" && isOrder(order) && order !== "position" ? { order } : {}),
      ...(person === undefined ? {} : { person: String(person) }),
    });
    return `${localPath(language, "/club")}${query.size > 0 ? `?${query}` : ""}`;
  };
}
