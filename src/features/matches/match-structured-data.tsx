import { club } from "#club/club.ts";
import { JsonLd } from "#src/features/shell/json-ld.tsx";
import { useSiteUrl } from "#src/features/shell/use-site-url.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import type { MatchStatus } from "./match.ts";
import type { MatchView } from "./match-view.server.ts";

/** Two halves, the break and a little added time. */
const LENGTH_MS = 115 * 60_000;

const EVENT_STATUS: Record<MatchStatus, string> = {
  scheduled: "EventScheduled",
  live: "EventScheduled",
  finished: "EventScheduled",
  postponed: "EventPostponed",
  cancelled: "EventCancelled",
};

/** What search engines hear of a match. */
export type AnnouncedMatch = Pick<
  MatchView,
  "id" | "status" | "kickOff" | "date" | "home" | "away" | "venue" | "competition" | "postponed"
>;

/** A match for search engines. Source: schema.org/SportsEvent. */
export function MatchStructuredData({ match }: { match: AnnouncedMatch }) {
  const siteUrl = useSiteUrl();
  const language = useLanguage();
  const team = (name: string) => ({ "@type": "SportsTeam", name, sport: "Football" });
  const [home, away] = [match.home.name.text, match.away.name.text];
  const isAtHome = match.home.isOwn;
  const venue = match.venue.text || (isAtHome ? club.stadium.name[language] : "");
  return (
    <JsonLd
      data={{
        "@type": "SportsEvent",
        name: `${home} – ${away}`,
        description: `${match.competition.text}, ${match.date}`,
        sport: "Football",
        startDate: match.kickOff,
        endDate: new Date(Date.parse(match.kickOff) + LENGTH_MS).toISOString(),
        eventStatus: `https://schema.org/${match.postponed?.hasNewDate ? "EventRescheduled" : EVENT_STATUS[match.status]}`,
        previousStartDate: match.postponed?.hasNewDate ? match.postponed.wasAt : undefined,
        eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
        location: venue
          ? {
              "@type": "StadiumOrArena",
              name: venue,
              // "Malatia Stadium, Yerevan": the town stands last.
              address: isAtHome ? club.town[language] : (venue.split(", ").at(-1) ?? venue),
            }
          : undefined,
        homeTeam: team(home),
        awayTeam: team(away),
        competitor: [team(home), team(away)],
        organizer: { "@type": "SportsOrganization", name: match.competition.text },
        image: `${siteUrl}/og-image.jpg`,
        url: `${siteUrl}${localPath(language, "/matches")}?match=${match.id}`,
      }}
    />
  );
}
