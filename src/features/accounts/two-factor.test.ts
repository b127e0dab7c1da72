import assert from "node:assert/strict";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { Secret, TOTP } from "otpauth";
import type { Mail } from "#src/mail/mailer.server.ts";
import { openClub, TEST_DAY, type TestClub } from "#tests/support/club.ts";
import { createAccount, removeTwoFactor } from "./operator-commands.server.ts";

const PASSWORD = "seven rosettes on a wall";
const START = Date.parse(TEST_DAY);
const minutes = (n: number) => new Date(START + n * 60_000);

const codeOf = (secret: string, at: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

/** Anahit with her account, signed in once; `secure` also sets up the second factor. */
async function withAnahit(club: TestClub, role: "editor" | "admin" = "editor") {
  await createAccount(club.app, { username: "anahit", email: "", role, password: PASSWORD });
  const signIn = (code?: string, headers: Record<string, string> = {}) =>
    club.call("/api/auth/login", {
      json: { username: "anahit", password: PASSWORD, ...(code === undefined ? {} : { code }) },
      headers,
    });
  const headers = { authorization: `Bearer ${(await signIn()).body.token}` };
  const own = (path: string, json?: object, method?: string) =>
    club.call(`/api/account${path}`, { headers, ...(json ? { json } : {}), ...(method ? { method } : {}) });
  const secure = async () => {
    const { secret, uri, qr_svg } = (await own("/two-factor", { password: PASSWORD })).body;
    const answer = await own("/two-factor/confirm", { code: codeOf(secret, club.app.now()) });
    return { secret, uri, qr_svg, codes: answer.body.recovery_codes as string[] };
  };
  return { signIn, headers, own, secure };
}

test("the second factor is on once a first code confirms it; then the password alone asks for a code", async (t) => {
  const club = await openClub(t);
  const { signIn, own } = await withAnahit(club);
  const { body } = await own("/two-factor", { password: PASSWORD });
  assert.match(body.uri, /^otpauth:\/\/totp\/.*secret=/);
  assert.match(body.qr_svg, /^<svg/);
  assert.equal((await signIn()).status, 200, "not on before a code");
  const wrong = await own("/two-factor/confirm", { code: "000000" });
  assert.deepEqual([wrong.status, wrong.body.issues[0].path], [400, "code"]);
  const { recovery_codes } = (await own("/two-factor/confirm", { code: codeOf(body.secret, club.app.now()) }))
    .body;
  assert.equal(new Set(recovery_codes).size, 10);
  const { two_factor } = (await own("")).body;
  assert.deepEqual([two_factor.is_on, two_factor.recovery_codes_left], [true, 10]);

  const asked = await signIn();
  assert.deepEqual([asked.status, asked.body.code], [401, "code_needed"]);
  club.setNow(minutes(1));
  assert.deepEqual(
    [(await signIn("123456")).status, (await signIn("123456")).body.code],
    [401, "code_wrong"],
  );
  assert.equal((await signIn(codeOf(body.secret, minutes(1)))).status, 200);
  assert.equal((await own("/two-factor", { password: PASSWORD })).status, 409);
});

test("a code counts once, even sent twice at the same moment, and so does the one that set it up", async (t) => {
  const club = await openClub(t);
  const { signIn, secure } = await withAnahit(club);
  const { secret } = await secure();
  assert.equal((await signIn(codeOf(secret, minutes(0)))).status, 401);
  club.setNow(minutes(1));
  const code = codeOf(secret, minutes(1));
  const statuses = (await Promise.all([signIn(code), signIn(code), signIn(code)])).map(
    ({ status }) => status,
  );
  assert.deepEqual(statuses.sort(), [200, 401, 401]);
  club.setNow(minutes(2));
  assert.equal((await signIn(code)).status, 401, "too old");
});

test("a recovery code signs in once, however it is typed, and ten new ones replace the old", async (t) => {
  const club = await openClub(t);
  const { signIn, own, headers, secure } = await withAnahit(club);
  const { codes } = await secure();
  const [first = "", second = ""] = codes;
  const typed = first.toUpperCase().replaceAll("-", " ");
  const statuses = (await Promise.all([signIn(typed), signIn(first)])).map(({ status }) => status);
  assert.deepEqual(statuses.sort(), [200, 401]);
  assert.equal((await own("")).body.two_factor.recovery_codes_left, 9);
  assert.equal((await own("/two-factor/recovery-codes", { password: "not hers at all" })).status, 400);
  const renewed = (await own("/two-factor/recovery-codes", { password: PASSWORD })).body.recovery_codes;
  assert.equal(renewed.length, 10);
  assert.equal((await signIn(second)).status, 401);
  assert.equal((await signIn(renewed[3])).status, 200);
  assert.ok(headers);
});

test("after five wrong codes the account is closed to strangers, not to its own laptop, and the log has one alert", async (t) => {
  const club = await openClub(t);
  const browser = { "sec-fetch-site": "same-origin" };
  const { signIn, secure } = await withAnahit(club);
  const known = await signIn(undefined, browser);
  const device = known.headers
    .getSetCookie()
    .find((line) => line.startsWith("device="))!
    .split(";")[0]!;
  const { secret } = await secure();
  club.setNow(minutes(1));
  for (let i = 0; i < 5; i++) assert.equal((await signIn(`11111${i}`)).status, 401);
  assert.equal((await signIn("111119")).status, 429);
  assert.equal((await signIn(codeOf(secret, minutes(1)))).status, 429);
  assert.equal((await signIn(codeOf(secret, minutes(1)), { ...browser, cookie: device })).status, 200);
  const alerts = await club.app.db.selectFrom("audit").selectAll().where("action", "=", "alert").execute();
  assert.deepEqual(
    alerts.map(({ title, after }) => [title, after]),
    [["anahit", '{"throttled":"codes"}']],
  );
});

test("the secret lies sealed in the database, its key outside it with rights for the owner alone", async (t) => {
  const club = await openClub(t);
  const { secure } = await withAnahit(club);
  const { secret, codes } = await secure();
  const dump: string[] = [];
  for (const table of ["accounts", "recovery_codes", "audit", "revisions", "idempotency_keys"] as const) {
    dump.push(JSON.stringify(await club.app.db.selectFrom(table).selectAll().execute()));
  }
  for (const hidden of [secret, ...codes]) assert.ok(!dump.join().includes(hidden));
  const { mode } = await stat(join(club.app.config.DATA_DIR, "secret.key"));
  assert.equal(mode & 0o777, 0o600);
  const { totp_secret } = await club.app.db
    .selectFrom("accounts")
    .select("totp_secret")
    .where("username", "=", "anahit")
    .executeTakeFirstOrThrow();
  assert.match(totp_secret!, /^v1\./);
});

test("with another key than it was set up with, nobody gets in by the second factor, and it says why", async (t) => {
  const club = await openClub(t, { SECRET_KEY: "a key of one node, thirty-two letters" });
  const { signIn, secure } = await withAnahit(club);
  const { secret } = await secure();
  club.setNow(minutes(1));
  club.app.config.SECRET_KEY = "another key, of another node, as long";
  const refused = await signIn(codeOf(secret, minutes(1)));
  assert.deepEqual([refused.status, /secret key/.test(refused.body.error)], [503, true]);
  await removeTwoFactor(club.app, "anahit");
  assert.equal((await signIn()).status, 200);
});

test("it is turned off by password and code, or by an admin for somebody who lost both", async (t) => {
  const club = await openClub(t);
  const { signIn, own, secure } = await withAnahit(club);
  const { codes } = await secure();
  const off = (json: object) => own("/two-factor", json, "DELETE");
  assert.equal((await off({ password: "not hers at all", code: codes[0]! })).body.issues[0].path, "password");
  assert.equal((await off({ password: PASSWORD, code: "zzzz-zzzz-zzzz" })).body.issues[0].path, "code");
  assert.equal((await off({ password: PASSWORD, code: codes[0]! })).status, 200);
  assert.equal((await off({ password: PASSWORD, code: codes[1]! })).status, 409);
  assert.equal((await signIn()).status, 200);

  await secure();
  assert.equal((await signIn()).body.code, "code_needed");
  const { accounts } = (await club.call("/api/admin/accounts", { as: "admin" })).body;
  const anahit = accounts.find(({ username }: { username: string }) => username === "anahit");
  assert.equal(anahit.has_two_factor, true);
  const reset = (id: number) =>
    club.call(`/api/admin/accounts/${id}/two-factor/reset`, { as: "admin", method: "POST" });
  assert.equal((await reset(club.admin.account.id)).status, 403);
  assert.equal((await reset(anahit.id)).body.has_two_factor, false);
  assert.equal((await own("")).status, 401);
  assert.equal((await signIn()).status, 200);
});

test("turned off while new recovery codes are made, it leaves none of them", async (t) => {
  const club = await openClub(t);
  const { own, secure } = await withAnahit(club);
  const { codes } = await secure();
  const [off, renewed] = await Promise.all([
    own("/two-factor", { password: PASSWORD, code: codes[0]! }, "DELETE"),
    own("/two-factor/recovery-codes", { password: PASSWORD }),
  ]);
  const { is_on } = (await own("")).body.two_factor;
  const left = await club.app.db.selectFrom("recovery_codes").selectAll().execute();
  assert.ok(is_on || left.length === 0, `${off.status}, ${renewed.status}, ${left.length} codes left`);
});

test("where the operator wants it, an admin without it only reaches the own account, and can't turn it off", async (t) => {
  const club = await openClub(t, { REQUIRE_TWO_FACTOR: "1" });
  const { own, headers, secure } = await withAnahit(club, "admin");
  const news = async () => (await club.call("/api/admin/news", { headers })).body.code;
  assert.equal(await news(), "two_factor_needed");
  assert.equal((await club.call("/api/admin/accounts", { headers })).status, 403);
  assert.equal((await club.call("/api/auth/me", { headers })).status, 200);
  assert.equal((await own("")).body.two_factor.is_required, true);
  const { codes } = await secure();
  assert.equal(await news(), undefined);
  assert.equal((await own("/two-factor", { password: PASSWORD, code: codes[0]! }, "DELETE")).status, 403);
  assert.equal((await club.call("/api/admin/news", { as: "editor" })).status, 200, "editors may do without");
});

test("a password change ends the other sessions at once, goes on in this one, and refuses weak or wrong ones", async (t) => {
  const club = await openClub(t);
  const { signIn, own } = await withAnahit(club);
  const other = { authorization: `Bearer ${(await signIn()).body.token}` };
  const change = (current_password: string, new_password: string) =>
    own("/password", { current_password, new_password });
  assert.equal(
    (await change("not hers at all", "another wall of rosettes")).body.issues[0].path,
    "current_password",
  );
  assert.equal((await change(PASSWORD, "anahit anahit")).body.issues[0].path, "new_password");
  assert.equal((await change(PASSWORD, "short")).status, 400);
  assert.equal((await change(PASSWORD, "another wall of rosettes")).status, 200);
  assert.equal((await club.call("/api/account", { headers: other })).status, 401);
  assert.equal((await own("")).status, 200);
  assert.equal((await signIn()).status, 401);
});

test("guesses at the own password are throttled too", async (t) => {
  const club = await openClub(t);
  const { own } = await withAnahit(club);
  const guess = (i: number) =>
    own("/password", { current_password: `guess number ${i}`, new_password: "another wall of rosettes" });
  for (let i = 0; i < 10; i++) assert.equal((await guess(i)).status, 400);
  assert.equal((await guess(11)).status, 429);
});

test("everybody sees the own sessions, ends one, or all but this one; nobody ends another's", async (t) => {
  const club = await openClub(t);
  const { signIn, own } = await withAnahit(club);
  for (let i = 0; i < 3; i++) await signIn();
  const list = (await own("/sessions")).body.sessions as { id: number; is_current: boolean }[];
  assert.equal(list.length, 4);
  assert.equal(list.filter(({ is_current }) => is_current).length, 1);
  const other = list.find(({ is_current }) => !is_current)!;
  assert.equal(
    (await club.call(`/api/account/sessions/${other.id}`, { as: "editor", method: "DELETE" })).status,
    404,
  );
  assert.equal((await own(`/sessions/${other.id}`, undefined, "DELETE")).status, 200);
  assert.equal((await own("/sessions", undefined, "DELETE")).body.ended, 2);
  assert.equal((await own("/sessions")).body.sessions.length, 1);
});

test("e-mail and interface language are saved in the own profile; role and state can't be", async (t) => {
  const club = await openClub(t);
  const { own } = await withAnahit(club);
  const edit = { email: "anahit@club.example", interface_language: "hy", password: PASSWORD };
  const saved = await own("", edit, "PUT");
  assert.deepEqual([saved.body.email, saved.body.interface_language], ["anahit@club.example", "hy"]);
  const mails: Mail[] = [];
  club.app.mailer.send = async (mail) => void mails.push(mail);
  const other = { email: "anahit@elsewhere.example", password: PASSWORD };
  assert.equal((await own("", other, "PUT")).status, 200);
  await own("", { display_name: "Anahit" }, "PUT");
  assert.deepEqual(
    mails.map(({ to }) => to),
    ["anahit@club.example"],
    "whoever has the former address is told",
  );
  assert.match(mails[0]!.text, /անմիջապես հայտնեք/);
  assert.doesNotMatch(mails[0]!.text, /elsewhere/);
  assert.equal((await own("", { role: "admin" }, "PUT")).status, 400);
  assert.equal((await own("", { email: "no address" }, "PUT")).body.issues[0].path, "email");
});

test("who finds a laptop open can neither point the link for a new password elsewhere nor set up a second factor", async (t) => {
  const club = await openClub(t);
  const { own, signIn } = await withAnahit(club);
  const mail = (password?: string) =>
    own("", { email: "thief@evil.example", ...(password === undefined ? {} : { password }) }, "PUT");
  for (const answer of [await mail(), await mail(""), await mail("not hers at all")]) {
    assert.deepEqual([answer.status, answer.body.issues[0].path], [400, "password"]);
  }
  assert.equal((await own("/two-factor", {})).status, 400);
  const refused = await own("/two-factor", { password: "not hers at all" });
  assert.deepEqual([refused.status, refused.body.issues[0].path], [400, "password"]);
  const { email, two_factor } = (await own("")).body;
  assert.deepEqual([email, two_factor.is_on], ["", false]);
  assert.equal((await signIn()).status, 200, "she is not locked out");

  assert.equal((await own("", { email, display_name: "Anahit" }, "PUT")).status, 200, "a name needs none");
  for (let i = 0; i < 10; i++)
    await (i % 2 ? mail(`guess ${i}`) : own("/two-factor", { password: `guess ${i}` }));
  assert.equal((await mail(PASSWORD)).status, 429);
  assert.equal((await own("/two-factor", { password: PASSWORD })).status, 429);
  const entries = await club.app.db.selectFrom("audit").selectAll().execute();
  assert.equal(entries.filter(({ action }) => action === "alert").length, 1);
  assert.ok(!JSON.stringify(entries).includes(PASSWORD));
});

test("the audit log has each sign-in, each sign-out and one alert for a burst of wrong passwords", async (t) => {
  const club = await openClub(t);
  const { headers } = await withAnahit(club);
  await club.call("/api/auth/logout", { method: "POST", headers });
  for (let i = 0; i < 12; i++) {
    await club.call("/api/auth/login", { json: { username: "anahit", password: `guess number ${i}` } });
  }
  const entries = await club.app.db.selectFrom("audit").select(["action", "title"]).orderBy("id").execute();
  assert.deepEqual(
    entries.map(({ action, title }) => `${action} ${title}`),
    ["sign_in anahit", "sign_out anahit", "alert anahit"],
  );
});
