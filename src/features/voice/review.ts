import { LANGUAGE_NAMES, LANGUAGES, type Language } from "#src/i18n/languages.ts";
import { fill, type Values } from "./sentence.ts";
import { type ClubForms, SITUATIONS, type Voice } from "./voice.ts";

/** What stands in the blanks: two clubs, four people, some figures. */
export interface Example {
  clubs: { home: ClubForms; away: ClubForms };
  names: readonly [string, string, string, string];
}

/** Every sentence of the commentary once, filled in, as Markdown for somebody who reads the language. */
export function reviewOf(voices: Record<Language, Voice>, examples: Record<Language, Example>): string {
  return LANGUAGES.map((language) => {
    const values = valuesOf(voices[language], examples[language], language);
    const told = SITUATIONS.map((situation) => {
      const sentences = voices[language].sentences[situation].map((sentence) => {
        const known = situation === "full_time_draw" ? { ...values, figures: { score: "1:1" } } : values;
        const said = fill([sentence], known, "", { isWithin: situation === "pair" }).map(({ text }) => text);
        return `- ${said.join("")}`;
      });
      return `### ${situation.replaceAll("_", " ")}\n\n${sentences.join("\n")}\n`;
    });
    return `## ${LANGUAGE_NAMES[language]}\n\n${told.join("\n")}`;
  }).join("\n");
}

function valuesOf(voice: Voice, { clubs: { home, away }, names }: Example, language: Language): Values {
  const [first, second, third, fourth] = names.map((text) => ({ text, lang: language }));
  return {
    language,
    people: {
      scorer: first,
      assist: second,
      taker: first,
      keeper: third,
      who: fourth,
      on: second,
      off: fourth,
    },
    clubs: { home, away, club: home, rival: away, winner: home, loser: away },
    figures: { score: "2:1", result: "2:1", minutes: voice.minutes(4), people: voice.people(2914) },
    definite: voice.definite,
  };
}
