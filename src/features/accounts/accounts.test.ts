import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { createAccount, resetPassword, setAccountActive } from "./operator-commands.server.ts";
import { hashPassword, verifyPassword } from "./password.server.ts";
import { findPasswordFault } from "./password-strength.server.ts";

const PASSWORD = "seven rosettes on a wall";
const BROWSER = { "sec-fetch-site": "same-origin" };

async function withAnahit(club: TestClub) {
  await createAccount(club.app, {
    username: "Anahit",
    email: "anahit@club.example",
    role: "editor",
    password: PASSWORD,
  });
  return (password = PASSWORD, headers: Record<string, string> = {}) =>
    club.call("/api/auth/login", { json: { username: "anahit", password }, headers });
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test("the press officer signs in with her name in any case and gets a token", async (t) => {
  const club = await openClub(t);
  const signIn = await withAnahit(club);
  const { status, body } = await signIn();
  assert.equal(status, 200);
  assert.equal(body.user.username, "anahit");
  assert.deepEqual(Object.keys(body.user).sort(), ["email", "id", "role", "username"]);
  const me = await club.call("/api/auth/me", { headers: bearer(body.token) });
  assert.equal(me.body.role, "editor");
});

test("a wrong password, an unknown name and a disabled account answer alike", async (t) => {
  const club = await openClub(t);
  const signIn = await withAnahit(club);
  const wrong = await signIn("not her password");
  const unknown = await club.call("/api/auth/login", { json: { username: "nobody", password: PASSWORD } });
  await setAccountActive(club.app, "anahit", false);
  const disabled = await signIn();
  for (const answer of [wrong, unknown, disabled]) {
    assert.equal(answer.status, 401);
    assert.equal(answer.body.error, "Неверные учетные данные. Пожалуйста, проверьте логин и пароль.");
  }
});

test("of guesses at the same moment as many wait for a name that exists as for one that does not", async () => {
  const refused = async (username: string, stored: string | null) => {
    const guesses = Array.from({ length: 6 }, () => verifyPassword("stranger", username, "a guess", stored));
    return (await Promise.allSettled(guesses)).filter(({ status }) => status === "rejected").length;
  };
  const known = await refused("anahit", await hashPassword(PASSWORD));
  assert.equal(known, 3);
  assert.equal(await refused("nobody", null), known);
});

test("after ten wrong guesses the account is closed to strangers, but not to its owner's own laptop", async (t) => {
  const club = await openClub(t);
  const signIn = await withAnahit(club);
  const known = await signIn(PASSWORD, BROWSER);
  const device = known.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith("device="))!
    .split(";")[0]!;
  for (let i = 0; i < 10; i++) assert.equal((await signIn(`guess number ${i}`)).status, 401);
  const refused = await signIn();
  assert.equal(refused.status, 429);
  assert.ok(Number(refused.headers.get("retry-after")) > 0);
  assert.equal((await signIn(PASSWORD, { ...BROWSER, cookie: device })).status, 200);
});

test("a new password makes strangers of all other devices, one set by a link of all", async (t) => {
  const club = await openClub(t);
  const { app, call } = club;
  const signIn = await withAnahit(club);
  await signIn(PASSWORD, BROWSER);
  const own = await signIn(PASSWORD, BROWSER);
  const cookie = own.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const devices = () => app.db.selectFrom("known_devices").select("id").orderBy("id").execute();
  const before = await devices();
  assert.equal(before.length, 2);
  const json = { current_password: PASSWORD, new_password: "another wall of rosettes" };
  const headers = { ...BROWSER, ...bearer(own.body.token), cookie };
  assert.equal((await call("/api/account/password", { headers, json })).status, 200);
  assert.deepEqual(await devices(), before.slice(1));

  const { accounts } = (await call("/api/admin/accounts", { as: "admin" })).body;
  const { id } = accounts.find(({ email }: { email: string }) => email === "anahit@club.example");
  const link = await call(`/api/admin/accounts/${id}/link`, { as: "admin", method: "POST" });
  const token = link.body.url.split("/").at(-1);
  assert.equal((await call(`/api/auth/links/${token}`, { json: { password: PASSWORD } })).status, 200);
  assert.deepEqual(await devices(), []);
});

