import { acceptedLanguage } from "#src/i18n/accepted-language.server.ts";
import type { Language } from "#src/i18n/languages.ts";

/**
 * The language that a caller asks for with `Accept-Language`; undefined for one who asks for none, for any (`*`), or
 * for others only: that caller gets each sentence as it is specified.
 */
export function requestLanguage(request: Request): Language | undefined {
  return acceptedLanguage(request.headers.get("accept-language"));
}
