import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { type RunningSite, startSite } from "#tests/support/site.ts";

// Mozilla's Observatory asks the open network for https://<host>. Here its own graders judge the site's real
// answers instead, taken as the proxy in front would pass them on. The package is no dependency of the club's:
//   cd /somewhere && npm install --ignore-scripts @mdn/mdn-http-observatory@1.4.8
//   OBSERVATORY=/somewhere/node_modules/@mdn/mdn-http-observatory npm run test:attack -- tests/attack/observatory
// The redirect from http: to https: is the proxy's (deploy/) and is taken as given.
const OBSERVATORY = process.env.OBSERVATORY ?? "";
const PAGES = ["/", "/hy/news", "/matches", "/admin/login"];

let site: RunningSite;

before(async () => {
  site = await startSite({ SITE_URL: "https://club.example", TRUSTED_PROXIES: "127.0.0.1" });
});
after(() => site.stop());

async function ask(path: string, init: RequestInit = {}) {
  const proxied = { "x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https" };
  const answer = await fetch(site.url + path, {
    redirect: "manual",
    ...init,
    headers: { ...proxied, ...init.headers },
  });
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    data: await answer.text(),
    verified: true,
  };
}

test("what Mozilla's Observatory takes points off for is not there", async (t) => {
  for (const path of PAGES) {
    const { headers, data } = await ask(path);
    const policy = headers["content-security-policy"] ?? "";
    assert.match(policy, /^default-src 'none'/);
    assert.doesNotMatch(policy.replace(/style-src-attr [^;]+;/, ""), /unsafe-inline|unsafe-eval|http:|\*/);
    assert.match(policy, /frame-ancestors 'none'/);
    assert.ok(Number(/max-age=(\d+)/.exec(headers["strict-transport-security"] ?? "")?.[1]) >= 15_768_000);
    assert.equal(headers["x-content-type-options"], "nosniff");
    assert.match(headers["referrer-policy"] ?? "", /strict-origin|same-origin|no-referrer/);
    assert.equal(headers["cross-origin-resource-policy"], "same-origin");
    assert.equal(headers["access-control-allow-origin"], undefined);
    const foreign = [...data.matchAll(/<script[^>]+src="([^"]+)"/g)].filter(
      ([, src]) => !src?.startsWith("/"),
    );
    assert.deepEqual(foreign, [], "scripts of other hosts would need a checksum");
  }
  t.diagnostic(`${PAGES.length} pages`);
});

test("Mozilla's Observatory grades the site A+", {
  skip: existsSync(OBSERVATORY) ? false : "set OBSERVATORY",
}, async (t) => {
  const load = (file: string) => import(pathToFileURL(join(OBSERVATORY, "src", file)).href);
  const [{ ALL_TESTS }, { Requests }, grader, charts, utils, { CookieJar }] = await Promise.all([
    load("constants.js"),
    load("types.js"),
    load("grader/grader.js"),
    load("grader/charts.js"),
    load("retriever/utils.js"),
    createRequire(join(OBSERVATORY, "package.json"))("tough-cookie"),
  ]);
  for (const path of PAGES) {
    const answer = await ask(path);
    const url = new URL(`https://club.example${path}`);
    const requests = new Requests("club.example");
    requests.resources.path = answer.data;
    const httpEquiv = utils.parseHttpEquivHeaders(answer.data, url.href);
    const jar = new CookieJar();
    requests.session = { url, jar, redirectHistory: [{ url, status: 200 }], response: answer };
    requests.responses.auto = { ...answer, httpEquiv, request: { protocol: "https:", host: url.host } };
    requests.responses.https = requests.responses.auto;
    requests.responses.http = requests.responses.auto;
    requests.responses.cors = await ask(path, {
      headers: { origin: "https://http-observatory.security.mozilla.org" },
    });
    const hops = [
      { url: new URL(`http://club.example${path}`), status: 301 },
      { url, status: 200 },
    ];
    requests.responses.httpRedirects = hops;
    requests.responses.httpsRedirects = hops;
    const results = ALL_TESTS.map((judge: (given: unknown) => { result: string; pass: boolean }) =>
      judge(requests),
    );
    const modifiers = results.map(
      ({ result }: { result: string }) => grader.getScoreModifier(result) as number,
    );
    const lost = modifiers
      .filter((one: number) => one < 0)
      .reduce((sum: number, one: number) => sum + one, 100);
    const whole = modifiers.reduce((sum: number, one: number) => sum + one, 100);
    const { score, grade } = grader.getGradeForScore(
      lost >= charts.MINIMUM_SCORE_FOR_EXTRA_CREDIT ? whole : lost,
    );
    t.diagnostic(
      `${path}: ${grade}, ${score} points: ${results.map(({ result }: { result: string }, i: number) => `${result} ${modifiers[i]}`).join(", ")}`,
    );
    assert.equal(grade, "A+", path);
  }
});
