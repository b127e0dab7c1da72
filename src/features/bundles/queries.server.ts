import { type RawBuilder, type SqlBool, sql } from "kysely";
import { club } from "#club/club.ts";
import type { Db } from "#src/db/database.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { isWholeIn } from "#src/features/news/article.ts";
import { BEGUN_COLUMNS } from "#src/features/news/article-row-queries.server.ts";
import { outFrom } from "#src/features/news/language-state.ts";
import { PUBLICATION_COLUMNS } from "#src/features/news/out-queries.server.ts";
import { periodOf } from "#src/features/partners/partner.ts";
import { dayIn } from "#src/i18n/dates.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { columnNames } from "#src/i18n/localised.ts";
import type { Bundle, BundlePart, PartKind, Refusal } from "./bundle.ts";
import { bundleErrors } from "./errors.server.ts";

const MOST = 100;
type Asked = { kind: PartKind; record_id: number };

/** True of `bundles` without an article of another section than these. */
export function within(sections: readonly number[]): RawBuilder<SqlBool> {
  return sql`not exists (select 1 from bundle_parts join articles on articles.id = bundle_parts.record_id
    where bundle_parts.bundle_id = bundles.id and bundle_parts.kind = 'articles'
    and (articles.category_id is null or articles.category_id not in (${sql.join(sections)})))`;
}

/**
 * Those that wait or are being put together first, by their hour; then what went out, newest first.
 * @param sections the news categories to which whoever asks is limited
 */
export async function listBundles(db: Db, now: Date, sections?: number[]): Promise<Bundle[]> {
  const rows = await db
    .selectFrom("bundles")
    .selectAll()
    .$if(sections !== undefined, (query) => query.where(within(sections ?? [])))
    .orderBy("id", "desc")
    .limit(MOST)
    .execute();
  const ids = rows.map(({ id }) => id);
  const parts =
    ids.length === 0
      ? []
      : await db.selectFrom("bundle_parts").selectAll().where("bundle_id", "in", ids).orderBy("id").execute();
  const named = await nameParts(db, parts, now);
  const bundles = rows.map((row) => ({
    ...pickBundle(row),
    parts: parts
      .filter(({ bundle_id }) => bundle_id === row.id)
      .map((part) => of(named, part, row.goes_at, now))
      .map((part) => asKeptBack(row, part)),
  }));
  const key = ({ state, goes_at, id }: Bundle) =>
    state === "out" ? `2 ${String(1e9 - id)}` : `1 ${goes_at ?? "~"} ${id}`;
  return bundles.sort((one, other) => key(one).localeCompare(key(other)));
}

/** What a check stopped at its hour can't be told from the record: it was written down then. */
function asKeptBack(row: { state: Bundle["state"]; refusals: string }, part: BundlePart): BundlePart {
  if (row.state !== "refused" || part.refusal !== null) return part;
  const kept = JSON.parse(row.refusals) as BundlePart[];
  const own = kept.find(({ kind, id }) => kind === part.kind && id === part.id);
  return own?.refusal === "stopped" ? { ...part, refusal: "stopped" } : part;
}

/** @throws AppError `not_found` */
export async function getBundle(db: Db, now: Date, id: number): Promise<Bundle> {
  const row = await db.selectFrom("bundles").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw new AppError("not_found", bundleErrors.not_found());
  const parts = await db
    .selectFrom("bundle_parts")
    .selectAll()
    .where("bundle_id", "=", id)
    .orderBy("id")
    .execute();
  const named = await nameParts(db, parts, now);
  return { ...pickBundle(row), parts: parts.map((part) => of(named, part, row.goes_at, now)) };
}

/** Those that have an hour between two moments, UTC ISO. */
export function listBundlesBetween(db: Db, { from, to }: { from: string; to: string }, sections?: number[]) {
  return db
    .selectFrom("bundles")
    .select(["id", "name", "goes_at", "state"])
    .where("goes_at", ">=", from)
    .where("goes_at", "<=", to)
    .$if(sections !== undefined, (query) => query.where(within(sections ?? [])))
    .orderBy("goes_at")
    .limit(MOST)
    .execute();
}

/** The sections of the articles among parts; null for one of none. */
export async function sectionsOfParts(db: Db, parts: readonly Asked[]): Promise<(number | null)[]> {
  const ids = parts.filter(({ kind }) => kind === "articles").map(({ record_id }) => record_id);
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("articles").select("category_id").where("id", "in", ids).execute();
  return rows.map(({ category_id }) => category_id);
}

/** The next hour at which one goes out, milliseconds since 1970; undefined for none. */
export async function nextBundleAt(db: Db): Promise<number | undefined> {
  const row = await db
    .selectFrom("bundles")
    .select("goes_at")
    .where("state", "=", "scheduled")
    .orderBy("goes_at")
    .limit(1)
    .executeTakeFirst();
  return row?.goes_at ? Date.parse(row.goes_at) : undefined;
}

