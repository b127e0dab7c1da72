import assert from "node:assert/strict";
import { test } from "node:test";
import { PASSWORDS, type RunningSite, startSite } from "#tests/support/site.ts";
import { openDatabase, signInAsBrowser } from "#tests/support/staff-sessions.ts";

const GUESSES = 1000;
const AT_ONCE = 8;
/** Ways to write one username, in case each counted by itself. */
const SPELLINGS = ["admin", "ADMIN", " admin ", "ａｄｍｉｎ", "Admin", "admin\u200b"];

interface Outcome {
  /** 401: the password was compared. 429: it was not even looked at. */
  statuses: Record<number, number>;
  withoutRetryAfter: number;
}

/** @param addressOf the address that a guess claims to come from */
async function guess(site: RunningSite, addressOf: (number: number) => string): Promise<Outcome> {
  const outcome: Outcome = { statuses: {}, withoutRetryAfter: 0 };
  let next = 0;
  const worker = async () => {
    while (next < GUESSES) {
      const number = next++;
      const answer = await fetch(`${site.url}/api/auth/login`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-forwarded-for": addressOf(number),
          forwarded: `for=${addressOf(number)}`,
          "x-real-ip": addressOf(number),
          "cf-connecting-ip": addressOf(number),
        },
        body: JSON.stringify({
          username: SPELLINGS[number % SPELLINGS.length],
          password: `a wrong guess ${number}`,
        }),
      });
      await answer.body?.cancel();
      outcome.statuses[answer.status] = (outcome.statuses[answer.status] ?? 0) + 1;
      if (answer.status === 429 && !Number(answer.headers.get("retry-after"))) outcome.withoutRetryAfter++;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return outcome;
}

for (const [who, env] of [
  ["one machine that makes up a thousand addresses", {}],
  ["a thousand machines behind the club's own proxy", { TRUSTED_PROXIES: "127.0.0.1" }],
] as const) {
  test(`of ${GUESSES} guesses by ${who}, at most ten reach an account's password, and its owner still gets in`, async (t) => {
    const site = await startSite(env);
    t.after(() => site.stop());
    const owner = await signInAsBrowser(site, "admin");
    const device = /device=[^;]+/.exec(owner.cookie)?.[0] ?? "";
    const { statuses, withoutRetryAfter } = await guess(
      site,
      (number) => `198.51.${100 + Math.floor(number / 250)}.${1 + (number % 250)}`,
    );
    const database = openDatabase(site);
    t.after(() => database.close());
    const counted = database
      .prepare(
        "select bucket, count(*) as tries from attempts where bucket like 'login:account:%' group by bucket",
      )
      .all() as { bucket: string; tries: number }[];
    // A zero-width sign makes another name, of nobody: guesses at it are none at the admin's password.
    const atAdmin = counted.find(({ bucket }) => bucket === "login:account:admin")?.tries ?? 0;
    const known = await signInAsBrowser(site, "admin", PASSWORDS.admin, device).then(() => "in", String);
    const stranger = await signInAsBrowser(site, "admin").then(() => "in", String);
    t.diagnostic(
      `answers ${JSON.stringify(statuses)}; ${atAdmin} compared with the admin's password; owner on a known device: ${known}; right password from elsewhere: ${stranger}`,
    );
    assert.ok(atAdmin <= 10, `${atAdmin}`);
    // 503 where as many as may wait for a comparison do already.
    assert.deepEqual(
      Object.keys(statuses).filter((status) => !["400", "401", "429", "503"].includes(status)),
      [],
    );
    assert.ok((statuses[401] ?? 0) <= 10 * counted.length, JSON.stringify(counted));
    assert.equal(withoutRetryAfter, 0);
    assert.equal(known, "in");
  });
}

test("a stolen session can't try passwords without end where the present one is asked for", async (t) => {
  const site = await startSite();
  t.after(() => site.stop());
  const { headers } = await signInAsBrowser(site, "editor");
  const statuses: Record<string, Record<number, number>> = {};
  for (const [method, path, body] of [
    ["POST", "/account/password", { new_password: "a new one of my choice" }],
    ["POST", "/account/two-factor", {}],
    ["POST", "/account/two-factor/recovery-codes", {}],
    ["DELETE", "/account/two-factor", { code: "123456" }],
  ] as const) {
    const counts: Record<number, number> = {};
    for (let number = 0; number < 40; number++) {
      const wrong = `a wrong guess ${number}`;
      const answer = await fetch(`${site.url}/api${path}`, {
        method,
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify({
          ...body,
          [path.endsWith("password") ? "current_password" : "password"]: wrong,
        }),
      });
      await answer.body?.cancel();
      counts[answer.status] = (counts[answer.status] ?? 0) + 1;
    }
    statuses[`${method} ${path}`] = counts;
  }
  t.diagnostic(JSON.stringify(statuses));
  assert.ok((statuses["POST /account/password"]?.[429] ?? 0) >= 30, JSON.stringify(statuses));
  assert.ok((statuses["POST /account/two-factor"]?.[429] ?? 0) >= 30, JSON.stringify(statuses));
});

test("250 guesses at once from 250 networks: the admin signs in from a known device and from a new one", async (t) => {
  const site = await startSite({ TRUSTED_PROXIES: "127.0.0.1" });
  t.after(() => site.stop());
  const device = /device=[^;]+/.exec((await signInAsBrowser(site, "admin")).cookie)?.[0] ?? "";
  const signIn = (username: string, password: string, from: string, cookie = "") =>
    fetch(`${site.url}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": from, cookie },
      body: JSON.stringify({ username, password }),
    });
  const statuses: Record<number, number> = {};
  const rush = Array.from({ length: 250 }, async (_, number) => {
    const answer = await signIn(
      `stranger-${number}`,
      "a wrong guess of theirs",
      `2001:db8:${number + 1}:1::1`,
    );
    await answer.body?.cancel();
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
  });
  const since = performance.now();
  const known = await signIn("admin", PASSWORDS.admin, "203.0.113.1", device);
  const knownMs = performance.now() - since;
  assert.equal(known.status, 200);
  const fresh = await signIn("admin", PASSWORDS.admin, "203.0.113.2");
  t.diagnostic(
    `known device ${knownMs.toFixed(0)} ms, new device ${(performance.now() - since).toFixed(0)} ms`,
  );
  assert.equal(fresh.status, 200, await fresh.text());
  await Promise.all(rush);
  t.diagnostic(`the guesses: ${JSON.stringify(statuses)}`);
  assert.equal((statuses[401] ?? 0) + (statuses[503] ?? 0), 250);
  assert.ok((statuses[503] ?? 0) > 200, "most are told to come back");
});
