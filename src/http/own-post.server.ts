import { requestErrors } from "#src/api/errors.server.ts";
import { refuseForeign } from "#src/api/form-post.server.ts";
import { requestInfo, setRequestInfo } from "#src/app/request-info.server.ts";
import { AppError } from "#src/errors/app-error.ts";

/**
 * A page's form without the origin that it names: the router compares that by itself, and takes another site's form for
 * a fault of ours. A page that tells nobody its address posts with the origin "null"; then the browser says itself
 * whether the page is ours, and no page can make it say so.
 * @throws AppError `forbidden` for a form of another site
 */
export function withOwnOrigin(request: Request): Request {
  const { headers, method } = request;
  const origin = headers.get("origin");
  if (origin === null || method === "GET" || method === "HEAD") return request;
  refuseForeign(request);
  if (origin === "null" && headers.get("sec-fetch-site") !== "same-origin")
    throw new AppError("forbidden", requestErrors.foreign_form());
  const named = new Headers(headers);
  named.delete("origin");
  const own = new Request(request, { headers: named });
  setRequestInfo(own, requestInfo(request));
  return own;
}
