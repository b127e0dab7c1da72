import { sectionsOf } from "#src/app/access.server.ts";
import type { Account, App } from "#src/app/app.server.ts";
import type { Db } from "#src/db/database.server.ts";
import { listMatchCards } from "#src/features/matches/card-queries.server.ts";
import type { Match } from "#src/features/matches/match.ts";
import { listMessages } from "#src/features/messages/queries.server.ts";
import { listOfficeArticles } from "#src/features/news/office-queries.server.ts";
import { listAllPartners } from "#src/features/partners/queries.server.ts";
import type { Player } from "#src/features/players/player.ts";
import { listPlayers } from "#src/features/players/queries.server.ts";
import { listSettings } from "#src/features/settings/queries.server.ts";
import { listStaff } from "#src/features/staff/queries.server.ts";
import type { StaffMember } from "#src/features/staff/staff-member.ts";
import { listTeams } from "#src/features/teams/queries.server.ts";
import { columns } from "#src/i18n/localised.ts";
import { searchText, soughtParts } from "#src/i18n/search-words.ts";
import { type FoundKind, type FoundRecord, MOST_OF_KIND } from "./office.ts";

/** Of the matches that are found, those nearest to now are wanted: so many are looked at. */
const MATCHES_LOOKED_AT = 60;

/** Of a short list, in one search: all settings of a club, with its legal texts in three languages. */
const MOST_LETTERS_READ = 200_000;
/** What a record costs however short it is. */
const RECORD_LETTERS = 20;

/**
 * Records with all words of a search, by the same searches as the lists of the back office, a few of each kind; of
 * the settings those that the account may see, of the articles those of its sections.
 */
export async function findRecords(app: App, account: Account, search: string): Promise<FoundRecord[]> {
  if (soughtParts(search).length === 0) return [];
  const { db } = app;
  const found = await Promise.all([
    findArticles(app, account, search),
    findMatches(app, search),
    findPeople(db, search),
    findNamed(db, search),
    findMessages(db, search),
    findSettings(db, account, search),
  ]);
  return found.flat();
}

async function findArticles({ db, now }: App, account: Account, search: string): Promise<FoundRecord[]> {
  const sections = sectionsOf(account);
  const { news } = await listOfficeArticles(db, now(), { search, sections, limit: MOST_OF_KIND, offset: 0 });
  return news.map((one) => ({
    ...found("articles", one.id, `/admin/news/edit/${one.id}`),
    title: one.title,
    title_hy: one.title_hy,
    title_ru: one.title_ru,
    at: one.display_date,
  }));
}

async function findMatches({ db, now }: App, search: string): Promise<FoundRecord[]> {
  const { cards } = await listMatchCards(db, { search }, { limit: MATCHES_LOOKED_AT, offset: 0 });
  const distance = ({ match_date }: Match) => Math.abs(Date.parse(match_date) - now().getTime());
  return cards
    .map(({ match }) => match)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, MOST_OF_KIND)
    .map((match) => ({
      ...found("matches", match.id, `/admin/matches/edit/${match.id}`),
      title: `${match.home_team_name} – ${match.away_team_name}`,
      title_hy: `${match.home_team_name_hy || match.home_team_name} – ${match.away_team_name_hy || match.away_team_name}`,
      title_ru: `${match.home_team_name_ru || match.home_team_name} – ${match.away_team_name_ru || match.away_team_name}`,
      at: match.match_date,
    }));
}

async function findPeople(db: Db, search: string): Promise<FoundRecord[]> {
  const [players, staff] = await Promise.all([listPlayers(db, { search }), listStaff(db, { search })]);
  const person = (kind: "players" | "staff", one: Player | StaffMember) => ({
    ...found(kind, one.id, `/admin/${kind}/edit/${one.id}`),
    title: `${one.first_name} ${one.last_name}`,
    title_hy: `${one.first_name_hy} ${one.last_name_hy}`.trim(),
    title_ru: `${one.first_name_ru} ${one.last_name_ru}`.trim(),
  });
  return [
    ...players.slice(0, MOST_OF_KIND).map((one) => person("players", one)),
    ...staff.slice(0, MOST_OF_KIND).map((one) => person("staff", one)),
  ];
}

/** Teams and partners. */
async function findNamed(db: Db, search: string): Promise<FoundRecord[]> {
  const [teams, partners] = await Promise.all([listTeams(db), listAllPartners(db)]);
  return [
    ...having(search, teams, ({ name, name_hy, name_ru, code }) => [name, name_hy, name_ru, code]).map(
      ({ id, name, name_hy, name_ru }) => ({
        ...found("teams", id, `/admin/teams/edit/${id}`),
        ...columns("title", { en: name, hy: name_hy, ru: name_ru }),
      }),
    ),
    ...having(search, partners, ({ name }) => [name]).map(({ id, name }) => ({
      ...found("partners", id, `/admin/partners?partner=${id}&inactive=1`),
      ...columns("title", { en: name, hy: name, ru: name }),
    })),
  ];
}

async function findMessages(db: Db, search: string): Promise<FoundRecord[]> {
  const { messages } = await listMessages(db, {
    search,
    filter: "all",
    quarantined: false,
    limit: MOST_OF_KIND,
    offset: 0,
  });
  return messages.map(({ id, name, subject, created_at }) => {
    const title = [name, subject].filter(Boolean).join(", ");
    return {
      ...found("messages", id, `/admin/messages?filter=all&message=${id}`),
      ...columns("title", { en: title, hy: title, ru: title }),
      at: created_at,
    };
  });
}

async function findSettings(db: Db, account: Account, search: string): Promise<FoundRecord[]> {
  const settings = having(search, await listSettings(db, account), ({ key, value, value_hy, value_ru }) => [
    key.replaceAll("_", " "),
    value,
    value_hy,
    value_ru,
  ]);
  return settings.map(({ id, key }) => ({
    ...found("settings", id, `/admin/settings/edit/${id}`),
    ...columns("title", { en: key, hy: key, ru: key }),
  }));
}

/**
 * Those of a short list whose texts have all words of a search, at most as many as are shown. What is too long to be
 * looked through beside the others is passed over: nothing else is answered meanwhile.
 */
function having<T>(search: string, items: readonly T[], textsOf: (item: T) => string[]): T[] {
  const words = soughtParts(search);
  const found: T[] = [];
  let left = MOST_LETTERS_READ;
  for (const item of items) {
    if (found.length >= MOST_OF_KIND) break;
    const texts = textsOf(item);
    const letters = texts.reduce((sum, { length }) => sum + length, RECORD_LETTERS);
    if (letters > left) continue;
    left -= letters;
    const text = searchText(...texts);
    if (words.every((parts) => parts.some((part) => text.includes(part)))) found.push(item);
  }
  return found;
}

function found(kind: FoundKind, id: number, to: string) {
  return { kind, id, to, at: null };
}
