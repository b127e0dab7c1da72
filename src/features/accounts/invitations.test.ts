import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { removeTwoFactor, resetPassword, setAccountActive } from "./operator-commands.server.ts";
import { startSession } from "./session-commands.server.ts";

const PASSWORD = "four herons over the reeds";
const NEW = { username: "Lilit.S", email: "lilit@club.example", role: "editor" };

const invite = async (club: TestClub, json: object = NEW) => {
  const answer = await club.call("/api/admin/accounts", { as: "admin", json });
  return {
    ...answer,
    token:
      String(answer.body.link?.url ?? "")
        .split("/")
        .at(-1) ?? "",
  };
};
const choose = ({ call }: TestClub, token: string, password = PASSWORD) =>
  call(`/api/auth/links/${token}`, { json: { password } });
const signIn = ({ call }: TestClub, password = PASSWORD, username = "lilit.s") =>
  call("/api/auth/login", { json: { username, password } });

test("somebody invited opens the link, chooses a password and signs in", async (t) => {
  const club = await openClub(t);
  const { status, body, token } = await invite(club);
  assert.equal(status, 201);
  assert.deepEqual(
    [body.account.username, body.account.is_pending, body.link.kind],
    ["lilit.s", true, "invitation"],
  );
  assert.equal(body.link.url, `http://localhost:3000/admin/link/${token}`);
  assert.equal((await signIn(club)).status, 401);

  const opened = await club.call(`/api/auth/links/${token}`);
  assert.deepEqual([opened.body.kind, opened.body.username], ["invitation", "lilit.s"]);
  const weak = await choose(club, token, "lilit.s-armavir-1995");
  assert.deepEqual([weak.status, weak.body.issues[0].path], [400, "password"]);
  assert.equal((await choose(club, token)).status, 200);
  assert.equal((await signIn(club)).body.user.role, "editor");
});

test("a used invitation is refused, also when two people use it at the same moment", async (t) => {
  const club = await openClub(t);
  const { token } = await invite(club);
  const answers = await Promise.all([choose(club, token), choose(club, token, "another wall of rosettes")]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 410]);
  const later = await choose(club, token);
  assert.deepEqual([later.status, later.body.code], [410, "gone"]);
  assert.match(later.body.error, /used/);
  assert.equal((await club.call(`/api/auth/links/${token}`)).status, 410);
});

test("an invitation lasts 72 hours, a reset link 24, and a newer link replaces the one before", async (t) => {
  const club = await openClub(t);
  const { body, token } = await invite(club);
  assert.equal(body.link.expires_at, "2026-03-14T09:00:00.000Z");
  const renew = async () =>
    (await club.call(`/api/admin/accounts/${body.account.id}/link`, { as: "admin", method: "POST" })).body;
  const second = await renew();
  assert.equal(second.kind, "invitation");
  assert.equal((await choose(club, token)).status, 410);
  assert.equal((await choose(club, second.url.split("/").at(-1))).status, 200);

  const reset = await renew();
  assert.deepEqual([reset.kind, reset.expires_at], ["reset", "2026-03-12T09:00:00.000Z"]);
  club.setNow("2026-03-12T09:00:01Z");
  const expired = await choose(club, reset.url.split("/").at(-1), "another wall of rosettes");
  assert.match(expired.body.error, /expired/);
  assert.equal((await club.call("/api/auth/links/no-such-link")).status, 404);
});

test("the invitation is mailed, and a mail server that is away does not lose it", async (t) => {
  const club = await openClub(t);
  const { body } = await invite(club);
  assert.equal(body.link.mail, "outbox");
  const folder = join(club.app.config.DATA_DIR, "outbox");
  const [file = ""] = await readdir(folder);
  assert.match(await readFile(join(folder, file), "utf8"), /lilit@club\.example/);

  club.app.mailer.send = () => Promise.reject(new Error("no answer"));
  const second = await invite(club, { ...NEW, username: "tatev" });
  assert.deepEqual([second.status, second.body.link.mail], [201, "failed"]);
  assert.equal((await choose(club, second.token)).status, 200);
});

