import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { BUILT_IN_TEAMS } from "#src/features/teams/built-in-teams.ts";
import { clubIn } from "#src/features/voice/club.ts";
import { type Example, reviewOf } from "#src/features/voice/review.ts";
import { loadVoice } from "#src/features/voice/voices.ts";
import type { Language } from "#src/i18n/languages.ts";

// Lists every sentence of the commentary for native readers: npm run voice

const FILE = join(import.meta.dirname, "../docs/voice-review.md");

const NAMES: Record<Language, Example["names"]> = {
  en: ["Levon Aragatsyan", "Vahe Hrazdanyan", "Daniel Kotayan", "Michael Okoro"],
  hy: ["Լևոն Արագացյան", "Վահե Հրազդանյան", "Դանիել Կոտայան", "Մայքլ Օկորո"],
  ru: ["Левон Арагацян", "Ваге Разданян", "Даниел Котаян", "Майкл Окоро"],
};

const HEADING = `# Every sentence of the commentary

For a native reader: each sentence once, with two clubs, four people and a score filled in. People may only stand in
the nominative (in Armenian also with the article), clubs in the forms that staff have confirmed. Written by
\`npm run voice\`; the sentences are in \`src/features/voice/text\`.
`;

/** The list as Markdown. */
export async function voiceReview(): Promise<string> {
  const [home, away] = [teamOf("shirak"), teamOf("bkma")];
  const example = (language: Language): Example => ({
    clubs: { home: clubIn(home, language), away: clubIn(away, language) },
    names: NAMES[language],
  });
  const voices = { en: await loadVoice("en"), hy: await loadVoice("hy"), ru: await loadVoice("ru") };
  return `${HEADING}\n${reviewOf(voices, { en: example("en"), hy: example("hy"), ru: example("ru") })}`;
}

function teamOf(slug: string) {
  const team = BUILT_IN_TEAMS.find((one) => one.slug === slug);
  if (!team) throw new Error(`There is no team "${slug}" among the built-in ones.`);
  return team;
}

if (import.meta.main) writeFileSync(FILE, await voiceReview());
