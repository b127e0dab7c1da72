import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { analyticsHosts, loadAnalytics } from "#src/features/analytics/analytics.server.ts";
import { firstStyles, type StyleText, stylesheetReader } from "#src/http/first-styles.server.ts";
import { lateScripts } from "#src/http/late-scripts.server.ts";
import { appContext } from "#src/http/page.server.ts";
import { pageAnswer } from "#src/http/page-bytes.server.ts";
import { openPieces, type Piece } from "#src/http/page-pieces.server.ts";
import { isUnfinished, renderPage } from "#src/http/render.server.ts";
import { hashOf, pagePolicy, sealPage } from "#src/http/sealed-page.server.ts";
import { createTurns } from "#src/http/turns.server.ts";
import { isOfficePath } from "#src/i18n/languages.ts";
import { KeepingProvider } from "#src/ui/kept-part.tsx";
import { THEME_SCRIPT } from "#src/ui/theme.ts";
import { firstScript, movesIn } from "./first-script.server.ts";

// Context keys compare by identity: the server must use the copy that the built pages use.
export { appContext, callerContext } from "#src/http/page.server.ts";

/** Marks the scripts that this process wrote itself; it never leaves the process. */
const SEAL = randomBytes(24).toString("base64url");
/** The theme script is a constant, so its hash is too: it needs no seal. */
const THEME_HASH = hashOf(THEME_SCRIPT);
const turn = createTurns();
/** The build puts the browser's files beside this one's folder. */
const readStyles = stylesheetReader(join(import.meta.dirname, "../client"));

/** Renders a page to the end, then names each of its own scripts by hash in the page's policy. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  await turn();
  await readHandoff(context);
  const pieces = openPieces<KeptPiece | StyleText>();
  const keeping = { write: writePiece, mark: pieces.mark as (kept: object) => string };
  const html = await renderPage(
    // While developing, a part must follow its code.
    <KeepingProvider value={import.meta.env.DEV ? undefined : keeping}>
      <ServerRouter context={context} url={request.url} nonce={SEAL} />
    </KeepingProvider>,
    SEAL,
  );
  headers.set("content-type", "text/html; charset=utf-8");
  const isOffice = isOfficePath(new URL(request.url).pathname);
  // The back office is nothing without its scripts; a page of the site is whole before them.
  const isWhole = isOffice || import.meta.env.DEV;
  const sealed = sealPage(isWhole ? html : lateScripts(html, firstScript(html, movesOf(pieces.list))), SEAL);
  const { page, styles } = isWhole
    ? { page: sealed.page, styles: undefined }
    : firstStyles(sealed.page, readStyles, pieces.mark);
  headers.set(
    "content-security-policy",
    pagePolicy([THEME_HASH, ...sealed.hashes], {
      isOffice,
      isDevelopment: import.meta.env.DEV,
      style: styles?.hash,
      analytics: isOffice ? null : await hostsOf(loadContext),
    }),
  );
  return request.method === "HEAD"
    ? new Response(null, { status, headers })
    : pageAnswer(pieces.join(page), { status, headers });
}

/** A part that is written once, with what moves in it. */
interface KeptPiece extends Piece {
  moves: string[];
}

function writePiece(part: ReactNode, options: { identifierPrefix: string }): KeptPiece {
  const text = renderToString(part, options);
  // A preload would stand in the middle of the page, where the browser's React expects the part.
  if (text.startsWith("<link") || isUnfinished(text))
    throw new Error(
      "A part with a picture of the first view, or with code that is loaded late, can't be kept.",
    );
  return { bytes: Buffer.from(text), moves: movesIn(text) };
}

function movesOf(pieces: readonly (KeptPiece | StyleText)[]): string[] {
  return pieces.flatMap((piece) => ("moves" in piece ? piece.moves : []));
}

/** A page's policy names the vendors of the club's analytics, whether a visitor agrees to them or not. */
async function hostsOf(loadContext: RouterContextProvider) {
  const analytics = await loadAnalytics(loadContext.get(appContext));
  return analytics && analyticsHosts(analytics);
}

/**
 * Reads the data that the page brings to its scripts before the page is written: React Router would hand it over
 * piece by piece, each a part that React waits for.
 */
async function readHandoff(context: EntryContext): Promise<void> {
  const { serverHandoffStream: stream } = context;
  if (!stream) return;
  const value = await text(stream);
  const whole = Object.assign(Promise.resolve(), { result: { done: true, value } });
  context.renderMeta = { ...context.renderMeta, streamCache: { 0: whole } };
  // Its reader is asked for with each rendering, and not used.
  context.serverHandoffStream = { getReader: () => undefined } as unknown as typeof stream;
}
