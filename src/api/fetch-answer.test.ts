import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { fetchAnswer } from "./fetch-answer.ts";

const SECOND_MS = 1000;

/** A site of which a part of an answer comes whenever the test says so. */
function silentSite(t: TestContext) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  let answer: ReadableStreamDefaultController<Uint8Array>;
  let begin: () => void;
  const ask = (_: unknown, init?: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      const { signal } = init!;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          answer = controller;
        },
      });
      const end = () => {
        reject(signal!.reason);
        answer.error(signal!.reason);
      };
      if (signal!.aborted) end();
      signal!.addEventListener("abort", end);
      begin = () => resolve(new Response(body, { status: 201, headers: { etag: '"7"' } }));
    });
  return {
    ask: (signal?: AbortSignal) => fetchAnswer("/x", signal ? { signal } : {}, { ask: ask as typeof fetch }),
    begin: () => begin(),
    say: (text: string) => answer.enqueue(new TextEncoder().encode(text)),
    end: () => answer.close(),
    pass: async (seconds: number) => {
      for (; seconds > 0; seconds--) {
        t.mock.timers.tick(SECOND_MS);
        // What came is read meanwhile.
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

test("a question that nobody answers is given up after ten seconds", async (t) => {
  const site = silentSite(t);
  const asked = assert.rejects(site.ask(), { name: "TimeoutError" });
  await site.pass(11);
  await asked;
});

test("an answer that stops on its way is given up, too; one that comes slowly is read to its end", async (t) => {
  const site = silentSite(t);
  const asked = site.ask();
  await site.pass(8);
  site.begin();
  const answer = await asked;
  assert.deepEqual([answer.status, answer.headers.get("etag")], [201, '"7"']);
  const text = answer.text();
  for (const part of ["slow", "ly ", "but ", "whole"]) {
    await site.pass(8);
    site.say(part);
  }
  site.end();
  assert.equal(await text, "slowly but whole");

  const stopping = site.ask();
  site.begin();
  const cut = assert.rejects((await stopping).text(), { name: "TimeoutError" });
  site.say("ha");
  await site.pass(11);
  await cut;
});

test("whoever goes elsewhere gives a question up at once", async (t) => {
  const site = silentSite(t);
  const leave = new AbortController();
  const asked = assert.rejects(site.ask(leave.signal), { name: "AbortError" });
  leave.abort();
  await asked;
  await assert.rejects(site.ask(AbortSignal.abort()), { name: "AbortError" });
});
