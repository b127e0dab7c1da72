import assert from "node:assert/strict";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import S3rver from "s3rver";
import { readConfig } from "#src/config/env.server.ts";
import { openStorage } from "#src/storage/storage.server.ts";
import { openClub } from "#tests/support/club.ts";
import { freePort } from "#tests/support/site.ts";
import { tryBucket } from "./try-bucket.server.ts";

test("a site whose bucket has another name, other keys or another address says so when it starts; one that is right says nothing", async (t) => {
  const [port, closed] = [await freePort(), await freePort()];
  const server = new S3rver({
    port,
    address: "127.0.0.1",
    silent: true,
    directory: join(tmpdir(), `club-s3-${port}`),
    resetOnClose: true,
    configureBuckets: [{ name: "pictures", configs: [] }],
  });
  await server.run();
  t.after(() => server.close());
  const { app } = await openClub(t);
  const warned = t.mock.method(app.log, "warn", () => {});
  const right = {
    S3_BUCKET: "pictures",
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
    S3_FORCE_PATH_STYLE: "1",
  };
  const warningsOf = async (env: Record<string, string>) => {
    warned.mock.resetCalls();
    await tryBucket({ log: app.log, storage: await openStorage(readConfig(env)) });
    return warned.mock.callCount();
  };
  assert.equal(await warningsOf({}), 0);
  assert.equal(await warningsOf(right), 0);
  for (const wrong of [
    { S3_BUCKET: "picture" },
    { S3_ACCESS_KEY_ID: "other" },
    { S3_ENDPOINT: `http://127.0.0.1:${closed}` },
  ])
    assert.equal(await warningsOf({ ...right, ...wrong }), 1);
});