test("a username is given once, in any case, also when two admins invite at the same moment", async (t) => {
  const club = await openClub(t);
  const statuses = (await Promise.all([invite(club), invite(club)])).map(({ status }) => status);
  assert.deepEqual(statuses.sort(), [201, 409]);
  const again = await invite(club, { ...NEW, username: "LILIT.S" });
  assert.deepEqual([again.status, again.body.issues[0].path], [409, "username"]);
  assert.equal((await invite(club, { ...NEW, username: "no spaces" })).status, 400);
});

test("a reset link ends the sessions of its account when it is used", async (t) => {
  const club = await openClub(t);
  const { body, token } = await invite(club);
  await choose(club, token);
  const headers = { authorization: `Bearer ${(await signIn(club)).body.token}` };
  assert.equal((await club.call("/api/account", { headers })).status, 200);
  const link = await club.call(`/api/admin/accounts/${body.account.id}/link`, {
    as: "admin",
    method: "POST",
  });
  assert.equal((await club.call("/api/account", { headers })).status, 200);
  await choose(club, link.body.url.split("/").at(-1), "another wall of rosettes");
  assert.equal((await club.call("/api/account", { headers })).status, 401);
  assert.equal((await signIn(club)).status, 401);
});

test("neither links nor passwords nor their hashes lie in the audit log, the history or repeated answers", async (t) => {
  const club = await openClub(t);
  const answer = await club.call("/api/admin/accounts", {
    as: "admin",
    json: NEW,
    headers: { "idempotency-key": "invite-lilit-1" },
  });
  const token = answer.body.link.url.split("/").at(-1);
  await choose(club, token);
  for (const table of ["audit", "revisions", "idempotency_keys", "account_links"] as const) {
    const kept = JSON.stringify(await club.app.db.selectFrom(table).selectAll().execute());
    assert.ok(!kept.includes(token) && !kept.includes("argon2id") && !kept.includes(PASSWORD), table);
  }
});

test("the last admin can't be disabled, nobody changes their own role, two admins can't shut each other out", async (t) => {
  const club = await openClub(t);
  const own = club.admin.account.id;
  const put = (id: number, json: object, headers?: Record<string, string>) =>
    club.call(`/api/admin/accounts/${id}`, {
      method: "PUT",
      json,
      ...(headers ? { headers } : { as: "admin" }),
    });
  assert.equal((await put(own, { is_active: false })).status, 403);
  assert.equal((await put(own, { role: "editor" })).status, 403);
  // Where the link for a new password goes, and that link itself: a stolen session must not have them.
  assert.match((await put(own, { email: "thief@example.am" })).body.error, /in your profile/);
  const link = await club.call(`/api/admin/accounts/${own}/link`, { as: "admin", method: "POST" });
  assert.deepEqual([link.status, link.body.error], [403, "Change your own password in your profile."]);

  const { body, token } = await invite(club, { ...NEW, role: "admin" });
  await choose(club, token);
  const headers = { authorization: `Bearer ${(await signIn(club)).body.token}` };
  const statuses = await Promise.all([
    put(body.account.id, { is_active: false }),
    put(own, { is_active: false }, headers),
  ]);
  assert.equal(statuses.filter(({ status }) => status === 200).length, 1);
  const left = await club.app.db
    .selectFrom("accounts")
    .select("id")
    .where("role", "=", "admin")
    .where("is_active", "=", 1)
    .execute();
  assert.equal(left.length, 1);
});

test("another role, up or down, and a disabled account end their sessions at once", async (t) => {
  const club = await openClub(t);
  const { body, token } = await invite(club);
  await choose(club, token);
  const enter = async () => ({ authorization: `Bearer ${(await signIn(club)).body.token}` });
  const put = (json: object) =>
    club.call(`/api/admin/accounts/${body.account.id}`, { as: "admin", method: "PUT", json });
  const open = async (headers: Record<string, string>) =>
    (await club.call("/api/account", { headers })).status;
  const first = await enter();
  await put({ role: "admin" });
  assert.equal(await open(first), 401);
  const raised = await enter();
  await put({ role: "editor" });
  assert.equal(await open(raised), 401);
  const second = await enter();
  const disabled = await put({ is_active: false });
  assert.equal(disabled.body.is_active, false);
  assert.equal(await open(second), 401);
  assert.equal((await signIn(club)).status, 401);
  const stale = await put({ is_active: true, version: 1 });
  assert.equal(stale.status, 409);
  assert.equal((await put({ is_active: true })).status, 200);
});

