import { isStaffLanguage, type StaffLanguage } from "#src/i18n/staff-words.tsx";

/** The interface language that a request's cookies ask for. */
export function languageOf(cookies: string): StaffLanguage {
  const language = /(?:^|; )admin_language=(\w+)/.exec(cookies)?.[1];
  return isStaffLanguage(language) ? language : "specified";
}

/** The interface language that was chosen in this browser. */
export function chosenLanguage(): StaffLanguage {
  return languageOf(document.cookie);
}

/**
 * Asks the API for its sentences in the language of the interface; `*` for those as they are specified, which the
 * browser's own languages must not change.
 */
export function languageHeader(): { "accept-language": string } {
  const language = chosenLanguage();
  return { "accept-language": language === "specified" ? "*" : language };
}

export function keepLanguage(language: StaffLanguage): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox.
  document.cookie = `admin_language=${language}; Path=/admin; Max-Age=31536000; SameSite=Strict`;
}
