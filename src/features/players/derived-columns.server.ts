import { club } from "#club/club.ts";
import type { Actor } from "#src/app/actor.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { clockTime, dayKey } from "#src/i18n/dates.ts";
import { playerErrors } from "./errors.server.ts";
import { type Player, positionForms } from "./player.ts";

/** @throws AppError `invalid` for a birth date that is not before the club's day */
export function refuseFutureBirth({ app }: Actor, birthDate: string | null | undefined): void {
  if (!birthDate) return;
  const today = dayKey(clockTime(app.now().toISOString(), club.timeZone)!);
  if (birthDate < today) return;
  throw new AppError("invalid", playerErrors.birth_date_future(), { path: "birth_date" });
}

type Position = Pick<Player, "position"> & {
  position_hy?: string | undefined;
  position_ru?: string | undefined;
};

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
