import type { PageHandle } from "#src/delivery/page.server.ts";

/**
 * What every page of the back office declares: made for each who asks, no third party, pictures before they are sent, a
 * thread of its own for the preview of an article.
 */
export const OFFICE_HANDLE = {
  query: "any",
  policy: { images: ["data:", "blob:"], hasWorkers: true },
} satisfies PageHandle;
