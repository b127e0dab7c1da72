import assert from "node:assert/strict";
import { test } from "node:test";
import { UNTOLD } from "#src/records/columns.ts";
import { columnsWhere, type RecordDefinition } from "#src/records/record.ts";
import { RECORD_KINDS } from "#src/records/record-kinds.server.ts";
import { RECORDS } from "./records.ts";

test("what a record declares as secret is in no version and in no line of the audit log", () => {
  for (const record of Object.values<RecordDefinition>(RECORDS)) {
    const secrets = columnsWhere(record, ({ field }) => field.secret === true);
    assert.deepEqual(
      secrets.filter((column) => !UNTOLD.has(column)),
      [],
      record.kind,
    );
  }
});

test("every kind of record that has a declaration may be saved, under one name", () => {
  const declared = Object.entries<RecordDefinition>(RECORDS)
    .filter(([kind]) => kind !== "standings")
    .map(([kind, { noun }]) => [kind, noun]);
  assert.deepEqual(Object.fromEntries(declared), { ...RECORD_KINDS });
});
