import type { DemoLineup, DemoMatch, SquadPlayer } from "#club/demo/matches/types.ts";
import { players } from "#club/demo/players.ts";
import { staff } from "#club/demo/staff.ts";
import type { StoredPlayer } from "#src/features/lineups/lineup.ts";
import { completed } from "#src/features/lineups/rules.server.ts";
import type { Team } from "#src/features/teams/team.ts";
import { columns } from "#src/i18n/localised.ts";
import type { Save } from "#src/records/save.server.ts";
import { chunksOf, dates } from "./demo-rows.server.ts";
import { nameOf, namesOf, type Squad, whoIs } from "./demo-who.ts";

/** As the demo picks its elevens. */
const FORMATION = "4-4-2";

const CAPTAIN = players.find((player) => player.captain);
const COACH = staff.find(({ role }) => role.en === "Head Coach");

/** Both line-ups of every match of which they are known, as visitors saw them an hour before kick-off. */
export async function fillLineups(
  current: Save,
  matches: DemoMatch[],
  teams: Map<string, Team>,
  matchIds: Map<string, number>,
  squad: Squad,
): Promise<void> {
  const rows = matches.flatMap(({ key, lineups, ...match }) =>
    (["home", "away"] as const).flatMap((side) => {
      if (!lineups) return [];
      const { is_own } = teams.get(match[side])!;
      return {
        match_id: matchIds.get(key)!,
        side,
        formation: FORMATION,
        players: JSON.stringify(peopleOf(lineups[side], is_own, squad)),
        ...columns("coach", is_own && COACH ? coachName(COACH) : null),
        publish_at: null,
        is_short_confirmed: 0 as const,
        ...dates(current),
      };
    }),
  );
  for (const chunk of chunksOf(rows)) await current.tx.insertInto("lineups").values(chunk).execute();
}

function coachName({ first_name, last_name }: Pick<SquadPlayer, "first_name" | "last_name">) {
  return {
    en: `${first_name.en} ${last_name.en}`,
    hy: `${first_name.hy} ${last_name.hy}`,
    ru: `${first_name.ru} ${last_name.ru}`,
  };
}

function peopleOf({ starting, bench }: DemoLineup, isOwn: boolean, squad: Squad): StoredPlayer[] {
  const captain = captainOf(starting, isOwn);
  const stored = (player: SquadPlayer, at?: number): StoredPlayer => ({
    role: at === undefined ? "bench" : "start",
    player_id: whoIs(player, isOwn, squad).player,
    number: player.jersey_number,
    slot: at === undefined ? undefined : at + 1,
    is_captain: player === captain ? true : undefined,
    ...namesOf(player),
  });
  const people = [...starting.map(stored), ...bench.map((player) => stored(player))];
  return completed(people, FORMATION).map(withoutNothing);
}

/** The club's captain; without him, and with opponents, the lowest shirt behind the keeper's. */
function captainOf(starting: SquadPlayer[], isOwn: boolean): SquadPlayer | undefined {
  const own = isOwn && CAPTAIN ? starting.find((player) => nameOf(player) === nameOf(CAPTAIN)) : undefined;
  const outfield = starting.filter(({ position }) => position !== "Goalkeeper");
  return own ?? outfield.toSorted((one, other) => one.jersey_number - other.jersey_number)[0];
}

function withoutNothing(player: StoredPlayer): StoredPlayer {
  return Object.fromEntries(
    Object.entries(player).filter(([, value]) => value !== null && value !== undefined && value !== false),
  ) as StoredPlayer;
}
