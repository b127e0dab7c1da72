import type { App } from "#src/app/app.server.ts";
import { noStore } from "#src/app/tracking.server.ts";
import { minuteLabel, readLengths } from "#src/features/ledger/clock.ts";
import type { Language } from "#src/i18n/languages.ts";
import { localised, type ShownText } from "#src/i18n/localised.ts";
import { groupDigits } from "#src/i18n/numbers.ts";
import { listCardsByIds, type MatchCard } from "./card-queries.server.ts";
import { listShownEvents } from "./event-queries.server.ts";
import {
  displayScore,
  type EventType,
  type Match,
  type MatchEvent,
  type Score,
  scoreFromEvents,
  type TeamType,
} from "./match.ts";
import { type MatchPreview, matchPreview } from "./match-preview.server.ts";
import { type MatchView, matchView } from "./match-view.server.ts";
import { isFixed } from "./postponement.ts";
import { scoreOfGoals } from "./score.ts";
import { lastNameOf, playerName } from "./scorers.server.ts";
import { videoId } from "./video.ts";

/** One entry of the timeline; a substitution has both its players. */
export interface TimelineEntry {
  id: number;
  side: TeamType;
  /** "45+2" */
  minute: string;
  /** Whether it fell in the second half or later. */
  isSecondHalf: boolean;
  parts: {
    type: EventType;
    /** In full; of a substitution, whose two players share a line, the last name. */
    player: ShownText;
    /** The number of a player in the squad, whose own dialog there is. */
    playerId: number | null;
    description: ShownText;
  }[];
  /** The score after a goal; null also while not every goal is known. */
  score: Score | null;
}

/** A match as its dialog shows it, in one language. */
export interface MatchDetails {
  match: MatchView;
  attendance: string;
  weather: string;
  /** "21 °C" with a no-break space and a true minus. */
  temperature: string;
  report: ShownText;
  video: string | null;
  timeline: TimelineEntry[];
  /** The score at half-time, once something happened after it; null while not every goal is known. */
  halfTime: Score | null;
  /** Of a match to come: how both teams come to it. */
  preview: MatchPreview | null;
}

/** The number of the match that an address asks for; null for none and for a false number. */
export function wantedMatch(wanted: string | null): number | null {
  return wanted && /^[1-9]\d{0,14}$/.test(wanted) ? Number(wanted) : null;
}

/**
 * The details of the match that an address asks for; null for none, for an unknown one and for a false number.
 * @param known cards that the page has read already, with that match's report; the match may be among them
 */
export async function findMatchDetails(
  app: App,
  wanted: string | null,
  language: Language,
  known: MatchCard[] = [],
): Promise<MatchDetails | null> {
  const id = wantedMatch(wanted);
  const isWanted = ({ match }: MatchCard) => match.id === id;
  const card =
    id === null
      ? undefined
      : (known.find(isWanted) ?? (await listCardsByIds(app.db, [id], "none", "whole"))[0]);
  if (!card) {
    if (wanted) noStore();
    return null;
  }
  if (isFixed(card.match))
    return { ...matchDetails(card, [], language), preview: await matchPreview(app.db, card.match, language) };
  return matchDetails(card, await listShownEvents(app.db, card.match.id), language);
}

function matchDetails({ match, teams }: MatchCard, events: MatchEvent[], language: Language): MatchDetails {
  const isWhole = hasAllGoals(match, events);
  // What an awarded match's goals come to is the score on the field.
  const hasScores = isWhole || match.outcome === "awarded";
  const [half] = readLengths(match.half_lengths);
  const timeline = timelineOf(events, { language, hasScores, half });
  return {
    match: matchView({ match, teams, events }, language),
    attendance: match.attendance === null ? "" : groupDigits(match.attendance, language),
    weather: match.weather,
    temperature: match.temperature === null ? "" : `${String(match.temperature).replace("-", "−")}\u00a0°C`,
    report: localised(match, "match_report", language),
    video: videoId(match.video_url),
    timeline,
    halfTime:
      isWhole && timeline.some((entry) => entry.isSecondHalf)
        ? scoreFromEvents(events.filter(({ minute }) => minute <= half))
        : null,
    preview: null,
  };
}

/** Whether the goals come to the score: of one that was typed, half of the goals may stand nowhere. */
function hasAllGoals(match: Match, events: MatchEvent[]): boolean {
  const goals = scoreOfGoals(events, match) ?? { home: 0, away: 0 };
  const score = displayScore(match);
  return score?.home === goals.home && score.away === goals.away;
}

interface Telling {
  language: Language;
  /** Whether it is known how it stood after each goal. */
  hasScores: boolean;
  /** The last minute of the first half. */
  half: number;
}

function timelineOf(events: MatchEvent[], { language, hasScores, half }: Telling): TimelineEntry[] {
  const byId = new Map(events.map((event) => [event.id, event]));
  const shown = new Set<number>();
  const entries: TimelineEntry[] = [];
  events.forEach((event, index) => {
    if (shown.has(event.id)) return;
    const pair = event.pair_id === null ? undefined : byId.get(event.pair_id);
    const both = pair ? [event, pair].sort((a, b) => order(a) - order(b)) : [event];
    for (const { id } of both) shown.add(id);
    const isGoal = ["goal", "penalty_scored", "own_goal"].includes(event.event_type);
    entries.push({
      id: event.id,
      side: event.team_type,
      minute: minuteLabel(event.minute, event.extra_time),
      isSecondHalf: event.minute > half,
      parts: both.map((one) => ({
        type: one.event_type,
        player: pair ? lastNameOf(one, language) : playerName(one, language),
        playerId: one.player_id,
        description: localised(one, "description", language),
      })),
      score: isGoal && hasScores ? scoreFromEvents(events.slice(0, index + 1)) : null,
    });
  });
  return entries;
}

/** Who comes on stands before who goes off. */
function order(event: MatchEvent): number {
  return event.event_type === "substitution_in" ? 0 : 1;
}
