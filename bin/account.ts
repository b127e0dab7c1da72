// `npm run account`: the operator's tool for accounts.
import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import type { Db } from "#src/db/database.server.ts";
import { say } from "#src/errors/messages.ts";
import { ROLES, type Role } from "#src/features/accounts/account.ts";
import { passwordRefusal } from "#src/features/accounts/errors.server.ts";
import {
  createAccount,
  removeTwoFactor,
  resetPassword,
  setAccountActive,
} from "#src/features/accounts/operator-commands.server.ts";
import { findPasswordFault } from "#src/features/accounts/password-strength.server.ts";
import { migrateAfterBackup } from "#src/features/backup/before-migration-job.server.ts";
import type { BackedUp } from "#src/features/backup/commands.server.ts";
import { command, withClub, withExistingClub } from "./command.ts";

const USAGE = `npm run account -- list
npm run account -- create <username> [--role ${ROLES.join("|")}] [--email <address>] [--password <password>]
npm run account -- reset <username> [--password <password>]
npm run account -- disable <username>
npm run account -- enable <username>
npm run account -- two-factor-off <username>   (who lost telephone and recovery codes)

Without --password one is made up and shown once.`;

const OPTIONS = {
  role: { type: "string" },
  email: { type: "string" },
  password: { type: "string" },
  help: { type: "boolean" },
} as const;
type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>["values"];

await command(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: OPTIONS });
  if (values.help || positionals.length === 0 || positionals.length > 2) throw new Error(USAGE);
  // A mistyped DATA_DIR is no club without accounts.
  const open = positionals[0] === "create" ? withClub : withExistingClub;
  await open(async (opened) => {
    await migrateAfterBackup(opened);
    await run(opened, positionals, values);
  });
});

async function run(office: BackedUp, [verb, username = ""]: string[], values: Values): Promise<void> {
  if (verb === "list") return list(office.db);
  if (!username || !["create", "reset", "disable", "enable", "two-factor-off"].includes(verb ?? ""))
    throw new Error(USAGE);
  if (verb === "create") {
    const role = (values.role ?? "editor") as Role;
    if (!ROLES.includes(role)) throw new Error(`The role is one of: ${ROLES.join(", ")}.`);
    const password = await choosePassword(username, values);
    await createAccount(office, { username, role, password, email: values.email ?? "" });
    console.log(`Created the ${role} "${username}".${shown(values, password)}`);
  } else if (verb === "reset") {
    const password = await choosePassword(username, values);
    await resetPassword(office, username, password);
    console.log(`"${username}" has a new password and is signed out everywhere.${shown(values, password)}`);
  } else if (verb === "two-factor-off") {
    await removeTwoFactor(office, username);
    console.log(`"${username}" signs in with the password alone and is signed out everywhere.`);
  } else {
    await setAccountActive(office, username, verb === "enable");
    console.log(`"${username}" is ${verb}d.`);
  }
}

async function choosePassword(username: string, values: Values): Promise<string> {
  if (values.password === undefined) return randomBytes(12).toString("base64url");
  const owner = { username, email: values.email ?? "", hasTwoFactor: false };
  const fault = await findPasswordFault(values.password, owner);
  if (fault) throw new Error(say(passwordRefusal(fault, false), "en"));
  return values.password;
}

function shown(values: Values, password: string): string {
  return values.password === undefined ? `\nPassword (shown only now): ${password}` : "";
}

async function list(db: Db): Promise<void> {
  const accounts = await db
    .selectFrom("accounts")
    .select(["username", "role", "email", "is_active", "password_hash", "totp_confirmed_at", "last_login_at"])
    .where("deleted_at", "is", null)
    .orderBy("username")
    .execute();
  if (accounts.length === 0)
    console.log("There are no accounts. Create one: npm run account -- create <username> --role admin");
  for (const account of accounts) {
    const { username, role, email, is_active, password_hash, totp_confirmed_at, last_login_at } = account;
    console.log(
      [
        username,
        role,
        email,
        is_active ? (password_hash ? "active" : "invited") : "disabled",
        totp_confirmed_at ? "two-factor" : "password only",
        `last sign-in: ${last_login_at ?? "never"}`,
      ].join("\t"),
    );
  }
}
