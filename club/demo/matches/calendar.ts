/**
 * The football year: on which days league rounds, cup stages and friendlies are played.
 * Days are whole days in Yerevan, kept as UTC midnights in milliseconds; only `kickOff` makes instants.
 */
import { type Random, shuffled } from "./random.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Asia/Yerevan has had no summer time since 2012. */
const YEREVAN_MS = 4 * 60 * 60 * 1000;

/** "2024-25" for 2024. */
export function seasonName(year: number): string {
  return `${year}-${String((year + 1) % 100).padStart(2, "0")}`;
}

/** The year in which the season running at that moment began: a season runs from July to June. */
export function seasonYear(moment: Date): number {
  const there = new Date(moment.getTime() + YEREVAN_MS);
  return there.getUTCFullYear() - (there.getUTCMonth() < 6 ? 1 : 0);
}

/** 1 to 12, in Yerevan. */
export function monthOf(kickOffIso: string): number {
  return new Date(Date.parse(kickOffIso) + YEREVAN_MS).getUTCMonth() + 1;
}

/** A time in Yerevan on a day, as UTC ISO text. */
export function kickOff(day: number, time: string): string {
  return new Date(day + Date.parse(`1970-01-01T${time}Z`) - YEREVAN_MS).toISOString();
}

/** Kick-off times of five matches in Yerevan: in the afternoon when it's cold, in the evening when it's hot. */
export function kickOffTimes(day: number): string[] {
  const month = new Date(day).getUTCMonth() + 1;
  if (month >= 6 && month <= 9) return ["18:00", "18:30", "19:00", "19:30", "20:00"];
  if (month >= 4 && month <= 10) return ["16:00", "17:00", "17:30", "18:00", "19:00"];
  return ["15:00", "15:30", "16:00", "16:30", "17:00"];
}

export interface Calendar {
  /** For each league round the five days and times of its matches, UTC ISO. */
  rounds: string[][];
  /** The Wednesdays of the four cup stages. */
  cup: [number, number, number, number];
  superCup: number;
  /** Three days in July. */
  summer: [number, number, number];
  /** The friendly that was called off, in July. */
  calledOff: number;
  /** At the training camp, in February. */
  winter: number;
}

/**
 * The calendar of the season that begins in `year`: weekends from early August to mid December and from
 * late February to the end of May, less four for national teams; Wednesdays where these don't suffice.
 */
export function seasonCalendar(year: number, roundCount: number, random: Random): Calendar {
  const opening = saturdayFrom(year, 8, 2);
  const breaks = [
    saturdayFrom(year, 9, 4),
    saturdayFrom(year, 10, 9),
    saturdayFrom(year, 11, 12),
    saturdayFrom(year + 1, 3, 22),
  ];
  const autumn = saturdays(opening, Date.UTC(year, 11, 14));
  const spring = saturdays(saturdayFrom(year + 1, 2, 21), Date.UTC(year + 1, 4, 28));
  const weekends = [...autumn, ...spring].filter((day) => !breaks.includes(day));
  const cup = cupDays(year);
  const spare = weekends.length - roundCount;
  const saturdaysUsed = spare > 0 ? weekends.slice(0, -spare) : weekends;
  const wednesdays = spare < 0 ? leagueWednesdays(weekends, cup, -spare) : [];
  return {
    rounds: [...saturdaysUsed, ...wednesdays]
      .sort((one, other) => one - other)
      .map((day) => slots(day, [...wednesdays, ...cup], random)),
    cup,
    superCup: opening - 6 * DAY_MS,
    summer: [opening - 28 * DAY_MS, opening - 21 * DAY_MS, opening - 14 * DAY_MS],
    calledOff: opening - 17 * DAY_MS,
    winter: saturdayFrom(year + 1, 2, 5),
  };
}

/** Wednesdays after a club weekend in September, early November, April and May. */
function cupDays(year: number): Calendar["cup"] {
  return [
    saturdayFrom(year, 9, 18) + 4 * DAY_MS,
    saturdayFrom(year, 10, 30) + 4 * DAY_MS,
    saturdayFrom(year + 1, 4, 12) + 4 * DAY_MS,
    saturdayFrom(year + 1, 5, 8) + 4 * DAY_MS,
  ];
}

/** Wednesdays between two club weekends in a row, spread over the season, clear of the cup. */
function leagueWednesdays(weekends: number[], cup: number[], count: number): number[] {
  const free = weekends
    .filter((day) => weekends.includes(day + 7 * DAY_MS))
    .map((day) => day + 4 * DAY_MS)
    .filter((day) => !cup.includes(day));
  return Array.from(
    { length: count },
    (_, index) => free[Math.floor(((index + 0.5) * free.length) / count)]!,
  );
}

/**
 * Days and times for five matches round a Saturday, or on a Wednesday. Two days lie free between a
 * weekend and any Wednesday, so that nobody plays twice in 48 hours.
 */
function slots(day: number, wednesdays: number[], random: Random): string[] {
  const before = wednesdays.includes(day - 3 * DAY_MS);
  const after = wednesdays.includes(day + 4 * DAY_MS);
  const days = wednesdays.includes(day) ? [0, 0, 0, 0, 0] : [before ? 0 : -1, 0, 0, 1, after ? 1 : 2];
  const times = shuffled(random, kickOffTimes(day));
  return shuffled(
    random,
    days.map((offset, index) => kickOff(day + offset * DAY_MS, times[index]!)),
  );
}

function saturdays(from: number, to: number): number[] {
  const days: number[] = [];
  for (let day = from; day <= to; day += 7 * DAY_MS) days.push(day);
  return days;
}

/** The first Saturday on or after a date. */
function saturdayFrom(year: number, month: number, date: number): number {
  const day = Date.UTC(year, month - 1, date);
  return day + ((6 - new Date(day).getUTCDay() + 7) % 7) * DAY_MS;
}
