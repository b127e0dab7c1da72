import { setImmediate as otherWork } from "node:timers/promises";
import { club } from "#club/club.ts";
import { requireSection } from "#src/app/access.server.ts";
import type { Actor } from "#src/app/actor.server.ts";
import type { App } from "#src/app/app.server.ts";
import { isPostgres } from "#src/db/database.server.ts";
import { AppError, isAppError } from "#src/errors/app-error.ts";
import { publishWithin } from "#src/features/news/commands.server.ts";
import { requireShortTogether } from "#src/features/news/office-queries.server.ts";
import { partner } from "#src/features/partners/partner.record.ts";
import { followPlayer } from "#src/features/people/player-commands.server.ts";
import { player } from "#src/features/players/player.record.ts";
import { clockTime } from "#src/i18n/dates.ts";
import { keepAudit } from "#src/records/audit.server.ts";
import type { AuditAction } from "#src/records/audit-action.ts";
import { lockRecord, updateRecord } from "#src/records/records.server.ts";
import { type Save, save } from "#src/records/save.server.ts";
import type { Bundle, BundlePart, PartKind } from "./bundle.ts";
import { bundleErrors } from "./errors.server.ts";
import { getBundle, sectionsOfParts } from "./queries.server.ts";

export interface BundleGiven {
  name: string;
  goes_at: string | null;
  parts: { kind: PartKind; id: number }[];
  version?: number | undefined;
}

