import assert from "node:assert/strict";
import { test } from "node:test";
import { isAppError } from "#src/errors/app-error.ts";
import { openClub } from "#tests/support/club.ts";
import { onceOutside } from "./once.server.ts";

test("a hundred equal requests while the mail server is silent: one letter, few wait, the others hear so at once", async (t) => {
  const { editor } = await openClub(t);
  const caller = { ...editor, idempotencyKey: "a-letter-that-was-sent", requestHash: "same" };
  let letters = 0;
  const speaks = Promise.withResolvers<void>();
  const calls = Array.from({ length: 100 }, () =>
    onceOutside(caller, async () => {
      letters++;
      await speaks.promise;
      return "sent";
    }).catch((error: unknown) => {
      if (isAppError(error)) return error.said.key;
      throw error;
    }),
  );
  let refused = 0;
  const enough = Promise.withResolvers<void>();
  for (const call of calls)
    call.then((said) => said === "repeat.under_way" && ++refused === 80 && enough.resolve());
  await enough.promise;
  speaks.resolve();

  const said = await Promise.all(calls);
  assert.equal(letters, 1);
  assert.deepEqual([said.filter((one) => one === "sent").length, refused], [20, 80]);
});
