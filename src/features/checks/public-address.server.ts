import { BlockList, isIP } from "node:net";

/** IPv4 that is no place on the internet, or leads back into a network. Source: IANA, special-purpose registry. */
const NOT_PUBLIC = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];
/** Of the addresses that IPv6 gives to the internet (2000::/3), those that stand for others or for none. */
const NOT_PUBLIC_6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

const refused = new BlockList();
for (const range of NOT_PUBLIC) refused.addSubnet(...subnet(range), "ipv4");
const refused6 = new BlockList();
for (const range of NOT_PUBLIC_6) refused6.addSubnet(...subnet(range), "ipv6");
const internet6 = new BlockList();
internet6.addSubnet("2000::", 3, "ipv6");

/**
 * Whether an address is one of the internet, so that asking it reaches nothing inside the club's own network or its
 * host's: no loopback, private, link-local (metadata), mapped or tunnelled one. What is no address is refused.
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !refused.check(address, "ipv4");
  if (version !== 6 || address.includes("%")) return false;
  return internet6.check(address, "ipv6") && !refused6.check(address, "ipv6");
}

function subnet(range: string): [network: string, prefix: number] {
  const [network = "", prefix] = range.split("/");
  return [network, Number(prefix)];
}
