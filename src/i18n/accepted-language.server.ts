import Negotiator from "negotiator";
import { isLanguage, LANGUAGES, type Language } from "./languages.ts";

/**
 * The language that a browser asks for most, of those that the club speaks; undefined for none of them, and for whoever
 * takes any, as programs do: `*` asks for nothing.
 * @param header `Accept-Language`, e.g. "de, hy-AM;q=0.8, en;q=0.5"
 */
export function acceptedLanguage(header: string | null): Language | undefined {
  const named = (header ?? "").split(",").filter((range) => !range.trim().startsWith("*"));
  const best = new Negotiator({ headers: { "accept-language": named.join() } }).language([...LANGUAGES]);
  return isLanguage(best) ? best : undefined;
}
