/** What was seen of a match beside its events: corners and shots, words about it, its best player. */
import { COMMENTS } from "./comments.ts";
import { pick, type Random, randomFor, shuffled, wholeNumber } from "./random.ts";
import type { DemoMatch, L3, SquadPlayer } from "./types.ts";

type Side = "home" | "away";

/** A minute within a half, never one that was added to it. */
interface Moment {
  minute: number;
}

export type Sight = Moment &
  (
    | { kind: "corner" | "foul" | "offside"; side: Side }
    | { kind: "shot"; side: Side; onTarget: boolean }
    | { kind: "comment"; text: L3 }
  );

export interface Seen {
  sights: Sight[];
  /** Minutes that the board showed at the end of each half. */
  added: [first: number, second: number];
  star: { side: Side; player: SquadPlayer };
}

const SIDES: Side[] = ["home", "away"];

/** The same for the same match, whatever else is told of it. @throws Error for a match without line-ups */
export function seenIn(match: DemoMatch, seed: number): Seen {
  const random = randomFor(seed, "seen", match.key);
  const sights = SIDES.flatMap((side): Sight[] => [
    ...times<Sight>(wholeNumber(random, 2, 6), () => ({ kind: "corner", side, minute: anyMinute(random) })),
    ...times<Sight>(wholeNumber(random, 3, 7), () => ({
      kind: "shot",
      side,
      minute: anyMinute(random),
      onTarget: random() < 0.4,
    })),
    ...times<Sight>(wholeNumber(random, 0, 3), () => ({ kind: "offside", side, minute: anyMinute(random) })),
  ]);
  const words = shuffled(random, COMMENTS).slice(0, wholeNumber(random, 2, 4));
  const comments = words.map((text): Sight => ({ kind: "comment", text, minute: anyMinute(random) }));
  return {
    sights: [...sights, ...comments],
    added: [most(match, 45, wholeNumber(random, 1, 3)), most(match, 90, wholeNumber(random, 3, 6))],
    star: starOf(match, random),
  };
}

function times<One>(count: number, make: () => One): One[] {
  return Array.from({ length: count }, make);
}

function anyMinute(random: Random): number {
  return wholeNumber(random, 1, 90);
}

/** At least as long as something still happened. */
function most({ events }: DemoMatch, minute: number, shown: number): number {
  return Math.max(shown, ...events.map((event) => (event.minute === minute ? (event.extraTime ?? 0) : 0)));
}

/** The last scorer of the winners, or of both after a draw; somebody of the home side after a match without goals. */
function starOf({ events, homeScore, awayScore, lineups }: DemoMatch, random: Random): Seen["star"] {
  const best = homeScore! === awayScore! ? SIDES : [homeScore! > awayScore! ? "home" : "away"];
  const goal = events.findLast(
    ({ type, side }) => best.includes(side) && (type === "goal" || type === "penalty_scored"),
  );
  if (goal) return { side: goal.side, player: goal.player };
  const side = best[0] as Side;
  const stayed = lineups![side].starting.filter(
    (player) => !events.some((event) => event.player === player && event.type !== "yellow_card"),
  );
  return { side, player: pick(random, stayed) };
}
