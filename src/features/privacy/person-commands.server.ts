import { hash } from "node:crypto";
import type { App } from "#src/app/app.server.ts";
import type { Tx } from "#src/db/database.server.ts";
import { batchesOf, textTables } from "#src/db/text-columns.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import type { BundlePart } from "#src/features/bundles/bundle.ts";
import { RECORDS } from "#src/features/history/records.ts";
import { withOpenLedger } from "#src/features/ledger/commands.server.ts";
import { erasePictures, findPicturesOf } from "#src/features/media/erase-commands.server.ts";
import type { StoredFiles } from "#src/features/media/media.ts";
import { removeFiles } from "#src/features/media/sweep-commands.server.ts";
import { recordsOf } from "#src/features/people/merge-queries.server.ts";
import type { Name } from "#src/features/people/person.ts";
import { recordErrors } from "#src/records/errors.server.ts";
import { forgetWords, refreshSearch, updateSearch } from "#src/records/search-documents.server.ts";
import type { Club, Erased } from "./commands.server.ts";
import { ERASED, type Erasable, erasable, withoutPerson } from "./erase-names.ts";
import { privacyErrors } from "./errors.server.ts";
import { rewriteFreedPages } from "./freed-pages-commands.server.ts";
import { namesEver } from "./person-names-queries.server.ts";
import { removeRow, rewriteRow } from "./rewrite-commands.server.ts";

/** Where people are named beside what they did; what was published about them in words is not theirs alone. */
const NAMING = ["match_events", "match_ledger", "lineups", "revisions", "audit", "idempotency_keys"];
/** What is only about the person, and goes. */
const OWN = ["players", "staff"] as const;
/** What goes with the person by itself. */
const GOING_ALONG = ["squad_members", "spells"] as const;

/** What {@link eraseKnownPerson} would erase. */
export function findKnownPerson(club: Club, id: number): Promise<Erased> {
  return lookFor(club, id, new Set());
}

/** Outside a transaction: in SQLite that would keep every other write waiting. */
async function lookFor({ db }: Club, id: number, clean: Clean): Promise<Erased> {
  return (await visitAll(db as Tx, id, { isErasing: false, clean })).erased;
}

/**
 * Erases somebody of the club's or another team's people by the number in `people`: with the places in squads, the
 * records among players and staff, and the names in matches, line-ups, logs and histories. What happened stays, of
 * nobody. Published articles keep their words. Pictures that stand nowhere else go with their files.
 * @throws AppError `not_found`, or `unavailable` when the pictures' store does not answer: then nothing is erased
 */
export async function eraseKnownPerson(club: Club & Pick<App, "storage">, id: number): Promise<Erased> {
  const clean: Clean = new Set();
  await lookFor(club, id, clean);
  const erased = await club.db.transaction().execute((tx) =>
    withOpenLedger(tx, async () => {
      const visited = await visitAll(tx, id, { isErasing: true, clean });
      await removePictures(club, visited.files);
      return visited.erased;
    }),
  );
  await rewriteFreedPages(club);
  return erased;
}

/** Before the rows that name them are gone for good: without those nobody would find the files again. */
async function removePictures(club: Pick<App, "storage">, files: readonly StoredFiles[]): Promise<void> {
  try {
    for (const file of files) await removeFiles(club, file);
  } catch (cause) {
    throw new AppError("unavailable", privacyErrors.pictures_not_removed(), { cause });
  }
}

/**
 * Digests of rows that do not name somebody: while the database waits, only what names him or has changed since is looked
 * at again.
 */
type Clean = Set<string>;

interface Errand {
  isErasing: boolean;
  clean: Clean;
}

/** A person with all records that were merged into one. */
async function visitAll(
  tx: Tx,
  id: number,
  errand: Errand,
): Promise<{ erased: Erased; files: StoredFiles[] }> {
  const { isErasing } = errand;
  const row = await tx.selectFrom("people").select("merged_into").where("id", "=", id).executeTakeFirst();
  const erased: Erased = {};
  const count = (found: Erased) => {
    for (const [place, rows] of Object.entries(found)) erased[place] = (erased[place] ?? 0) + rows;
  };
  const people = await recordsOf(tx, row?.merged_into ?? id);
  const pictures = await findPictures(tx, people);
  if (pictures.length > 0) count({ pictures: pictures.length });
  const histories = await forgetHistories(tx, new Map([["media", pictures]]), isErasing);
  if (histories > 0) count({ histories });
  const files = isErasing ? await erasePictures(tx, pictures) : [];
  for (const one of people) count(await visit(tx, { id: one, pictures }, errand));
  return { erased, files };
}

