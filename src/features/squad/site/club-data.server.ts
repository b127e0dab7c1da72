import { club } from "#club/club.ts";
import type { App } from "#src/app/app.server.ts";
import { noStore } from "#src/app/tracking.server.ts";
import { findOwnAbsences, type OwnAbsences } from "#src/features/people/out-queries.server.ts";
import { awayView, outView } from "#src/features/people/out-view.server.ts";
import type { OutView } from "#src/features/people/out-view.ts";
import { positionCode } from "#src/features/people/squad.ts";
import {
  ageOn,
  POSITIONS,
  type PublicListedPlayer,
  type PublicPlayer,
} from "#src/features/players/player.ts";
import { listSquadWithBioOf } from "#src/features/players/queries.server.ts";
import { listStaff } from "#src/features/staff/queries.server.ts";
import { inRankOrder, type StaffMember } from "#src/features/staff/staff-member.ts";
import { figuresOf, ranked } from "#src/features/statistics/figures.ts";
import type { OwnMatch } from "#src/features/statistics/own-match.ts";
import { type OwnHistory, ownHistory } from "#src/features/statistics/own-matches.server.ts";
import { hasPage, playerPath } from "#src/features/statistics/player-address.ts";
import { chooseCompetition, seasonsOf } from "#src/features/statistics/selection.ts";
import { clockTime, dayKey, longDate, shortUsDate } from "#src/i18n/dates.ts";
import type { Language } from "#src/i18n/languages.ts";
import { localised, type ShownText } from "#src/i18n/localised.ts";
import { ELSEWHERE, isOrder, isTab, type Order, type Tab } from "../tab.ts";
import { leadersOf } from "./leaders.server.ts";
import type { PersonCardView, PersonView, SeasonView } from "./person-view.ts";

export type ClubData = Awaited<ReturnType<typeof loadClub>>;

/** Of whom a tab tells: the cards of all, and the rest of the one who is opened. */
interface TabPeople {
  cards: PersonCardView[];
  opened: PersonView | null;
}

/** One tab of the club's page, and the person whose details an address asks for. */
export async function loadClub(app: App, language: Language, address: URLSearchParams) {
  const wanted = address.get("tab") ?? "";
  const tab: Tab = isTab(wanted) ? wanted : "management";
  const now = clockTime(app.now().toISOString(), club.timeZone);
  const today = now ? dayKey(now) : "";
  const history = tab === "players" ? await ownHistory(app) : undefined;
  const person = address.get("person");
  const id = /^[1-9]\d{0,14}$/.test(person ?? "") ? Number(person) : null;
  const { cards, opened } = history
    ? await playersOf(app, id, { today, language, history })
    : membersView(inRankOrder(await membersOf(app, tab)), id, language);
  const asked = address.get("order") ?? "";
  const order: Order = tab === "players" && isOrder(asked) ? asked : "position";
  if ((wanted && !isTab(wanted)) || (person && !opened) || (asked && asked !== order)) noStore();
  const season = history && cards.some((one) => one.season) ? newestSeason(history) : null;
  return {
    tab,
    order,
    groups:
      tab === "players" ? grouped(cards, order, language) : [{ name: null, position: "", people: cards }],
    count: cards.length,
    opened,
    /** "2026-27", whose figures stand on the players' cards. */
    season,
    leaders: history && season ? leadersOf(history, leagueOf(history, season), { today, language }) : null,
  };
}

interface Shown {
  today: string;
  language: Language;
  history: OwnHistory;
}

async function playersOf(
  app: App,
  id: number | null,
  { today, language, history }: Shown,
): Promise<TabPeople> {
  const [players, absences] = await Promise.all([
    listSquadWithBioOf(app.db, id, today),
    app.cachedQuery("own absences", (db) => findOwnAbsences(db, app.now())),
  ]);
  const out = outOf(absences, language);
  const season = newestSeason(history);
  const league = season ? leagueOf(history, season) : null;
  const cardOf = (player: PublicListedPlayer): PersonCardView => ({
    ...playerCard(player, today, language, history),
    season: league && seasonView(history, league, player),
    out: out.get(player.id) ?? null,
  });
  const player = players.find((one) => one.id === id);
  return {
    cards: players.map(cardOf),
    opened: player ? { ...cardOf(player), ...playerDetails(player, today, language) } : null,
  };
}

function membersView(members: readonly StaffMember[], id: number | null, language: Language): TabPeople {
  const member = members.find((one) => one.id === id);
  return {
    cards: members.map((one) => memberCard(one, language)),
    opened: member ? { ...memberCard(member, language), ...memberDetails(member, language) } : null,
  };
}

/** By player: who misses the next match, and who plays elsewhere. */
function outOf({ out, away }: OwnAbsences, language: Language): Map<number, OutView> {
  const views = [...out.map((one) => outView(one, language)), ...away.map((one) => awayView(one, language))];
  return new Map(views.flatMap((view) => (view.player === null ? [] : [[view.player, view]])));
}

function newestSeason({ matches }: OwnHistory): string | null {
  return seasonsOf(matches)[0] ?? null;
}

