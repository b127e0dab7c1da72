import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import type { EntryContext } from "react-router";

const RENDER_MS = 5000;
/** The end of what React writes for a part whose code is still loading, `<!--$!-->`: rare signs are found fast. */
const UNFINISHED = "$!-->";

/** A page as text, in one go, a third cheaper than a stream; one with a part that must be waited for is streamed. */
export async function renderWhole(element: ReactNode, nonce: string): Promise<string> {
  const html = renderToString(element);
  return html.includes(UNFINISHED) ? renderStream(element, nonce) : `<!DOCTYPE html>${html}`;
}

function renderStream(element: ReactNode, nonce: string): Promise<string> {
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

/**
 * Reads the data that the page brings to its scripts before the page is written: React Router would hand it over
 * piece by piece, each a part that React waits for. This is React Router's own inside, in the version that
 * `tests/e2e/page-routes.test.ts` names.
 */
export async function readHandOver(context: EntryContext): Promise<void> {
  const { serverHandoffStream: stream } = context;
  if (!stream) return;
  const value = await text(stream);
  const whole = Object.assign(Promise.resolve(), { result: { done: true, value } });
  context.renderMeta = { ...context.renderMeta, streamCache: { 0: whole } };
  // Its reader is asked for with each rendering, and not used.
  context.serverHandoffStream = { getReader: () => undefined } as unknown as typeof stream;
}
