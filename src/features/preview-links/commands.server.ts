import { randomUUID } from "node:crypto";
import { requireRole, requireSection } from "#src/app/access.server.ts";
import type { Actor } from "#src/app/actor.server.ts";
import type { App } from "#src/app/app.server.ts";
import { notFound } from "#src/records/record-kinds.server.ts";
import { publish, type Save, save } from "#src/records/save.server.ts";
import { tellOffice } from "./office-news-commands.server.ts";
import type { PreviewedKind, PreviewLink } from "./preview-link.ts";
import { getLinkRow, type LinkRow, linkUrl, toLink } from "./queries.server.ts";
import type { NewPreviewLink, PreviewLinkEdit } from "./schemas.server.ts";
import { findSubject } from "./subject-queries.server.ts";
import { hashOfToken, tokenOf } from "./token.server.ts";

const HOUR_MS = 3_600_000;

/**
 * Makes a link by which somebody without an account reads what is not out.
 * @param site the site's address, where no `SITE_URL` is set
 * @throws AppError `not_found`, `forbidden` for another section's
 */
export async function createLink(
  actor: Actor,
  { kind, id }: { kind: PreviewedKind; id: number },
  given: NewPreviewLink,
  site: string,
): Promise<PreviewLink> {
  const token = await newToken(actor.app);
  // The number alone: what a call answers is kept, and the address must not be.
  const made = await save(actor, "writer", async (current) => {
    await requireSubject(current, kind, id);
    const { id: number } = await current.tx
      .insertInto("preview_links")
      .values({
        ...{ kind, record_id: id, ...token },
        ...given,
        created_by: actor.account.id || null,
        created_at: current.now,
        expires_at: after(current.now, given.hours),
        revoked_at: null,
        ...NO_ANSWER,
        opened: 0,
        opened_at: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    publish(current, "tasks");
    return { id: number };
  });
  return readLink(actor.app, made.id, site);
}

/**
 * Says for whom a link is and how long it works from now on. One that has ended gets another address: the former one
 * opens nothing any more.
 */
export async function editLink(
  actor: Actor,
  id: number,
  edit: PreviewLinkEdit,
  site: string,
): Promise<PreviewLink> {
  const token = await newToken(actor.app);
  await save(actor, "writer", async (current) => {
    const { revoked_at, expires_at } = await requireOwn(current, id);
    const hasEnded = revoked_at !== null || expires_at <= current.now;
    const { label, hours, may_answer } = edit;
    await current.tx
      .updateTable("preview_links")
      .set({
        id,
        ...(label === undefined ? {} : { label }),
        ...(may_answer === undefined ? {} : { may_answer }),
        ...(hours === undefined ? {} : { hours, expires_at: after(current.now, hours), revoked_at: null }),
        // Whoever lets it work anew answers for it: it ends with that account.
        ...(hours !== undefined && hasEnded ? { ...token, created_by: actor.account.id || null } : {}),
      })
      .where("id", "=", id)
      .execute();
    publish(current, "tasks");
  });
  return readLink(actor.app, id, site);
}

/** Ends a link at once. */
export async function revokeLink(actor: Actor, id: number, site: string): Promise<PreviewLink> {
  await save(actor, "writer", async (current) => {
    await requireOwn(current, id);
    await current.tx
      .updateTable("preview_links")
      .set({ revoked_at: current.now })
      .where("id", "=", id)
      .where("revoked_at", "is", null)
      .execute();
    publish(current, "tasks");
  });
  return readLink(actor.app, id, site);
}

/** Somebody of the staff acts on an answer: it leaves the list of tasks, and can't be taken back any more. */
export async function actOnAnswer(actor: Actor, id: number, site: string): Promise<PreviewLink> {
  await save(actor, "writer", async (current) => {
    await requireOwn(current, id);
    await current.tx
      .updateTable("preview_links")
      .set({ seen_at: current.now })
      .where("id", "=", id)
      .where("answered_at", "is not", null)
      .where("seen_at", "is", null)
      .execute();
    publish(current, "tasks");
  });
  await tellOffice(actor.app);
  return readLink(actor.app, id, site);
}

/** Forgets links that ended a month ago, and those of what is gone for good. */
export async function forgetOldLinks(app: Pick<App, "db" | "now">): Promise<void> {
  const before = new Date(app.now().getTime() - 30 * 24 * HOUR_MS).toISOString();
  await app.db.deleteFrom("preview_links").where("expires_at", "<", before).execute();
  await app.db
    .deleteFrom("preview_links")
    .where("kind", "=", "articles")
    .where("record_id", "not in", app.db.selectFrom("articles").select("id"))
    .execute();
}

/** Of a new address: only its hash is looked up. */
async function newToken(app: App) {
  const seed = randomUUID() + randomUUID();
  return { seed, token_hash: hashOfToken(await tokenOf(app, seed)) };
}

/** What a link has that nobody has answered. */
export const NO_ANSWER = {
  answer: null,
  answer_name: "",
  answer_text: "",
  answer_parts: "",
  answered_at: null,
  answered_hash: null,
  seen_at: null,
} as const;

async function requireSubject({ tx, actor }: Save, kind: PreviewedKind, id: number): Promise<void> {
  const subject = await findSubject(tx, { kind, record_id: id, created_by: null });
  if (!subject) throw notFound(kind, id);
  requireSection(actor.account, subject.category_id);
}

/** @throws AppError `not_found`; `forbidden` for a link of another section's article */
async function requireOwn(current: Save, id: number): Promise<LinkRow> {
  requireRole(current.actor.account, "writer");
  const row = await getLinkRow(current.tx, id);
  await requireSubject(current, row.kind as PreviewedKind, row.record_id);
  return row;
}

async function readLink(app: App, id: number, site: string): Promise<PreviewLink> {
  const row = await getLinkRow(app.db, id);
  const subject = await findSubject(app.db, { ...row, kind: row.kind as PreviewedKind });
  return toLink(row, subject, await linkUrl(app, row, subject, site));
}

function after(now: string, hours: number): string {
  return new Date(Date.parse(now) + hours * HOUR_MS).toISOString();
}
