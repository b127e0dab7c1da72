import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import type { KyselyPlugin } from "kysely";
import { requestInfo, setRequestInfo } from "#src/app/request-info.server.ts";
import { isAppError } from "#src/errors/app-error.ts";
import { openClub } from "#tests/support/club.ts";
import { authenticate } from "./session-commands.server.ts";

test("hundreds of made-up keys are looked up a few at a time, those behind them are told to come back, and known staff wait for none", async (t) => {
  const club = await openClub(t);
  let [underWay, most, looked] = [0, 0, 0];
  const slow: KyselyPlugin = {
    transformQuery({ node }) {
      most = Math.max(most, ++underWay);
      return node;
    },
    async transformResult({ result }) {
      await pause(5);
      underWay--;
      looked++;
      return result;
    },
  };
  const app = { ...club.app, db: club.app.db.withPlugin(slow) };
  const ask = async (name: string, isKnown: boolean) => {
    const request = new Request("http://localhost:3000/api/admin/news", {
      headers: { authorization: `Bearer ${name.padStart(43, "x")}` },
    });
    setRequestInfo(request, { ...requestInfo(request), isKnown });
    const found = await authenticate(app, request).catch((error: unknown) => isAppError(error) && error.code);
    return found;
  };
  const strangers = Array.from({ length: 400 }, (_, at) => ask(`stranger${at}`, false));
  await ask("staff", true);
  assert.ok(looked < 20, `${looked} strangers were looked up before them`);
  const answers = await Promise.all(strangers);
  assert.ok(most <= 9, `${most} lookups at a time`);
  const refused = answers.filter((answer) => answer === "unavailable").length;
  assert.ok(refused >= 99 && refused < 300, `${refused} were told to come back`);
  assert.equal(answers.filter((answer) => answer === null).length, 400 - refused, "the others are nobody");
});
