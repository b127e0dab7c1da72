import { choice, day, flag, reference, text } from "#src/records/field.ts";
import { record, type TableOf } from "#src/records/record.ts";
import { SPELL_KINDS } from "./spell.ts";

/** Something that happens to a person for some days: a move to another club, an injury, a ban, another absence. */
export const spell = record(
  "spells",
  {
    person_id: reference({ to: "people", required: true }),
    kind: choice({ values: SPELL_KINDS, required: true }),
    /** The first day; of a move the first at the new club. */
    starts_on: day({ min: "1900-01-01" }),
    /** The last day; none where it is not known, and for a transfer. */
    ends_on: day({ min: "1900-01-01" }),
    /** Of a move, where the club is known. */
    from_team_id: reference({ to: "teams" }),
    to_team_id: reference({ to: "teams" }),
    /** In words, e.g. "knee". */
    reason: text({ max: 200, localized: true, search: false }),
    /** Visitors may read it: what is medical is nobody's business unless the club says so. */
    is_public: flag(),
    /** The club is sure of it. */
    is_confirmed: flag({ default: true }),
    /** Which places in squads a move began and ended, so that it can be taken back: JSON (`MoveEffect[]`). */
    effects: text({ max: 20_000, secret: true }),
  },
  { noun: "spell", titleOf: ({ kind, starts_on }) => [kind, starts_on].filter(Boolean).join(", ") },
);

declare module "#src/db/tables.ts" {
  interface Tables {
    spells: TableOf<typeof spell>;
  }
}
