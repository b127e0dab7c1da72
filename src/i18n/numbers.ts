import type { Language } from "./languages.ts";

/** Between groups of three digits; a space that does not break in Armenian and Russian, where four digits stay together. */
const SEPARATOR: Record<Language, string> = { en: ",", hy: "\u00a0", ru: "\u00a0" };

/**
 * A whole number with grouped digits, the same on the server and in every browser.
 * @example groupDigits(3412, "en") → "3,412"; in "ru" → "3412", and 12000 → "12 000"
 */
export function groupDigits(value: number, language: Language): string {
  if (language !== "en" && Math.abs(value) < 10_000) return String(value);
  return String(value).replace(/\B(?=(\d{3})+$)/g, SEPARATOR[language]);
}

/**
 * A number with a fraction, as each language writes it. Source: CLDR.
 * @example decimal(0.9, "hy") → "0,9"; in "en" → "0.9"
 */
export function decimal(value: number, language: Language): string {
  const [whole = "0", fraction] = String(Math.abs(value)).split(".");
  const sign = value < 0 ? "-" : "";
  const digits = sign + groupDigits(Number(whole), language);
  return fraction ? digits + (language === "en" ? "." : ",") + fraction : digits;
}

/** "+6", "−3" with a true minus; nothing is "0" unless told. */
export function signed(value: number, zero = "0"): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : zero;
}
