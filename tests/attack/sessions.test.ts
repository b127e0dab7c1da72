import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PASSWORDS, type RunningSite, signIn, startSite } from "#tests/support/site.ts";
import { type BrowserSession, openDatabase, signInAsBrowser } from "#tests/support/staff-sessions.ts";

let site: RunningSite;
let admin: Record<string, string>;

before(async () => {
  site = await startSite();
  admin = { authorization: `Bearer ${await signIn(site)}`, "content-type": "application/json" };
});
after(() => site.stop());

/** The statuses of the very next requests: the API, a page of the back office, and that page's data. */
async function next({ headers, cookie }: BrowserSession, path = "/admin/players"): Promise<number[]> {
  const get = async (address: string, sent: Record<string, string>) => {
    const answer = await fetch(site.url + address, { headers: sent, redirect: "manual" });
    await answer.body?.cancel();
    return answer.status;
  };
  return [await get(`/api${path}`, headers), await get("/admin/players", { cookie })];
}

async function send(method: string, path: string, headers: Record<string, string>, body?: object) {
  const answer = await fetch(`${site.url}/api${path}`, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

async function idOf(username: string): Promise<{ id: number; version: number; email: string }> {
  const { body } = await send("GET", "/admin/accounts", admin);
  const accounts = body.accounts as { id: number; username: string; version: number; email: string }[];
  return accounts.find((account) => account.username === username)!;
}

test("who has signed out is refused from the next request on, with the cookie and the token kept from before", async (t) => {
  const session = await signInAsBrowser(site, "editor");
  assert.deepEqual(await next(session), [200, 200]);
  assert.equal((await send("POST", "/auth/logout", session.headers)).status, 200);
  assert.deepEqual(await next(session), [401, 302]);
  const bearer = await signIn(site, "editor");
  await send("POST", "/auth/logout", { authorization: `Bearer ${bearer}` });
  assert.equal((await send("GET", "/admin/players", { authorization: `Bearer ${bearer}` })).status, 401);
  t.diagnostic("API 200 → 401, page 200 → 302");
});

test("a disabled account is refused from the next request on, and nobody can sign in to it", async (t) => {
  const session = await signInAsBrowser(site, "editor");
  const bearer = await signIn(site, "editor");
  const { id } = await idOf("editor");
  assert.equal((await send("PUT", `/admin/accounts/${id}`, admin, { is_active: false })).status, 200);
  assert.deepEqual(await next(session), [401, 302]);
  assert.equal((await send("GET", "/admin/players", { authorization: `Bearer ${bearer}` })).status, 401);
  await assert.rejects(signInAsBrowser(site, "editor"), /401/);
  assert.equal((await send("PUT", `/admin/accounts/${id}`, admin, { is_active: true })).status, 200);
  await signInAsBrowser(site, "editor");
  t.diagnostic("API 200 → 401, page 200 → 302, sign-in 401");
});

test("an admin who becomes an editor is refused an admin's calls from the next request on", async (t) => {
  const { id } = await idOf("editor");
  assert.equal((await send("PUT", `/admin/accounts/${id}`, admin, { role: "admin" })).status, 200);
  const session = await signInAsBrowser(site, "editor");
  assert.equal((await next(session, "/admin/audit"))[0], 200);
  assert.equal((await send("PUT", `/admin/accounts/${id}`, admin, { role: "editor" })).status, 200);
  const [status] = await next(session, "/admin/audit");
  assert.ok(status === 401 || status === 403, String(status));
  t.diagnostic(`audit log 200 → ${status}`);
});

test("a new password ends every other session from the next request on, and its own goes on", async (t) => {
  const own = await signInAsBrowser(site, "editor");
  const stolen = await signInAsBrowser(site, "editor");
  const bearer = await signIn(site, "editor");
  const password = "twelve pomegranates in march";
  const changed = await send("POST", "/account/password", own.headers, {
    current_password: PASSWORDS.editor,
    new_password: password,
  });
  assert.equal(changed.status, 200, JSON.stringify(changed.body));
  assert.deepEqual(await next(stolen), [401, 302]);
  assert.equal((await send("GET", "/admin/players", { authorization: `Bearer ${bearer}` })).status, 401);
  assert.deepEqual(await next(own), [200, 200]);
  await assert.rejects(signInAsBrowser(site, "editor"), /401/);
  await signInAsBrowser(site, "editor", password);
  t.diagnostic("other sessions 200 → 401/302, the own one goes on");
});

test("half of a browser's session is worth nothing: the token without its cookie, the cookie without its token", async (t) => {
  const { headers, cookie } = await signInAsBrowser(site, "admin");
  const authorization = headers.authorization!;
  const cross = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  for (const [name, sent] of Object.entries({
    "the token alone": { authorization },
    "the cookie alone": { cookie },
    "the cookie, from another site": { cookie, ...cross },
    "another's cookie": { authorization, cookie: "session=bm90LWEtdG9rZW4tb2YtYW55Ym9keQ" },
    "the cookie as a token": { authorization: `Bearer ${/session=([^;]+)/.exec(cookie)?.[1]}` },
  })) {
    assert.equal((await send("GET", "/admin/players", sent as Record<string, string>)).status, 401, name);
    const write = await send("POST", "/admin/categories", sent as Record<string, string>, {
      name: "Taken over",
    });
    assert.equal(write.status, name.includes("another site") ? 403 : 401, name);
  }
  t.diagnostic("5 halves of a session, reading and writing: all 401, of another site's page 403");
});

test("the database holds no token, cookie or password that would open a session", async (t) => {
  const { headers, cookie } = await signInAsBrowser(site, "admin");
  const database = openDatabase(site);
  t.after(() => database.close());
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all() as {
    name: string;
  }[];
  const everything = tables
    .filter(({ name }) => !name.startsWith("search"))
    .map(({ name }) => JSON.stringify(database.prepare(`select * from "${name}"`).all()))
    .join("\n");
  const secrets = [
    headers.authorization!.slice("Bearer ".length),
    ...cookie.split("; ").map((one) => one.split("=")[1]!),
    PASSWORDS.admin,
  ];
  for (const secret of secrets.filter((one) => one.length > 8)) {
    assert.ok(!everything.includes(secret), "a secret stands in the database");
  }
  t.diagnostic(`${secrets.length} secrets looked for in ${tables.length} tables`);
});
