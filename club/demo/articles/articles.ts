import type { DemoArticle } from "../types.ts";
import { academyArticles } from "./academy.ts";
import { clubArticles } from "./club.ts";
import { interviewArticles } from "./interviews.ts";
import { matchArticles } from "./matches.ts";
import { ticketArticles } from "./tickets.ts";
import { transferArticles } from "./transfers.ts";

/** The news written by hand; reports of matches come from `match-report.ts`. */
export const articles: DemoArticle[] = [
  ...matchArticles,
  ...transferArticles,
  ...academyArticles,
  ...clubArticles,
  ...interviewArticles,
  ...ticketArticles,
];
