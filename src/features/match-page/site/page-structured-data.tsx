import { club } from "#club/club.ts";
import type { MatchStatus } from "#src/features/matches/match.ts";
import { matchEvent } from "#src/features/matches/match-event-data.ts";
import { JsonLd } from "#src/features/shell/json-ld.tsx";
import { useSiteUrl } from "#src/features/shell/use-site-url.ts";
import { sayPack } from "#src/features/voice/packs.ts";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { labelOf } from "./entry-words.ts";
import { feedOf } from "./feed.ts";
import { useFollowedMatch } from "./followed-match.ts";

/** The last so many entries are told to search engines while the match is played. */
const UPDATES = 50;
/** From the first entry until the match must be over. */
const COVERAGE_MS = 3 * 3_600_000;

/** The match for search engines, and its course while it is played. Source: schema.org/SportsEvent, LiveBlogPosting. */
export function PageStructuredData() {
  const { data, isLive, log } = useFollowedMatch();
  const siteUrl = useSiteUrl();
  const language = useLanguage();
  const match = { ...data.match, status: log.status as MatchStatus };
  const event = matchEvent(match, { siteUrl, language, formerDates: data.formerDates });
  return (
    <>
      <JsonLd data={event} />
      {isLive && log.entries.length > 0 && <LiveBlog event={event} />}
    </>
  );
}

function LiveBlog({ event }: { event: object }) {
  const { state, data, context } = useFollowedMatch();
  const siteUrl = useSiteUrl();
  const language = useLanguage();
  const page = useSiteText("matchPage");
  const { match } = data;
  const url = siteUrl + localPath(language, match.path);
  const headline = `${match.home.name.text} – ${match.away.name.text}`;
  const author = {
    "@type": "SportsTeam",
    name: club.name[language],
    url: siteUrl + localPath(language, "/"),
  };
  const updates = feedOf(state, true, language)
    .filter(({ line }) => !line.entry.isVoid)
    .slice(0, UPDATES)
    .map(({ line, lines }) => {
      const said = sayPack(lines, context(line, true), language);
      const body = said.map(({ text }) => text).join("") || labelOf(line, page);
      return {
        "@type": "BlogPosting",
        headline: body.slice(0, 110),
        articleBody: body,
        datePublished: line.entry.occurred_at,
        author,
        url: `${url}#${line.entry.id}`,
      };
    });
  return (
    <JsonLd
      data={{
        "@type": "LiveBlogPosting",
        headline,
        url,
        inLanguage: language,
        about: event,
        author,
        datePublished: match.kickOff,
        dateModified: updates[0]?.datePublished ?? match.kickOff,
        coverageStartTime: match.kickOff,
        coverageEndTime: new Date(Date.parse(match.kickOff) + COVERAGE_MS).toISOString(),
        liveBlogUpdate: updates,
      }}
    />
  );
}
