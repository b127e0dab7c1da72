import { analytics } from "#src/features/consent/text/ru.ts";
import { home } from "#src/features/home/text/ru.ts";
import { honours } from "#src/features/honours/text/ru.ts";
import { lineups } from "#src/features/lineups/text/ru.ts";
import { matchPage } from "#src/features/match-page/text/ru.ts";
import { calendar } from "#src/features/matches/text/calendar.ru.ts";
import { matches } from "#src/features/matches/text/ru.ts";
import { media } from "#src/features/media/text/ru.ts";
import { messages } from "#src/features/messages/text/ru.ts";
import { news } from "#src/features/news/text/ru.ts";
import { newsletter } from "#src/features/newsletter/text/ru.ts";
import { outlook } from "#src/features/outlook/text/ru.ts";
import { people } from "#src/features/people/text/ru.ts";
import { preview } from "#src/features/preview-links/text/ru.ts";
import { search } from "#src/features/search/text/ru.ts";
import { shell } from "#src/features/shell/text/ru.ts";
import { squad } from "#src/features/squad/text/ru.ts";
import { stadium } from "#src/features/stadium/text/ru.ts";
import { statistics } from "#src/features/statistics/text/ru.ts";
import { table } from "#src/features/table/text/ru.ts";
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
