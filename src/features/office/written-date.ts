/** A day or a minute as staff write it: "28.11.2026", "28.11.2026 16:00". */
export type DateKind = "day" | "minute";

/** What a form holds, e.g. "2026-11-28T16:00:21", as it is shown; what is no date stands as it was typed. */
export function writtenDate(value: string, kind: DateKind): string {
  const [, year, month, day, time] = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}).*)?$/.exec(value) ?? [];
  if (!year || (kind === "minute" && !time)) return value;
  const date = `${day}.${month}.${year}`;
  return kind === "minute" ? `${date} ${time}` : date;
}

/**
 * What is typed as a form holds it: "2026-11-28", "2026-11-28T16:00". A year of two digits is of this century; between
 * the numbers may stand what calendars and phones put there.
 * @returns undefined for what is no date
 */
export function readWrittenDate(text: string, kind: DateKind): string | undefined {
  const typed = text.trim();
  const clock = kind === "minute" ? /[\sT,]+(\d{1,2})[:.](\d{2})(?::[\d.]+)?$/.exec(typed) : undefined;
  if (kind === "minute" && !clock) return undefined;
  const date = (clock ? typed.slice(0, clock.index) : typed).replace(/,$/, "");
  const numbers = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})$/.exec(date);
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  const [year = "", month = "", day = ""] = iso ? iso.slice(1) : (numbers?.slice(1).reverse() ?? []);
  const whole = `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(day)}`;
  // 30 February would be read as 2 March.
  const at = Date.parse(`${whole}T00:00Z`);
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== whole) return undefined;
  if (!clock) return whole;
  const [, hour = "", minute = ""] = clock;
  return Number(hour) < 24 && Number(minute) < 60 ? `${whole}T${two(hour)}:${minute}` : undefined;
}

function two(digits: string): string {
  return digits.padStart(2, "0");
}
