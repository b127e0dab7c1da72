import { lookup } from "node:dns/promises";
import http from "node:http";
import https from "node:https";
import { isIP, connect as netConnect, type Socket } from "node:net";
import { connect as tlsConnect } from "node:tls";
import { isPublicAddress } from "./public-address.server.ts";

/** Nobody waits longer for a foreign site, its redirects among it. */
export const MOST_MS = 3000;
const MOST_REDIRECTS = 2;

/** What stands between this server and the network. */
export interface Network {
  /** All addresses of a name. */
  resolve: (name: string) => Promise<string[]>;
  /** A connection to an address; `name` for the certificate, absent without TLS. */
  connect: (to: { address: string; port: number; name?: string }) => Socket;
}

/** The answer of an address: its HTTP status, 0 for none, -1 where this server does not ask. */
export type AddressStatus = number;
export const NO_ANSWER = 0;
export const NOT_ASKED = -1;

const INTERNET: Network = {
  resolve: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
  connect: ({ address, port, name }) =>
    name === undefined
      ? netConnect({ host: address, port })
      : tlsConnect({ host: address, port, ...(isIP(name) ? {} : { servername: name }) }),
};

/**
 * Asks a foreign address whether it is there, with HEAD. Every name on the way, after a redirect too, is resolved once
 * and the connection goes to just that address; a name of which one address is not the internet's is not asked at all.
 * @param mostMs until all of it has to be over
 */
export async function askAddress(
  address: string,
  { network = INTERNET, mostMs = MOST_MS }: { network?: Network; mostMs?: number } = {},
): Promise<AddressStatus> {
  const until = AbortSignal.timeout(mostMs);
  let url = URL.parse(address);
  for (let redirects = 0; url && mayAsk(url); redirects++) {
    const answer = await head(url, network, until).catch((error: unknown) =>
      error instanceof NotPublic ? NOT_ASKED : NO_ANSWER,
    );
    if (typeof answer === "number") return answer;
    if (!answer.location || redirects === MOST_REDIRECTS) return answer.status;
    url = URL.parse(answer.location, url.href);
  }
  return NOT_ASKED;
}

/** Whether a texts' address is one that would be asked, as far as it can be told without asking. */
export function mayAsk(url: URL): boolean {
  const isWeb = url.protocol === "http:" || url.protocol === "https:";
  // Another port is a way to look around in somebody's network; a password in an address is nobody's business.
  if (!isWeb || url.port !== "" || url.username || url.password) return false;
  const host = hostOf(url);
  return isIP(host)
    ? isPublicAddress(host)
    : host.includes(".") && !/(^|\.)(local|localhost|internal)\.?$/.test(host);
}

class NotPublic extends Error {}

interface Answer {
  status: number;
  /** Where it leads; undefined for an answer that stays. */
  location: string | undefined;
}

async function head(url: URL, network: Network, until: AbortSignal): Promise<Answer> {
  const host = hostOf(url);
  const found = isIP(host) ? [host] : await orOver(network.resolve(host), until);
  const [address] = found;
  if (!address || !found.every(isPublicAddress)) throw new NotPublic(host);
  const isSecure = url.protocol === "https:";
  const to = { address, port: isSecure ? 443 : 80, ...(isSecure ? { name: host } : {}) };
  until.throwIfAborted();
  const asked = new Promise<Answer>((resolve, reject) => {
    const request = (isSecure ? https : http).request(
      url,
      {
        method: "HEAD",
        signal: until,
        headers: { "user-agent": "LinkCheck/1.0", accept: "*/*" },
        createConnection: () => network.connect(to),
      },
      (answer) => {
        const status = answer.statusCode ?? NO_ANSWER;
        const isRedirect = [301, 302, 303, 307, 308].includes(status);
        resolve({ status, location: isRedirect ? answer.headers.location : undefined });
        answer.destroy();
      },
    );
    request.on("error", reject);
    // Who answers that it speaks another protocol (101) gives neither an answer nor an error.
    request.on("close", () => reject(new Error("no answer")));
    request.end();
  });
  return orOver(asked, until);
}

/** What was asked for, unless the time is over: to ask for a name can't be broken off. */
function orOver<Value>(asked: Promise<Value>, until: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const end = () => reject(until.reason);
    if (until.aborted) return end();
    until.addEventListener("abort", end, { once: true });
    asked.then(resolve, reject).finally(() => until.removeEventListener("abort", end));
  });
}

/** The host without the brackets of IPv6. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, "$1");
}
