import assert from "node:assert/strict";
import { test } from "node:test";
import { AUDIT_ACTIONS } from "#src/records/audit-action.ts";
import { actionInWords, actorInWords, kindInWords, whoInWords } from "./action-words.ts";
import { history as en } from "./text/office.en.ts";
import { history as hy } from "./text/office.hy.ts";
import { history as ru } from "./text/office.ru.ts";

// That nothing else is ever written to the log is a matter of types: `keepAudit` takes an `AuditAction`.
test("the audit log says in words what was done, in each language", () => {
  for (const text of [en, hy, ru]) {
    const unsaid = AUDIT_ACTIONS.filter((name) => name !== "read" && actionInWords(text, name) === name);
    assert.deepEqual(unsaid, []);
  }
});

test("what this version does not know is named as the log has it", () => {
  assert.equal(actionInWords(hy, "laminate"), "laminate");
  assert.equal(kindInWords(ru, "flags"), "flags");
  assert.equal(whoInWords(ru, "Anahit"), "Anahit");
});

test("nobody hides in the audit log behind another's name, the site's or the console's", () => {
  const people = [
    { username: "admin", name: "Ani" },
    { username: "wanda", name: "admin" },
    { username: "willy", name: "Ani" },
    { username: "wim", name: "console" },
    { username: "wil", name: "Willem" },
    { username: "system", name: "system" },
  ];
  assert.deepEqual(
    people.map(({ username }) => actorInWords(en, people, username)),
    ["Ani (admin)", "admin (wanda)", "Ani (willy)", "console (wim)", "Willem", en.system],
  );
  assert.equal(actorInWords(hy, [{ username: "console", name: "console" }], "console"), hy.console);
});