test("a browser's token is worthless without its cookie, and the cookie without the token", async (t) => {
  const club = await openClub(t);
  const signIn = await withAnahit(club);
  const { body, headers } = await signIn(PASSWORD, BROWSER);
  const cookie = headers.getSetCookie().find((line) => line.startsWith("session="))!;
  assert.match(cookie, /HttpOnly; SameSite=Strict/);
  const session = { cookie: cookie.split(";")[0]! };
  const me = (given: Record<string, string>) =>
    club.call("/api/auth/me", { headers: { ...BROWSER, ...given } });
  assert.equal((await me({ ...session, ...bearer(body.token) })).status, 200);
  assert.equal((await me(bearer(body.token))).status, 401);
  assert.equal((await me(session)).status, 401);
  assert.equal((await club.call("/api/auth/me", { headers: bearer(body.token) })).status, 401);
});

test("a sign-in that is under way while the password is changed, or a second factor set up, gets no session", async (t) => {
  const club = await openClub(t);
  const signIn = await withAnahit(club);
  const { db } = club.app;
  const anahit = db.selectFrom("accounts").select("id").where("username", "=", "anahit");
  const { id } = await anahit.executeTakeFirstOrThrow();
  const at = "2026-03-11T09:00:01.000Z";
  const counted = async () => (await db.selectFrom("attempts").select("id").execute()).length > 0;
  for (const change of [{ password_hash: "scrypt$of another" }, { totp_confirmed_at: at }]) {
    const known = await db.selectFrom("accounts").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const underWay = signIn();
    // Its try is counted before the password is judged, which takes a while.
    while (!(await counted())) await new Promise((resolve) => setImmediate(resolve));
    const values = "password_hash" in change ? { ...change, password_changed_at: at } : change;
    await db.updateTable("accounts").set(values).where("id", "=", id).execute();
    await db.deleteFrom("sessions").execute();
    assert.equal((await underWay).status, 401);
    assert.deepEqual(await db.selectFrom("sessions").selectAll().execute(), []);
    await db.updateTable("accounts").set(known).where("id", "=", id).execute();
    await db.deleteFrom("attempts").execute();
  }
  assert.equal((await signIn()).status, 200);
});

test("signing out, being disabled and a new password end a session from the next request on", async (t) => {
  const club = await openClub(t);
  const signIn = await withAnahit(club);
  const enter = async () => bearer((await signIn()).body.token);
  const me = async (headers: Record<string, string>) => (await club.call("/api/auth/me", { headers })).status;

  const first = await enter();
  await club.call("/api/auth/logout", { method: "POST", headers: first });
  assert.equal(await me(first), 401);

  const second = await enter();
  await setAccountActive(club.app, "anahit", false);
  assert.equal(await me(second), 401);
  await setAccountActive(club.app, "anahit", true);

  const third = await enter();
  await resetPassword(club.app, "anahit", "another wall of rosettes");
  assert.equal(await me(third), 401);
});

test("another site's page cannot sign anybody out, nor can a sibling's", async (t) => {
  const club = await openClub(t);
  const signIn = await withAnahit(club);
  const { body, headers } = await signIn(PASSWORD, BROWSER);
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const foreign: Record<string, string>[] = [
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    // Browsers of before 2023 name no more than the page's origin, or that it tells none.
    { origin: "https://evil.example" },
    { origin: "null" },
  ];
  for (const said of foreign) {
    const answer = await club.call("/api/auth/logout", { method: "POST", headers: { cookie, ...said } });
    assert.equal(answer.status, 403, JSON.stringify(said));
  }
  const own = { ...BROWSER, cookie, ...bearer(body.token) };
  assert.equal((await club.call("/api/auth/me", { headers: own })).status, 200);
});

test("a session ends after an hour without work and after a day at the latest", async (t) => {
  const club = await openClub(t);
  const headers = bearer((await (await withAnahit(club))()).body.token);
  const me = async (moment: string) => {
    club.setNow(moment);
    return (await club.call("/api/auth/me", { headers })).status;
  };
  assert.equal(await me("2026-03-11T09:59:00Z"), 200);
  assert.equal(await me("2026-03-11T10:58:00Z"), 200);
  assert.equal(await me("2026-03-11T12:00:00Z"), 401);
});

const ANAHIT = { username: "anahit", email: "anahit@club.example", hasTwoFactor: false };

