import { LANGUAGE_MARKS } from "#src/features/office/language-marks.ts";
import type { Language } from "#src/i18n/languages.ts";
import type { OfficeDictionary } from "#src/i18n/office-text.ts";
import { ownEntry } from "#src/i18n/own-entry.ts";

/**
 * A field of a record in words; one that this version does not know is named as it is stored.
 * @param kind the record's table, e.g. "players"
 */
export function fieldInWords(
  { fields }: Pick<OfficeDictionary, "fields">,
  kind: string,
  field: string,
): string {
  const labels = (fields as Record<string, Record<string, string> | undefined>)[kind] ?? {};
  const known = labels[field];
  if (known) return known;
  const [, name = "", ending = ""] = /^(.+)_(hy|ru)$/.exec(field) ?? [];
  const plain = labels[name];
  return plain ? `${plain}, ${LANGUAGE_MARKS[ending as Language]}` : field;
}

/** A chosen value in words; undefined for whatever is typed, or not known to this version. */
export function choiceInWords(
  { choices }: Pick<OfficeDictionary, "choices">,
  kind: string,
  field: string,
  value: unknown,
): string | undefined {
  const known = choices as Record<string, Record<string, Record<string, string>> | undefined>;
  const plain = field.replace(/_(hy|ru)$/, "");
  return ownEntry(known[kind]?.[field] ?? known[kind]?.[plain] ?? {}, String(value));
}
