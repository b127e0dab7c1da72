import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";
import { DEPLOY } from "#tests/support/nginx.ts";

// deploy/firewall.nft as it stands, in a network of its own, so that this machine keeps its rules.
const own = (command: string) => spawnSync("unshare", ["-n", "bash", "-c", command], { encoding: "utf8" });
const skip = own("nft list ruleset").status === 0 ? false : "no firewall can be set on this machine";

/** Opens connections from one network until one does not come through, then one from another; says how many came. */
const VISITORS = `
import { createServer, connect } from "node:net";
const server = createServer((socket) => socket.resume().on("error", () => {})).listen({ port: 80, backlog: 65_535 });
const comes = (localAddress) => new Promise((resolve) => {
  const socket = connect({ host: "127.0.0.1", port: 80, localAddress });
  const end = (isThere) => { clearTimeout(wait); socket.destroy(); resolve(isThere); };
  const wait = setTimeout(end, 800, false);
  socket.on("connect", () => end(true)).on("error", () => end(false));
});
let [opened, lost] = [0, 0];
while (lost === 0 && opened < 60_000) {
  const lot = await Promise.all(Array.from({ length: 200 }, (_, at) => comes("127.0.10." + (1 + at % 8))));
  opened += lot.length;
  lost = lot.filter((isThere) => !isThere).length;
}
const others = await Promise.all(Array.from({ length: 20 }, () => comes("127.0.11.1")));
console.log(JSON.stringify({ opened, lost, others: others.filter(Boolean).length }));
process.exit();
`;

test("a network opens six thousand connections at once and six hundred a second, and another one is not kept out", {
  skip,
}, () => {
  const rules = join(DEPLOY, "firewall.nft");
  const node = `"${process.execPath}" --input-type=module -e '${VISITORS}'`;
  const { stdout, stderr } = own(
    `ip link set lo up && sysctl -qw net.core.somaxconn=65535 && nft -f ${rules} && nft -f ${rules} && ${node}`,
  );
  assert.match(stdout, /^\{/, stderr);
  const { opened, lost, others } = JSON.parse(stdout) as { opened: number; lost: number; others: number };
  assert.ok(lost > 0 && opened > 6000, stdout);
  assert.equal(others, 20);
});
