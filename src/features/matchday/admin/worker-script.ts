import script from "./service-worker.ts?script";

/** The console's service worker. It may ask the site for files, and do nothing else. */
export function loader(): Response {
  return new Response(script, {
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "no-cache",
      "content-security-policy": "default-src 'none'; connect-src 'self'",
    },
  });
}
