import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { AUDIT_ACTIONS } from "#src/records/audit-action.ts";
import { inWords } from "./action-words.ts";

// That nothing else is ever written to the log is a matter of types: `keepAudit` takes an `AuditAction`.
test("the audit log says in words what was done, in each language", () => {
  for (const language of LANGUAGES) {
    const unsaid = AUDIT_ACTIONS.filter((name) => name !== "read" && inWords(name, language) === name);
    assert.deepEqual(unsaid, [], language);
  }
});