/** Pictures of the person, which stand or stood in the person's own records and nowhere else. */
async function findPictures(tx: Tx, people: readonly number[]): Promise<number[]> {
  const of = new Map<string, number[]>();
  const texts: string[] = [];
  for (const table of OWN) {
    const rows = await tx.selectFrom(table).selectAll().where("person_id", "in", people).execute();
    const ids = rows.map(({ id }) => id);
    of.set(table, ids);
    const versions = tx.selectFrom("revisions").select("snapshot").where("kind", "=", table);
    const former = ids.length > 0 ? await versions.where("record_id", "in", ids).execute() : [];
    texts.push(JSON.stringify(rows), ...former.map(({ snapshot }) => snapshot));
  }
  return findPicturesOf(tx, { texts, of });
}

interface Visited {
  id: number;
  /** That go as a whole. */
  pictures: readonly number[];
}

async function visit(tx: Tx, { id, pictures }: Visited, errand: Errand): Promise<Erased> {
  const { isErasing } = errand;
  const whom = await readPerson(tx, id);
  const erased: Erased = { people: 1 };
  const count = (place: string, found: number) => {
    if (found > 0) erased[place] = (erased[place] ?? 0) + found;
  };
  const own = new Map<string, number[]>([["people", [id]]]);
  for (const table of GOING_ALONG) {
    const rows = await tx.selectFrom(table).select("id").where("person_id", "=", id).execute();
    count(table, rows.length);
    own.set(
      table,
      rows.map((row) => row.id),
    );
  }
  for (const table of OWN) {
    const rows = await tx.selectFrom(table).selectAll().where("person_id", "=", id).execute();
    own.set(
      table,
      rows.map((row) => row.id),
    );
    count(table, rows.length);
  }
  count("histories", await forgetHistories(tx, own, isErasing));
  count("mentions in page_views", await forgetViews(tx, whom, isErasing));
  count("mentions in bundles", await takeOutOfBundles(tx, whom, isErasing));
  const isOwnPicture = ({ id }: Row) => pictures.includes(Number(id));
  count("mentions in media", await takeOutOf(tx, "media", { whom, isOwn: isOwnPicture }, errand));
  own.set("media", [...pictures]);
  const isOwn = ({ kind, record_id }: Row) => own.get(String(kind))?.includes(Number(record_id)) ?? false;
  for (const table of NAMING)
    count(`mentions in ${table}`, await takeOutOf(tx, table, { whom, isOwn }, errand));
  if (isErasing) {
    await removeOwn(tx, own);
    await forgetWords(
      tx,
      whom.names.flatMap(Object.values<Name>).flatMap(({ first, last }) => [first, last]),
    );
  }
  return erased;
}

async function readPerson(tx: Tx, id: number): Promise<Erasable> {
  const row = await tx.selectFrom("people").select("id").where("id", "=", id).executeTakeFirst();
  if (!row) throw new AppError("not_found", recordErrors.not_found({ noun: "person", id }));
  const players = await tx.selectFrom("players").select("id").where("person_id", "=", id).execute();
  return erasable({ person: id, players: players.map((one) => one.id), names: await namesEver(tx, id) });
}

/** Versions of what is the person's go; the log goes on saying that something was done. */
async function forgetHistories(tx: Tx, own: Map<string, number[]>, isErasing: boolean): Promise<number> {
  let found = 0;
  for (const [kind, ids] of own) {
    if (ids.length === 0) continue;
    const of = (table: "revisions" | "audit") =>
      tx.selectFrom(table).select("id").where("kind", "=", kind).where("record_id", "in", ids).execute();
    const [revisions, entries] = [await of("revisions"), await of("audit")];
    found += revisions.length + entries.length;
    if (!isErasing) continue;
    const numbers = (rows: { id: number }[]) => rows.map((row) => row.id);
    if (revisions.length > 0)
      await tx.deleteFrom("revisions").where("id", "in", numbers(revisions)).execute();
    if (entries.length > 0)
      await tx
        .updateTable("audit")
        .set({ title: ERASED, before: null, after: null })
        .where("id", "in", numbers(entries))
        .execute();
  }
  return found;
}

type Row = Record<string, unknown>;

