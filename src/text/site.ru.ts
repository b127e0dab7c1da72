import { analytics } from "#src/features/consent/text/ru.ts";
import { home } from "#src/features/home/text/ru.ts";
import { matches } from "#src/features/matches/text/ru.ts";
import { messages } from "#src/features/messages/text/ru.ts";
import { news } from "#src/features/news/text/ru.ts";
import { newsletter } from "#src/features/newsletter/text/ru.ts";
import { search } from "#src/features/search/text/ru.ts";
import { shell } from "#src/features/shell/text/ru.ts";
import { squad } from "#src/features/squad/text/ru.ts";
import { stadium } from "#src/features/stadium/text/ru.ts";
import { table } from "#src/features/table/text/ru.ts";
import type { FeatureTexts } from "#src/i18n/i18n.tsx";

export const site = {
  analytics,
  home,
  matches,
  messages,
  news,
  newsletter,
  search,
  shell,
  squad,
  stadium,
  table,
} satisfies FeatureTexts;
