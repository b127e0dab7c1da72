import assert from "node:assert/strict";
import { request } from "node:http";
import { after, before, test } from "node:test";
import { type RunningSite, startSite } from "#tests/support/site.ts";

let site: RunningSite;

before(async () => {
  site = await startSite();
});
after(() => site.stop());

/** `fetch` would tidy the path up before it is sent. */
function statusOf(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    // A connection of its own: after a refusal the server may close it while the next request is on its way.
    request(site.url, { path, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on("error", reject)
      .end();
  });
}

test("an address in disguise reaches neither the API nor a file", async () => {
  const disguises = [
    "//api/news",
    "/api//news",
    "/api/../api/news",
    "/admin/../api/news",
    "/api/./news",
    "/api/%2e%2e/news",
    "/api%2fnews",
    "/media/..%2f..%2fclub.sqlite",
    "/assets/../../package.json",
    "/%00",
    "/%ff",
    "/api\\news",
  ];
  for (const path of disguises) assert.equal(await statusOf(path), 400, path);
});

test("an address in its plain form is answered, in Armenian letters too", async () => {
  assert.equal(await statusOf("/api/news"), 200);
  assert.equal(await statusOf("/api/news?search=%D5%A4%D5%A5%D6%80%D5%A2%D5%AB"), 200);
  assert.equal(await statusOf(`/api/news/${encodeURIComponent("դերբի")}`), 404);
});

test("the back office is found in whatever letters its address is typed, and no such address is a fault", async () => {
  const elsewhere = async (path: string) => {
    const answer = await fetch(site.url + path, { redirect: "manual" });
    return [answer.status, answer.headers.get("location")];
  };
  assert.deepEqual(await elsewhere("/ADMIN"), [308, "/admin"]);
  assert.deepEqual(await elsewhere("/Admin/News/edit/1?previews"), [308, "/admin/News/edit/1?previews"]);
  assert.deepEqual(await elsewhere("/%61dmin/accounts"), [308, "/admin/accounts"]);
  // A page outside the office's frame failed for strangers, too.
  assert.deepEqual(await elsewhere("/ADMIN/link/nothing"), [308, "/admin/link/nothing"]);
  assert.equal((await fetch(`${site.url}/ADMIN/link/nothing`)).status, 404);
  assert.deepEqual(await elsewhere("/admin"), [302, "/admin/login"]);
  assert.deepEqual(await elsewhere("/administration"), [404, null]);
});
