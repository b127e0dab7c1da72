import assert from "node:assert/strict";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { type TestContext, test } from "node:test";
import { askAddress, type Network, NO_ANSWER, NOT_ASKED } from "./ask-address.server.ts";
import { isPublicAddress } from "./public-address.server.ts";

const PUBLIC = "93.184.216.34";

/** A network of its own: names by their addresses, and one server behind every public address. */
async function networkOf(
  t: TestContext,
  names: Record<string, string[]>,
  answer: RequestListener,
): Promise<Network & { asked: string[]; connected: string[] }> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const asked: string[] = [];
  const connected: string[] = [];
  return {
    asked,
    connected,
    resolve: async (name) => {
      asked.push(name);
      const found = names[name];
      if (!found) throw new Error("ENOTFOUND");
      return found;
    },
    connect: ({ address }) => {
      connected.push(address);
      return connect({ host: "127.0.0.1", port });
    },
  };
}

test("addresses of the club's own network, its host and its metadata are none of the internet", () => {
  const inside = [
    ...["127.0.0.1", "127.255.0.9", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1"],
    ...["169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1", "255.255.255.255", "198.18.0.1"],
    ...[
      "::1",
      "::",
      "::ffff:127.0.0.1",
      "::ffff:a9fe:a9fe",
      "fe80::1",
      "fe80::1%eth0",
      "fc00::1",
      "fd00:ec2::254",
    ],
    ...["64:ff9b::7f00:1", "2002:7f00:1::", "2001:db8::1", "2001::1", "ff02::1", "example.com", ""],
  ];
  assert.deepEqual(inside.filter(isPublicAddress), []);
  const outside = [
    PUBLIC,
    "8.8.8.8",
    "172.32.0.1",
    "100.128.0.1",
    "2606:4700:4700::1111",
    "2a00:1450:4001::5e",
  ];
  assert.deepEqual(
    outside.filter((one) => !isPublicAddress(one)),
    [],
  );
});

test("an address that leads inside in whatever spelling is not asked, and nobody connects to it", async (t) => {
  const network = await networkOf(t, {}, (_, response) => response.end());
  const spellings = [
    ...[
      "http://127.0.0.1/",
      "http://127.1/",
      "http://2130706433/",
      "http://0x7f.0.0.1/",
      "http://0x7f000001/",
    ],
    ...[
      "http://017700000001/",
      "http://[::1]/",
      "http://[::ffff:127.0.0.1]/",
      "http://[fe80::1]/",
      "http://0/",
    ],
    ...[
      "http://10.1.2.3/",
      "http://169.254.169.254/latest/meta-data/",
      "http://192.168.0.1/",
      "http://①②⑦.0.0.1/",
    ],
    ...[
      "http://localhost/",
      "http://LOCALHOST./",
      "http://db/",
      "http://metadata.google.internal/",
      "http://x.local/",
    ],
    ...["http://club.example:8080/", "https://club.example:22/", "http://user:password@club.example/"],
    ...["ftp://club.example/", "file:///etc/passwd", "javascript:alert(1)", "http://", "nothing"],
  ];
  for (const address of spellings) assert.equal(await askAddress(address, { network }), NOT_ASKED, address);
  assert.deepEqual([network.asked, network.connected], [[], []]);
});

test("a name whose answer is private is not asked, also when only one of its addresses is", async (t) => {
  const names = {
    "inside.example": ["10.0.0.7"],
    "both.example": [PUBLIC, "127.0.0.1"],
    "mapped.example": ["::ffff:10.0.0.7"],
    "nothing.example": [],
  };
  const network = await networkOf(t, names, (_, response) => response.end());
  for (const name of Object.keys(names))
    assert.equal(await askAddress(`https://${name}/`, { network }), NOT_ASKED, name);
  assert.deepEqual(network.connected, []);
});

test("a redirect to a private address is not followed, by name or by number", async (t) => {
  for (const location of ["http://127.0.0.1/", "http://inside.example/x", "//[::1]/", "http://2130706433/"]) {
    const network = await networkOf(
      t,
      { "site.example": [PUBLIC], "inside.example": ["192.168.0.9"] },
      (_, response) => response.writeHead(302, { location }).end(),
    );
    assert.equal(await askAddress("http://site.example/", { network }), NOT_ASKED, location);
    assert.deepEqual(network.connected, [PUBLIC], location);
  }
});

test("each name is resolved once, and the connection goes to what was found then", async (t) => {
  const answers = [[PUBLIC], ["127.0.0.1"]];
  const network = await networkOf(t, {}, (_, response) => response.writeHead(200).end());
  let times = 0;
  const resolve = async () => answers[times++] ?? [];
  assert.equal(await askAddress("http://rebinds.example/", { network: { ...network, resolve } }), 200);
  assert.deepEqual([times, network.connected], [1, [PUBLIC]]);
});

test("two redirects are followed and no third, and the answer is the last one's", async (t) => {
  const network = await networkOf(t, { "site.example": [PUBLIC] }, ({ url = "", method }, response) => {
    assert.equal(method, "HEAD");
    const step = Number(url.slice(1));
    if (step > 0) response.writeHead(301, { location: `/${step - 1}` }).end();
    else response.writeHead(404).end();
  });
  assert.equal(await askAddress("http://site.example/2", { network }), 404);
  assert.equal(network.connected.length, 3);
  assert.equal(await askAddress("http://site.example/3", { network }), 301);
});

test("who does not answer in time, breaks off or is not there has no answer", async (t) => {
  const names = { "slow.example": [PUBLIC], "cut.example": [PUBLIC], "never.example": [PUBLIC] };
  const network = await networkOf(t, names, ({ headers }, response) => {
    if (headers.host === "cut.example") response.destroy();
  });
  assert.equal(await askAddress("http://slow.example/", { network, mostMs: 60 }), NO_ANSWER);
  assert.equal(await askAddress("http://cut.example/", { network }), NO_ANSWER);
  assert.equal(await askAddress("http://unknown.example/", { network }), NO_ANSWER);
  const resolve = () => new Promise<string[]>(() => {});
  const answer = await askAddress("http://never.example/", { network: { ...network, resolve }, mostMs: 60 });
  assert.equal(answer, NO_ANSWER);
});

test("a site that answers in another protocol has no answer, and the next address is asked", async (t) => {
  const network = await networkOf(t, { "other.example": [PUBLIC] }, (_, response) => {
    response.socket?.end("HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: other\r\n\r\n");
  });
  const asked = askAddress("http://other.example/", { network, mostMs: 200 });
  const never = new Promise((resolve) => setTimeout(resolve, 2000, "never ends").unref());
  assert.equal(await Promise.race([asked, never]), NO_ANSWER);
});
