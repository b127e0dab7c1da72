import type { OptionalId } from "#src/db/columns.ts";
import { day, flag, image, integer, text } from "#src/records/field.ts";
import { record, type TableOf } from "#src/records/record.ts";

/** A player of the club. Source: specification of the back office, sections 5 and 9. */
export const player = record(
  "players",
  {
    first_name: text({ max: 100, localized: true, required: ["en", "hy"], search: "name" }),
    last_name: text({ max: 100, localized: true, required: ["en", "hy"], search: "name" }),
    jersey_number: integer({ min: 1, max: 99, search: "detail" }),
    position: text({ max: 60, localized: true, required: ["en"], search: "detail" }),
    birth_date: day({ min: "1900-01-01" }),
    nationality: text({ max: 100, localized: true, search: "detail" }),
    /** Centimetres. */
    height: integer({ min: 150, max: 220 }),
    /** Kilograms. */
    weight: integer({ min: 50, max: 120 }),
    photo_url: image(),
    bio: text({ max: 5000, localized: true, search: false }),
    is_active: flag({ default: true }),
    is_captain: flag(),
  },
  {
    noun: "player",
    most: 2000,
    mostLetters: 1_000_000,
    mostActive: 500,
    titleOf: ({ first_name, last_name }) => `${first_name} ${last_name}`,
    hasSearchColumn: true,
    siteSearch: {
      publicFrom: ({ is_active }) => (is_active === 1 ? "" : null),
      happenedAt: () => "",
    },
  },
);

declare module "#src/db/tables.ts" {
  interface Tables {
    players: TableOf<typeof player> & {
      /** Who it is, over seasons and clubs. */
      person_id: OptionalId;
    };
  }
}
