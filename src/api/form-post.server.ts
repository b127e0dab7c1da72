import { createHash } from "node:crypto";
import { type Actor, NOBODY } from "#src/app/actor.server.ts";
import type { App } from "#src/app/app.server.ts";
import { forgetKey } from "#src/app/once.server.ts";
import { requestInfo } from "#src/app/request-info.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { requestErrors } from "./errors.server.ts";
import { readBytes } from "./read-body.server.ts";

/**
 * The fields of a form that one of our own pages posted without JavaScript, read with a bound. A browser sends each line
 * break as two letters, and whoever typed counts one.
 * @throws AppError `forbidden` for a form of another site; `wrong_media_type`, `too_large`
 */
export async function readForm(request: Request, maxBytes: number): Promise<URLSearchParams> {
  refuseForeign(request);
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
    throw new AppError("wrong_media_type", requestErrors.not_form());
  }
  const form = new URLSearchParams(new TextDecoder().decode(await readBytes(request, maxBytes)));
  return new URLSearchParams([...form].map(([name, value]) => [name, value.replaceAll("\r\n", "\n")]));
}

/**
 * Refuses what a page of another site, also of a sibling of this one, made a visitor's browser send. Browsers say so;
 * scripts say nothing. A browser that only says that its page tells no origin ("null") may be on any.
 * @throws AppError `forbidden`
 */
export function refuseForeign(request: Request): void {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const isForeign = site
    ? site !== "same-origin" && site !== "none"
    : origin !== null && hostOf(origin) !== request.headers.get("host");
  if (isForeign) throw new AppError("forbidden", requestErrors.foreign_form());
}

/** Who asks for the same later than this means it: a second mail, say, because the first got lost. */
const SAME_FORM_MS = 10 * 60_000;

/**
 * The visitor who posted a form without scripts. The pages are made once for all visitors and hold no key of one's
 * own, so what the form says is its key: a browser that posts it again after a lost answer posts the same.
 */
export async function formSender(app: App, request: Request, form: URLSearchParams): Promise<Actor> {
  const { id: requestId, address } = requestInfo(request);
  const { pathname } = new URL(request.url);
  const requestHash = createHash("sha256").update(`${address} ${pathname} ${form}`).digest("hex");
  const idempotencyKey = `form-${requestHash}`;
  await forgetKey(app, idempotencyKey, SAME_FORM_MS);
  return { app, account: NOBODY, requestId, address, idempotencyKey, requestHash };
}

/** Undefined for "null", and for what is no origin at all: some programs send anything. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
