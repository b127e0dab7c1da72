import type { Actor } from "#src/app/actor.server.ts";
import type { App } from "#src/app/app.server.ts";
import type { Tx } from "#src/db/database.server.ts";
import type { Language } from "#src/i18n/languages.ts";
import { publish, type Save, save } from "#src/records/save.server.ts";
import { blocksOf } from "./blocks.ts";
import { NOTE_LIMITS, type Note, type NotedKind } from "./note.ts";
import { getNoteRow, listNotes, requireNoted } from "./queries.server.ts";
import type { NewNote } from "./schemas.server.ts";

interface Noted {
  kind: NotedKind;
  id: number;
}

/** Says something about a paragraph. */
export async function addNote(actor: Actor, noted: Noted, given: NewNote): Promise<Note> {
  return save(actor, "writer", async (current) => {
    await requireNoted(current.tx, actor.account, noted);
    return insertNote(current, noted, { ...given, parent_id: null });
  });
}

/** Answers a note. */
export async function answerNote(actor: Actor, id: number, text: string): Promise<Note> {
  return save(actor, "writer", async (current) => {
    const parent = await requireOwn(current, id);
    const { language, block_hash, block_text, record_id } = parent;
    const noted = { kind: parent.kind as NotedKind, id: record_id };
    await insertRow(current, noted, { language, block_hash, block_text, text, parent_id: id });
    return findNote(current, noted, id);
  });
}

/** Says that a note is dealt with, or that it is not. */
export async function resolveNote(actor: Actor, id: number, isResolved: boolean): Promise<Note> {
  return save(actor, "writer", async (current) => {
    const { kind, record_id } = await requireOwn(current, id);
    const resolved_at = isResolved ? current.now : null;
    await current.tx.updateTable("notes").set({ resolved_at }).where("id", "=", id).execute();
    publish(current, "tasks");
    return findNote(current, { kind: kind as NotedKind, id: record_id }, id);
  });
}

interface Wish {
  id: number;
  kind: string;
  record_id: number;
  answer: string | null;
  answer_name: string;
  answer_text: string;
  answered_at: string | null;
  created_by: number | null;
}

/**
 * A wish for a change of one paragraph, by whoever opened a preview link, arrives at that paragraph.
 * @param at the paragraph's hash, empty for none, and the language in which it was read
 */
export async function noteWish(
  tx: Tx,
  wish: Wish,
  at: { language: Language; content: string; hash: string },
): Promise<void> {
  if (wish.answer !== "changes" || !at.hash) return;
  const block = blocksOf(at.content).find(({ hash }) => hash === at.hash);
  await tx
    .insertInto("notes")
    .values({
      ...{ kind: wish.kind, record_id: wish.record_id, language: at.language, parent_id: null },
      block_hash: at.hash,
      block_text: (block?.text ?? "").slice(0, NOTE_LIMITS.block),
      text: wish.answer_text,
      ...{ account_id: null, link_id: wish.id, name: wish.answer_name },
      created_at: wish.answered_at!,
      resolved_at: null,
    })
    .execute();
}

/** Forgets the notes of what is gone for good. */
export async function forgetOldNotes(app: Pick<App, "db">): Promise<void> {
  await app.db
    .deleteFrom("notes")
    .where("kind", "=", "articles")
    .where("record_id", "not in", app.db.selectFrom("articles").select("id"))
    .execute();
}

async function requireOwn(current: Save, id: number) {
  const row = await getNoteRow(current.tx, id);
  await requireNoted(current.tx, current.actor.account, { kind: row.kind as NotedKind, id: row.record_id });
  return row;
}

async function insertNote(
  current: Save,
  noted: Noted,
  given: Parameters<typeof insertRow>[2],
): Promise<Note> {
  return findNote(current, noted, await insertRow(current, noted, given));
}

async function insertRow(
  current: Save,
  { kind, id }: Noted,
  given: NewNote & { parent_id: number | null },
): Promise<number> {
  const { account } = current.actor;
  const { id: number } = await current.tx
    .insertInto("notes")
    .values({
      ...{ kind, record_id: id, link_id: null, resolved_at: null },
      ...given,
      account_id: account.id || null,
      name: account.displayName ?? account.username,
      created_at: current.now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  publish(current, "tasks");
  return number;
}

async function findNote({ tx }: Save, noted: Noted, id: number): Promise<Note> {
  const [note] = await listNotes(tx, noted, id);
  return note!;
}
