import assert from "node:assert/strict";
import type { DatabaseSync } from "node:sqlite";
import { after, before, test } from "node:test";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { Endpoint } from "#src/api/endpoint.server.ts";
import { endpoints } from "#src/api.server.ts";
import routes from "#src/routes.ts";
import { PASSWORDS, type RunningSite, signIn, startSite } from "#tests/support/site.ts";
import {
  type BrowserSession,
  dump,
  expire,
  openDatabase,
  sessionSecret,
  signInAsBrowser,
} from "#tests/support/staff-sessions.ts";

type Caller = "nobody" | "bogus" | "expired" | "writer" | "editor" | "admin";
const CALLERS: Caller[] = ["nobody", "bogus", "expired", "writer", "editor", "admin"];
const WRITERS_PASSWORD = "nine rosettes on a wall";

let site: RunningSite;
let expired: { bearer: string; browser: BrowserSession };

before(async () => {
  site = await startSite();
  expired = { bearer: await signIn(site, "admin"), browser: await signInAsBrowser(site, "admin") };
  const database = openDatabase(site);
  expire(database, expired.bearer);
  expire(database, sessionSecret(expired.browser));
  database.close();
  await inviteWriter();
});
after(() => site.stop());

/** The third of the staff, whom the demo club does not have. */
async function inviteWriter(): Promise<void> {
  const post = async (path: string, json: object, authorization = "") => {
    const headers = { "content-type": "application/json", ...(authorization ? { authorization } : {}) };
    const answer = await fetch(site.url + path, { method: "POST", headers, body: JSON.stringify(json) });
    assert.ok(answer.ok, `${path}: ${answer.status}`);
    return (await answer.json()) as { link: { url: string } };
  };
  const account = { username: "writer", email: "writer@club.invalid", role: "writer" };
  const { link } = await post("/api/admin/accounts", account, `Bearer ${await signIn(site, "admin")}`);
  const token = new URL(link.url).pathname.split("/").at(-1);
  await post(`/api/auth/links/${token}`, { password: WRITERS_PASSWORD });
}

test("every call of the API is answered to whom it says, and a refused one changes nothing", async (t) => {
  const database = openDatabase(site);
  t.after(() => database.close());
  const unchanged = watch(database);
  const counts = { allowed: 0, refused: 0 };
  for (const endpoint of endpoints) {
    for (const caller of CALLERS) {
      const expected = refusalOf(endpoint, caller);
      const authorization = await bearerOf(caller, endpoint);
      const before = expected && unchanged.now();
      const status = await call(endpoint, authorization);
      const name = `${endpoint.method} ${endpoint.path} by ${caller}`;
      assert.ok(status < 500, `${name}: ${status}`);
      if (expected) {
        assert.equal(status, expected, name);
        assert.deepEqual(unchanged.now(), before, `${name} changed something`);
      } else if (endpoint.path !== "/auth/login") {
        assert.ok(status !== 401 && status !== 403, `${name}: ${status}`);
      }
      counts[expected ? "refused" : "allowed"]++;
      // "Sign out everywhere" ends the sessions that the other calls are made in.
      if (/sessions|logout/.test(endpoint.path)) tokens = {};
    }
  }
  t.diagnostic(
    `${endpoints.length} calls × ${CALLERS.length} callers: ${counts.refused} refused, ${counts.allowed} let in, all as declared`,
  );
});

/** The dump as it is now, made anew only when somebody has written since: SQLite counts that. */
function watch(database: DatabaseSync) {
  let version: unknown;
  let last: Record<string, string> = {};
  return {
    now() {
      const current = database.prepare("pragma data_version").get()?.data_version;
      if (current !== version) last = dump(database);
      version = current;
      return last;
    },
  };
}

/** The status that an endpoint's declaration means for a caller; undefined where it lets him in. */
function refusalOf({ access }: Endpoint, caller: Caller): 401 | 403 | undefined {
  if (access === "public" || access === "visitor") return undefined;
  if (caller === "nobody" || caller === "bogus" || caller === "expired") return 401;
  if (access === "admin") return caller === "admin" ? undefined : 403;
  return access === "editor" && caller === "writer" ? 403 : undefined;
}

