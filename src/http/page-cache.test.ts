import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub } from "#tests/support/club.ts";
import { createPageCache } from "./page-cache.server.ts";

test("a page that is whole is sent though the next kick-off cannot be read, and made anew for the next visitor", async (t) => {
  const { app } = await openClub(t);
  let made = 0;
  const pages = createPageCache({
    app,
    render: async () => new Response(`the stadium, ${++made}`),
    nextChange: () => Promise.reject(new Error("the database does not answer")),
    always: [],
  });
  t.after(pages.stop);
  for (const count of [1, 2]) {
    const page = await pages.get("http://club.example /stadium");
    assert.deepEqual([page.status, String(page.bytes.identity)], [200, `the stadium, ${count}`]);
  }
});
