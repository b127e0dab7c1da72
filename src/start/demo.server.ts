import { randomBytes } from "node:crypto";
import { club } from "#club/club.ts";
import type { Actor } from "#src/app/actor.server.ts";
import type { App } from "#src/app/app.server.ts";
import type { Tables } from "#src/db/tables.ts";
import { say } from "#src/errors/messages.ts";
import { passwordRefusal } from "#src/features/accounts/errors.server.ts";
import { createAccount } from "#src/features/accounts/operator-commands.server.ts";
import { findPasswordFault } from "#src/features/accounts/password-strength.server.ts";
import { fillHonours } from "#src/features/honours/demo.server.ts";
import { fillMatches } from "#src/features/matches/demo.server.ts";
import { fillMessages } from "#src/features/messages/demo.server.ts";
import { fillNews } from "#src/features/news/demo.server.ts";
import { fillVisits } from "#src/features/page-views/demo.server.ts";
import { fillPartners } from "#src/features/partners/demo.server.ts";
import { fillSpells } from "#src/features/people/demo.server.ts";
import { enterStored } from "#src/features/people/stored-commands.server.ts";
import { fillPlayers } from "#src/features/players/demo.server.ts";
import { fillDefaultSettings } from "#src/features/settings/default-commands.server.ts";
import { fillSettings } from "#src/features/settings/demo.server.ts";
import { fillStaff } from "#src/features/staff/demo.server.ts";
import { fillTable } from "#src/features/table/demo.server.ts";
import { fillTeams } from "#src/features/teams/demo.server.ts";
import { fillOpponentSquads } from "./demo-squads.server.ts";

/** The demo's parts in the order in which they need each other; each is one transaction. */
const PARTS: { table: keyof Tables; fill: (actor: Actor) => Promise<void> }[] = [
  { table: "settings", fill: fillSettings },
  { table: "partners", fill: fillPartners },
  { table: "players", fill: fillPlayers },
  { table: "staff", fill: fillStaff },
  { table: "teams", fill: fillTeams },
  { table: "matches", fill: fillMatches },
  { table: "seasons", fill: fillTable },
  { table: "honours", fill: fillHonours },
  { table: "articles", fill: fillNews },
  { table: "messages", fill: fillMessages },
  { table: "page_views", fill: fillVisits },
];

/** How to sign in after the first start. */
export interface NewAccess {
  username: string;
  password: string;
  /** Chosen by us and shown once; a password from the environment is known already. */
  isGenerated: boolean;
}

/**
 * Fills the demo club on the first start and creates its two accounts, last of all: a first start that was
 * cut off goes on where it stopped.
 * @returns the new accounts; none when there are accounts already
 */
export async function fillDemo(app: App): Promise<NewAccess[]> {
  if (!(await isEmpty(app, "accounts"))) return [];
  await tellOfEasy(app);
  const actor = systemOffice(app);
  for (const { table, fill } of PARTS) if (await isEmpty(app, table)) await fill(actor);
  await enterStored(app);
  await fillOpponentSquads(app);
  if (await isEmpty(app, "spells")) await fillSpells(actor);
  const { ADMIN_PASSWORD, EDITOR_PASSWORD } = app.config;
  return [
    await createDemoAccount(app, "admin", ADMIN_PASSWORD),
    await createDemoAccount(app, "editor", EDITOR_PASSWORD),
  ];
}

/** What a club without demo content starts with: a row for each setting. Accounts are the operator's to make. */
export async function fillDefaults(app: App): Promise<void> {
  const { contact_address, contact_email, contact_phone } = club.defaults;
  await fillDefaultSettings(systemOffice(app), [
    { key: "contact_email", value: contact_email },
    { key: "contact_phone", value: contact_phone },
    {
      key: "contact_address",
      value: contact_address.en,
      value_hy: contact_address.hy,
      value_ru: contact_address.ru,
    },
    { key: "hero_title", value: club.name.en, value_hy: club.name.hy, value_ru: club.name.ru },
    { key: "hero_subtitle", value: club.league.en, value_hy: club.league.hy, value_ru: club.league.ru },
  ]);
}

function systemOffice(app: App): Actor {
  return { app, account: { id: 0, username: "system", email: "", role: "admin" } };
}

/** Whoever gave it may have a club on a machine of its own in mind: it is taken, and told of. */
async function tellOfEasy({ config: { ADMIN_PASSWORD, EDITOR_PASSWORD }, log }: App): Promise<void> {
  for (const [role, given] of Object.entries({ admin: ADMIN_PASSWORD, editor: EDITOR_PASSWORD })) {
    if (!given) continue;
    const fault = await findPasswordFault(given, { username: role, email: "", hasTwoFactor: true });
    if (fault)
      log.warn("a first password is easily guessed: change it before others reach the site", {
        setting: `${role.toUpperCase()}_PASSWORD`,
        why: say(passwordRefusal(fault, true), "en"),
      });
  }
}

async function createDemoAccount(
  app: App,
  role: "admin" | "editor",
  given: string | undefined,
): Promise<NewAccess> {
  const password = given ?? randomBytes(12).toString("base64url");
  await createAccount(app, { username: role, email: `${role}@club.invalid`, role, password });
  return { username: role, password, isGenerated: given === undefined };
}

async function isEmpty(app: App, table: keyof Tables): Promise<boolean> {
  const row = await app.db
    .selectFrom(table)
    .select((e) => e.lit(1).as("one"))
    .limit(1)
    .executeTakeFirst();
  return row === undefined;
}