/** Those whose hour has come, the earliest first. */
export async function listDueBundles(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom("bundles")
    .select("id")
    .where("state", "=", "scheduled")
    .where("goes_at", "<=", now.toISOString())
    .orderBy("goes_at")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** What could be a part: articles that are not out, players and partners that are not active. */
export async function listCandidates(db: Db, now: Date, sections?: number[]): Promise<BundlePart[]> {
  const [articles, players, partners] = await Promise.all([
    db
      .selectFrom("articles")
      .select("id")
      .where("deleted_at", "is", null)
      .where((e) => e.or([e("is_published", "=", 0), e("display_date", ">", now.toISOString())]))
      .$if(sections !== undefined, (query) => query.where("category_id", "in", sections ?? []))
      .orderBy("updated_at", "desc")
      .limit(MOST)
      .execute(),
    listInactive(db, "players"),
    listInactive(db, "partners"),
  ]);
  const asked: Asked[] = [
    ...articles.map(({ id }) => ({ kind: "articles" as const, record_id: id })),
    ...players.map(({ id }) => ({ kind: "players" as const, record_id: id })),
    ...partners.map(({ id }) => ({ kind: "partners" as const, record_id: id })),
  ];
  const named = await nameParts(db, asked, now);
  return asked.map((part) => of(named, part, null, now));
}

function listInactive(db: Db, kind: "players" | "partners") {
  return db
    .selectFrom(kind)
    .select("id")
    .where("deleted_at", "is", null)
    .where("is_active", "=", 0)
    .orderBy("updated_at", "desc")
    .limit(MOST)
    .execute();
}

type Named = Map<string, Omit<BundlePart, "refusal"> & { refuses: (at: string | null) => Refusal | null }>;

/** What the parts are called and why they can't go, three queries for all. */
export async function nameParts(db: Db, parts: readonly Asked[], now: Date): Promise<Named> {
  const ids = (kind: PartKind) => [
    0,
    ...parts.filter((part) => part.kind === kind).map(({ record_id }) => record_id),
  ];
  const [articles, players, partners] = await Promise.all([
    db
      .selectFrom("articles")
      .select(["id", "deleted_at", ...columnNames("title"), ...BEGUN_COLUMNS, ...PUBLICATION_COLUMNS])
      .where("id", "in", ids("articles"))
      .execute(),
    db
      .selectFrom("players")
      .select(["id", "deleted_at", "is_active", ...columnNames("first_name"), ...columnNames("last_name")])
      .where("id", "in", ids("players"))
      .execute(),
    db
      .selectFrom("partners")
      .select(["id", "deleted_at", "is_active", "name", "starts_on", "ends_on"])
      .where("id", "in", ids("partners"))
      .execute(),
  ]);
  const named: Named = new Map();
  for (const row of articles) {
    const { id, title, title_hy, title_ru } = row;
    const from = (language: (typeof LANGUAGES)[number]) => outFrom(row, language);
    named.set(`articles ${id}`, {
      ...{ kind: "articles", id, title: title || title_hy || title_ru, title_hy, title_ru },
      refuses: (at) => {
        if (row.deleted_at) return "gone";
        if (!LANGUAGES.some((language) => isWholeIn(row, language))) return "no_text";
        if ((row.embargo_until ?? "") > (at ?? now.toISOString())) return "embargo";
        const isOut = LANGUAGES.some((one) => from(one) !== null && from(one)! <= now.toISOString());
        return isOut ? "out_already" : null;
      },
    });
  }
  for (const { id, deleted_at, is_active, ...row } of players) {
    const name = (suffix: "" | "_hy" | "_ru") =>
      `${row[`first_name${suffix}`]} ${row[`last_name${suffix}`]}`.trim();
    named.set(`players ${id}`, {
      ...{ kind: "players", id, title: name(""), title_hy: name("_hy"), title_ru: name("_ru") },
      refuses: () => (deleted_at ? "gone" : is_active ? "out_already" : null),
    });
  }
  for (const { id, deleted_at, is_active, name, ...days } of partners) {
    named.set(`partners ${id}`, {
      ...{ kind: "partners", id, title: name, title_hy: name, title_ru: name },
      refuses: (at) => {
        if (deleted_at) return "gone";
        if (is_active) return "out_already";
        const day = dayIn(at ? new Date(at) : now, club.timeZone);
        return periodOf(days, day) === "running" ? null : "not_its_days";
      },
    });
  }
  return named;
}

function of(named: Named, part: Asked, at: string | null, now: Date): BundlePart {
  const known = named.get(`${part.kind} ${part.record_id}`);
  if (!known) {
    const title = `№ ${part.record_id}`;
    return { kind: part.kind, id: part.record_id, title, title_hy: title, title_ru: title, refusal: "gone" };
  }
  const { refuses, ...shown } = known;
  return { ...shown, refusal: refuses(at && at > now.toISOString() ? at : null) };
}

function pickBundle(row: {
  id: number;
  version: number;
  name: string;
  goes_at: string | null;
  state: Bundle["state"];
  went_at: string | null;
  username: string;
}): Omit<Bundle, "parts"> {
  const { id, version, name, goes_at, state, went_at, username } = row;
  return { id, version, name, goes_at, state, went_at, username };
}
