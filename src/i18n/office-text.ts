import { type Dictionary, type OfficeLabels, type OfficeTexts, textOf, useI18n } from "./i18n.tsx";

// Apart from the rest of i18n, so that none of it travels to the public site.

export type OfficeDictionary = NonNullable<Dictionary["office"]>;

/** Every text of the back office in the language that it speaks, for what goes by a kind that is not known here. */
export function useOfficeDictionary(): OfficeDictionary {
  const { office } = useI18n().dictionary;
  if (!office) throw new Error("The texts of the back office are not loaded on this page.");
  return office;
}

/** The back office's texts of one feature. @example useOfficeText("players").title */
export function useOfficeText<Feature extends keyof OfficeTexts>(feature: Feature): OfficeTexts[Feature] {
  return textOf(useOfficeDictionary().texts, feature);
}

/**
 * What staff call the fields of a kind of record.
 * @example useFieldLabels("players").jersey_number → "Jersey number"
 */
export function useFieldLabels<Kind extends keyof OfficeLabels["fields"]>(
  kind: Kind,
): OfficeLabels["fields"][Kind] {
  return useOfficeDictionary().fields[kind];
}

/**
 * What staff call the values of a field that is chosen from a list.
 * @example useChoices("matches", "status").finished → "Finished"
 */
export function useChoices<
  Kind extends keyof OfficeLabels["choices"],
  Field extends keyof OfficeLabels["choices"][Kind],
>(kind: Kind, field: Field): OfficeLabels["choices"][Kind][Field] {
  return useOfficeDictionary().choices[kind][field];
}
