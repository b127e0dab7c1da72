import { useOfficeDictionary, useOfficeText } from "#src/i18n/office-text.ts";
import type { Fields } from "#src/records/field.ts";
import { columnLabels } from "#src/records/form.ts";

/**
 * What the history and a conflict call the columns of a declared record: "Jersey number", "Biography (English)".
 * @param of without one (a kind that has no declaration) there are none
 */
export function useColumnLabels(of: { kind: string; fields: Fields } | undefined): Record<string, string> {
  const { labelIn } = useOfficeText("office");
  const { fields } = useOfficeDictionary();
  const labels = (fields as Record<string, Record<string, string>>)[of?.kind ?? ""];
  return of ? columnLabels(of, labels ?? {}, labelIn) : {};
}
