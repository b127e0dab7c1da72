import { type Expression, type SqlBool, sql } from "kysely";
import { club } from "#club/club.ts";
import type { Db } from "#src/db/database.server.ts";
import { searchConditions } from "#src/db/search-condition.server.ts";
import { COPY_PLACE } from "#src/features/working-copies/working-copy.ts";
import { dayIn, daysBefore } from "#src/i18n/dates.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { columnIn, columnNames, localised } from "#src/i18n/localised.ts";
import { type RecordDefinition, toItem } from "#src/records/record.ts";
import { getRecord } from "#src/records/records.server.ts";
import type { LibraryCounts, ListedPicture, PictureDetail, PicturePlace } from "./library.ts";
import { PICTURE_PLACES, type PictureFilter, type PicturePlaces, RIGHTS_DAYS } from "./media.ts";
import { picture } from "./picture.record.ts";
import type { PictureRow } from "./picture-queries.server.ts";

interface LibraryPage {
  search?: string | undefined;
  filter?: PictureFilter | undefined;
  /** Only what this account has uploaded. */
  uploader?: number | undefined;
  /** Only what stands in these records. */
  usedIn?: PicturePlaces | undefined;
  limit: number;
  offset: number;
}

/** The pictures of the library, newest first, with how many there are for each question. Three queries. */
export async function listPictures(
  db: Db,
  now: Date,
  { search, filter, uploader, usedIn, limit, offset }: LibraryPage,
) {
  const questions = questionsAt(now);
  const conditions = [
    ...searchConditions("media.search", search),
    ...(filter ? [questions[filter]] : []),
    ...(uploader ? [sql<SqlBool>`media.created_by = ${uploader}`] : []),
    ...(usedIn ? [standsIn(PICTURE_PLACES[usedIn])] : []),
  ];
  const found = conditions.reduce(
    (query, condition) => query.where(condition),
    db.selectFrom("media").where("deleted_at", "is", null),
  );
  const [rows, counts] = await Promise.all([
    found
      .selectAll()
      .select(sql<number>`count(*) over ()`.as("total"))
      .orderBy("id", "desc")
      .limit(limit)
      .offset(offset)
      .execute(),
    countPictures(db, questions),
  ]);
  const places = await countPlaces(
    db,
    rows.map(({ id }) => id),
  );
  return {
    pictures: rows.map(
      ({ total: _, ...row }): ListedPicture => ({ ...toItem(picture, row), places: places.get(row.id) ?? 0 }),
    ),
    total: Number(rows[0]?.total ?? 0),
    counts,
  };
}

function standsIn(kinds: readonly string[]): Expression<SqlBool> {
  return sql<SqlBool>`exists (select 1 from media_uses where media_uses.media_id = media.id
    and media_uses.kind in (${sql.join(kinds)}))`;
}

/** The filters as conditions; the days are the club's. */
function questionsAt(now: Date): Record<PictureFilter, Expression<SqlBool>> {
  const soon = dayIn(new Date(daysBefore(now, -RIGHTS_DAYS)), club.timeZone);
  return {
    unused: sql<SqlBool>`not exists (select 1 from media_uses where media_uses.media_id = media.id)`,
    undescribed: sql<SqlBool>`(media.is_decorative = 0 and media.alt = '' and media.alt_hy = '' and media.alt_ru = '')`,
    rights: sql<SqlBool>`media.rights_until <= ${soon}`,
    duplicates: sql<SqlBool>`media.look is not null`,
  };
}