/** Puts together what goes out at one moment; it waits for nothing until it is started. */
export function createBundle(actor: Actor, given: BundleGiven): Promise<Bundle> {
  return save(actor, "editor", async (current) => {
    const { now, tx } = current;
    const row = await tx
      .insertInto("bundles")
      .values({
        ...{ name: given.name, goes_at: given.goes_at, state: "open", refusals: "[]", version: 1 },
        ...{ username: actor.account.username, created_at: now, updated_at: now },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await keepParts(current, row.id, given.parts);
    return told(current, row.id, "create");
  });
}

/** @throws AppError `conflict` for one that waits or went, and for an old version */
export function updateBundle(actor: Actor, id: number, given: BundleGiven): Promise<Bundle> {
  return save(actor, "editor", async (current) => {
    const row = await lockBundle(current, id, given.version);
    if (row.state === "scheduled") throw new AppError("conflict", bundleErrors.running());
    await change(current, id, { name: given.name, goes_at: given.goes_at, state: "open" });
    await current.tx.deleteFrom("bundle_parts").where("bundle_id", "=", id).execute();
    await keepParts(current, id, given.parts);
    return told(current, id, "update");
  });
}

/**
 * Lets it wait for its hour or, without one, go out now.
 * @throws AppError `invalid` for an hour that is over or parts that can't go, which it names
 */
export function startBundle(
  actor: Actor,
  id: number,
  given: { version?: number | undefined },
): Promise<Bundle> {
  return save(actor, "editor", async (current) => {
    const row = await lockBundle(current, id, given.version);
    const bundle = await getBundle(current.tx, new Date(current.now), id);
    if (bundle.parts.length === 0) throw new AppError("invalid", bundleErrors.no_parts(), { path: "parts" });
    if (row.goes_at && row.goes_at <= current.now)
      throw new AppError("invalid", bundleErrors.past({ at: said(row.goes_at) }), { path: "goes_at" });
    refuseParts(bundle.parts);
    await requireShortTogether(
      current.tx,
      bundle.parts.flatMap(({ kind, id }) => (kind === "articles" ? id : [])),
    );
    const { id: account_id, username } = actor.account;
    const goes_at = row.goes_at ?? current.now;
    await change(current, id, { state: "scheduled", goes_at, account_id: account_id || null, username });
    if (!row.goes_at) {
      await goOut(current, bundle.parts).catch(withoutPart);
      await change(current, id, { state: "out", went_at: current.now });
    }
    return told(current, id, row.goes_at ? "schedule" : "publish");
  });
}

/** What waits for its hour is put back together; what went stays. */
export function stopBundle(
  actor: Actor,
  id: number,
  given: { version?: number | undefined },
): Promise<Bundle> {
  return save(actor, "editor", async (current) => {
    await lockBundle(current, id, given.version);
    await change(current, id, { state: "open" });
    return told(current, id, "stop");
  });
}

export function deleteBundle(actor: Actor, id: number): Promise<void> {
  return save(actor, "editor", async (current) => {
    const row = await lockBundle(current, id);
    if (row.state === "scheduled") throw new AppError("conflict", bundleErrors.running());
    await keepAudit(current, { action: "delete", kind: "bundles", record_id: id, title: row.name });
    await current.tx.deleteFrom("bundles").where("id", "=", id).execute();
  });
}

/**
 * Lets one go out whose hour has come, all its parts in one transaction, in the name of who set the hour. A part that
 * can't go keeps all of them back; staff see which. Of several nodes one does it.
 */
export async function goDueBundle(app: App, id: number): Promise<void> {
  const row = await app.db.selectFrom("bundles").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return;
  const account = { id: row.account_id ?? 0, username: row.username, email: "", role: "editor" as const };
  const go = (stopped: BundlePart[]) =>
    save({ app, account }, "editor", async (current) => {
      const locked = await lockRow(current, id);
      if (locked?.state !== "scheduled" || (locked.goes_at ?? "~") > current.now) return;
      const { parts } = await getBundle(current.tx, new Date(current.now), id);
      const refused = parts.filter(({ refusal }) => refusal !== null && refusal !== "out_already");
      const kept = [...refused, ...stopped];
      if (kept.length > 0) {
        await change(current, id, { state: "refused", refusals: JSON.stringify(kept) });
        await told(current, id, "refuse");
        return;
      }
      await goOut(current, parts, locked.goes_at);
      await change(current, id, { state: "out", went_at: current.now });
      await told(current, id, "publish");
    });
  await go([]).catch((error: unknown) => {
    if (!(error instanceof StoppedPart)) throw error;
    return go([{ ...error.part, refusal: "stopped" }]);
  });
}

/** A part whose publication was refused within the bundle's. */
class StoppedPart extends Error {
  readonly part: BundlePart;

  constructor(part: BundlePart, cause: unknown) {
    super("A part may not go out.", { cause });
    this.part = part;
  }
}

/** What refused the part, for whoever waits for the answer. */
function withoutPart(error: unknown): never {
  throw error instanceof StoppedPart ? error.cause : error;
}

async function goOut(current: Save, parts: BundlePart[], plannedFor?: string | null): Promise<void> {
  for (const part of parts) {
    const { kind, id, refusal } = part;
    if (refusal !== null) continue;
    await otherWork();
    if (kind === "articles")
      await publishWithin(current, id, plannedFor ?? current.now).catch((error: unknown) => {
        throw isAppError(error) && error.code === "invalid" ? new StoppedPart(part, error) : error;
      });
    else if (kind === "partners") await updateRecord(current, partner, id, { is_active: 1 });
    else {
      const before = await lockRecord(current, player, id);
      await followPlayer(current, before, await updateRecord(current, player, id, { is_active: 1 }));
    }
  }
}

function refuseParts(parts: BundlePart[]): void {
  const kept = parts.flatMap(({ refusal, title }) =>
    refusal && refusal !== "out_already" ? [bundleErrors[refusal]({ title })] : [],
  );
  const [first] = kept;
  if (!first) return;
  const issues = kept.map((message) => ({ path: "parts", message }));
  throw new AppError("invalid", bundleErrors.refused({ parts: first }), { issues });
}

async function keepParts(current: Save, bundle_id: number, parts: BundleGiven["parts"]): Promise<void> {
  const unique = [...new Map(parts.map((part) => [`${part.kind} ${part.id}`, part])).values()];
  if (unique.length === 0) return;
  const asked = unique.map(({ kind, id }) => ({ kind, record_id: id }));
  await requireSections(current, asked);
  await current.tx
    .insertInto("bundle_parts")
    .values(asked.map((part) => ({ bundle_id, ...part })))
    .execute();
}

type Asked = Parameters<typeof sectionsOfParts>[1];

/** @throws AppError `forbidden` where one of the articles is in another section */
async function requireSections({ tx, actor }: Save, parts: Asked): Promise<void> {
  for (const section of await sectionsOfParts(tx, parts)) requireSection(actor.account, section);
}

/** @throws AppError `not_found`; `forbidden` for one with another section's article; `conflict` for one that went, or another version */
async function lockBundle(current: Save, id: number, version?: number) {
  const row = await lockRow(current, id);
  if (!row) throw new AppError("not_found", bundleErrors.not_found());
  const parts = current.tx.selectFrom("bundle_parts").select(["kind", "record_id"]);
  await requireSections(current, await parts.where("bundle_id", "=", id).execute());
  if (row.state === "out") throw new AppError("conflict", bundleErrors.went({ at: said(row.went_at ?? "") }));
  if (version !== undefined && version !== row.version)
    throw new AppError("conflict", bundleErrors.saved_meanwhile());
  return row;
}

function lockRow({ tx }: Save, id: number) {
  return tx
    .selectFrom("bundles")
    .selectAll()
    .where("id", "=", id)
    .$if(isPostgres(tx), (query) => query.forUpdate())
    .executeTakeFirst();
}

async function change(current: Save, id: number, values: Record<string, unknown>): Promise<void> {
  await current.tx
    .updateTable("bundles")
    .set((e) => ({ ...values, version: e("version", "+", 1), updated_at: current.now }))
    .where("id", "=", id)
    .execute();
}

/** Writes the log's entry and gives the bundle as it now is. */
async function told(current: Save, id: number, action: AuditAction): Promise<Bundle> {
  const bundle = await getBundle(current.tx, new Date(current.now), id);
  const { name, goes_at, state } = bundle;
  const parts = bundle.parts.map(({ kind, title }) => `${kind}: ${title}`).join("; ");
  await keepAudit(current, {
    ...{ action, kind: "bundles", record_id: id, title: name },
    after: { name, goes_at, state, parts },
  });
  return bundle;
}

/** "2026-03-12 18:00" by the club's clock. */
function said(moment: string): string {
  const at = clockTime(moment, club.timeZone);
  const two = (value: number) => String(value).padStart(2, "0");
  return at ? `${at.year}-${two(at.month)}-${two(at.day)} ${at.time}` : moment;
}
