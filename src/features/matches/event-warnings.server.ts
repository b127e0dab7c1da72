import type { FieldFault } from "#src/errors/app-error.ts";
import { type Lengths, minuteLabel } from "#src/features/ledger/clock.ts";
import type { Language } from "#src/i18n/languages.ts";
import { eventErrors } from "./errors.server.ts";
import { isSamePerson, personOf } from "./event-person.ts";
import type { MatchEvent } from "./match.ts";
import { isGoal } from "./score.ts";

/** The second one sends off. Source: IFAB Laws of the Game, Law 12. */
const MOST_YELLOWS = 2;

/**
 * What is odd about an event among those of its match: told, not refused, for the ground is right.
 * @param events all of the match, by time
 * @param lengths of the match's periods, in minutes
 */
export function doubtsAboutEvent(
  event: MatchEvent,
  events: MatchEvent[],
  lengths: Lengths,
  language?: Language,
): FieldFault[] {
  const others = events.filter((other) => other.id !== event.id && isSamePerson(other, event));
  return [
    ...doubtAboutAddedTime(event, lengths),
    ...doubtAboutYellows(event, others, language),
    ...doubtAboutSendingOff(event, others, language),
    ...doubtAboutComingOn(event, others, language),
  ];
}

/**
 * Of a goal beside one that counts for the same side in the same minute: two people may have entered one.
 * Only two different scorers make sure that it is another.
 */
export function doubtsAboutSameGoal(event: MatchEvent, events: MatchEvent[]): FieldFault[] {
  const isSame = (other: MatchEvent) =>
    other.id !== event.id &&
    isGoal(other) &&
    sideOf(other) === sideOf(event) &&
    moment(other) === moment(event) &&
    (!isNamed(other) || !isNamed(event) || isSamePerson(other, event));
  if (!isGoal(event) || !events.some(isSame)) return [];
  return [{ path: "minute", message: eventErrors.same_goal({ minute: label(event) }) }];
}

/** The side for which a goal counts. */
function sideOf({ event_type, team_type }: MatchEvent): MatchEvent["team_type"] {
  if (event_type !== "own_goal") return team_type;
  return team_type === "home" ? "away" : "home";
}

function isNamed(event: MatchEvent): boolean {
  return personOf(event) !== "";
}

function doubtAboutAddedTime({ minute, extra_time }: MatchEvent, lengths: Lengths): FieldFault[] {
  const ends = lengths.map((_, at) => lengths.slice(0, at + 1).reduce((sum, length) => sum + length, 0));
  if (!extra_time || ends.includes(minute)) return [];
  return [{ path: "extra_time", message: eventErrors.added_time({ minute, minutes: ends.join(", ") }) }];
}

function doubtAboutYellows(event: MatchEvent, others: MatchEvent[], language?: Language): FieldFault[] {
  if (event.event_type !== "yellow_card") return [];
  if (others.filter(({ event_type }) => event_type === "yellow_card").length < MOST_YELLOWS) return [];
  return [{ path: "event_type", message: eventErrors.third_yellow({ name: personOf(event, language) }) }];
}

/** Of an event after its player was sent off, and of a card before what else its player did. */
function doubtAboutSendingOff(event: MatchEvent, others: MatchEvent[], language?: Language): FieldFault[] {
  const all = [...others, event].sort((one, other) => moment(one) - moment(other));
  const off = all.find(({ event_type }) => event_type === "red_card") ?? secondYellow(all);
  // The cards that go with a second yellow one are no wonder, and a third is told by itself.
  const isCard = ({ event_type }: MatchEvent) => event_type === "yellow_card" || event_type === "red_card";
  const late = all.filter(
    (one) => off && moment(one) > moment(off) && !(off.event_type === "yellow_card" && isCard(one)),
  );
  const doubted = late.includes(event) ? event : isCard(event) ? late[0] : undefined;
  if (!off || !doubted) return [];
  const params = { name: personOf(event, language), off: label(off), minute: label(doubted) };
  return [{ path: "minute", message: eventErrors.after_red(params) }];
}

function doubtAboutComingOn(event: MatchEvent, others: MatchEvent[], language?: Language): FieldFault[] {
  if (event.event_type !== "substitution_in") return [];
  const before = others.find(({ event_type }) => event_type === "substitution_in");
  if (!before) return [];
  const params = { name: personOf(event, language), first: label(before), second: label(event) };
  return [{ path: "player_name", message: eventErrors.on_twice(params) }];
}

function secondYellow(events: MatchEvent[]): MatchEvent | undefined {
  return events.filter(({ event_type }) => event_type === "yellow_card")[MOST_YELLOWS - 1];
}

/** Greater for what is later; added minutes come after the one to which they are added. */
function moment({ minute, extra_time }: MatchEvent): number {
  return minute * 100 + (extra_time ?? 0);
}

function label({ minute, extra_time }: MatchEvent): string {
  return minuteLabel(minute, extra_time);
}
