import { createHash } from "node:crypto";
import type { Db } from "#src/db/database.server.ts";
import { findCopy } from "#src/features/working-copies/queries.server.ts";
import type { Language } from "#src/i18n/languages.ts";
import { columnNames } from "#src/i18n/localised.ts";
import type { PreviewedKind } from "./preview-link.ts";

/** What a preview shows and an answer is about: words and picture. */
const SHOWN = [
  ...columnNames("title"),
  ...columnNames("excerpt"),
  ...columnNames("content"),
  "image_url",
] as const;

export type ShownValues = Record<(typeof SHOWN)[number], string>;

/** The newest text of a record: what whoever made the link has typed last, else what is saved. */
export interface Subject {
  values: ShownValues;
  /** Of the values. */
  hash: string;
  category_id: number | null;
  /** In which it was begun: whoever is shown it reads that one first. */
  language: Language;
  is_published: 0 | 1;
  /** Whether it is something else than what is saved. */
  isTyped: boolean;
}

interface Previewed {
  kind: PreviewedKind;
  record_id: number;
  created_by: number | null;
}

/** @returns undefined for a record that is not there, or in the trash */
export async function findSubject(
  db: Db,
  { kind, record_id, created_by }: Previewed,
): Promise<Subject | undefined> {
  const row = await db
    .selectFrom(kind)
    .select([...SHOWN, "category_id", "language", "is_published"])
    .where("id", "=", record_id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) return undefined;
  const copy = created_by ? await findCopy(db, created_by, { kind, key: String(record_id) }) : undefined;
  const values = Object.fromEntries(
    SHOWN.map((name) => {
      const typed = copy?.values[name];
      return [name, typeof typed === "string" ? typed : row[name]];
    }),
  ) as ShownValues;
  return {
    values,
    hash: hashOf(values),
    category_id: row.category_id,
    language: row.language as Language,
    is_published: row.is_published,
    isTyped: hashOf(values) !== hashOf(row),
  };
}

function hashOf(values: ShownValues): string {
  const text = JSON.stringify(SHOWN.map((name) => values[name]));
  return createHash("sha256").update(text).digest("base64url");
}
