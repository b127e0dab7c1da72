import { hash } from "node:crypto";
import type { PagePolicy } from "./page.server.ts";

/**
 * Takes the seal off the scripts that carry it and gives their hashes for the policy. A script that somebody
 * smuggled into a text has no seal, so no hash, so browsers don't run it; and unlike a nonce a hash stays
 * true when the page is served from a cache.
 * @throws when the seal would leave the process
 */
export function applyCspHashes(html: string, seal: string): { page: string; hashes: string[] } {
  const attribute = ` nonce="${seal}"`;
  const hashes = new Set<string>();
  let page = "";
  let done = 0;
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, done)) {
    page += html.slice(done, at);
    done = at + attribute.length;
    const opens = html.lastIndexOf("<", at);
    // Links that preload modules carry the seal too.
    if (!html.startsWith("<script", opens)) continue;
    const from = html.indexOf(">", at) + 1;
    const isInline = !/\ssrc=/.test(html.slice(opens, from));
    if (isInline) hashes.add(hashOf(html.slice(from, html.indexOf("</script>", from))));
  }
  page += html.slice(done);
  if (page.includes(seal)) throw new Error("The seal is still in the page.");
  return { page, hashes: [...hashes] };
}

/** A script's hash as a policy names it: `'sha256-…'`. */
export function hashOf(script: string): string {
  return `'sha256-${hash("sha256", script, "base64")}'`;
}

interface OnThePage {
  /** Hashes of its own inline scripts. */
  scripts: string[];
  /** Hash of the styles that it brings with it. */
  style?: string | undefined;
  isDevelopment?: boolean;
  /** Hosts of analytics that the club uses. */
  analytics?: { script: string[]; connect: string[] } | null;
}

/** The content security policy of a page: what its route declares, and what stands in it. */
export function contentSecurityPolicy(
  { frames = [], images = [], hasWorkers = false, framedBy = [] }: PagePolicy,
  { scripts, style, isDevelopment = false, analytics }: OnThePage,
): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts, ...(analytics?.script ?? [])].join(" ")}`,
    // While developing, Vite writes styles into the page and reports changes over a socket.
    `style-src ${["'self'", isDevelopment ? "'unsafe-inline'" : (style ?? [])].flat().join(" ")}`,
    // React writes a few style attributes (`style={{…}}`); they can't run anything.
    "style-src-attr 'unsafe-inline'",
    `img-src ${["'self'", ...images].join(" ")}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...(isDevelopment ? ["ws:"] : []), ...(analytics?.connect ?? [])].join(" ")}`,
    "manifest-src 'self'",
    ...(hasWorkers ? ["worker-src 'self'"] : []),
    `frame-src ${frames.join(" ") || "'none'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${framedBy.join(" ") || "'none'"}`,
  ].join("; ");
}

/** `X-Frame-Options` knows no exceptions: a page whose policy has some goes without. */
export function mayBeFramed(policy: string | null | undefined): boolean {
  return policy?.includes("frame-ancestors") === true && !policy.includes("frame-ancestors 'none'");
}
