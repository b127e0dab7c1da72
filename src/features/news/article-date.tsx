import { useSiteText } from "#src/i18n/i18n.tsx";

interface ArticleDateProps {
  /** "8 March 2025"; empty or null for an article without a true date. */
  date: string | null;
  dateLabel: "date" | "draft" | "invalid";
  /** For machines. */
  dateTime: string | null;
}

/** When an article came out, or that it has no date. Source: specification of the public site, section 4. */
export function ArticleDate({ date, dateLabel, dateTime }: ArticleDateProps) {
  const text = useSiteText("news");
  if (date) return <time dateTime={dateTime ?? undefined}>{date}</time>;
  return <span>{dateLabel === "invalid" ? text.invalidDate : text.draft}</span>;
}
