import { groupDigits } from "#src/i18n/numbers.ts";
import { plural } from "#src/i18n/plural.ts";
export const news = {
  draft: "Draft",
  invalidDate: "Invalid date",
  eyebrow: (season: string) => `Season ${season}`,
  heading: "News",
  lead: "Matches, transfers, the academy and the life of the club",
  keywords: "news, matches, transfers, academy, interviews",
  category: "Category",
  all: "All",
  featured: "Featured",
  read: "Read the story",
  none: "No articles found",
  noneHint: "Try another category",
  showAll: "Show all news",
  newer: "Newer",
  older: "Older",
  backToNews: "Back to news",
  published: "Published",
  author: "Author",
  views: (n: number) => `${groupDigits(n, "en")} ${plural("en", n, { one: "view", other: "views" })}`,
  related: "Related articles",
  reportedMatch: "The match",
  share: "Share",
  copyLink: "Copy link",
  linkCopied: "Link copied",
  playVideo: "Play the video",
  notFound: "Article not found",
  notFoundHint: "It may have been withdrawn, or the address is mistyped.",
};

export type NewsText = typeof news;