/** Takes the person out of the rows of a table that name him. @returns how many do */
async function takeOutOf(
  tx: Tx,
  table: string,
  { whom, isOwn }: { whom: Erasable; isOwn: (row: Row) => boolean },
  { isErasing, clean }: Errand,
): Promise<number> {
  const known = (await textTables(tx)).find((one) => one.table === table);
  if (!known) return 0;
  let found = 0;
  const searched: number[] = [];
  for await (const rows of batchesOf(tx, known)) {
    for (const row of rows) {
      if (isOwn(row)) continue;
      const digest = hash("sha256", JSON.stringify([table, whom.person, whom.players, whom.names, row]));
      if (clean.has(digest)) continue;
      const after = withoutPerson(row, whom);
      const columns = known.columns.filter((column) => after[column] !== row[column]);
      const isAnswer = table === "idempotency_keys" && isAnswerAbout(row, whom);
      if (columns.length === 0 && !isAnswer) {
        clean.add(digest);
        continue;
      }
      found++;
      if (!isErasing) continue;
      const texts = Object.fromEntries(columns.map((column) => [column, after[column]]));
      await (table === "idempotency_keys" ? removeRow(tx, known, row) : rewriteRow(tx, known, row, texts));
      searched.push(Number(table === "match_events" ? row.match_id : row.id));
    }
  }
  if (table === "match_events") await refreshMatches(tx, searched);
  if (table === "media") await refreshSearch(tx, RECORDS.media, searched);
  return found;
}

/** Whether what a call was answered is a record of the person's that knows him by number alone, e.g. an injury. */
function isAnswerAbout(row: Row, { person, players }: Erasable): boolean {
  const numbers = [`"person_id":${person}`, ...players.map((id) => `"player_id":${id}`)];
  const texts = Object.values(row).filter((value) => typeof value === "string");
  return texts.some((text) => numbers.some((number) => new RegExp(`${number}(?!\\d)`).test(text)));
}

/** The address of a player's page has the name in it. */
async function forgetViews(tx: Tx, { players }: Erasable, isErasing: boolean): Promise<number> {
  if (players.length === 0) return 0;
  const rows = await tx
    .selectFrom("page_views")
    .select("path")
    .distinct()
    .where("path", "like", "%/players/%")
    .execute();
  const own = rows
    .map(({ path }) => path)
    .filter((path) => players.includes(Number(/\/players\/(\d+)(?!\d)/.exec(path)?.[1])));
  for (const path of isErasing ? own : [])
    await tx.deleteFrom("page_views").where("path", "=", path).execute();
  return own.length;
}

/** What kept a bundle back is written down with its title; and its own name may be that of whoever signs. */
async function takeOutOfBundles(tx: Tx, whom: Erasable, isErasing: boolean): Promise<number> {
  const rows = await tx.selectFrom("bundles").select(["id", "name", "refusals"]).execute();
  const isOwn = ({ kind, id }: BundlePart) => kind === "players" && whom.players.includes(id);
  const erased = { title: ERASED, title_hy: ERASED, title_ru: ERASED };
  const naming = rows.flatMap(({ id, name: before, refusals }) => {
    const parts = JSON.parse(refusals) as BundlePart[];
    const name = withoutPerson(before, whom);
    return parts.some(isOwn) || name !== before
      ? [{ id, name, refusals: parts.map((part) => (isOwn(part) ? { ...part, ...erased } : part)) }]
      : [];
  });
  if (isErasing)
    for (const { id, name, refusals } of naming)
      await tx
        .updateTable("bundles")
        .set((e) => ({ name, refusals: JSON.stringify(refusals), version: e("version", "+", 1) }))
        .where("id", "=", id)
        .execute();
  return naming.length;
}

/** Scorers find their matches. */
function refreshMatches(tx: Tx, ids: number[]): Promise<void> {
  return refreshSearch(tx, RECORDS.matches, [...new Set(ids)]);
}

async function removeOwn(tx: Tx, own: Map<string, number[]>): Promise<void> {
  for (const table of OWN) {
    const ids = own.get(table)!;
    if (ids.length === 0) continue;
    const rows = await tx.selectFrom(table).selectAll().where("id", "in", ids).execute();
    await updateSearch(
      tx,
      RECORDS[table],
      rows.map((row) => ({ ...row, is_active: 0, deleted_at: row.updated_at })),
    );
    await tx.deleteFrom(table).where("id", "in", ids).execute();
  }
  await tx.deleteFrom("people").where("id", "in", own.get("people")!).execute();
}
