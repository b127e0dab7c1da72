import { analytics } from "#src/features/consent/text/en.ts";
import { home } from "#src/features/home/text/en.ts";
import { honours } from "#src/features/honours/text/en.ts";
import { lineups } from "#src/features/lineups/text/en.ts";
import { matchPage } from "#src/features/match-page/text/en.ts";
import { calendar } from "#src/features/matches/text/calendar.en.ts";
import { matches } from "#src/features/matches/text/en.ts";
import { media } from "#src/features/media/text/en.ts";
import { messages } from "#src/features/messages/text/en.ts";
import { news } from "#src/features/news/text/en.ts";
import { newsletter } from "#src/features/newsletter/text/en.ts";
import { outlook } from "#src/features/outlook/text/en.ts";
import { people } from "#src/features/people/text/en.ts";
import { preview } from "#src/features/preview-links/text/en.ts";
import { search } from "#src/features/search/text/en.ts";
import { shell } from "#src/features/shell/text/en.ts";
import { squad } from "#src/features/squad/text/en.ts";
import { stadium } from "#src/features/stadium/text/en.ts";
import { statistics } from "#src/features/statistics/text/en.ts";
import { table } from "#src/features/table/text/en.ts";
import type { FeatureTexts } from "#src/i18n/i18n.tsx";

export const site = {
  analytics,
  calendar,
  home,
  honours,
  lineups,
  matches,
  matchPage,
  media,
  messages,
  news,
  newsletter,
  outlook,
  preview,
  people,
  search,
  shell,
  squad,
  stadium,
  statistics,
  table,
} satisfies FeatureTexts;

type Site = typeof site;

declare module "#src/i18n/i18n.tsx" {
  interface SiteTexts extends Site {}
}
