import assert from "node:assert/strict";
import { get, type IncomingMessage } from "node:http";
import { after, test } from "node:test";
import { startSite } from "#tests/support/site.ts";

const STREAMS = 300;

const site = await startSite({}, undefined, { openFiles: 300 });
after(() => site.stop());

test("300 streams of one visitor, where 300 files may be open, take the site from nobody", async () => {
  const streams = await Promise.all(Array.from({ length: STREAMS }, follow));
  const accepted = streams.filter((answer) => answer?.statusCode === 200).length;
  assert.ok(accepted > 0 && accepted <= 60, `${accepted} accepted`);
  assert.ok(streams.every((answer) => answer?.statusCode === 200 || answer?.statusCode === 503));
  for (const path of ["/livez", "/", "/api/news", "/hy/matches", "/table"]) {
    assert.equal((await fetch(site.url + path)).status, 200, path);
  }
  for (const answer of streams) answer?.destroy();
});

function follow(): Promise<IncomingMessage | undefined> {
  return new Promise((resolve) => {
    get(`${site.url}/api/live`, { agent: false }, (answer) => {
      answer.on("error", () => {});
      if (answer.statusCode !== 200) answer.resume();
      resolve(answer);
    }).on("error", () => resolve(undefined));
  });
}
