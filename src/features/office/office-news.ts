import { ApiError } from "#src/api/client.ts";
import { listenLive } from "#src/ui/live.ts";

/** When a reading that failed is tried again. */
const RETRY_MS = 3000;

/**
 * Reads, at once where that is asked, and whenever the office hears that there is something new: one reading after the
 * other, so that no older answer comes after a newer one. One that the network or the server failed is tried again: the
 * news is not told twice.
 * @returns what ends it
 */
export function readAtOfficeNews(read: () => Promise<unknown>, isAtOnce = false): () => void {
  let isReading = false;
  let isWanted = false;
  let isOver = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const readAll = async () => {
    while (isWanted && !isOver) {
      isWanted = false;
      await read().catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (!isOver && mayPass(error)) retry = setTimeout(want, RETRY_MS);
      });
    }
  };
  const want = () => {
    isWanted = true;
    clearTimeout(retry);
    if (isReading) return;
    isReading = true;
    void readAll().finally(() => {
      isReading = false;
    });
  };
  if (isAtOnce) want();
  const leave = listenLive(["office"], want);
  return () => {
    isOver = true;
    clearTimeout(retry);
    leave();
  };
}

/** No answer, too many questions or a fault of the server; a refusal stays one. */
function mayPass({ status }: ApiError): boolean {
  return status === 0 || status === 429 || status >= 500;
}
