import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { requestErrors } from "#src/api/errors.server.ts";
import { POLICY, refusalPage } from "./error-page.server.ts";

/** What is answered to requests that reach no route, by status: a sentence and a code, as in the API. */
const REFUSALS: Record<number, [reason: string, code: string, sentence: string]> = {
  400: ["Bad Request", "invalid", "This request is not written in a valid way."],
  408: ["Request Timeout", "invalid", "The request took too long to arrive."],
  413: ["Content Too Large", "too_large", "This request is larger than anything that is sent here."],
  417: ["Expectation Failed", "invalid", "This server does not know what the request expects of it."],
  431: ["Request Header Fields Too Large", "too_large", "The request's headers are too large."],
};
const STATUS_OF_FAULT: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};
/** Who sends more than was asked for gets this long to read why it was refused. */
const READ_MS = 1000;
/** To a HEAD, and to what may be the middle of one, no body is sent: its sender would take it for the next answer. */
const WITH_BODY = /^(?:GET|POST|PUT|PATCH|DELETE|OPTIONS) /;
/** What somebody opens in a browser; addresses of the API answer programs. */
const PAGE = /^GET (?!\/api[/? ])(\/[^\s?]*)/;
/** As much of a request as tells its path. */
const MOST_PATH = 300;
const HOST = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

const CLOSES: [string, string] = ["connection", "close"];
const JSON_TYPE: [string, string][] = [["content-type", "application/json"]];
const PAGE_TYPE: [string, string][] = [
  ["content-type", "text/html; charset=utf-8"],
  ["content-security-policy", POLICY],
];

/** @returns whether it was answered */
export type Refusal = (request: IncomingMessage, response: ServerResponse) => boolean;

type ClientError = NodeJS.ErrnoException & { rawPacket?: Buffer };

/**
 * Answers what Node would answer by itself, with the headers that every answer carries: malformed HTTP, headers
 * that are too large, requests that take too long.
 */
export function answerMalformed(server: Server, headers: [string, string][]): void {
  /** The last answer on each connection. */
  const answers = new WeakMap<Duplex, ServerResponse>();
  for (const event of ["request", "checkExpectation"])
    server.on(event, ({ socket }: IncomingMessage, answer: ServerResponse) => answers.set(socket, answer));
  /** Connections that wait for their sender to read why: what else he sends is thrown away until then. */
  const refused = new WeakSet<Duplex>();
  server.on("clientError", (error: ClientError, socket: Duplex) => {
    // To cut it off would take the refusal from him, and a proxy takes a node that does so for one that fails.
    if (refused.has(socket)) return;
    const answer = answers.get(socket);
    const isAnswering = answer?.headersSent === true && !answer.writableFinished;
    if (!socket.writable || isAnswering) return void socket.destroy();
    const status = STATUS_OF_FAULT[error.code ?? ""] ?? 400;
    const { text, type } = bodyFor(error.rawPacket?.subarray(0, MOST_PATH).toString("latin1") ?? "", status);
    const lines = refusalHeaders([...headers, CLOSES], text, type).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    refused.add(socket);
    socket.end(`HTTP/1.1 ${status} ${REFUSALS[status]![0]}\r\n${lines.join("")}\r\n${text}`);
    setTimeout(() => socket.destroy(), READ_MS).unref();
  });
}

/**
 * Refuses what Node hands over as a "checkExpectation" in place of a "request": it expects what nobody knows. Whether its
 * sender still sends the body is not known either: the connection ends.
 */
export function refuseExpectation(headers: [string, string][]): Refusal {
  return (_, response) => {
    refuse(response, [...headers, CLOSES], 417);
    return true;
  };
}

/**
 * Refuses what parses, but may be read in two ways by a proxy and by us: none or several `Host` lines, one that is
 * no name, a whole address as the target that is another host's. The target of one that is ours becomes its path.
 */
export function refuseAmbiguous(headers: [string, string][]): Refusal {
  return (request, response) => {
    if (hasOneHost(request) && hasPlainTarget(request)) return false;
    refuse(response, headers, 400);
    return true;
  };
}

function hasOneHost({ rawHeaders, headers: { host } }: IncomingMessage): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name.length === 4 && name.toLowerCase() === "host") count++;
  }
  return count === 1 && HOST.test(host ?? "");
}

/** Source: RFC 9112, 3.2.2: a server takes whole addresses, though only proxies are sent them. */
function hasPlainTarget(request: IncomingMessage): boolean {
  const { url = "", headers } = request;
  // Behind a backslash, as behind a second slash, browsers read a host.
  if (url.startsWith("/")) return !url.startsWith("/\\");
  const [, host, path] = /^https?:\/\/([^/?#]*)(.*)$/is.exec(url) ?? [];
  if (!host || host.toLowerCase() !== headers.host?.toLowerCase()) return false;
  request.url = path?.startsWith("/") ? path : `/${path ?? ""}`;
  return true;
}

/** The connection stays: a proxy that is still sending the body takes a node that ends it for one that fails. */
function refuse(response: ServerResponse, headers: [string, string][], status: number): void {
  const text = body(status);
  response.writeHead(status, refusalHeaders(headers, text, JSON_TYPE).flat());
  // Node leaves the body away where a HEAD was asked.
  response.end(text);
}

/** @param start the request's first letters */
function bodyFor(start: string, status: number): { text: string; type: [string, string][] } {
  const path = PAGE.exec(start)?.[1];
  if (!path) return { text: WITH_BODY.test(start) ? body(status) : "", type: JSON_TYPE };
  const said = status === 431 ? requestErrors.address_too_long() : requestErrors.invalid();
  return { text: refusalPage(said, status, path), type: PAGE_TYPE };
}

function refusalHeaders(
  headers: [string, string][],
  text: string,
  type: [string, string][],
): [string, string][] {
  // Two policies would both hold, and an answer's own is the one for its kind.
  const others = headers.filter(([name]) => !type.some(([own]) => own === name.toLowerCase()));
  return [
    ...others,
    ...type,
    ["content-length", String(Buffer.byteLength(text))],
    ["cache-control", "no-store"],
  ];
}

function body(status: number): string {
  const [, code, message] = REFUSALS[status]!;
  return JSON.stringify({ error: message, message, code });
}
