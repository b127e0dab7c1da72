import { club } from "#club/club.ts";
import { AppError } from "#src/errors/app-error.ts";
import { clockTime, dayKey } from "#src/i18n/dates.ts";
import { searchText } from "#src/i18n/fold.ts";
import type { Office } from "#src/records/office.server.ts";
import type { Player } from "./player.ts";
import { positionForms } from "./player.ts";

/** @throws AppError `invalid` for a birth date that is not before the club's day */
export function refuseFutureBirth({ app }: Office, birthDate: string | null | undefined): void {
  if (!birthDate) return;
  const today = dayKey(clockTime(app.now().toISOString(), club.timeZone)!);
  if (birthDate < today) return;
  const message = "A birth date lies in the past.";
  throw new AppError("invalid", message, { issues: [{ path: "birth_date", message }] });
}

type Position = Pick<Player, "position" | "position_hy" | "position_ru">;

/** One of the four positions gets its usual spelling and brings its Armenian and Russian form along. */
export function withPosition<Values extends Position>(values: Values): Values {
  const forms = positionForms(values.position);
  if (!forms) return values;
  return {
    ...values,
    position: forms.en,
    position_hy: values.position_hy || forms.hy,
    position_ru: values.position_ru || forms.ru,
  };
}

/** The player's name in the log and in sentences to staff. */
export function nameOf({ first_name, last_name }: Pick<Player, "first_name" | "last_name">): string {
  return `${first_name} ${last_name}`;
}

const SEARCHED = [
  "first_name",
  "last_name",
  "first_name_hy",
  "last_name_hy",
  "first_name_ru",
  "last_name_ru",
] as const;

export function searchOf(names: Pick<Player, (typeof SEARCHED)[number]>): string {
  return searchText(...SEARCHED.map((field) => names[field]));
}
