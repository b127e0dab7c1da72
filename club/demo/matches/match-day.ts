/** What the day brings: the referee, the crowd, the weather. */
import { type DemoClub, type MonthWeather, refereePool, weatherByMonth } from "#club/demo/clubs.ts";
import type { Localized } from "#club/demo/types.ts";
import { monthOf } from "./calendar.ts";
import { pick, randomFor, shuffled, wholeNumber } from "./random.ts";
import type { Fixture } from "./types.ts";

/**
 * Referees of matches played together (one round, one stage), by match key: nobody has two of them.
 * @param matches all matches of that round or stage
 */
export function appointReferees(seed: number, matches: readonly Fixture[]): Map<string, Localized> {
  const inOrder = matches.map((match) => match.key).sort();
  const drawn = shuffled(randomFor(seed, "referees", inOrder[0] ?? ""), refereePool);
  return new Map(inOrder.map((key, index) => [key, drawn[index % drawn.length]!]));
}

/** Spectators: more for strong sides and for cups, fewer for friendlies; never more than seats. */
export function attendanceAt(fixture: Fixture, seed: number, home: DemoClub, away: DemoClub): number {
  const random = randomFor(seed, "crowd", fixture.key);
  const following = home.own ? 1100 : 250;
  const interest = 24 * Math.max(0, home.strength - 50) + 28 * Math.max(0, away.strength - 50);
  const occasion = { league: 1, cup: 1.1, "super-cup": 1.6, friendly: 0.35 }[fixture.competition];
  const crowd = (following + interest) * occasion * (0.7 + 0.6 * random());
  return Math.min(home.capacity, Math.round(crowd));
}

/** Weather and temperature (°C) at kick-off, as usual for the month. */
export function weatherAt(fixture: Fixture, seed: number): { weather: string; temperature: number } {
  const random = randomFor(seed, "weather", fixture.key);
  const month: MonthWeather = weatherByMonth[monthOf(fixture.kickOff) - 1]!;
  const temperature = wholeNumber(random, month.from, month.to);
  return {
    weather: pick(
      random,
      month.values.filter((value) => isPossible(value, temperature)),
    ),
    temperature,
  };
}

function isPossible(weather: string, temperature: number): boolean {
  if (weather === "Snow") return temperature <= 1;
  if (weather === "Sleet") return temperature >= 0 && temperature <= 4;
  if (weather === "Cold") return temperature <= 3;
  if (weather === "Hot") return temperature >= 32;
  return true;
}
