import { accountFields } from "#src/features/accounts/account-fields.ts";
import { eventFields } from "#src/features/matches/event-fields.ts";
import { matchFields } from "#src/features/matches/match-fields.ts";
import { articleFields } from "#src/features/news/article-fields.ts";
import { LANGUAGE_MARKS } from "#src/features/office/language-marks.ts";
import { partnerFields } from "#src/features/partners/partner-fields.ts";
import { playerFields } from "#src/features/players/player-fields.ts";
import { settingFields } from "#src/features/settings/setting-fields.ts";
import { staffFields } from "#src/features/staff/staff-fields.ts";
import { standingFields } from "#src/features/table/standing-fields.ts";
import type { Language } from "#src/i18n/languages.ts";
import type { StaffWord } from "#src/i18n/staff-words.tsx";

type Fields = Record<string, StaffWord>;

/** The fields of each kind as its own form names them, without the ending of their language. */
const FIELDS: Record<string, Fields> = {
  accounts: accountFields,
  articles: articleFields,
  match_events: eventFields,
  matches: matchFields,
  partners: partnerFields,
  players: playerFields,
  settings: settingFields,
  staff: staffFields,
  standings: standingFields,
};

/** Of the kinds that have no form: categories, teams, competitions, seasons, messages. */
const OTHERS: Fields = {
  name: partnerFields.name,
  order_num: partnerFields.order_num,
  slug: articleFields.slug,
  season: matchFields.season,
  venue: matchFields.venue,
  email: accountFields.email,
};

/** A field of a record in words; one that this version does not know is named as it is stored. */
export function fieldInWords(kind: string, field: string, language: Language): string {
  const fields = FIELDS[kind] ?? OTHERS;
  const known = fields[field];
  if (known) return known[language];
  const [, name = "", ending = ""] = /^(.+)_(hy|ru)$/.exec(field) ?? [];
  const plain = fields[name]?.[language];
  return plain ? `${plain}, ${LANGUAGE_MARKS[ending as Language]}` : field;
}
