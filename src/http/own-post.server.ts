import { requestErrors } from "#src/api/errors.server.ts";
import { refuseForeign } from "#src/api/form-post.server.ts";
import { readBytes } from "#src/api/read-body.server.ts";
import { requestInfo, setRequestInfo } from "#src/app/request-info.server.ts";
import { AppError } from "#src/errors/app-error.ts";

/** More than any page's form is; each says itself how much it takes. */
const MOST_FORM_BYTES = 128 * 1024;

/**
 * A page's form, once all of it is there, as who sends it may be minutes over it; without the origin that it names: the
 * router compares that by itself, and takes another site's form for a fault of ours. A page that tells nobody its address
 * posts with the origin "null"; then the browser says itself whether the page is ours, and no page can make it say so.
 * @throws AppError `forbidden` for a form of another site; as `readBytes`
 */
export async function arrivedForm(request: Request): Promise<Request> {
  const { url, method } = request;
  const headers = new Headers(request.headers);
  const origin = headers.get("origin");
  if (origin !== null) refuseForeign(request);
  if (origin === "null" && headers.get("sec-fetch-site") !== "same-origin")
    throw new AppError("forbidden", requestErrors.foreign_form());
  headers.delete("origin");
  const body = await readBytes(request, MOST_FORM_BYTES);
  const whole = new Request(url, {
    ...{ method, headers },
    ...(body.length > 0 ? { body: Buffer.from(body) } : {}),
  });
  const { whileArriving: _, ...info } = requestInfo(request);
  setRequestInfo(whole, info);
  return whole;
}
