import { analytics } from "#src/features/consent/text/hy.ts";
import { home } from "#src/features/home/text/hy.ts";
import { honours } from "#src/features/honours/text/hy.ts";
import { lineups } from "#src/features/lineups/text/hy.ts";
import { matchPage } from "#src/features/match-page/text/hy.ts";
import { calendar } from "#src/features/matches/text/calendar.hy.ts";
import { matches } from "#src/features/matches/text/hy.ts";
import { media } from "#src/features/media/text/hy.ts";
import { messages } from "#src/features/messages/text/hy.ts";
import { news } from "#src/features/news/text/hy.ts";
import { newsletter } from "#src/features/newsletter/text/hy.ts";
import { outlook } from "#src/features/outlook/text/hy.ts";
import { people } from "#src/features/people/text/hy.ts";
import { preview } from "#src/features/preview-links/text/hy.ts";
import { search } from "#src/features/search/text/hy.ts";
import { shell } from "#src/features/shell/text/hy.ts";
import { squad } from "#src/features/squad/text/hy.ts";
import { stadium } from "#src/features/stadium/text/hy.ts";
import { statistics } from "#src/features/statistics/text/hy.ts";
import { table } from "#src/features/table/text/hy.ts";
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
