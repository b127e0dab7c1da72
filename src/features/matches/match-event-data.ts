import { club } from "#club/club.ts";
import { type Language, localPath } from "#src/i18n/languages.ts";
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
  | "id"
  | "path"
  | "status"
  | "kickOff"
  | "time"
  | "date"
  | "day"
  | "home"
  | "away"
  | "venue"
  | "competition"
  | "postponed"
>;

interface Announcement {
  siteUrl: string;
  language: Language;
  /** Every kick-off that it had before, UTC ISO; else the first one alone. */
  formerDates?: readonly string[];
}

/** A match for search engines; what is not known is left out. Source: schema.org/SportsEvent. */
export function matchEvent(
  match: AnnouncedMatch,
  { siteUrl, language, formerDates = [] }: Announcement,
): Record<string, unknown> {
  const [home, away] = [match.home.name.text, match.away.name.text];
  const status = statusOf(match);
  const organizer = match.competition.text;
  return {
    "@type": "SportsEvent",
    name: `${home} – ${away}`,
    description: [organizer, match.date].filter(Boolean).join(", ") || undefined,
    sport: "Football",
    startDate: startOf(match),
    endDate: match.time ? new Date(Date.parse(match.kickOff) + LENGTH_MS).toISOString() : undefined,
    eventStatus: `https://schema.org/${status}`,
    previousStartDate: status === "EventRescheduled" ? formerStarts(match, formerDates) : undefined,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: placeOf(match, language),
    homeTeam: team(home),
    awayTeam: team(away),
    competitor: [team(home), team(away)],
    organizer: organizer ? { "@type": "SportsOrganization", name: organizer } : undefined,
    image: `${siteUrl}/og-image.jpg`,
    url: siteUrl + localPath(language, match.path),
  };
}

/** A match with a new date is told as moved; not one that will not be played at all. */
function statusOf({ status, postponed }: AnnouncedMatch): string {
  return status !== "cancelled" && postponed?.hasNewDate ? "EventRescheduled" : EVENT_STATUS[status];
}

/** Until the hour is known the club's day alone; until the day is known nothing. */
function startOf({ kickOff, time, day }: AnnouncedMatch): string | undefined {
  if (time) return kickOff;
  if (day === null) return undefined;
  return new Date(kickOff).toLocaleDateString("en-CA", { timeZone: club.timeZone });
}

function formerStarts({ postponed }: AnnouncedMatch, formerDates: readonly string[]) {
  const former = formerDates.length > 0 ? formerDates : postponed ? [postponed.wasAt] : [];
  return former.length > 1 ? former : former[0];
}

function team(name: string) {
  return { "@type": "SportsTeam", name, sport: "Football" };
}

function placeOf({ venue, home }: AnnouncedMatch, language: Language) {
  const name = venue.text || (home.isOwn ? club.stadium.name[language] : "");
  if (!name) return undefined;
  // "Malatia Stadium, Yerevan": the town stands last.
  const address = home.isOwn ? club.town[language] : (name.split(", ").at(-1) ?? name);
  return { "@type": "StadiumOrArena", name, address };
}
