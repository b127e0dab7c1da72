import { club } from "#club/club.ts";
import { seasonOfDay } from "#src/i18n/season-name.ts";

/** Match times are entered and shown in it. */
export const TIME_ZONE: string = club.timeZone;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * The UTC moment of a local time, through time-zone data: summers before 2012 were an hour ahead in Yerevan.
 * An hour that occurs twice means the first; one that is skipped means the hour after it.
 * @param local "YYYY-MM-DDTHH:mm", optionally with seconds
 * @returns UTC ISO, or undefined for a time that no calendar has
 */
export function clubTimeToUtc(local: string, timeZone: string = TIME_ZONE): string | undefined {
  const wall = readWallTime(local);
  if (wall === undefined) return undefined;
  const offsets = [offsetAt(wall - DAY_MS, timeZone), offsetAt(wall + DAY_MS, timeZone)];
  const moments = offsets.map((offset) => wall - offset).sort((one, other) => one - other);
  const moment = moments.find((candidate) => candidate + offsetAt(candidate, timeZone) === wall);
  return new Date(moment ?? wall - offsets[0]!).toISOString();
}

/** The local time of a UTC moment as a form's date field takes it: "2025-03-08T15:00". */
export function utcToClubTime(utc: string, timeZone: string = TIME_ZONE): string {
  const moment = Date.parse(utc);
  return new Date(moment + offsetAt(moment, timeZone)).toISOString().slice(0, 16);
}

/** The local time of a UTC moment with whatever seconds it has, so that it goes back unchanged: "2025-03-08T15:00:21.4". */
export function exactClubTime(utc: string, timeZone: string = TIME_ZONE): string {
  const seconds = /:(\d{2}(?:\.\d+)?)Z$/.exec(utc)?.[1] ?? "00";
  const minute = utcToClubTime(utc, timeZone);
  return Number(seconds) === 0 ? minute : `${minute}:${seconds}`;
}

/**
 * A kick-off as it may come in: a moment with Z or an offset, or a local time.
 * @returns UTC ISO, or undefined for anything else and for years outside 1900 to 2100
 */
export function readKickOff(text: string, timeZone: string = TIME_ZONE): string | undefined {
  const [, local = "", offset] = /^(.+?)(Z|[+-]\d{2}:\d{2})?$/.exec(text) ?? [];
  if (!offset) return clubTimeToUtc(local, timeZone);
  const wall = readWallTime(local);
  if (wall === undefined) return undefined;
  const [, sign, hours, minutes] = /^([+-])(\d{2}):(\d{2})$/.exec(offset) ?? ["", "+", "0", "0"];
  if (Number(hours) > 14 || Number(minutes) > 59) return undefined;
  const ahead = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
  return new Date(wall - (sign === "-" ? -ahead : ahead)).toISOString();
}

/** The first and the last moment of a local day, UTC ISO; undefined for a day that no calendar has. */
export function dayBounds(day: string, timeZone: string = TIME_ZONE): [string, string] | undefined {
  const start = clubTimeToUtc(`${day}T00:00`, timeZone);
  const lastMinute = clubTimeToUtc(`${day}T23:59`, timeZone);
  if (!start || !lastMinute) return undefined;
  return [start, new Date(Date.parse(lastMinute) + MINUTE_MS - 1).toISOString()];
}

/** The season of a kick-off, July to June: "2024-25". */
export function seasonOf(utc: string, timeZone: string = TIME_ZONE): string {
  return seasonOfDay(utcToClubTime(utc, timeZone));
}

/** A wall-clock time as if it were UTC, in milliseconds. */
function readWallTime(local: string): number | undefined {
  const match = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::(\d{2})(\.\d{1,9})?)?$/.exec(local);
  if (!match) return undefined;
  const text = `${match[1]}:${match[2] ?? "00"}`;
  const wall = Date.parse(`${text}${match[3] ?? ""}Z`);
  // A day such as 30 February is read as 2 March.
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 19) !== text) return undefined;
  const year = Number(text.slice(0, 4));
  return year >= 1900 && year <= 2100 ? wall : undefined;
}

const MOST_OFFSETS = 5000;
/** By zone and second: each page asks for those of the same kick-offs. */
const offsets = new Map<string, number>();

/** How far a time zone's clocks are ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const key = `${timeZone} ${Math.floor(moment / 1000)}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  if (offsets.size >= MOST_OFFSETS) offsets.clear();
  const offset = readOffset(moment, timeZone);
  offsets.set(key, offset);
  return offset;
}

function readOffset(moment: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(moment)
      .map((p) => [p.type, Number(p.value)]),
  );
  const { year, month, day, hour, minute, second } = parts as Record<string, number>;
  return Date.UTC(year!, month! - 1, day!, hour!, minute!, second!) - Math.floor(moment / 1000) * 1000;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes far longer than using it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  formats.set(timeZone, format);
  return format;
}
