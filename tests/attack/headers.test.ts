import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { request } from "node:http";
import { after, before, test } from "node:test";
import sharp from "sharp";
import { type RunningSite, signIn, startSite } from "#tests/support/site.ts";

/** What every answer of the site carries. */
const ALWAYS: Record<string, RegExp> = {
  "content-security-policy": /default-src 'none'/,
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
  "referrer-policy": /^(strict-origin-when-cross-origin|same-origin|no-referrer)$/,
  "permissions-policy": /camera=\(\).*microphone=\(\).*geolocation=\(\)/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^(same-origin|cross-origin)$/,
  "strict-transport-security": /^max-age=(\d{8,})/,
};

let site: RunningSite;
let admin: string;
let editor: string;

before(async () => {
  // Behind TLS, as the operator's guide says: a proxy of this machine ends it.
  site = await startSite({ SITE_URL: "https://club.example", TRUSTED_PROXIES: "127.0.0.1" });
  [admin, editor] = [`Bearer ${await signIn(site)}`, `Bearer ${await signIn(site, "editor")}`];
});
after(() => site.stop());

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

interface Got {
  status: number;
  headers: Record<string, string>;
}

/** One answer as the proxy would see it; a stream is left after its head. */
function ask(path: string, { method = "GET", headers = {}, body }: Sent = {}): Promise<Got> {
  const proxied = {
    host: "club.example",
    "x-forwarded-for": "203.0.113.9",
    "x-forwarded-proto": "https",
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const call = request(site.url, { path, method, headers: proxied, agent: false }, (answer) => {
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers as Record<string, string> });
      answer.destroy();
    });
    call.on("error", (error: NodeJS.ErrnoException) => {
      // The site may answer, and close, before it has taken all that is too much.
      if (error.code !== "ECONNRESET" && error.code !== "EPIPE") reject(error);
    });
    call.end(body);
  });
}

test("every answer, whatever its kind and status, carries the site's security headers", async (t) => {
  const json = { "content-type": "application/json" };
  const etagOf = async (path: string) => ({ "if-none-match": (await ask(path)).headers.etag ?? "" });
  const [script] = globSync("build/client/assets/*.js").map((path) => path.replace("build/client", ""));
  const [style] = globSync("build/client/assets/*.css").map((path) => path.replace("build/client", ""));
  const [font] = globSync("build/client/**/*.woff2").map((path) => path.replace("build/client", ""));
  const picture = await uploadPicture();
  const slug = ((await (await fetch(`${site.url}/api/news?limit=1`)).json()) as { news: { slug: string }[] })
    .news[0]?.slug;
  const tooOften = async () => {
    const body = JSON.stringify({ email: "fan@fans.example", language: "en" });
    for (let i = 0; i < 6; i++)
      await ask("/api/newsletter/subscribe", { method: "POST", headers: json, body });
    return ask("/api/newsletter/subscribe", { method: "POST", headers: json, body });
  };
  const kinds: [string, Promise<Got> | Got, number][] = [
    ["a page", await ask("/?legal=privacy"), 200],
    ["a page from memory", await ask("/?legal=privacy"), 200],
    ["a page that is known", await ask("/", { headers: await etagOf("/") }), 304],
    ["a page in Armenian", await ask("/hy/news"), 200],
    ["an article", await ask(`/news/${slug}`), 200],
    ["a page's head", await ask("/club", { method: "HEAD" }), 200],
    ["a page's data", await ask("/news.data"), 200],
    ["a page that is not there", await ask("/nothing"), 404],
    ["a page in a language of its own", await ask("/en/news"), 301],
    ["a page that cookies lead elsewhere", await ask("/", { headers: { cookie: "language=hy" } }), 302],
    ["an address in disguise", await ask("//admin"), 400],
    ["the way to the sign-in", await ask("/admin/news"), 302],
    ["the sign-in", await ask("/admin/login"), 200],
    ["a used link", await ask("/admin/link/of-nobody-at-all-and-nothing"), 0],
    ["a script", await ask(script!), 200],
    ["a script that is known", await ask(script!, { headers: await etagOf(script!) }), 304],
    ["a style sheet", await ask(style!), 200],
    ["a font", await ask(font!), 200],
    ["a file that is not there", await ask("/assets/nothing.js"), 404],
    ["a picture of the club", await ask("/og-image.jpg"), 200],
    ["the icon", await ask("/favicon.svg"), 200],
    ["an uploaded picture", await ask(picture), 200],
    ["an uploaded picture that is known", await ask(picture, { headers: await etagOf(picture) }), 304],
    ["a picture that is not there", await ask(`/media/${"a".repeat(32)}.webp`), 404],
    ["the sitemap", await ask("/sitemap.xml"), 200],
    ["the feed", await ask("/feed.xml"), 200],
    ["robots.txt", await ask("/robots.txt"), 200],
    ["the manifest", await ask("/manifest.webmanifest"), 200],
    ["the API", await ask("/api/partners"), 200],
    ["the API, known", await ask("/api/partners", { headers: await etagOf("/api/partners") }), 304],
    ["a wrong query", await ask("/api/news?limit=x"), 400],
    ["a call without a session", await ask("/api/admin/news"), 401],
    [
      "an editor's call of an admin's",
      await ask("/api/admin/audit", { headers: { authorization: editor } }),
      403,
    ],
    ["a call that is not there", await ask("/api/nothing"), 404],
    ["a wrong method", await ask("/api/partners", { method: "DELETE" }), 405],
    [
      "a question of another site",
      await ask("/api/partners", {
        method: "OPTIONS",
        headers: { origin: "https://evil.example", "access-control-request-method": "GET" },
      }),
      405,
    ],
    [
      "too much",
      await ask("/api/contact", {
        method: "POST",
        headers: { ...json, "content-length": "200000" },
        body: "x".repeat(200_000),
      }),
      413,
    ],
    [
      "no JSON",
      await ask("/api/contact", { method: "POST", headers: { "content-type": "text/plain" }, body: "x" }),
      415,
    ],
    ["too often", await tooOften(), 429],
    [
      "a page that takes no form",
      await ask("/club", {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "a=b",
      }),
      0,
    ],
    [
      "a file for a spreadsheet",
      await ask("/api/admin/messages/export.csv", { headers: { authorization: editor } }),
      200,
    ],
    ["the API's documentation", await ask("/api/docs"), 200],
    ["the API's document", await ask("/api/openapi.json"), 200],
    ["news as they come", await ask("/api/live"), 200],
    ["the figures for a stranger", await ask("/metrics"), 403],
    ["a sign of life", await ask("/livez"), 200],
    ["a sign of readiness", await ask("/readyz"), 200],
  ];
  const faults: string[] = [];
  const statuses = new Set<number>();
  for (const [name, answer, expected] of kinds) {
    const { status, headers } = await answer;
    statuses.add(status);
    if (expected !== 0 && status !== expected) faults.push(`${name}: ${status}, not ${expected}`);
    if (status >= 500) faults.push(`${name}: ${status}`);
    for (const [header, pattern] of Object.entries(ALWAYS)) {
      if (!pattern.test(headers[header] ?? ""))
        faults.push(`${name} (${status}): ${header}: ${headers[header]}`);
    }
    for (const header of ["server", "x-powered-by", "access-control-allow-origin"]) {
      if (headers[header]) faults.push(`${name}: ${header}: ${headers[header]}`);
    }
  }
  t.diagnostic(
    `${kinds.length} kinds of answer, statuses ${[...statuses].sort().join(" ")}, ${Object.keys(ALWAYS).length} headers each: ${faults.length} faults`,
  );
  assert.deepEqual(faults, []);
});

