import { club } from "#club/club.ts";
import { stadium } from "#club/stadium.ts";
import { noStore } from "#src/app/tracking.server.ts";
import { clockTime, longDate } from "#src/i18n/dates.ts";
import type { Language } from "#src/i18n/languages.ts";
import { groupDigits } from "#src/i18n/numbers.ts";

export type StadiumData = ReturnType<typeof loadStadium>;

/** The stadium page in one language: facts of the club's configuration, and texts that go with them. */
export function loadStadium(language: Language, picture: string | null) {
  const facts = club.stadium;
  const reopened = clockTime(`${facts.reopened}T12:00:00Z`, "UTC");
  const { gallery } = stadium;
  const number = picture && /^\d+$/.test(picture) ? Number(picture) : 0;
  const opened = number >= 1 && number <= gallery.length ? number : 0;
  if (picture && opened === 0) noStore();
  return {
    capacity: groupDigits(facts.capacity, language),
    westStand: groupDigits(facts.westStand, language),
    formerCapacity: groupDigits(facts.formerCapacity, language),
    reopened: reopened ? longDate(reopened, language) : "",
    intro: stadium.intro[language],
    history: stadium.history.map((text) => text[language]),
    reconstruction: stadium.reconstruction.map((text) => text[language]),
    visit: stadium.visit.map(({ id, title, text }) => ({ id, title: title[language], text: text[language] })),
    gallery: gallery.map((one) => ({ picture: one.picture, caption: one.caption[language] })),
    /** The picture that an address asks for, from 1; 0 for none. */
    opened,
  };
}
