import { AppError } from "#src/errors/app-error.ts";
import { requestErrors } from "./errors.server.ts";
import { readBytes } from "./read-body.server.ts";

/**
 * The fields of a form that one of our own pages posted without JavaScript, read with a bound.
 * @throws AppError `forbidden` for a form of another site; `wrong_media_type`, `too_large`
 */
export async function readForm(request: Request, maxBytes: number): Promise<URLSearchParams> {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const isForeign = site
    ? site !== "same-origin" && site !== "none"
    : origin !== null && origin !== "null" && hostOf(origin) !== request.headers.get("host");
  if (isForeign) throw new AppError("forbidden", requestErrors.foreign_form());
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
    throw new AppError("wrong_media_type", requestErrors.not_form());
  }
  return new URLSearchParams(new TextDecoder().decode(await readBytes(request, maxBytes)));
}

/** Undefined for what is no origin at all: some programs send anything. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
