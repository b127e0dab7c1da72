import { useState } from "react";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { latinName } from "#src/i18n/transliterate.ts";
import type { FormWith } from "./use-record-form.ts";

/**
 * The English name of who was named in Armenian: proposed in Latin letters once the Armenian field is left, where
 * nobody wrote another, and said to be a proposal until it is corrected.
 * @returns what the Armenian field does when it is left, and what stands below the English one
 */
export function useLatinName<Field extends string>(form: FormWith<Field | `${Field}_hy`>, field: Field) {
  const { spelled } = useOfficeText("office");
  const [proposed, setProposed] = useState("");
  const english = form.field(field);
  const { value: armenian } = form.field(`${field}_hy`);
  const propose = () => {
    const name = latinName(armenian);
    if (!name || english.value.trim()) return;
    setProposed(name);
    english.onChange(name);
  };
  return { onBlur: propose, hint: proposed && english.value === proposed ? spelled : undefined };
}
