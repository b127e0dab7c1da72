import { sql } from "kysely";

// Logs and line-ups name people in JSON, by the record that was known then. People who turned out to be one keep their
// records (`people.merged_into`): what was written stays, and is read as the one that stands for them.

/** Merged people with whoever stands for them. */
export type Merged = ReadonlyMap<number, number>;

/** All of them, as a column of a query that is asked anyway: few people are entered twice. Read by `readMerged`. */
export const mergedPeople = sql<string | null>`(
  select string_agg(cast(id as text) || ':' || cast(merged_into as text), ',')
  from people where merged_into is not null)`.as("merged_people");

/** @param text what the column `mergedPeople` holds */
export function readMerged(text: string | null | undefined): Merged {
  const pairs = text ? text.split(",").map((pair) => pair.split(":").map(Number) as [number, number]) : [];
  return new Map(pairs);
}

/** JSON of a log or a line-up with those who stand for its people, in `person` and `person_id`. */
export function resolvePeople<Value>(value: Value, merged: Merged): Value {
  if (merged.size === 0 || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => resolvePeople(one, merged)) as Value;
  const entries = Object.entries(value).map(([name, part]) => {
    const isPerson = (name === "person" || name === "person_id") && typeof part === "number";
    return [name, isPerson ? (merged.get(part) ?? part) : resolvePeople(part, merged)];
  });
  return Object.fromEntries(entries) as Value;
}
