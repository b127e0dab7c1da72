import Negotiator from "negotiator";
import { isLanguage, type Language } from "./languages.ts";

/**
 * The language that a browser asks for most, of those that the club speaks; undefined for none of them.
 * @param header `Accept-Language`, e.g. "de, hy-AM;q=0.8, en;q=0.5"
 */
export function acceptedLanguage(header: string | null): Language | undefined {
  const wanted = new Negotiator({ headers: { "accept-language": header ?? "" } }).languages();
  return wanted.map((range) => range.split("-")[0]!.toLowerCase()).find(isLanguage);
}
