import { minuteLabel } from "#src/features/ledger/clock.ts";
import type { Language } from "#src/i18n/languages.ts";
import { localised, type ShownText } from "#src/i18n/localised.ts";
import type { CardEvent } from "./card-event-queries.server.ts";
import type { EventType, TeamType } from "./match.ts";
import { isGoal } from "./score.ts";
import type { MatchesText } from "./text/en.ts";
import { matches as en } from "./text/en.ts";
import { matches as hy } from "./text/hy.ts";
import { matches as ru } from "./text/ru.ts";

/** Who scored for each side, in the order of their first goals: "Rivas 14’, 71’ (pen.)". */
export interface Scorers {
  home: string[];
  away: string[];
}

/** What happened last in a match. */
export interface LastEntry {
  /** "45+2" */
  minute: string;
  type: EventType;
  side: TeamType;
  player: ShownText;
  /** Of a substitution: who went off. */
  off: ShownText | null;
}

/** The true prime stands in a file of rare signs, 12 kB of a first view for one mark; this one is with the figures. */
const MINUTE = "’";

const TEXTS: Record<Language, MatchesText> = { en, hy, ru };

/**
 * The goals of a match beside its score; null without any.
 * @param events by time
 */
export function scorersOf(events: readonly CardEvent[], language: Language): Scorers | null {
  const goals = events.filter(isGoal);
  if (goals.length === 0) return null;
  const of = (side: TeamType) => {
    const scored = goals.filter((goal) => sideOf(goal) === side);
    const byName = Map.groupBy(scored, (goal) => lastNameOf(goal, language).text);
    return [...byName].map(([name, own]) =>
      `${name} ${own.map((goal) => minuteOf(goal, language)).join(", ")}`.trim(),
    );
  };
  return { home: of("home"), away: of("away") };
}

/** The minute of each goal and the side that it counts for. */
export function goalMarks(events: readonly CardEvent[]): { minute: number; side: TeamType }[] {
  return events.filter(isGoal).map((goal) => ({ minute: goal.minute, side: sideOf(goal) }));
}

/** @param events by time */
export function lastEntryOf(events: readonly CardEvent[], language: Language): LastEntry | null {
  const last = events.at(-1);
  if (!last) return null;
  const pair = last.pair_id === null ? undefined : events.find(({ id }) => id === last.pair_id);
  const isPaired = pair && last.event_type === "substitution_out";
  const shown = isPaired ? pair : last;
  return {
    minute: minuteLabel(last.minute, last.extra_time),
    type: shown.event_type,
    side: shown.team_type,
    player: playerName(shown, language),
    off: pair ? playerName(isPaired ? last : pair, language) : null,
  };
}

/** First and last name; empty where nobody is named. */
export function playerName(event: CardEvent, language: Language): ShownText {
  const first = localised(event, "player_name", language);
  const last = localised(event, "player_last_name", language);
  return { text: `${first.text} ${last.text}`.trim(), lang: last.text ? last.lang : first.lang };
}

/** The name by which a player is called; the first one of somebody with no other. */
export function lastNameOf(event: CardEvent, language: Language): ShownText {
  const last = localised(event, "player_last_name", language);
  return last.text ? last : localised(event, "player_name", language);
}

function minuteOf(goal: CardEvent, language: Language): string {
  const { ownGoalMark, penaltyMark } = TEXTS[language];
  const marks: Partial<Record<EventType, string>> = { own_goal: ownGoalMark, penalty_scored: penaltyMark };
  const mark = marks[goal.event_type];
  return `${minuteLabel(goal.minute, goal.extra_time)}${MINUTE}${mark ? ` (${mark})` : ""}`;
}

/** An own goal counts for the other side. */
function sideOf({ event_type, team_type }: CardEvent): TeamType {
  if (event_type !== "own_goal") return team_type;
  return team_type === "home" ? "away" : "home";
}
