/** What happens in a match and when; who it happens to is told in events.ts. */
import { pick, type Random, wholeNumber } from "./random.ts";
import type { PlayedMatch } from "./results.ts";

export type Side = "home" | "away";

/** A minute and, in added time, the minutes after it. */
export interface Moment {
  minute: number;
  extraTime: number | null;
}

export type Incident = Moment & { side: Side } & (
    | { kind: "goal" | "card" | "missed penalty" }
    /** One stoppage in which `changes` players are exchanged. */
    | { kind: "substitution"; changes: number }
  );

const SIDES: Side[] = ["home", "away"];

/** All incidents in order of time, no two at the same moment. */
export function planIncidents(match: PlayedMatch, random: Random): Incident[] {
  const taken = new Set<number>();

  function free(draw: () => Moment): Moment {
    for (;;) {
      const moment = draw();
      if (taken.has(order(moment))) continue;
      taken.add(order(moment));
      return moment;
    }
  }

  const inNormalTime = () => free(() => normalTime(random));
  const incidents: Incident[] = [];
  for (const side of SIDES) {
    const extra = match.extraTime?.[side] ?? 0;
    const goals = (side === "home" ? match.homeScore : match.awayScore) - extra;
    for (let n = 0; n < goals; n++) incidents.push({ kind: "goal", side, ...inNormalTime() });
    for (let n = 0; n < extra; n++) incidents.push({ kind: "goal", side, ...free(() => extraTime(random)) });
    const windows = substitutionWindows(random);
    const apart = Math.floor(43 / windows.length);
    windows.forEach((changes, n) => {
      const from = 46 + n * apart;
      const moment = free(() => within(random, from, from + apart - 1));
      incidents.push({ kind: "substitution", side, changes, ...moment });
    });
  }
  const cards = wholeNumber(random, 1, 4);
  for (let n = 0; n < cards; n++)
    incidents.push({ kind: "card", side: pick(random, SIDES), ...inNormalTime() });
  if (random() < 0.12)
    incidents.push({ kind: "missed penalty", side: pick(random, SIDES), ...inNormalTime() });
  return incidents.sort((one, other) => order(one) - order(other));
}

/** Most often within the ninety minutes, sometimes in the time added to a half. */
function normalTime(random: Random): Moment {
  const chance = random();
  if (chance < 0.03) return { minute: 45, extraTime: wholeNumber(random, 1, 3) };
  if (chance < 0.08) return { minute: 90, extraTime: wholeNumber(random, 1, 6) };
  return within(random, 1, 90);
}

function extraTime(random: Random): Moment {
  return random() < 0.06 ? { minute: 120, extraTime: wholeNumber(random, 1, 2) } : within(random, 91, 120);
}

function within(random: Random, from: number, to: number): Moment {
  return { minute: wholeNumber(random, from, to), extraTime: null };
}

/** A number that sorts 45+2 after 45 and before 46. */
export function order({ minute, extraTime }: Moment): number {
  return minute * 20 + (extraTime ?? 0);
}

/** Three to five changes in two or three windows. Source: IFAB Laws of the Game, Law 3. */
function substitutionWindows(random: Random): number[] {
  return pick(random, [
    [1, 2],
    [2, 2],
    [1, 1, 1],
    [1, 2, 1],
    [2, 1, 2],
    [1, 2, 2],
  ]);
}
