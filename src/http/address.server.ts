import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import type { Bucket } from "#src/app/throttle.server.ts";

/**
 * Tells the club's own proxies by their addresses.
 * @param trusted addresses and ranges, e.g. ["127.0.0.1", "10.0.0.0/8"]
 */
export function createProxyCheck(trusted: string[]): (address: string) => boolean {
  const proxies = new BlockList();
  for (const entry of trusted) {
    const [address = "", prefix] = entry.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (!isIP(address)) continue;
    if (prefix) proxies.addSubnet(address, Number(prefix), family);
    else proxies.addAddress(address, family);
  }
  return (address) => {
    const version = isIP(address);
    return version !== 0 && proxies.check(address, version === 6 ? "ipv6" : "ipv4");
  };
}

/**
 * The caller's address: the socket's, or, when the socket belongs to a trusted proxy, the last address in
 * `X-Forwarded-For` that no trusted proxy wrote itself. Anybody may send that header, so it counts for
 * nothing from anywhere else.
 * @param trusted as above
 */
export function createAddressReader(trusted: string[]) {
  const isTrusted = createProxyCheck(trusted);
  return (socketAddress: string | undefined, forwardedFor: string | null | undefined): string => {
    let address = plainAddress(socketAddress ?? "");
    const hops = (forwardedFor ?? "").split(",").map((hop) => plainAddress(hop.trim()));
    while (isTrusted(address) && hops.length > 0) {
      const hop = hops.pop() ?? "";
      if (!isIP(hop)) break;
      address = hop;
    }
    return address;
  };
}

/** Who counts as one caller with its connections, of a request that has not gone through the site. @param trusted as above */
export function createNetworkReader(trusted: string[]): (request: IncomingMessage) => string {
  const readAddress = createAddressReader(trusted);
  return ({ socket, headers }) => {
    const forwarded = headers["x-forwarded-for"];
    return callerOf(
      readAddress(socket.remoteAddress, Array.isArray(forwarded) ? forwarded.join(",") : forwarded),
    );
  };
}

/**
 * Whose address counts as one caller's: an IPv4 address, or the network of an IPv6 one, as each line has 2^64 of
 * those to choose from, e.g. "2001:db8:1:2".
 */
export function networkOf(address: string): string {
  return prefixOf(address, 4) ?? address;
}

/** The /48 that an IPv6 address belongs to, which a provider may give to one line, e.g. "2001:db8:1"; undefined for IPv4. */
export function lineOf(address: string): string | undefined {
  return prefixOf(address, 3);
}

/** Who holds connections: one line, whichever of its networks they come from. */
export function callerOf(address: string): string {
  return lineOf(address) ?? address;
}

/**
 * What bounds the tries of one caller: those of a network, and of a line's networks together twice as many.
 * @param name of what is tried, e.g. "contact:hour"
 */
export function callerBuckets(
  name: string,
  address: string,
  { most, windowMs }: Pick<Bucket, "most" | "windowMs">,
): Bucket[] {
  const ofNetwork = { name: `${name}:${networkOf(address)}`, most, windowMs };
  const line = lineOf(address);
  return line ? [ofNetwork, { name: `${name}:line:${line}`, most: 2 * most, windowMs }] : [ofNetwork];
}

/** An address as the log keeps it, with what names one line at home cut off: "203.0.113.0", "2001:db8:1::". */
export function cutAddress(address: string): string {
  const line = lineOf(address);
  return line ? `${line}::` : address.replace(/\.\d+$/, ".0");
}

/** The first `count` groups of an IPv6 address. */
function prefixOf(address: string, count: number): string | undefined {
  if (isIP(address) !== 6) return undefined;
  const [head = "", tail] = address.replace(/%.*$/, "").split("::");
  const groups = (text: string) => (text ? text.split(":") : []);
  const [first, last] = [groups(head), groups(tail ?? "")];
  const missing = tail === undefined ? 0 : 8 - first.length - last.length;
  const all = [...first, ...Array<string>(Math.max(0, missing)).fill("0"), ...last];
  return all
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

/** IPv4 in IPv6 clothes (`::ffff:192.0.2.1`) is the same caller. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}
