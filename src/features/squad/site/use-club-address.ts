import { useLanguage } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import type { Tab } from "../tab.ts";

/** The address of a tab, with one person's details open on it. */
export function useClubAddress() {
  const language = useLanguage();
  return (tab: Tab, person?: number) => {
    const query = new URLSearchParams({
      ...(tab === "management" ? {} : { tab }),
      ...(person === undefined ? {} : { person: String(person) }),
    });
    return `${localPath(language, "/club")}${query.size > 0 ? `?${query}` : ""}`;
  };
}
