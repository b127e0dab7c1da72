import type { Db } from "#src/db/database.server.ts";
import { eventTitle } from "#src/features/matches/event-title.server.ts";
import type { Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import type { Field } from "#src/records/field.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import { anyTable } from "./queries.server.ts";
import { RECORDS, recordOf } from "./records.ts";

interface Titled {
  kind: string;
  record_id: number | null;
  /** As the log has it: in English, and as it was called then. */
  title: string;
}

type Row = Record<string, string | null>;

/**
 * What entries of the log are about, as it is called now in a language; in English, and of what is gone, as the log
 * has it. One query for each kind, and one for the matches of events.
 */
export async function withTitlesIn<Entry extends Titled>(
  db: Db,
  language: Language | undefined,
  entries: Entry[],
): Promise<Entry[]> {
  if (!language || language === "en") return entries;
  const byKind = Map.groupBy(entries, ({ kind }) => kind);
  const kinds = [...byKind.keys()].filter((kind): kind is keyof typeof RECORDS => kind in RECORDS);
  const titles = await Promise.all(
    kinds.map(async (kind) => [kind, await titlesOf(db, language, kind, idsOf(byKind.get(kind)!))] as const),
  );
  const known = new Map<string, Map<number, string>>(titles);
  return entries.map((entry) => ({
    ...entry,
    title: known.get(entry.kind)?.get(entry.record_id ?? 0) || entry.title,
  }));
}

function idsOf(entries: Titled[]): number[] {
  return [...new Set(entries.flatMap(({ record_id }) => record_id ?? []))];
}

async function titlesOf(db: Db, language: Language, kind: keyof typeof RECORDS, ids: number[]) {
  const rows = await rowsIn(db, language, kind, ids);
  if (kind !== "match_events") {
    const { titleOf } = recordOf(kind);
    return new Map(rows.map((row) => [Number(row.id), titleOf(row as never)]));
  }
  const events = rows as unknown as RecordRow<"match_events">[];
  const matches = await rowsIn(db, language, "matches", [...new Set(events.map(({ match_id }) => match_id))]);
  return new Map(
    events.map((event) => {
      const match = matches.find(({ id }) => Number(id) === event.match_id);
      const title = match && eventTitle(match as unknown as RecordRow<"matches">, event.event_type, event);
      return [event.id, title ?? ""];
    }),
  );
}

/** Records with every text in one language, where they have it. */
async function rowsIn(db: Db, language: Language, kind: keyof typeof RECORDS, ids: number[]): Promise<Row[]> {
  if (ids.length === 0) return [];
  const rows: Row[] = await anyTable(db).selectFrom(kind).selectAll().where("id", "in", ids).execute();
  const fields = Object.entries<Field>(RECORDS[kind].fields);
  const texts = fields.flatMap(([name, field]) => (field.type === "text" && field.localized ? [name] : []));
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(texts.map((name) => [name, localised(row, name, language).text])),
  }));
}