async function countPictures(
  db: Db,
  questions: Record<PictureFilter, Expression<SqlBool>>,
): Promise<LibraryCounts> {
  const count = (condition: Expression<SqlBool>) =>
    sql<number>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`;
  const row = await db
    .selectFrom("media")
    .select((e) => e.fn.countAll<number>().as("all"))
    .select(count(questions.unused).as("unused"))
    .select(count(questions.undescribed).as("undescribed"))
    .select(count(questions.rights).as("rights"))
    .select(count(questions.duplicates).as("duplicates"))
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return {
    all: Number(row.all),
    unused: Number(row.unused),
    undescribed: Number(row.undescribed),
    rights: Number(row.rights),
    duplicates: Number(row.duplicates),
  };
}

/** In how many places pictures stand: a field in three languages is one. */
async function countPlaces(db: Db, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("media_uses")
    .select(["media_id", "kind", "record_id", "field"])
    .distinct()
    .where("media_id", "in", ids)
    .execute();
  const counts = new Map<number, number>();
  for (const { media_id } of rows) counts.set(media_id, (counts.get(media_id) ?? 0) + 1);
  return counts;
}

/** @throws AppError `not_found`, also for a picture in the trash */
export async function getPicture(
  db: Db,
  id: number,
  records: readonly RecordDefinition[],
): Promise<PictureDetail> {
  const row: PictureRow = await getRecord(db, picture, id);
  const [places, alike, uploader] = await Promise.all([
    listPlaces(db, id, records),
    row.look === null ? [] : listAlike(db, row),
    row.created_by === null
      ? undefined
      : db
          .selectFrom("accounts")
          .select((e) => e.fn.coalesce("display_name", "username").as("name"))
          .where("id", "=", row.created_by)
          .executeTakeFirst(),
  ]);
  return { ...toItem(picture, row), uploader: uploader?.name ?? "", places, alike };
}

async function listAlike(db: Db, { id, look }: PictureRow) {
  return db
    .selectFrom("media")
    .select(["id", "url", "title", "file_name", "width", "height"])
    .where("look", "=", look)
    .where("id", "!=", id)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
}

/**
 * Where a picture stands, with what staff call the record. One query, and one for each kind of record.
 * @param records every declared kind
 */
export async function listPlaces(
  db: Db,
  id: number,
  records: readonly RecordDefinition[],
): Promise<PicturePlace[]> {
  const uses = await db
    .selectFrom("media_uses")
    .select(["kind", "record_id", "field", "language"])
    .where("media_id", "=", id)
    .orderBy("kind")
    .orderBy("record_id")
    .orderBy("field")
    .execute();
  const copies = await copiesOf(
    db,
    uses.flatMap(({ kind, record_id }) => (kind === COPY_PLACE ? record_id : [])),
  );
  const byKind = Map.groupBy(
    uses.filter(({ kind }) => kind !== COPY_PLACE),
    ({ kind }) => kind,
  );
  const titles = new Map<string, Titles>();
  await Promise.all(
    [...byKind].map(async ([kind, of]) => {
      const record = records.find((one) => one.kind === kind);
      const ids = [...new Set(of.map(({ record_id }) => record_id))];
      for (const [one, title] of await titlesOf(db, kind, record, ids)) titles.set(`${kind} ${one}`, title);
    }),
  );
  const places = Map.groupBy(uses, ({ kind, record_id, field }) => `${kind} ${record_id} ${field}`);
  return [...places.values()].map((of) => {
    const { kind, record_id, field } = of[0]!;
    if (kind === COPY_PLACE) return { kind, field, languages: [], ...copies.get(record_id)! };
    return {
      ...{ kind, record_id, field },
      languages: of.flatMap(({ language }) => (language ? [language] : [])),
      ...(titles.get(`${kind} ${record_id}`) ?? { title: "", title_hy: "", title_ru: "" }),
    };
  });
}

/** What is typed and not saved, by the copies' numbers. */
async function copiesOf(db: Db, ids: number[]) {
  if (ids.length === 0) return new Map<number, Titles & { record_id: number; copy_of: string }>();
  const rows = await db
    .selectFrom("working_copies")
    .innerJoin("accounts", "accounts.id", "working_copies.account_id")
    .select(["working_copies.id", "record_id", ...columnNames("title")])
    .select((e) => e.fn.coalesce("accounts.display_name", "accounts.username").as("copy_of"))
    .where("working_copies.id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, record_id, ...shown }) => [id, { record_id: record_id ?? 0, ...shown }]));
}

type Titles = { title: string; title_hy: string; title_ru: string };

async function titlesOf(
  db: Db,
  kind: string,
  record: RecordDefinition | undefined,
  ids: number[],
): Promise<[number, Titles][]> {
  if (!record || kind === "standings") return seasonTitles(db, ids);
  const rows = await db
    .selectFrom(kind as "articles")
    .selectAll()
    .where("id", "in", ids)
    .execute();
  return rows.map((row) => {
    const [title = "", title_hy = "", title_ru = ""] = LANGUAGES.map((language) =>
      record.titleOf(inLanguage(record, row, language) as never),
    );
    return [row.id, { title, title_hy, title_ru }];
  });
}

/** A table has no row of its own: it is called by its season. */
async function seasonTitles(db: Db, ids: number[]): Promise<[number, Titles][]> {
  const rows = await db.selectFrom("seasons").select(["id", "season"]).where("id", "in", ids).execute();
  return rows.map(({ id, season }) => [id, { title: season, title_hy: season, title_ru: season }]);
}

/** A row with every text in one language, where it has it. */
function inLanguage(record: RecordDefinition, row: object, language: (typeof LANGUAGES)[number]) {
  const fields = Object.entries(record.fields).filter(
    ([, field]) => field.type === "text" && field.localized,
  );
  const texts = fields.map(([name]) => [name, localised(row as Titles, name as "title", language).text]);
  const blank = fields.map(([name]) => [columnIn(name, "hy"), ""]);
  return { ...row, ...Object.fromEntries([...blank, ...texts]) };
}
