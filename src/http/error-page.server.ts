import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import { club } from "#club/club.ts";
import { requestErrors } from "#src/api/errors.server.ts";
import type { AppError } from "#src/errors/app-error.ts";
import { type Message, say } from "#src/errors/messages.ts";
import { acceptedLanguage } from "#src/i18n/accepted-language.server.ts";
import { type Language, localPath, splitPath } from "#src/i18n/languages.ts";

/** Whole in itself: where this page is needed nothing else may be at hand. Colours of the club's theme. */
const STYLE = `:root{color-scheme:dark light;--g:#120b0a;--i:#fff6ee;--m:#c9b4a8;--a:#f6a04d}
@media (prefers-color-scheme:light){:root{--g:#fbf3ec;--i:#1a100d;--m:#5c453b;--a:#9c1038}}
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:start;gap:20px;padding:24px;
box-sizing:border-box;background:var(--g);color:var(--i);font:18px/1.5 "Sofia Sans","Noto Sans Armenian",system-ui,sans-serif}
img{height:72px}h1{margin:0;font-size:clamp(1.6rem,5vw,2.4rem);line-height:1.15;max-width:26ch}
p{margin:0;color:var(--m)}a{color:var(--a);display:inline-block;padding:10px 0}`;
/** What such a page may do. */
export const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Whether a browser wants to show the answer; addresses of the API answer programs, whoever asks. */
export function wantsPage(request: Request): boolean {
  const { pathname } = new URL(request.url);
  return !/^\/api(\/|$)/.test(pathname) && (request.headers.get("accept") ?? "").includes("text/html");
}

/** A failure as a page: the sentence, and the way on. In the address's language, else the browser's. */
export function errorPage(error: AppError, request: Request): Response {
  const [ofAddress] = splitPath(new URL(request.url).pathname);
  const language =
    ofAddress === "en" ? (acceptedLanguage(request.headers.get("accept-language")) ?? "en") : ofAddress;
  return new Response(
    request.method === "HEAD" ? null : String(document(say(error.said, language), error.status, language)),
    {
      status: error.status,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-language": language,
        "content-security-policy": POLICY,
        "cache-control": "no-store",
        ...(error.retryAfterS ? { "retry-after": String(Math.ceil(error.retryAfterS)) } : {}),
      },
    },
  );
}

/** The same for a request of which only its first line could be read. @param path e.g. "/hy/news?page=2" */
export function refusalPage(message: Message, status: number, path: string): string {
  const [language] = splitPath(path.split("?")[0] ?? "/");
  return String(document(say(message, language), status, language));
}

function document(sentence: string, status: number, language: Language) {
  const name = club.name[language];
  return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${sentence} | ${name}</title>
<link rel="icon" href="/favicon.svg"><style>${raw(STYLE)}</style></head>
<body><main><img src="/club/crest.svg" alt="${name}">
<h1>${sentence}</h1><p>${status}</p>
<a href="${localPath(language, "/")}">${say(requestErrors.to_home(), language)}</a></main></body></html>
`;
}
