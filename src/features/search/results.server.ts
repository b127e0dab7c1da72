import { club } from "#club/club.ts";
import type { App } from "#src/app/app.server.ts";
import { ownTurn } from "#src/app/own-turn.server.ts";
import { listCardsByIds } from "#src/features/matches/card-queries.server.ts";
import { type MatchView, matchView } from "#src/features/matches/match-view.server.ts";
import { resultText } from "#src/features/matches/score.ts";
import { describe } from "#src/features/news/article.ts";
import { articleCardView } from "#src/features/news/article-view.server.ts";
import { listBegunArticles } from "#src/features/news/queries.server.ts";
import { latestBirthday } from "#src/features/people/merge-queries.server.ts";
import { isUnder16 } from "#src/features/players/player.ts";
import { isTab } from "#src/features/squad/tab.ts";
import { playerPath } from "#src/features/statistics/player-address.ts";
import { dayIn } from "#src/i18n/dates.ts";
import { type Language, localPath } from "#src/i18n/languages.ts";
import { localised, type ShownText } from "#src/i18n/localised.ts";
import type { SoughtWord } from "#src/i18n/search-words.ts";
import { type Finding, findOnSite } from "./find.server.ts";
import { excerptAround } from "./hits.ts";
import { type FoundPerson, listFoundPeople } from "./queries.server.ts";
import { type Group, MOST_FOUND, SHOWN, SHOWN_ALONE } from "./search.ts";

/** Something found, in one language, with its date as a text already. */
export interface Result {
  /** Where it is to be read, in the language. */
  path: string;
  title: ShownText;
  /** What it says about what was looked for; empty for nothing. */
  text: ShownText;
  /** A person's photo or an article's cover; empty for none. */
  image: string;
  date: string;
  dateTime: string;
  /** Only for matches: the two sides and the score. */
  match?: MatchView;
}

export interface FoundGroup {
  group: Group;
  results: Result[];
  /** How many there are, {@link MOST_FOUND} at most. */
  total: number;
}

export interface SiteResults {
  sought: SoughtWord[];
  groups: FoundGroup[];
  isCorrected: boolean;
}

/**
 * What the site has on a search, group by group without the empty ones.
 * @param only the one group to show, with more of it; the other ones then only count
 */
export async function searchSite(
  app: App,
  language: Language,
  query: string,
  only?: Group | undefined,
): Promise<SiteResults> {
  const found = await findOnSite(app, query);
  const most = (group: Group) => (only === undefined ? SHOWN : only === group ? SHOWN_ALONE : 0);
  const [news, matches, people] = await Promise.all([
    newsResults(app, language, found, most("news")),
    matchResults(app, language, found, most("matches")),
    peopleResults(app, language, found, most("people")),
  ]);
  const pages = found.pages.slice(0, most("pages")).map((page) => ({
    ...NOTHING,
    path: inLanguage(language, page.path),
    title: { text: page.title[language], lang: language },
    text: { text: page.about[language], lang: language },
  }));
  const groups: FoundGroup[] = [
    { group: "news", results: news, total: found.news.length },
    { group: "matches", results: matches, total: found.matches.length },
    { group: "people", results: people, total: Math.min(found.people.length, MOST_FOUND) },
    { group: "pages", results: pages, total: found.pages.length },
  ];
  if (found.isPersonNamed) groups.unshift(...groups.splice(2, 1));
  // Who looks for "stadium" means the page before the matches played there.
  if (found.isPageNamed) groups.unshift(groups.pop()!);
  return {
    sought: found.sought,
    groups: groups.filter(({ total }) => total > 0),
    isCorrected: found.isCorrected,
  };
}

const NOTHING = { image: "", date: "", dateTime: "" };

/** Letters of an article that are looked through for what it says, … */
const LOOKED_THROUGH = 20_000;
/** … and of all articles of an answer: fifty ordinary ones. Those behind show their excerpt, or how they begin. */
const LOOKED_THROUGH_OF_ALL = 200_000;

