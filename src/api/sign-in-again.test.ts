import assert from "node:assert/strict";
import { test } from "node:test";
import { signedInAgain, signInAgain } from "./sign-in-again.ts";

test("whatever is sent while a session is over waits for the one sign-in, and the next end asks anew", async () => {
  const gone: string[] = [];
  const waiting = ["save", "presence", "upload"].map(async (name) => {
    await signInAgain();
    gone.push(name);
  });
  await Promise.resolve();
  assert.deepEqual(gone, []);
  signedInAgain();
  await Promise.all(waiting);
  assert.deepEqual(gone, ["save", "presence", "upload"]);

  let isLaterGone = false;
  const later = signInAgain().then(() => {
    isLaterGone = true;
  });
  await Promise.resolve();
  assert.equal(isLaterGone, false);
  signedInAgain();
  await later;
});
