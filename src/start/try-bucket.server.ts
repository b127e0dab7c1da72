import type { App } from "#src/app/app.server.ts";

/** Tells whoever starts a site whose bucket can't be read: at the first picture, staff would only hear to try again. */
export async function tryBucket({ storage, log }: Pick<App, "storage" | "log">): Promise<void> {
  if (storage.kind === "disk") return;
  try {
    await storage.disk.listAll("");
  } catch (error) {
    log.warn("the bucket for pictures can't be read: see to S3_BUCKET, S3_ENDPOINT and the two keys", {
      error,
    });
  }
}