let tokens: Partial<Record<Caller, string>> = {};

async function bearerOf(caller: Caller, { path }: Endpoint): Promise<string | undefined> {
  if (caller === "nobody") return undefined;
  if (caller === "bogus") return "Bearer bm90LWEtdG9rZW4tb2YtYW55Ym9keS1hdC1hbGw";
  if (caller === "expired") return `Bearer ${expired.bearer}`;
  // These two may end the session that the next calls need.
  if (/sessions|logout/.test(path)) return `Bearer ${await signIn(site, caller, passwordOf(caller))}`;
  tokens[caller] ??= await signIn(site, caller, passwordOf(caller));
  return `Bearer ${tokens[caller]}`;
}

function passwordOf(caller: "writer" | "editor" | "admin"): string {
  return caller === "writer" ? WRITERS_PASSWORD : PASSWORDS[caller];
}

/** To records that are not there: whoever is let in is told so, and the demo club stays whole. */
async function call({ method, path, body, file }: Endpoint, authorization?: string): Promise<number> {
  const address = path
    .replace(":season", "1901-02")
    .replace(":kind", "articles")
    .replace(":token", "no-such-token-of-anybody-at-all")
    .replace(/:\w+/g, "99999");
  const headers: Record<string, string> = authorization ? { authorization } : {};
  const init: RequestInit = { method: method.toUpperCase(), headers, redirect: "manual" };
  if (body) {
    headers["content-type"] = "application/json";
    init.body = "{}";
  } else if (file) {
    const form = new FormData();
    form.set(file.field, new File(["no picture"], "x.png", { type: "image/png" }));
    init.body = form;
  }
  const answer = await fetch(`${site.url}/api${address}`, init);
  await answer.body?.cancel();
  return answer.status;
}

test("every page of the back office leads a stranger to the sign-in, and shows its frame to staff alone", async (t) => {
  const cookies = {
    nobody: "",
    bogus: "session=bm90LWEtdG9rZW4tb2YtYW55Ym9keS1hdC1hbGw",
    expired: expired.browser.cookie,
    editor: (await signInAsBrowser(site, "editor")).cookie,
    admin: (await signInAsBrowser(site, "admin")).cookie,
  };
  const pages = officePages();
  const database = openDatabase(site);
  t.after(() => database.close());
  const before = dump(database);
  let asked = 0;
  for (const path of pages) {
    for (const suffix of ["", ".data"]) {
      for (const [caller, cookie] of Object.entries(cookies)) {
        const headers = { cookie };
        const answer = await fetch(site.url + path + suffix, { headers, redirect: "manual" });
        const text = await answer.text();
        const name = `${path}${suffix} by ${caller}`;
        assert.ok(answer.status < 500, `${name}: ${answer.status}`);
        assert.match(answer.headers.get("cache-control") ?? "", /no-store/, name);
        const isStaff = caller === "editor" || caller === "admin";
        if (!isStaff) assert.ok(!text.includes('class="shell"') && !text.includes('"username"'), name);
        if (!suffix) assert.equal(answer.status === 302, !isStaff, `${name}: ${answer.status}`);
        if (!suffix && !isStaff) assert.equal(answer.headers.get("location"), "/admin/login", name);
        asked++;
      }
    }
  }
  assert.deepEqual(dump(database), before);
  t.diagnostic(
    `${pages.length} pages and their data × ${Object.keys(cookies).length} callers: ${asked} answers as they should be`,
  );
});

/** Every path of the back office but the sign-in and the one-time links, which are for strangers. */
function officePages(): string[] {
  const office = (routes as RouteConfigEntry[]).find(({ path }) => path === "admin");
  const paths = (office?.children ?? []).map(({ path = "" }) =>
    path.replace(":id", "1").replace("*", "nothing"),
  );
  return paths.filter((path) => path !== "login").map((path) => `/admin${path ? `/${path}` : ""}`);
}
