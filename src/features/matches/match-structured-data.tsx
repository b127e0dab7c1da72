import { JsonLd } from "#src/features/shell/json-ld.tsx";
import { useSiteUrl } from "#src/features/shell/use-site-url.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { type AnnouncedMatch, matchEvent } from "./match-event-data.ts";

/** A match for search engines. */
export function MatchStructuredData({ match }: { match: AnnouncedMatch }) {
  const siteUrl = useSiteUrl();
  const language = useLanguage();
  return <JsonLd data={matchEvent(match, { siteUrl, language })} />;
}
