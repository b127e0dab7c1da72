import type { IncomingMessage, ServerResponse } from "node:http";
import { serverErrors } from "#src/app/errors.server.ts";
import { say } from "#src/errors/messages.ts";
import { splitPath } from "#src/i18n/languages.ts";
import { POLICY, refusalPage } from "./error-page.server.ts";

/** Addresses under way at a time that nobody has asked for before, and page views. */
const MOST_UNKNOWN = 100;
/** Of one address, which is made once for all who ask at the same time: a stadium opens the page of the match. */
const MOST_OF_ONE = 3000;
const BUSY_S = 5;
/** Pictures, which have a line of their own, and what tells operators of the node. */
const UNCOUNTED = /^\/media\/[^?]|^\/(livez|readyz|metrics)(\?|$)/;

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
  const reads = openPlaces(MOST_UNKNOWN, MOST_OF_ONE);
  // That a page was seen is written for each visitor, and takes no place of those who read.
  const views = openPlaces(1, MOST_UNKNOWN);
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = "/", headers: given } = request;
    const isView = url === "/api/page-views";
    const isCounted = method === "GET" || method === "HEAD" || isView;
    if (!isCounted || UNCOUNTED.test(url)) return false;
    const host = given.host ?? "";
    if (isKnown(host, url)) return false;
    const leave = (isView ? views : reads).take(host + url);
    if (leave) {
      response.once("close", leave);
      return false;
    }
    const isPage = given.accept?.includes("text/html") && !url.startsWith("/api/");
    const [language] = splitPath(url.split("?")[0] ?? "/");
    const { head, text } = isPage ? refusals.pages[language] : refusals.data;
    response.writeHead(503, head);
    response.end(text);
    return true;
  };
}

/** Places by addresses. @param mostOfOne so many have one address at a time */
function openPlaces(mostAddresses: number, mostOfOne: number) {
  const taken = new Map<string, number>();
  return {
    /** @returns what gives the place back; undefined where there is none */
    take(address: string): (() => void) | undefined {
      const same = taken.get(address) ?? 0;
      if (same >= mostOfOne || (same === 0 && taken.size >= mostAddresses)) return undefined;
      taken.set(address, same + 1);
      return () => {
        const left = taken.get(address)! - 1;
        if (left > 0) taken.set(address, left);
        else taken.delete(address);
      };
    },
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
