/** The own club's friendlies: three in July, one called off, one at the training camp in February. */
import type { DemoClub } from "#club/demo/clubs.ts";
import { type Calendar, kickOff, kickOffTimes, seasonName } from "./calendar.ts";
import { pick, randomFor, shuffled } from "./random.ts";
import { type PlayedMatch, play, seasonStrengths } from "./results.ts";
import type { Fixture } from "./types.ts";

export interface Friendlies {
  summer: PlayedMatch[];
  winter: PlayedMatch;
  /** Never played: it stands in the list as cancelled. */
  calledOff: Fixture;
}

/** Opponents are drawn from all clubs, so a summer's friendlies are known before the season ends. */
export function playFriendlies(
  year: number,
  seed: number,
  clubs: DemoClub[],
  calendar: Calendar,
): Friendlies {
  const season = seasonName(year);
  const own = clubs.find((club) => club.own)!.key;
  const random = randomFor(seed, season, "friendlies");
  const opponents = shuffled(
    random,
    clubs.map((club) => club.key).filter((key) => key !== own),
  );
  const strengths = seasonStrengths(seed, season, clubs, 0);

  function friendly(name: string, opponent: string, day: number, atHome: boolean): Fixture {
    const [home, away] = atHome ? [own, opponent] : [opponent, own];
    return {
      key: `${season}-friendly-${name}-${home}-${away}`,
      season,
      competition: "friendly",
      round: null,
      stage: null,
      home,
      away,
      kickOff: kickOff(day, pick(random, kickOffTimes(day))),
    };
  }

  return {
    summer: calendar.summer.map((day, index) =>
      play(friendly(`summer-${index + 1}`, opponents[index]!, day, index % 2 === 0), seed, strengths, 0),
    ),
    winter: play(friendly("winter", opponents[3]!, calendar.winter, false), seed, strengths, 0),
    calledOff: friendly("called-off", opponents[4]!, calendar.calledOff, false),
  };
}
