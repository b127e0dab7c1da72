import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { test } from "node:test";
import { type RunningSite, signIn, startSite } from "#tests/support/site.ts";

const WRITERS = 8;
const WRITES_A_ROUND = 20;

test("when the process is killed in the middle of writing, every partner that was confirmed is there afterwards", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "club-kill-"));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const confirmed = new Set<number>();
  for (let round = 0; round < 3; round++) {
    const site = await startSite({}, folder);
    const token = await signIn(site);
    const writers = Array.from({ length: WRITERS }, () => writeUntilKilled(site, token, confirmed));
    const enough = confirmed.size + WRITES_A_ROUND;
    while (confirmed.size < enough) await new Promise((resolve) => setTimeout(resolve, 5));
    await site.stop("SIGKILL");
    await Promise.all(writers);
  }

  const site = await startSite({}, folder);
  const headers = { authorization: `Bearer ${await signIn(site)}` };
  const { partners } = (await (await fetch(`${site.url}/api/admin/partners`, { headers })).json()) as {
    partners: { id: number }[];
  };
  const present = new Set(partners.map(({ id }) => id));
  assert.deepEqual(
    [...confirmed].filter((id) => !present.has(id)),
    [],
  );
  await site.stop();

  const database = new DatabaseSync(join(folder, "club.sqlite"));
  assert.deepEqual({ ...database.prepare("pragma integrity_check").get() }, { integrity_check: "ok" });
  assert.deepEqual(database.prepare("pragma foreign_key_check").all(), []);
  const torn = database
    .prepare(
      "select count(*) as n from partners p where not exists (select 1 from revisions r where r.kind = 'partners' and r.record_id = p.id)",
    )
    .get() as { n: number };
  assert.equal(torn.n, 0, "a row without its revision");
  database.close();
});

async function writeUntilKilled(site: RunningSite, token: string, confirmed: Set<number>): Promise<void> {
  for (let number = 0; ; number++) {
    try {
      const answer = await fetch(`${site.url}/api/admin/partners`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        body: JSON.stringify({ name: `Partner ${number}`, url: "https://partner.example" }),
      });
      const { id } = (await answer.json()) as { id: number };
      assert.equal(answer.status, 201);
      confirmed.add(id);
    } catch (error) {
      if (error instanceof assert.AssertionError) throw error;
      return;
    }
  }
}
