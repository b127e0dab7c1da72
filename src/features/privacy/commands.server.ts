import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { App } from "#src/app/app.server.ts";
import type { Db, Tx } from "#src/db/database.server.ts";
import { rowsWith, type TextTable, textTables } from "#src/db/text-columns.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { RECORDS } from "#src/features/history/records.ts";
import { withOpenLedger } from "#src/features/ledger/commands.server.ts";
import { triesOf } from "#src/features/newsletter/commands.server.ts";
import type { Field } from "#src/records/field.ts";
import type { RecordDefinition } from "#src/records/record.ts";
import { forgetWords, refreshSearch } from "#src/records/search-documents.server.ts";
import { eraseFrom, formsOf } from "./erase-text.ts";
import { privacyErrors } from "./errors.server.ts";
import { rewriteFreedPages } from "./freed-pages-commands.server.ts";
import { removeRow, rewriteRow } from "./rewrite-commands.server.ts";

/** Tables whose rows go as a whole when they name the person; in others the address is taken out of the text. */
const WHOLE_ROWS = new Set(["outbox", "idempotency_keys", "page_views", "attempts", "markdown_trees"]);

/** Where a whole row is about one person: records with an e-mail of somebody outside the club, and the newsletter's. */
const OWN_ROWS = [
  ...Object.values<RecordDefinition>(RECORDS)
    .filter(({ kind, fields }) => kind !== "accounts" && Object.values(fields).some(isPersonalEmail))
    .map(({ kind }) => kind),
  "subscribers",
] as ("messages" | "subscribers")[];
/** What operators call them. */
const PLACES: Record<string, string> = { subscribers: "newsletter entries" };

function isPersonalEmail(field: Field): boolean {
  return field.type === "text" && field.format === "email" && field.personal === true;
}

export type Club = Pick<App, "config" | "database" | "db">;

/** How much of a person there was, by place; only places with something. */
export type Erased = Record<string, number>;

/** What {@link erasePerson} would erase. */
export async function findPerson(club: Club, email: string): Promise<Erased> {
  await refuseStaff(club.db, email);
  return club.db.transaction().execute((tx) => visitPerson(tx, club, email, false));
}

/**
 * Erases a person by the e-mail address: messages with the replies to them, the newsletter entry, mail that
 * waits or lies in the outbox folder, and the address wherever else it stands, in revisions and the audit
 * log too. Backups forget with their own time.
 * @throws AppError `invalid` when the address is that of an account
 */
export async function erasePerson(club: Club, email: string): Promise<Erased> {
  await refuseStaff(club.db, email);
  const erased = await club.db
    .transaction()
    .execute((tx) => withOpenLedger(tx, () => visitPerson(tx, club, email, true)));
  await rewriteFreedPages(club);
  return erased;
}

/** An account needs an address, and who may sign in is for admins to say. */
async function refuseStaff(db: Db, email: string): Promise<void> {
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new AppError("invalid", privacyErrors.not_an_email({ email }));
  const account = await db
    .selectFrom("accounts")
    .select("username")
    .where(sql<string>`lower(email)`, "=", email.toLowerCase())
    .executeTakeFirst();
  if (!account) return;
  throw new AppError("invalid", privacyErrors.has_account({ email, username: account.username }));
}

async function visitPerson(tx: Tx, club: Club, email: string, isErasing: boolean): Promise<Erased> {
  const erased: Erased = {};
  const count = (place: string, found: number) => {
    if (found > 0) erased[place] = (erased[place] ?? 0) + found;
  };
  for (const table of OWN_ROWS) count(PLACES[table] ?? table, await ownRows(tx, table, email, isErasing));
  if (isErasing) await tx.deleteFrom("attempts").where("bucket", "=", triesOf(email.toLowerCase())).execute();
  for (const table of await textTables(tx)) {
    const rows = await mentions(tx, table, email);
    count(`mentions in ${table.table}`, rows.length);
    if (isErasing && rows.length > 0) await takeOut(tx, table, rows, email);
  }
  if (isErasing) await forgetWords(tx, formsOf(email));
  count("mails in the outbox folder", await outboxFiles(club, email, isErasing));
  return erased;
}

async function ownRows(
  tx: Db,
  table: (typeof OWN_ROWS)[number],
  email: string,
  isErasing: boolean,
): Promise<number> {
  const rows = await tx
    .selectFrom(table)
    .select("id")
    .where(sql<string>`lower(email)`, "=", email.toLowerCase())
    .execute();
  const ids = rows.map(({ id }) => id);
  if (isErasing && ids.length > 0) await tx.deleteFrom(table).where("id", "in", ids).execute();
  return ids.length;
}

/** Rows that name the address, in whichever form; a person's own rows are counted apart. */
async function mentions(tx: Db, table: TextTable, email: string) {
  const rows = await rowsWith(tx, table, formsOf(email));
  const isOwn = (OWN_ROWS as string[]).includes(table.table);
  return rows.filter((row) => {
    const isOwnRow = isOwn && String(row.email).toLowerCase() === email.toLowerCase();
    return !isOwnRow && changesOf(row, table.columns, email).length > 0;
  });
}

/** The columns of a row that name the address, with their texts without it. */
function changesOf(row: Record<string, string | number | null>, columns: string[], email: string) {
  return columns.flatMap((name) => {
    const before = row[name];
    if (typeof before !== "string") return [];
    const after = eraseFrom(before, name, email, erasedSlug(email));
    return after === before ? [] : [{ name, after }];
  });
}

async function takeOut(
  tx: Tx,
  known: TextTable,
  rows: Record<string, string | number | null>[],
  email: string,
): Promise<void> {
  const { table, columns } = known;
  for (const row of rows)
    if (WHOLE_ROWS.has(table)) await removeRow(tx, known, row);
    else {
      const changed = changesOf(row, columns, email).map(({ name, after }) => [name, after] as const);
      await rewriteRow(tx, known, row, Object.fromEntries(changed));
    }
  const record = Object.values<RecordDefinition>(RECORDS).find(({ kind }) => kind === table);
  if (record)
    await refreshSearch(
      tx,
      record,
      rows.map(({ id }) => Number(id)),
    );
}

/** A page's name has to be one of its kind: the rest of a hash that nobody can undo makes it so. */
function erasedSlug(email: string): string {
  return `erased-${triesOf(email.toLowerCase()).slice(-8)}`;
}

/** Where no mail server is configured, mails lie as files. */
async function outboxFiles({ config }: Club, email: string, isErasing: boolean): Promise<number> {
  const folder = join(config.DATA_DIR, "outbox");
  let found = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith(".eml")) continue;
    const text = readableMail(await readFile(join(folder, name), "utf8"));
    if (eraseFrom(text, name, email, "") === text) continue;
    found++;
    if (isErasing) await rm(join(folder, name), { force: true });
  }
  return found;
}

/** A mail with its text as it reads: what is not English is packed, and a long line broken, in the middle of an address too. */
function readableMail(mail: string): string {
  const [head = "", ...rest] = mail.split(/\r?\n\r?\n/);
  const body = rest.join("\n\n");
  if (/^content-transfer-encoding: base64/im.test(head))
    return `${head}\n\n${Buffer.from(body, "base64").toString()}`;
  return /^content-transfer-encoding: quoted-printable/im.test(head)
    ? `${head}\n\n${body.replace(/=\r?\n/g, "")}`
    : mail;
}
