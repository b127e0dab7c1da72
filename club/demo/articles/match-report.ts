import type { DemoArticle } from "../types.ts";
import { english } from "./match-report-en.ts";
import { armenian } from "./match-report-hy.ts";
import { russian } from "./match-report-ru.ts";
import { type ReportedMatch, type Story, storyOf, type Voice } from "./match-story.ts";

export type { ClubNames } from "./club-names.ts";
export type { Localized3, ReportedMatch } from "./match-story.ts";

/** The club's own report of a finished match, in three languages: the same match always reads the same. */
export function matchReport(match: ReportedMatch): Pick<DemoArticle, "title" | "excerpt" | "content"> {
  const story = storyOf(match);
  return {
    title: { en: english.title(story), hy: armenian.title(story), ru: russian.title(story) },
    excerpt: { en: english.excerpt(story), hy: armenian.excerpt(story), ru: russian.excerpt(story) },
    content: { en: content(english, story), hy: content(armenian, story), ru: content(russian, story) },
  };
}

function content(voice: Voice, story: Story): string {
  return [voice.lead(story), ...voice.goals(story), voice.coach(story), voice.facts(story)].join("\n\n");
}
