import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type TestContext, test } from "node:test";
import { DatabaseSilent } from "#src/db/faults.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { accountErrors } from "#src/features/accounts/errors.server.ts";
import { asAppError, logError } from "./answer.server.ts";
import type { App } from "./app.server.ts";
import { createLog } from "./log.server.ts";

/** What somebody is told of an error, in short. */
const told = (error: unknown) => {
  const { code, message } = asAppError(error);
  return `${code}: ${message.split(".")[0]}`;
};
const withCode = (code: string) => Object.assign(new Error("Что-то случилось"), { code });

const AWAY = "unavailable: The database does not answer right now";
const FULL = "unavailable: The server's disk is full";
const READ_ONLY = "unavailable: The server can't write to its storage";
const BUG = "internal: Something went wrong on our side";

function file(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), "club-faults-"));
  t.after(() => rmSync(folder, { recursive: true }));
  return join(folder, "club.sqlite");
}

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return assert.fail("it went well");
}

test("a fault of PostgreSQL or of the system is told by its code, in whatever language its words are", () => {
  for (const code of ["57P01", "53300", "28000", "28P01", "3D000", "55000", "40P01", "ECONNREFUSED"])
    assert.equal(told(withCode(code)), AWAY);
  for (const code of ["53100", "ENOSPC", "EDQUOT"]) assert.equal(told(withCode(code)), FULL);
  for (const code of ["25006", "EROFS", "EACCES"]) assert.equal(told(withCode(code)), READ_ONLY);
  assert.equal(told(new Error("A query failed", { cause: withCode("57P03") })), AWAY);
  assert.equal(asAppError(withCode("23505")).code, "conflict");
});

test("a fault of SQLite is told by its number", (t) => {
  const name = file(t);
  const one = new DatabaseSync(name);
  one.exec("create table words (word text unique); insert into words values ('a')");
  assert.equal(asAppError(thrownBy(() => one.exec("insert into words values ('a')"))).code, "conflict");
  one.exec("pragma max_page_count = 3");
  assert.equal(told(thrownBy(() => one.exec("insert into words values (zeroblob(100000))"))), FULL);
  one.exec("begin immediate");
  const other = new DatabaseSync(name);
  assert.equal(told(thrownBy(() => other.exec("begin immediate"))), AWAY);
  const reader = new DatabaseSync(name, { readOnly: true });
  assert.equal(told(thrownBy(() => reader.exec("insert into words values ('b')"))), READ_ONLY);
  for (const database of [one, other, reader]) database.close();
});

test("a silent database is told as one that does not answer", () => {
  assert.equal(told(new DatabaseSilent()), AWAY);
  assert.equal(told(new Error("Query read timeout")), AWAY);
});

test("what a text in an error happens to say decides nothing", () => {
  assert.equal(told(new Error("No word like ENOSPC or ETIMEDOUT is known")), BUG);
  assert.equal(told(new Error('"database is locked" is no title')), BUG);
  assert.equal(told(withCode("22P02")), BUG);
});

test("in the log a full queue is a warning of one line, and a fault an error with where it happened", () => {
  const lines: string[] = [];
  const app = { log: createLog("info", (line) => lines.push(line) > 0) } as unknown as App;
  logError(app, new AppError("unavailable", accountErrors.too_many_at_once()), "1");
  logError(app, asAppError(withCode("ECONNREFUSED")), "2");
  const [refused, failed] = lines.map((line) => JSON.parse(line));
  assert.deepEqual([refused.level, refused.key], ["warn", "accounts.too_many_at_once"]);
  assert.equal(failed.level, "error");
  assert.doesNotMatch(lines[0]!, /answer\.test\.ts/);
  assert.match(lines[1]!, /answer\.test\.ts/);
});
