import { useEffect, useState } from "react";
import { ApiError, api } from "#src/api/client.ts";
import { useSessionUser } from "#src/api/session.ts";
import type { InLanguages } from "#src/db/columns.ts";
import { type OfficeTexts, useLanguage } from "#src/i18n/i18n.tsx";
import type { Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { searchText, soughtParts } from "#src/i18n/search-words.ts";
import { staffDate } from "../staff-dates.ts";
import { sectionsFor } from "./sidebar.tsx";

/** Where one can go. */
export interface Destination {
  key: string;
  to: string;
  title: string;
  /** The language that the title is in. */
  lang: Language;
  /** What kind of thing it is: a page, an article … */
  what: string;
  detail?: string;
}

/** As `GET /api/admin/find` answers. */
interface FoundRecord extends InLanguages<"title"> {
  kind: keyof OfficeTexts["history"]["kinds"];
  id: number;
  to: string;
  at: string | null;
}

const TYPING_MS = 150;

/** The pages and records that what is typed may mean; without a word, all pages. */
export function useDestinations(text: string) {
  const language = useLanguage();
  const { kinds } = useOfficeText("history");
  const { records, isBusy, hasFailed } = useRecords(text.trim());
  const sought = soughtParts(text);
  const pages = usePages().filter(({ title }) => {
    const words = searchText(title);
    return sought.every((parts) => parts.some((part) => words.includes(part)));
  });
  const found = records.map((record): Destination => {
    const title = localised(record, "title", language);
    return {
      key: `${record.kind}-${record.id}`,
      to: record.to,
      title: title.text,
      lang: title.lang,
      what: kinds[record.kind],
      ...(record.at ? { detail: staffDate(record.at) } : {}),
    };
  });
  return { destinations: [...pages, ...found], isBusy, hasFailed };
}

/** The sections that the account sees with what belongs to each, and the pages where something new is made. */
function usePages(): Destination[] {
  const lang = useLanguage();
  const office = useOfficeText("office");
  const { create: article } = useOfficeText("news");
  const { create: match } = useOfficeText("matches");
  const { add: player } = useOfficeText("players");
  const { add: member } = useOfficeText("staff");
  const role = useSessionUser()?.role;
  const names: Record<string, unknown> = office;
  const page = (to: string, title: string, what: string) => ({ key: to, to, title, lang, what });
  const sections = sectionsFor(role).flatMap((section) => [
    section,
    ...((section as { parts?: readonly { name: string; to: string }[] }).parts ?? []),
  ]);
  return [
    ...sections.map(({ name, to }) => page(to, String(names[name]), office.pageKind)),
    page("/admin/profile", office.profile, office.pageKind),
    page("/admin/news/create", article, office.actionKind),
    ...(role === "writer"
      ? []
      : [
          page("/admin/matches/create", match, office.actionKind),
          page("/admin/players/create", player, office.actionKind),
          page("/admin/staff/create", member, office.actionKind),
        ]),
  ];
}

/** What the server finds, a moment after the last letter; the earlier ones stay until the next are there. */
function useRecords(query: string) {
  const [found, setFound] = useState<{ query: string; records: FoundRecord[]; hasFailed?: boolean }>({
    query: "",
    records: [],
  });
  useEffect(() => {
    if (!query) return setFound({ query, records: [] });
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const path = `/admin/find?${new URLSearchParams({ q: query.slice(0, 200) })}`;
        const { records } = await api.get<{ records: FoundRecord[] }>(path, stop.signal);
        setFound({ query, records });
      } catch (error) {
        if (stop.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        setFound({ query, records: [], hasFailed: true });
      }
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query]);
  return { ...found, isBusy: found.query !== query };
}
