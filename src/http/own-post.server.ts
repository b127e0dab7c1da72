import { requestInfo, setRequestInfo } from "#src/app/request-info.server.ts";

/**
 * A page that tells nobody its address posts with the origin "null", which the router takes for another site's. The
 * browser says itself whether it is ours, and no page can make it say so.
 */
export function withOwnOrigin(request: Request): Request {
  const { headers } = request;
  if (headers.get("origin") !== "null" || headers.get("sec-fetch-site") !== "same-origin") return request;
  const named = new Headers(headers);
  named.delete("origin");
  const own = new Request(request, { headers: named });
  setRequestInfo(own, requestInfo(request));
  return own;
}