async function uploadPicture(): Promise<string> {
  const form = new FormData();
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#7c0b2a" } })
    .png()
    .toBuffer();
  form.set("image", new File([new Uint8Array(bytes)], "x.png"));
  const answer = await fetch(`${site.url}/api/upload/image`, {
    method: "POST",
    headers: { authorization: admin },
    body: form,
  });
  return ((await answer.json()) as { url: string }).url;
}

test("a page's policy allows no inline script but its own by hash, no eval, no other host's script and no frame around it", async (t) => {
  for (const path of ["/", "/hy/news", "/matches", "/nothing", "/admin/login"]) {
    const policy = (await ask(path)).headers["content-security-policy"] ?? "";
    const directives = new Map(
      policy.split("; ").map((one) => [one.split(" ")[0]!, one.split(" ").slice(1)]),
    );
    assert.deepEqual(directives.get("default-src"), ["'none'"], path);
    const scripts = directives.get("script-src") ?? [];
    assert.ok(
      scripts.every((source) => source === "'self'" || /^'sha256-[\w+/]{43}='$/.test(source)),
      scripts.join(" "),
    );
    assert.ok(!directives.get("style-src")?.includes("'unsafe-inline'"), path);
    for (const name of ["base-uri", "object-src", "frame-ancestors"])
      assert.deepEqual(directives.get(name), ["'none'"], name);
    assert.deepEqual(directives.get("form-action"), ["'self'"], path);
    assert.equal(directives.size, policy.split("; ").length, "no directive stands twice");
  }
  t.diagnostic("5 pages");
});

test("behind TLS the session's cookie is bound to this very host, and no script can read it", async () => {
  const body = JSON.stringify({ username: "admin", password: "seven rosettes on a wall" });
  const { status, headers } = await ask("/api/auth/login", {
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
    body,
  });
  assert.equal(status, 200);
  for (const cookie of headers["set-cookie"] as unknown as string[]) {
    assert.match(cookie, /; Path=\/(admin)?(;|$)/);
    if (/^admin_language/.test(cookie)) continue;
    assert.match(cookie, /; HttpOnly/);
    assert.match(cookie, /; SameSite=Strict/);
    assert.match(cookie, /; Secure/);
  }
  assert.match(String(headers["set-cookie"]), /^__Host-session=/);
});
