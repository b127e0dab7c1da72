import type { Db } from "#src/db/database.server.ts";
import { eventTitle } from "#src/features/matches/event-title.server.ts";
import { fullName } from "#src/features/people/person.ts";
import { colonIn } from "#src/i18n/colon.ts";
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
 * has it. One query for each kind, and one for the matches or people after whom it is named.
 */
export async function withTitlesIn<Entry extends Titled>(
  db: Db,
  language: Language | undefined,
  entries: Entry[],
): Promise<Entry[]> {
  if (!language || language === "en") return entries;
  const byKind = Map.groupBy(entries, ({ kind }) => kind);
  // A table goes by its season's number and name, which is no word of any language.
  const kinds = [...byKind.keys()].filter(
    (kind): kind is keyof typeof RECORDS => kind in RECORDS && kind !== "standings",
  );
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
  const titles = new Map<number, string>();
  const { titleOf } = recordOf(kind);
  const ownersOf = await ownersIn(db, language, kind, rows);
  for (const row of rows) {
    const owner = ownersOf(row);
    titles.set(Number(row.id), owner ? titleWith(owner, kind, row, language) : titleOf(row as never));
  }
  return titles;
}

/** What is named after another record: events and line-ups after their match, places and spells after a person. */
const OWNERS: Partial<Record<keyof typeof RECORDS, "matches" | "people">> = {
  match_events: "matches",
  lineups: "matches",
  squad_members: "people",
  spells: "people",
};

const OWNER_COLUMN = { matches: "match_id", people: "person_id" } as const;

/** The record after which each row is named, in the language; none for kinds with a name of their own. */
async function ownersIn(db: Db, language: Language, kind: keyof typeof RECORDS, rows: Row[]) {
  const ownerKind = OWNERS[kind];
  if (!ownerKind) return () => undefined;
  const numberIn = (row: Row) => Number(row[OWNER_COLUMN[ownerKind]]);
  const owners = await rowsIn(db, language, ownerKind, [...new Set(rows.map(numberIn))]);
  const byId = new Map(owners.map((owner) => [Number(owner.id), owner]));
  return (row: Row) => byId.get(numberIn(row));
}

function titleWith(owner: Row, kind: keyof typeof RECORDS, row: Row, language: Language): string {
  if (kind === "match_events") {
    const event = row as unknown as RecordRow<"match_events">;
    return eventTitle(owner as unknown as RecordRow<"matches">, event.event_type, event);
  }
  if (kind === "lineups") {
    const team = owner[row.side === "home" ? "home_team_name" : "away_team_name"];
    return `${recordOf("matches").titleOf(owner as never)}${colonIn(language)}${team}`;
  }
  const { text } = fullName(owner as unknown as RecordRow<"people">, language);
  const parts = kind === "spells" ? [text, numericDay(row.starts_on)] : [row.season, row.number, text];
  return parts.filter(Boolean).join(", ");
}

/** "2026-11-23" as staff write it: "23.11.2026". */
function numericDay(day: string | null | undefined): string {
  return (day ?? "").split("-").reverse().join(".");
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
