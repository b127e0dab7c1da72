import { wholeNumber } from "#src/records/whole-number.ts";

/** What is said of a number or a day that can't be read. */
export interface Messages {
  between: (least: number, most: number) => string;
  day: string;
}

/** A number as it is typed, e.g. "−3"; undefined for none, and for one that is out of bounds. */
export function numberWithin(text: string, min: number, max: number): number | undefined {
  const value = wholeNumber(text.trim().replace("−", "-"));
  return value !== null && value >= min && value <= max ? value : undefined;
}

export function isDayOrNone(text: string): boolean {
  return text === "" || /^\d{4}-\d{2}-\d{2}$/.test(text);
}
