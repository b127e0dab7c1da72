import { randomBytes } from "node:crypto";
import { join } from "node:path";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { asAppError, logError } from "#src/app/answer.server.ts";
import { requestInfo } from "#src/app/request-info.server.ts";
import { deferHydration, inlineCss, stylesheetReader } from "#src/delivery/first-view.server.ts";
import { appContext, handleContext } from "#src/delivery/page.server.ts";
import { applyCspHashes, contentSecurityPolicy, hashOf } from "#src/delivery/policy.server.ts";
import { readHandOver, renderWhole } from "#src/delivery/render.server.ts";
import { analyticsHosts, loadAnalytics } from "#src/features/consent/analytics.server.ts";
import FOLLOW_FILE from "#src/features/matches/follow-page.ts?script-file";
import { CHOICES_SCRIPT } from "#src/ui/choices.ts";
import EARLY_SCRIPT from "./entry.early.ts?script";

/** Marks the scripts that this process wrote itself; it never leaves the process. */
const SEAL = randomBytes(24).toString("base64url");
/** The theme script is a constant, so its hash is too: it needs no seal. */
const THEME_HASH = hashOf(CHOICES_SCRIPT);
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
  await readHandOver(context);
  const html = await renderWhole(<ServerRouter context={context} url={request.url} nonce={SEAL} />, SEAL);
  const { defersHydration, policy = {} } = loadContext.get(handleContext);
  // While developing, scripts start at once, and styles follow their files.
  const isDeferred = defersHydration && !import.meta.env.DEV;
  const { page, hashes } = applyCspHashes(
    isDeferred ? deferHydration(html, EARLY_SCRIPT, FOLLOW_FILE) : html,
    SEAL,
  );
  const first = isDeferred ? inlineCss(page, readStyles) : { page, styles: undefined };
  const analytics = policy.hasAnalytics ? await loadAnalytics(loadContext.get(appContext)) : null;
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set(
    "content-security-policy",
    contentSecurityPolicy(policy, {
      scripts: [THEME_HASH, ...hashes],
      style: first.styles?.hash,
      isDevelopment: import.meta.env.DEV,
      analytics: analytics && analyticsHosts(analytics),
    }),
  );
  return new Response(request.method === "HEAD" ? null : first.page, { status, headers });
}

/** What went wrong goes into the log; a form that is posted to a page without one is refused, and no fault of ours. */
export const handleError: HandleErrorFunction = (thrown, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(thrown)) return;
  logError(context.get(appContext), asAppError(thrown), requestInfo(request).id);
};
