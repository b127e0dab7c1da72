import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { startMatchPass } from "#src/features/accounts/pass-commands.server.ts";
import { hashPassword } from "#src/features/accounts/password.server.ts";
import { createMatch } from "#src/features/matches/test-support.ts";
import { openClub } from "#tests/support/club.ts";
import { KICK_OFF, tapped, withMatchDay } from "./test-support.ts";

async function withPass(t: TestContext) {
  const day = await withMatchDay(await openClub(t));
  const { status, headers } = await day.call(`/api/matchday/${day.id}/pass`, {
    as: "editor",
    method: "POST",
  });
  assert.equal(status, 204);
  assert.equal(headers.get("cache-control"), "no-store");
  const given = headers.get("set-cookie") ?? "";
  const cookie = given.split(";")[0]!;
  const sendBy = (more: Record<string, string> = {}, to = day.id) =>
    day.send([tapped("corner", {}, { side: "home" })], { to, headers: { cookie, ...more } });
  const after = (hours: number) => day.setNow(new Date(Date.parse(KICK_OFF) + hours * 3_600_000));
  return { ...day, given, cookie, sendBy, after };
}

test("a pass is a cookie that no script reads, for the calls of the match day alone", async (t) => {
  const { given } = await withPass(t);
  assert.match(
    given,
    /^match-pass=[\w-]{43}; Path=\/api\/matchday; HttpOnly; SameSite=Strict; Max-Age=21600$/,
  );
});

test("who has a pass writes the match when the session has ended long ago, until six hours after the kick-off", async (t) => {
  const { call, id, cookie, sendBy, after } = await withPass(t);
  after(5.9);
  assert.equal((await sendBy()).status, 200);
  assert.equal((await call(`/api/matchday/${id}`, { headers: { cookie } })).status, 200);
  after(6.1);
  assert.equal((await sendBy()).status, 401);
});

test("a session that ends while a pass is asked for in it gets none", async (t) => {
  const { app, editor, id } = await withMatchDay(await openClub(t));
  const match = { id, match_date: KICK_OFF };
  const asked = startMatchPass(app, { ...editor.account, sessionId: 999 }, match, new Request("http://x/"));
  await assert.rejects(asked, { code: "signed_out" });
  assert.deepEqual(await app.db.selectFrom("match_passes").selectAll().execute(), []);
});

test("a pass opens nothing else", async (t) => {
  const { call, id, cookie } = await withPass(t);
  for (const path of [`/api/admin/matches/${id}`, "/api/account"])
    assert.equal((await call(path, { headers: { cookie } })).status, 401);
  assert.equal((await call(`/api/matchday/${id}/pass`, { method: "POST", headers: { cookie } })).status, 401);
});

test("another match's pass is refused with a sentence", async (t) => {
  const day = await withPass(t);
  const other = await createMatch(day, { home_team_name: "Others" });
  const { status, body } = await day.sendBy({}, other.id);
  assert.deepEqual([status, body.key], [403, "accounts.pass_of_another_match"]);
});

test("a page of another site, or of a sibling of this one, can't write with a visitor's pass", async (t) => {
  const { sendBy } = await withPass(t);
  assert.equal((await sendBy({ "sec-fetch-site": "same-site" })).status, 403);
  assert.equal((await sendBy({ origin: "https://evil.example" })).status, 403);
  assert.equal((await sendBy({ "sec-fetch-site": "same-origin" })).status, 200);
});

test("a pass dies with a sign-out, also with one of all sessions", async (t) => {
  const one = await withPass(t);
  const { headers } = await one.call("/api/auth/logout", { as: "editor", method: "POST" });
  assert.match(headers.get("set-cookie") ?? "", /match-pass=; Path=\/api\/matchday/);
  assert.equal((await one.sendBy()).status, 401);
});

test("a pass dies when an admin disables the account, changes its role, or signs it out", async (t) => {
  const changes = [
    ["PUT", "", { is_active: false }],
    ["PUT", "", { role: "admin" }],
    ["DELETE", "/sessions", undefined],
  ] as const;
  for (const [method, path, change] of changes) {
    const { call, editor, sendBy } = await withPass(t);
    const address = `/api/admin/accounts/${editor.account.id}${path}`;
    const { status } = await call(address, { as: "admin", method, ...(change ? { json: change } : {}) });
    assert.equal(status, 200, `${method} ${address}`);
    assert.equal((await sendBy()).status, 401, JSON.stringify(change));
  }
});

test("a pass dies with a change of the password, though the session in which it was changed goes on", async (t) => {
  const { app, call, editor, sendBy } = await withPass(t);
  const before = "an old orchard by the river";
  const password_hash = await hashPassword(before);
  await app.db.updateTable("accounts").set({ password_hash }).where("id", "=", editor.account.id).execute();
  const json = { current_password: before, new_password: "a younger orchard up the hill" };
  assert.equal((await call("/api/account/password", { as: "editor", json })).status, 200);
  assert.equal((await sendBy()).status, 401);
});
