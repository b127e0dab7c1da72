import { useLanguage } from "#src/i18n/i18n.tsx";
import { localised } from "#src/i18n/localised.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { BundlePart } from "../bundle.ts";

/** What a part of a bundle is called, with its kind, e.g. "Player: Artak Babayan". */
export function usePartTitle(): (part: BundlePart) => string {
  const words = useOfficeText("bundles");
  const language = useLanguage();
  return (part) => `${words.kinds[part.kind]}: ${localised(part, "title", language).text}`;
}
