import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";

const RENDER_MS = 5000;
/**
 * The end of what React writes where a part was not there yet, `<!--$!-->`: its code is loaded when a page first needs
 * it. Only the end, because signs that are rare are found fast.
 */
const UNFINISHED = "$!-->";

/** Whether something in it was not there yet when it was written. */
export function isUnfinished(html: string): boolean {
  return html.includes(UNFINISHED);
}

/**
 * A page as text. React writes it in one go, which costs a third less than a stream; only a page with a part that
 * must be waited for is written again as a stream that waits.
 */
export async function renderPage(element: ReactNode, nonce: string): Promise<string> {
  const html = renderToString(element);
  return isUnfinished(html) ? renderPatiently(element, nonce) : `<!DOCTYPE html>${html}`;
}

function renderPatiently(element: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      // Whole pages: no part is left to a script that puts it in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        const stream = new PassThrough();
        text(stream).then(resolve, reject);
        pipe(stream);
      },
      onShellError: reject,
      onError: reject,
    });
    const timer = setTimeout(() => abort(new Error("The page took too long to render.")), RENDER_MS);
  });
}
