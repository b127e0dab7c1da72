import type { FieldErrors } from "#src/features/office/use-record-form.ts";
import { wholeNumber } from "#src/features/office/whole-number.ts";
import { columnNames } from "#src/i18n/localised.ts";
import { BOUNDS, type Player } from "../player.ts";

const TEXTS = [
  ...columnNames("first_name"),
  ...columnNames("last_name"),
  ...columnNames("position"),
  ...columnNames("nationality"),
  ...columnNames("bio"),
  "photo_url",
  "birth_date",
] as const;
const NUMBERS = ["jersey_number", "height", "weight"] as const;
const NUMBER_BOUNDS = { jersey_number: BOUNDS.jersey, height: BOUNDS.height, weight: BOUNDS.weight };
const REQUIRED = ["first_name", "first_name_hy", "last_name", "last_name_hy", "position"] as const;

/** What the form holds: numbers stay text while they are typed. */
export type PlayerValues = Record<(typeof TEXTS)[number] | (typeof NUMBERS)[number], string> & {
  is_active: boolean;
  is_captain: boolean;
};

/** A new player is active and wears no armband. */
export function valuesOf(player: Player | undefined): PlayerValues {
  return {
    ...Object.fromEntries([...TEXTS, ...NUMBERS].map((name) => [name, String(player?.[name] ?? "")])),
    is_active: player?.is_active ?? true,
    is_captain: player?.is_captain ?? false,
  } as PlayerValues;
}

/** What is sent. */
export function bodyOf(values: PlayerValues) {
  return {
    ...values,
    birth_date: values.birth_date || null,
    ...Object.fromEntries(NUMBERS.map((name) => [name, wholeNumber(values[name])])),
  };
}

interface Sentences {
  fillIn: string;
  between: (least: number, most: number) => string;
}

export function faultsOf(values: PlayerValues, sentences: Sentences): FieldErrors<PlayerValues> {
  const errors: FieldErrors<PlayerValues> = {};
  for (const name of REQUIRED) if (!values[name].trim()) errors[name] = sentences.fillIn;
  for (const name of NUMBERS) {
    const [least, most] = NUMBER_BOUNDS[name];
    const number = wholeNumber(values[name]);
    if (number !== null && !(number >= least && number <= most))
      errors[name] = sentences.between(least, most);
  }
  return errors;
}
