import { club } from "#club/club.ts";
import type { App } from "#src/app/app.server.ts";
import { noStore } from "#src/delivery/tracking.server.ts";
import { ageOn, POSITIONS, type PublicPlayer } from "#src/features/players/player.ts";
import { listActivePlayers } from "#src/features/players/queries.server.ts";
import { listStaff } from "#src/features/staff/queries.server.ts";
import { inRankOrder, type StaffMember } from "#src/features/staff/staff-member.ts";
import { clockTime, dayKey, longDate, shortUsDate } from "#src/i18n/dates.ts";
import type { Language } from "#src/i18n/languages.ts";
import { localised, type ShownText } from "#src/i18n/localised.ts";
import { isTab, type Tab } from "../tab.ts";

export type ClubData = Awaited<ReturnType<typeof loadClub>>;

/** A person as a card and the dialog show them; what is not known is empty or null. */
export interface PersonView {
  id: number;
  name: ShownText;
  photo: string;
  bio: ShownText;
  number: number | null;
  isCaptain: boolean;
  /** Position or role. */
  what: ShownText;
  /** The English position; empty for staff. */
  position: string;
  age: number | null;
  /** In words. */
  birthDate: string;
  /** "1991-09-23" */
  birthDay: string;
  nationality: ShownText;
  heightCm: number | null;
  weightKg: number | null;
  hired: string;
  phone: string;
  email: string;
  isPlayer: boolean;
}

/** One tab of the club's page, and the person whose details an address asks for. */
export async function loadClub(app: App, language: Language, address: URLSearchParams) {
  const wanted = address.get("tab") ?? "";
  const tab: Tab = isTab(wanted) ? wanted : "management";
  const now = clockTime(app.now().toISOString(), club.timeZone);
  const today = now ? dayKey(now) : "";
  const people =
    tab === "players"
      ? (await listActivePlayers(app.db)).map((player) => playerView(player, today, language))
      : inRankOrder(await membersOf(app, tab)).map((member) => memberView(member, language));
  const person = address.get("person");
  const opened = people.find(({ id }) => String(id) === person) ?? null;
  if ((wanted && !isTab(wanted)) || (person && !opened)) noStore();
  return {
    tab,
    groups: tab === "players" ? byPosition(people, language) : [{ name: null, position: "", people }],
    count: people.length,
    opened,
  };
}

/** Medical staff, and departments of the club's own, stand among the administration. Source: decision 31. */
async function membersOf(app: App, tab: Tab): Promise<StaffMember[]> {
  if (tab !== "administration") return listStaff(app.db, { status: "active", department: tab });
  const all = await listStaff(app.db, { status: "active" });
  return all.filter(({ department }) => department !== "management" && department !== "coaching");
}

function playerView(player: PublicPlayer, today: string, language: Language): PersonView {
  return {
    ...commonView(player, language),
    number: player.jersey_number !== null && player.jersey_number > 0 ? player.jersey_number : null,
    isCaptain: player.is_captain,
    what: localised(player, "position", language),
    position: player.position,
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

function memberView(member: StaffMember, language: Language): PersonView {
  const none: ShownText = { text: "", lang: language };
  return {
    ...commonView(member, language),
    number: null,
    isCaptain: false,
    what: localised(member, "role", language),
    position: "",
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

function commonView(person: PublicPlayer | StaffMember, language: Language) {
  const first = localised(person, "first_name", language);
  const last = localised(person, "last_name", language);
  return {
    id: person.id,
    name: { text: `${first.text} ${last.text}`.trim(), lang: last.lang },
    photo: person.photo_url,
    bio: localised(person, "bio", language),
  };
}

/** A calendar day in words; empty for none. */
function dayText(day: string | null, language: Language, write: typeof longDate = longDate): string {
  const at = day ? clockTime(`${day.slice(0, 10)}T12:00:00Z`, "UTC") : undefined;
  return at ? write(at, language) : "";
}

/** Goalkeepers first, forwards last; other positions after them under their own names. */
function byPosition(players: PersonView[], language: Language) {
  const rank = (position: string) => {
    const index = POSITIONS.findIndex(({ en }) => en === position);
    return index < 0 ? POSITIONS.length : index;
  };
  const groups = Map.groupBy(players, ({ position }) => position);
  return [...groups]
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([position, people]) => ({
      name: people[0]?.what ?? { text: position, lang: language },
      position,
      people,
    }));
}
