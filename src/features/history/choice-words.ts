import { roleWords } from "#src/features/accounts/account-fields.ts";
import { eventTypeWords, sideWords } from "#src/features/matches/event-fields.ts";
import { statusWords } from "#src/features/matches/match-fields.ts";
import { partnerCategoryWords } from "#src/features/partners/partner-fields.ts";
import { departmentWords } from "#src/features/staff/staff-fields.ts";
import type { Language } from "#src/i18n/languages.ts";
import type { StaffWord } from "#src/i18n/staff-words.tsx";

/** Values that are chosen from a list, as the forms name them; by record and field. */
const CHOICES: Record<string, Record<string, StaffWord>> = {
  "accounts.role": roleWords,
  "match_events.event_type": eventTypeWords,
  "match_events.team_type": sideWords,
  "matches.status": statusWords,
  "partners.category": partnerCategoryWords,
  "staff.department": departmentWords,
};

/** A chosen value in words; undefined for whatever is typed, or not known to this version. */
export function choiceInWords(
  kind: string,
  field: string,
  value: unknown,
  language: Language,
): string | undefined {
  return CHOICES[`${kind}.${field}`]?.[String(value)]?.[language];
}
