import assert from "node:assert/strict";
import { test } from "node:test";
import { readForm } from "./form-post.server.ts";

const post = (headers: Record<string, string>, body = "name=Ani") =>
  readForm(
    new Request("http://club.example/contact", {
      method: "POST",
      headers: { host: "club.example", "content-type": "application/x-www-form-urlencoded", ...headers },
      body,
    }),
    1000,
  );

test("a form counts when it came from one of the club's own pages, whatever else its sender says", async () => {
  assert.equal((await post({ origin: "http://club.example" })).get("name"), "Ani");
  assert.equal((await post({ "sec-fetch-site": "same-origin" })).get("name"), "Ani");
  for (const origin of ["https://evil.example", "no origin at all", "http://", "null"])
    await assert.rejects(post({ origin }), { code: "forbidden" }, origin);
  await assert.rejects(post({ "sec-fetch-site": "cross-site" }), { code: "forbidden" });
  await assert.rejects(post({ "content-type": "text/plain" }), { code: "wrong_media_type" });
});

test("a line break that was typed counts as one letter, as it does with scripts", async () => {
  const form = await post({}, "name=Ani&message=One%0D%0ATwo%0D%0A%0D%0AThree%0D");
  assert.deepEqual(Object.fromEntries(form), { name: "Ani", message: "One\nTwo\n\nThree\r" });
});
