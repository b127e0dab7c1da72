import assert from "node:assert/strict";
import { test } from "node:test";
import { player } from "#src/features/players/player.record.ts";
import { staffMember } from "#src/features/staff/staff-member.record.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { columnsOf } from "#src/records/record.ts";
import { createRecord } from "#src/records/records.server.ts";
import { save } from "#src/records/save.server.ts";
import { openClub } from "#tests/support/club.ts";
import { openComponents } from "#tests/support/components.ts";
import { otherValue, sampleValues } from "#tests/support/samples.ts";
import { loadClub } from "./club-data.server.ts";

const PEOPLE = [
  { record: player, tab: "players" },
  { record: staffMember, tab: "coaching" },
] as const;

/** A switch as its column holds it. */
const stored = (value: unknown) => (typeof value === "boolean" ? Number(value) : value);

for (const { record, tab } of PEOPLE) {
  test(`all that visitors may know of a ${record.noun} stands in the dialog, in each language`, async (t) => {
    const { app, admin } = await openClub(t);
    const { load, render } = await openComponents(t);
    const { PersonDialog } = await load<typeof import("./person-dialog.tsx")>(
      "src/features/squad/site/person-dialog.tsx",
    );
    const values = Object.entries(sampleValues(record));
    const row = Object.fromEntries(values.map(([column, value]) => [column, stored(value)]));
    const { id } = await save(admin, "admin", (current) => createRecord(current, record, row as never));
    const address = new URLSearchParams({ tab, person: String(id) });
    const show = async () => {
      const shown = LANGUAGES.map(async (language) => {
        const { opened } = await loadClub(app, language, address);
        // Some fields decide whether a person is shown, or on which tab.
        return opened ? render(PersonDialog, { person: opened, closeTo: "/" }, language) : "nobody";
      });
      return (await Promise.all(shown)).join();
    };
    const set = (column: string, value: unknown) =>
      app.db
        .updateTable(record.kind)
        .set({ [column]: stored(value) })
        .where("id", "=", id)
        .execute();
    const before = await show();
    const unseen: string[] = [];
    for (const info of columnsOf(record).filter(({ field }) => !field.secret && !field.staffOnly)) {
      await set(info.column, otherValue(info));
      if ((await show()) === before) unseen.push(info.column);
      await set(info.column, row[info.column]);
    }
    assert.deepEqual(unseen, []);
  });
}