async function newsResults(app: App, language: Language, found: Finding, most: number): Promise<Result[]> {
  const ids = found.news.slice(0, most);
  const articles = inOrderOf(ids, await listBegunArticles(app.db, app.now(), ids, LOOKED_THROUGH));
  const results: Result[] = [];
  let left = LOOKED_THROUGH_OF_ALL;
  for (const article of articles) {
    const { excerpt, ...card } = articleCardView(article, language);
    const content = localised(article, "content", language, article.language);
    left -= content.text.length;
    // Each word is compared with what was typed: of long texts that takes a while, and others want an answer, too.
    if (content.text.length > 0) await ownTurn();
    results.push({
      path: localPath(language, `/news/${card.slug}`),
      title: card.title,
      text: (left >= 0 && whereItSays(excerpt, content, found.sought)) || beginningOf(excerpt, content),
      image: card.image,
      date: card.date,
      dateTime: card.dateTime,
    });
  }
  return results;
}

/** The excerpt if it has a hit, else the place of the text that has one; undefined for none. */
function whereItSays(excerpt: ShownText, content: ShownText, sought: SoughtWord[]): ShownText | undefined {
  if (excerptAround(excerpt.text, sought)) return excerpt;
  const text = excerptAround(describe(content.text, Number.POSITIVE_INFINITY), sought);
  return text === undefined ? undefined : { text, lang: content.lang };
}

function beginningOf(excerpt: ShownText, content: ShownText): ShownText {
  return excerpt.text ? excerpt : { ...content, text: describe(content.text) };
}

async function matchResults(app: App, language: Language, found: Finding, most: number): Promise<Result[]> {
  const ids = found.matches.slice(0, most);
  const rows = await listCardsByIds(app.db, ids, "goals");
  return inOrderOf(
    ids,
    rows.map((card) => ({ id: card.match.id, view: matchView(card, language) })),
  ).map(({ view }) => {
    const score = view.score ? resultText(view.score, view.shootOut) : "–";
    return {
      ...NOTHING,
      path: localPath(language, view.path),
      title: { text: `${view.home.name.text} ${score} ${view.away.name.text}`, lang: view.home.name.lang },
      text: withScorers(view),
      date: view.date,
      dateTime: view.kickOff,
      match: view,
    };
  });
}

/** The competition and who scored: a match is found by them, too. */
function withScorers({ competition, scorers }: MatchView): ShownText {
  const all = scorers ? [...scorers.home, ...scorers.away] : [];
  return { ...competition, text: [competition.text, ...all].join(" · ") };
}

async function peopleResults(app: App, language: Language, found: Finding, most: number): Promise<Result[]> {
  const people = found.people.slice(0, most);
  const idsOf = (kind: string) => people.filter((one) => one.kind === kind).map(({ record_id }) => record_id);
  const rows = await listFoundPeople(app.db, idsOf("players"), idsOf("staff"));
  const byKey = new Map(rows.map((row) => [`${row.kind}:${row.id}`, row]));
  return people.flatMap(({ kind, record_id }) => {
    const row = byKey.get(`${kind}:${record_id}`);
    return row ? [personResult(row, dayIn(app.now(), club.timeZone), language)] : [];
  });
}

function personResult(person: FoundPerson, today: string, language: Language): Result {
  const first = localised(person, "first_name", language);
  const last = localised(person, "last_name", language);
  // Medical staff, and departments of the club's own, stand among the administration.
  const tab =
    person.kind === "players" ? "players" : isTab(person.department) ? person.department : "administration";
  const birthdays = [person.birth_date, latestBirthday(person)];
  const hasOwnPage = person.kind === "players" && !birthdays.some((day) => isUnder16(day, today));
  return {
    ...NOTHING,
    path: hasOwnPage
      ? localPath(language, playerPath(person))
      : `${localPath(language, "/club")}?tab=${tab}&person=${person.id}`,
    title: { text: `${first.text} ${last.text}`.trim(), lang: last.lang },
    text: localised(person, "role", language),
    image: person.photo_url,
  };
}

/** A page's address with its query: "/?legal=privacy" → "/hy?legal=privacy". */
function inLanguage(language: Language, address: string): string {
  const [path = "/", query] = address.split("?");
  return localPath(language, path) + (query ? `?${query}` : "");
}

function inOrderOf<T extends { id: number }>(ids: number[], rows: T[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
