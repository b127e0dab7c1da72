import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { freePort } from "./site.ts";

/** An S3 server with the bucket "club", and the settings by which a site uses it. */
export async function startS3(): Promise<{ env: Record<string, string>; stop(): Promise<void> }> {
  const port = await freePort();
  const directory = join(tmpdir(), `club-s3-${port}`);
  const server = new S3rver({
    port,
    address: "127.0.0.1",
    silent: true,
    resetOnClose: true,
    directory,
    configureBuckets: [{ name: "club", configs: [] }],
  });
  await server.run();
  return {
    env: {
      S3_BUCKET: "club",
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
      S3_FORCE_PATH_STYLE: "1",
    },
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
