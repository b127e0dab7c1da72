import { club } from "#club/club.ts";
import { clubs } from "#club/demo/clubs.ts";
import { players } from "#club/demo/players.ts";
import type { DemoPlayer, DemoSpell } from "#club/demo/types.ts";
import type { Actor } from "#src/app/actor.server.ts";
import type { Db } from "#src/db/database.server.ts";
import { findOwnTeam } from "#src/features/teams/queries.server.ts";
import { dayIn } from "#src/i18n/dates.ts";
import { columns } from "#src/i18n/localised.ts";
import { isMove } from "./spell.ts";
import { createSpell } from "./spell-commands.server.ts";

/** The demo's transfer, loan and injuries, as far as they have happened when it starts. */
export async function fillSpells(actor: Actor): Promise<void> {
  const { db } = actor.app;
  const today = dayIn(actor.app.now(), club.timeZone);
  const own = await findOwnTeam(db);
  for (const player of players)
    for (const spell of player.spells ?? []) {
      const person_id = await findPerson(db, player);
      const starts_on = spell.from ?? today;
      if (!person_id || starts_on > today) continue;
      await createSpell(actor, {
        ...{ person_id, starts_on, kind: spell.kind, ends_on: spell.until ?? null, is_public: 1 },
        ...(isMove(spell.kind)
          ? { from_team_id: await findTeam(db, spell), to_team_id: own?.id ?? null }
          : {}),
        ...(spell.reason ? columns("reason", spell.reason) : {}),
      });
    }
}

async function findPerson(db: Db, { last_name, jersey_number }: DemoPlayer): Promise<number | null> {
  const row = await db
    .selectFrom("players")
    .select("person_id")
    .where("last_name", "=", last_name.en)
    .where("jersey_number", "=", jersey_number)
    .executeTakeFirst();
  return row?.person_id ?? null;
}

async function findTeam(db: Db, { fromClub }: DemoSpell): Promise<number | null> {
  const name = clubs.find(({ key }) => key === fromClub)?.names.en;
  if (!name) return null;
  const row = await db.selectFrom("teams").select("id").where("name", "=", name).executeTakeFirst();
  return row?.id ?? null;
}
