import assert from "node:assert/strict";
import { test } from "node:test";
import { readForm } from "./form-post.server.ts";

const post = (headers: Record<string, string>) =>
  readForm(
    new Request("http://club.example/contact", {
      method: "POST",
      headers: { host: "club.example", "content-type": "application/x-www-form-urlencoded", ...headers },
      body: "name=Ani",
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