/** The matches of a season's league; of a season without one all. */
function leagueOf({ matches }: OwnHistory, season: string): readonly OwnMatch[] {
  const ofSeason = matches.filter((match) => match.season === season);
  return chooseCompetition(ofSeason, null, "en").matches;
}

/** What a player did in the matches of a season's league; null for who is in none of its records. */
function seasonView(
  history: OwnHistory,
  matches: readonly OwnMatch[],
  player: PublicListedPlayer,
): SeasonView | null {
  const person = history.people.ofPlayer(player.id);
  if (!person) return null;
  const deeds = matches.map((match) => ({ deed: match.deeds.get(person.key), length: match.length }));
  const { goals, assists, cleanSheets, minutes, ...sum } = figuresOf(deeds.flatMap(({ deed }) => deed ?? []));
  return {
    ...{ matches: sum.matches, goals, assists, cleanSheets, minutes },
    isKeeper: positionCode(player.position) === "GK",
    stones: deeds.map(({ deed, length }) =>
      !deed?.isPlayed ? 0 : deed.minutes === null ? null : Math.round((100 * deed.minutes) / length),
    ),
  };
}

/** Medical staff, and departments of the club's own, stand among the administration. Source: decision 31. */
async function membersOf(app: App, tab: Tab): Promise<StaffMember[]> {
  if (tab !== "administration") return listStaff(app.db, { status: "active", department: tab });
  const all = await listStaff(app.db, { status: "active" });
  return all.filter(({ department }) => department !== "management" && department !== "coaching");
}

function playerCard(
  player: PublicListedPlayer,
  today: string,
  language: Language,
  history: OwnHistory,
): PersonCardView {
  const person = history.people.ofPlayer(player.id);
  const page = person && hasPage(person.player, true, today) ? playerPath(person.player) : "";
  return {
    ...commonCard(player, language),
    number: player.jersey_number !== null && player.jersey_number > 0 ? player.jersey_number : null,
    isCaptain: player.is_captain,
    what: localised(player, "position", language),
    position: player.position,
    page,
    season: null,
  };
}

function playerDetails(player: PublicPlayer, today: string, language: Language) {
  return {
    bio: localised(player, "bio", language),
    age: ageOn(player.birth_date, today) ?? null,
    birthDate: dayText(player.birth_date, language),
    birthDay: player.birth_date?.slice(0, 10) ?? "",
    nationality: localised(player, "nationality", language),
    heightCm: player.height,
    weightKg: player.weight,
    hired: "",
    phone: "",
    email: "",
    isPlayer: true,
  };
}

function memberCard(member: StaffMember, language: Language): PersonCardView {
  return {
    ...commonCard(member, language),
    number: null,
    isCaptain: false,
    what: localised(member, "role", language),
    position: "",
    page: "",
    season: null,
  };
}

function memberDetails(member: StaffMember, language: Language) {
  const none: ShownText = { text: "", lang: language };
  return {
    bio: localised(member, "bio", language),
    age: null,
    birthDate: "",
    birthDay: "",
    nationality: none,
    heightCm: null,
    weightKg: null,
    hired: dayText(member.hire_date, language, language === "en" ? shortUsDate : longDate),
    phone: member.phone,
    email: member.email,
    isPlayer: false,
  };
}

function commonCard(person: PublicListedPlayer | StaffMember, language: Language) {
  const first = localised(person, "first_name", language);
  const last = localised(person, "last_name", language);
  return {
    id: person.id,
    name: { text: `${first.text} ${last.text}`.trim(), lang: last.lang },
    photo: person.photo_url,
    out: null,
    rank: null,
  };
}

/** A calendar day in words; empty for none. */
function dayText(day: string | null, language: Language, write: typeof longDate = longDate): string {
  const at = day ? clockTime(`${day.slice(0, 10)}T12:00:00Z`, "UTC") : undefined;
  return at ? write(at, language) : "";
}

function grouped(players: PersonCardView[], order: Order, language: Language) {
  if (order === "position") return byPosition(players, language);
  const most = ranked(players, ({ season }) => season?.[order] ?? 0);
  const others = players.filter(({ id }) => !most.some((one) => one.id === id));
  return [{ name: { text: "", lang: language }, position: order, people: [...most, ...others] }];
}

/**
 * Goalkeepers first, forwards last; other positions after them under their own names, and in the end those who play
 * elsewhere.
 */
function byPosition(players: PersonCardView[], language: Language) {
  const rank = (position: string) => {
    if (position === ELSEWHERE) return POSITIONS.length + 1;
    const index = POSITIONS.findIndex(({ en }) => en === position);
    return index < 0 ? POSITIONS.length : index;
  };
  const isElsewhere = ({ out }: PersonCardView) => out?.why === "loan" || out?.why === "transfer";
  const groups = Map.groupBy(players, (one) => (isElsewhere(one) ? ELSEWHERE : one.position));
  return [...groups]
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([position, people]) => ({
      name: people[0]?.what ?? { text: position, lang: language },
      position,
      people,
    }));
}
