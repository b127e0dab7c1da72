import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { voiceReview } from "./voice-review.ts";

test("the list for native readers has every sentence as it is now", async () => {
  assert.equal(
    readFileSync("docs/voice-review.md", "utf8"),
    await voiceReview(),
    "npm run voice writes it anew",
  );
});
