import { isNameOf } from "#src/features/teams/team.ts";

interface Names {
  name: string;
  name_hy: string;
  name_ru: string;
}

/** A team or a competition as a match names it: by record, by free text, or not at all. */
export interface Named extends Names {
  id: number | null;
}

/** What came in: a field that was left out is undefined. */
export type GivenName = { [Field in keyof Named]?: Named[Field] | undefined };

export const NOBODY: Named = { id: null, name: "", name_hy: "", name_ru: "" };

/**
 * Ties what came in to a known record: by its id, else by a name that equals one of the record's names. A
 * record fills the names that are missing; a free text that means a record gets the record's own spelling.
 * What was left out keeps its value as long as the record and the name stay the same.
 * @returns undefined for an id that is not known
 */
export function linkName(
  given: GivenName,
  before: Named,
  known: readonly (Names & { id: number })[],
): Named | undefined {
  const isSameId = given.id === undefined || given.id === before.id;
  const isSame = isSameId && (given.name === undefined || given.name === before.name);
  const base = isSame ? before : NOBODY;
  const id = isSame ? before.id : (given.id ?? null);
  if (id === null) return linkText(given, base, before, known);
  const record = known.find((other) => other.id === id);
  if (!record && !isSame) return undefined;
  return { id, ...filled(isSameId ? given : withoutOldNames(given, before), base, record) };
}

function linkText(
  given: GivenName,
  base: Named,
  before: Named,
  known: readonly (Names & { id: number })[],
): Named {
  const text = given.name ?? base.name;
  if (text === "") return NOBODY;
  const record = known.find((names) => isNameOf(names, text));
  if (!record) return { id: null, ...filled(given, base) };
  const names = record.id === before.id ? given : withoutOldNames(given, before);
  return { id: record.id, ...filled({ ...names, name: record.name }, base, record) };
}

/** Another record was chosen in a form that still holds the names of the one before. */
function withoutOldNames(given: GivenName, before: Named): GivenName {
  const entries = Object.entries(given).filter(([field, value]) => value !== before[field as keyof Named]);
  return Object.fromEntries(entries);
}

function filled(given: GivenName, base: Named, record?: Names): Names {
  return {
    name: (given.name ?? base.name) || record?.name || "",
    name_hy: (given.name_hy ?? base.name_hy) || record?.name_hy || "",
    name_ru: (given.name_ru ?? base.name_ru) || record?.name_ru || "",
  };
}
