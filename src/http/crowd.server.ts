import type { IncomingMessage, ServerResponse } from "node:http";
import { serverErrors } from "#src/app/errors.server.ts";
import { say } from "#src/errors/messages.ts";
import { splitPath } from "#src/i18n/languages.ts";
import { POLICY, refusalPage } from "./error-page.server.ts";

/** Under way at a time of what nobody has asked for before. */
const MOST_UNKNOWN = 100;
const BUSY_S = 5;
/** Pictures, which have a line of their own, and what tells operators of the node. */
const UNCOUNTED = /^\/media\/|^\/(livez|readyz|metrics)(\?|$)/;

/**
 * In a rush of addresses for which nothing is in memory, each of which has to be made, those behind the first hundred would
 * wait for nothing, and to look at them as at any other request takes the time in which the first would be made. Before
 * anything looks at them they are refused, in a twentieth of that time.
 * @param isKnown whether a path with its query, and the host before it, has an answer in memory, old or new
 * @param headers that every answer carries
 * @returns whether a request was refused
 */
export function openCrowd(isKnown: (host: string, target: string) => boolean, headers: [string, string][]) {
  const refusals = makeRefusals(headers);
  const underWay = { reads: 0, views: 0 };
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = "/" } = request;
    // That a page was seen is written for each visitor, and takes no place of those who read.
    const kind = url === "/api/page-views" ? "views" : "reads";
    const isCounted = method === "GET" || method === "HEAD" || kind === "views";
    if (!isCounted || UNCOUNTED.test(url)) return false;
    if (isKnown(request.headers.host ?? "", url)) return false;
    if (underWay[kind] >= MOST_UNKNOWN) {
      const isPage = request.headers.accept?.includes("text/html") && !url.startsWith("/api/");
      const [language] = splitPath(url.split("?")[0] ?? "/");
      const { head, text } = isPage ? refusals.pages[language] : refusals.data;
      response.writeHead(503, head);
      response.end(text);
      return true;
    }
    underWay[kind]++;
    response.once("close", () => {
      underWay[kind]--;
    });
    return false;
  };
}

function makeRefusals(headers: [string, string][]) {
  const refusal = (type: string, text: string, more: string[] = []) => ({
    text,
    head: [
      ...headers.filter(([name]) => more.length === 0 || name !== "content-security-policy").flat(),
      ...["cache-control", "no-store", "retry-after", String(BUSY_S), "content-type", type],
      ...["content-length", String(Buffer.byteLength(text)), ...more],
    ],
  });
  const message = serverErrors.crowded();
  const page = (path: string) =>
    refusal("text/html; charset=utf-8", refusalPage(message, 503, path), ["content-security-policy", POLICY]);
  const said = say(message, undefined);
  return {
    pages: { en: page("/"), hy: page("/hy"), ru: page("/ru") },
    data: refusal(
      "application/json",
      JSON.stringify({ error: said, message: said, code: "unavailable", key: message.key, params: {} }),
    ),
  };
}