test("a password has 15 characters, or 12 beside a second factor", async () => {
  assert.equal(await findPasswordFault("reed-otter-41", ANAHIT), "short");
  assert.equal(await findPasswordFault("reed-otter-41", { ...ANAHIT, hasTwoFactor: true }), undefined);
  assert.equal(await findPasswordFault("x".repeat(257), ANAHIT), "long");
});

test("a password from the lists of guessers, or of the club's own words, is refused in words", async () => {
  const guessed = `sunshine123456789 qazwsxedc123456 1qaz2wsx3edc4rfv liverpool1892liverpool armenia12345armenia
    любовь123456789 пароль123456789 passwordpassword1 iloveyou12345678 qwertyuiop123456 barcelona2024barcelona
    Argishti-Armavir-2026 Anahit-Armavir-1995 administrator2026 manchesterunited1 aaaaaaaaaaaaaaaaaa
    123456789012345 գաղտնաբառ123456 ՀայաստանԵրևան2024 ԱրարատԳյումրի2024 Hayastan1991Yerevan Letmein!Letmein!1 Anahit.Anahit.2026
    йцукенгшщзхъфывапрол фывапролджэячсмитьбю йцукенгшщзхъфыва քոեռտըւիօպխծասդֆգհյկլ ճփբսմուկըթծցջվգեանի`;
  const sentences = ["correct horse battery staple", "to be or not to be"];
  for (const password of [...guessed.split(/\s+/), ...sentences, "thequickbrownfox"])
    assert.equal(await findPasswordFault(password, ANAHIT), "easy", password);
});

test("a few words that don't belong together are a good password in every script", async () => {
  for (const password of [PASSWORD, "three river stones", "պապիկ տատիկ կանաչ", "зелёная река поёт"])
    assert.equal(await findPasswordFault(password, ANAHIT), undefined, password);
});

test("passwords are stored as argon2id hashes, tokens as hashes only", async (t) => {
  const club = await openClub(t);
  const { body } = await (await withAnahit(club))();
  const account = await club.app.db
    .selectFrom("accounts")
    .selectAll()
    .where("username", "=", "anahit")
    .executeTakeFirstOrThrow();
  assert.match(account.password_hash!, /^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  const sessions = JSON.stringify(await club.app.db.selectFrom("sessions").selectAll().execute());
  assert.ok(!sessions.includes(body.token));
});

test("the language chosen at the sign-in is kept with an account that has none, and changes no other choice", async (t) => {
  const club = await openClub(t);
  await withAnahit(club);
  const signIn = async (language?: string) => {
    const json = { username: "anahit", password: PASSWORD, ...(language ? { language } : {}) };
    const { status, headers, body } = await club.call("/api/auth/login", { json, headers: BROWSER });
    const cookies = headers.getSetCookie();
    return {
      status,
      token: body.token,
      kept: cookies.find((one) => one.startsWith("admin_language="))?.slice(15, 17),
    };
  };
  assert.equal((await signIn()).kept, undefined);
  assert.equal((await signIn("ru")).kept, "ru");
  assert.equal((await signIn("hy")).kept, "ru");
  assert.equal((await signIn()).kept, "ru");
  assert.equal((await signIn("tlh")).status, 400);
  const { interface_language } = await club.app.db
    .selectFrom("accounts")
    .select("interface_language")
    .where("username", "=", "anahit")
    .executeTakeFirstOrThrow();
  assert.equal(interface_language, "ru");
});

test("who is shut out while a request is still on its way does nothing with it", async (t) => {
  const club = await openClub(t);
  const signIn = await withAnahit(club);
  const { token } = (await signIn()).body;
  const draft = { title: "Derby", content: "Words." };
  const { id } = (await club.call("/api/admin/news", { as: "admin", json: draft })).body;
  const publish = (meanwhile: () => Promise<unknown>) => {
    const parts = ['{"is_published":', "true}"];
    const pull = async (body: ReadableStreamDefaultController<Uint8Array>) => {
      if (parts.length === 1) await meanwhile();
      body.enqueue(new TextEncoder().encode(parts.shift()));
      if (parts.length === 0) body.close();
    };
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const headers = { ...bearer(token), "content-type": "application/json" };
    const sent = { method: "PATCH", headers, body, duplex: "half" } as RequestInit;
    return club.site.request(`/api/admin/news/${id}`, sent);
  };
  const shutOut = await publish(() => setAccountActive(club.app, "anahit", false));
  assert.equal(shutOut.status, 401);
  assert.equal((await club.call("/api/news")).body.total, 0);
});
