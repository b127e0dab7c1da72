let table: Record<string, string> = {};

/**
 * Stands in for the package of the same name, whose table of 2125 names would make the parser half as large again; the
 * editor's writer of Markdown brings it along and never asks.
 * @param name e.g. "amp"
 */
export function decodeNamedCharacterReference(name: string): string | false {
  return Object.hasOwn(table, name) ? table[name]! : false;
}

/** Loads the table, for a text that names letters, e.g. "&copy;". */
export async function loadNamedReferences(text: string): Promise<void> {
  if (/&[a-z][a-z0-9]*;/i.test(text)) table = (await import("character-entities")).characterEntities;
}
