import { analytics } from "#src/features/consent/text/hy.ts";
import { home } from "#src/features/home/text/hy.ts";
import { matches } from "#src/features/matches/text/hy.ts";
import { messages } from "#src/features/messages/text/hy.ts";
import { news } from "#src/features/news/text/hy.ts";
import { newsletter } from "#src/features/newsletter/text/hy.ts";
import { search } from "#src/features/search/text/hy.ts";
import { shell } from "#src/features/shell/text/hy.ts";
import { squad } from "#src/features/squad/text/hy.ts";
import { stadium } from "#src/features/stadium/text/hy.ts";
import { table } from "#src/features/table/text/hy.ts";
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
