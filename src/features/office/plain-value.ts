import { staffDate, staffDateTime } from "./staff-dates.ts";

/** A stored value in words: yes and no, days and moments as staff read them; undefined for nothing at all. */
export function plainValue(value: unknown, words: { yes: string; no: string }): string | undefined {
  if (value === null || value === undefined || value === "") return undefined;
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "object") return JSON.stringify(value);
  const text = String(value);
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/.test(text)) return staffDateTime(text);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? staffDate(`${text}T12:00:00Z`) : text;
}
