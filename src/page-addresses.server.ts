import type { App } from "#src/app/app.server.ts";
import { chosenLanguagePath } from "#src/http/language-redirect.server.ts";
import { splitPath } from "#src/i18n/languages.ts";

/**
 * The public pages that are kept in memory, and what of their query changes them. A search is typed freely, a
 * token is somebody's own, and the contact form says when it was handed out, by which machines that answer within
 * a second are told from people: those pages are made for each who asks.
 */
const PAGES: [path: RegExp, query: string[]][] = [
  [/^\/$/, ["match"]],
  [/^\/news$/, ["category", "page"]],
  [/^\/news\/[\w-]{1,200}$/, []],
  [/^\/club$/, ["tab", "person"]],
  [/^\/stadium$/, ["picture"]],
  [/^\/matches$/, ["status", "competition", "clubs", "page", "match"]],
  [/^\/table$/, ["season"]],
];
const FOR_ONE = ["search", "q", "token"];
const PLAIN_VALUE = /^[\p{L}\p{N} _.,:/$()*?-]{0,100}$/u;

/**
 * The key of a public page in the page cache: the site's address and the page's own path, without what of the
 * query changes nothing. Undefined for whatever is not kept.
 * @param target path and query as on the request line
 * @param origin e.g. "https://club.example"
 */
export function pageKey(target: string, origin: string): string | undefined {
  const mark = target.indexOf("?");
  const path = mark < 0 ? target : target.slice(0, mark);
  const isData = path.endsWith(".data");
  const [, page] = splitPath(isData ? path.replace(/^\/_root\.data$|\.data$/, "") || "/" : path);
  const known = PAGES.find(([pattern]) => pattern.test(page));
  if (!known) return undefined;
  if (mark < 0) return `${origin} ${path}`;
  const given = new URLSearchParams(target.slice(mark + 1));
  if (FOR_ONE.some((name) => given.has(name))) return undefined;
  const kept = new URLSearchParams();
  for (const name of [...known[1], "legal", ...(isData ? ["_routes"] : [])]) {
    const value = given.get(name);
    if (value === null) continue;
    if (!PLAIN_VALUE.test(value)) return undefined;
    kept.set(name, value);
  }
  return `${origin} ${path}${kept.size > 0 ? `?${kept}` : ""}`;
}

/** Who asks, as far as it matters to what they get. */
interface Asker {
  method: string;
  /** Path and query as on the request line. */
  target: string;
  host: string | undefined;
  cookies: string | undefined;
}

const SESSION = /(?:^|; ?)(?:__Host-)?session=/;

/**
 * The key of the page that anybody would get for this request; undefined when it is somebody's own: staff, a
 * visitor whose chosen language leads elsewhere, a form that is sent.
 */
export function keyForEverybody(app: App, { method, target, host, cookies }: Asker): string | undefined {
  if (method !== "GET" && method !== "HEAD") return undefined;
  if (cookies) {
    if (SESSION.test(cookies)) return undefined;
    if (cookies.includes("language=") && leadsElsewhere(method, target, cookies)) return undefined;
  }
  const origin =
    app.config.SITE_URL ?? (host && /^[\w.-]{1,100}(?::\d{1,5})?$/.test(host) && `http://${host}`);
  return origin ? pageKey(target, origin) : undefined;
}

function leadsElsewhere(method: string, target: string, cookies: string): boolean {
  return chosenLanguagePath(method, new URL(target, "http://site"), cookies) !== undefined;
}