test("a link that was mailed before works no more after another role, another address, or a while disabled", async (t) => {
  const changes = [{ role: "admin" }, { email: "lilit@right.example" }, { is_active: false }];
  for (const [index, change] of changes.entries()) {
    const club = await openClub(t);
    const { body, token } = await invite(club);
    const put = (json: object) =>
      club.call(`/api/admin/accounts/${body.account.id}`, { as: "admin", method: "PUT", json });
    assert.equal((await put(change)).status, 200);
    await put({ is_active: true });
    assert.equal((await choose(club, token)).status, 410, `change ${index}`);
  }
});

test("the console's way back shuts out whoever was in: sessions, devices, links, whichever command", async (t) => {
  const club = await openClub(t);
  const { body, token } = await invite(club);
  await choose(club, token);
  const { app } = club;
  const deeds = {
    reset: () => resetPassword(app, "lilit.s", "nine storks over the Araks"),
    disable: () => setAccountActive(app, "lilit.s", false),
    enable: () => setAccountActive(app, "lilit.s", true),
    "two-factor-off": () => removeTwoFactor(app, "lilit.s"),
  };
  for (const [name, deed] of Object.entries(deeds)) {
    if (name !== "enable") await app.db.updateTable("accounts").set({ is_active: 1 }).execute();
    await startSession(
      app,
      body.account.id,
      new Request("http://club.example", { headers: { origin: "x" } }),
    );
    const link = await makeLinkOf(club, body.account.id);
    await deed();
    const left = async (table: "sessions" | "known_devices") =>
      (await app.db.selectFrom(table).select("id").where("account_id", "=", body.account.id).execute())
        .length;
    assert.deepEqual([await left("sessions"), await left("known_devices")], [0, 0], name);
    // Nobody makes or uses a link of an account that is off.
    if (!/able$/.test(name)) assert.equal((await choose(club, link)).status, 410, name);
  }
  const told = await app.db
    .selectFrom("audit")
    .select(["username", "action"])
    .where("username", "=", "console")
    .orderBy("id")
    .execute();
  assert.deepEqual(
    told.map(({ action }) => action),
    ["console_password", "disable", "enable", "two_factor_reset"],
  );
});

/** What an admin, or the thief of an admin's session, makes for another account. */
async function makeLinkOf(club: TestClub, id: number): Promise<string> {
  const { body } = await club.call(`/api/admin/accounts/${id}/link`, { as: "admin", method: "POST" });
  return String(body.url).split("/").at(-1) ?? "";
}

test("an admin sees where somebody is signed in, and ends one session or all", async (t) => {
  const club = await openClub(t);
  const { body, token } = await invite(club);
  await choose(club, token);
  const enter = async () => ({ authorization: `Bearer ${(await signIn(club)).body.token}` });
  const [first, second] = [await enter(), await enter()];
  const path = `/api/admin/accounts/${body.account.id}/sessions`;
  const list = (await club.call(path, { as: "admin" })).body.sessions;
  assert.deepEqual([list.length, list[0].kind, list[0].is_current], [2, "bearer", false]);
  assert.ok(!JSON.stringify(list).includes("hash"));
  const remove = (end: string) => club.call(path + end, { as: "admin", method: "DELETE" });
  // The last used comes first, so the last one of the list is the first that was opened.
  assert.equal((await remove(`/${list[1].id}`)).body.ended, 1);
  assert.equal((await remove(`/${list[1].id}`)).status, 404);
  assert.equal((await club.call("/api/account", { headers: first })).status, 401);
  assert.equal((await remove("")).body.ended, 1);
  assert.equal((await club.call("/api/account", { headers: second })).status, 401);
});
