import assert from "node:assert/strict";
import { once } from "node:events";
import { Agent, get, request } from "node:http";
import { connect } from "node:net";
import { after, before, type TestContext, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { type RunningSite, startSite } from "#tests/support/site.ts";

const RUSH = 300;
const [GREEDY, VISITOR] = ["198.51.100.1", "203.0.113.7"];

let site: RunningSite;
const agent = new Agent({ maxSockets: RUSH });
/** Of whoever is on the site already: a new connection may wait until a busy machine takes it. */
const own = new Agent({ keepAlive: true, maxSockets: 1 });

before(async () => {
  site = await startSite({ TRUSTED_PROXIES: "127.0.0.1" });
});
after(async () => {
  agent.destroy();
  own.destroy();
  await site.stop();
});

function search(words: string, address: string, by = agent): Promise<number> {
  return read(`/search?q=${words}`, by, { "x-forwarded-for": address });
}

/** @returns its status, once the whole answer is there; 0 where it was cut off */
function read(path: string, by: Agent, headers = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    get(site.url + path, { agent: by, headers }, (answer) => {
      answer.on("close", () => resolve(answer.complete ? (answer.statusCode ?? 0) : 0)).resume();
    }).on("error", reject);
  });
}

test("while one network asks for three hundred searches at once, a visitor's search is among the first answered", async () => {
  let answered = 0;
  await search("kotayk", VISITOR, own);
  const rush = Array.from({ length: RUSH }, async (_, at) => {
    const status = await search(`goal${at}`, GREEDY);
    answered++;
    return status;
  });
  await Promise.race(rush);
  const before = answered;
  assert.equal(await search("armavir", VISITOR, own), 200);
  const meanwhile = answered - before;
  assert.ok(meanwhile < RUSH / 4, `${meanwhile} of the rush were answered before the visitor`);
  assert.deepEqual([...new Set(await Promise.all(rush))], [200]);
});

test("while a fan at the ground asks for three hundred searches at once, a goal sent from there waits for few of them", async () => {
  let answered = 0;
  await search("gyumri", GREEDY, own);
  const rush = Array.from({ length: RUSH }, async (_, at) => {
    const status = await search(`save${at}`, GREEDY);
    answered++;
    return status;
  });
  await Promise.race(rush);
  const before = answered;
  const goal = await new Promise<number>((resolve, reject) => {
    const headers = { "x-forwarded-for": GREEDY, "content-type": "application/json" };
    const sent = request(
      `${site.url}/api/matchday/1/ledger`,
      { agent: own, method: "POST", headers },
      (answer) => {
        answer.on("end", () => resolve(answer.statusCode ?? 0)).resume();
      },
    );
    sent.on("error", reject).end("{}");
  });
  assert.equal(goal, 401, "who sent it was looked at");
  const meanwhile = answered - before;
  assert.ok(meanwhile < RUSH / 4, `${meanwhile} of the rush were answered before the goal`);
  await Promise.all(rush);
});

test("while 250 networks send a letter each at once, whoever watches over the process is answered before most of them", async () => {
  let received = 0;
  const rush = Array.from({ length: 250 }, async (_, at) => {
    const status = await write(at);
    received++;
    return status;
  });
  await Promise.race(rush);
  const before = received;
  assert.equal(await read("/livez", own), 200);
  const meanwhile = received - before;
  assert.ok(meanwhile < 250 / 4, `${meanwhile} letters were answered before`);
  assert.deepEqual([...new Set(await Promise.all(rush))], [200]);
});

test("while one network's five hundred connections ask for thirty things each in one packet, others wait for next to nothing", async (t) => {
  const { hostname, port } = new URL(site.url);
  const path = (at: number) =>
    `GET /x${at} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nX-Forwarded-For: ${GREEDY}\r\n\r\n`;
  const burnt = await burntBy(t, 500, Array.from({ length: 30 }, (_, at) => path(at)).join(""));
  assert.ok(burnt < 1, `the site worked for ${burnt} s before it answered`);
});

test("while one network's thousand connections ask in requests of nine hundred header lines each, others wait for next to nothing", async (t) => {
  const { hostname, port } = new URL(site.url);
  const lines = Array.from({ length: 900 }, (_, line) => `a${line}:b\r\n`).join("");
  const one = `GET / HTTP/1.1\r\nHost: ${hostname}:${port}\r\nX-Forwarded-For: ${GREEDY}\r\n${lines}\r\n`;
  const burnt = await burntBy(t, 1000, one.repeat(9));
  assert.ok(burnt < 2, `the site worked for ${burnt} s before it answered`);
});

test("while two hundred connections of one network send a letter each in ten thousand pieces of a byte, others wait for next to nothing", async (t) => {
  const { host } = new URL(site.url);
  const head = `POST /api/contact HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${GREEDY}\r\nTransfer-Encoding: chunked\r\n\r\n`;
  const burnt = await burntBy(t, 200, head + "1\r\na\r\n".repeat(10_000));
  assert.ok(burnt < 1, `the site worked for ${burnt} s before it answered`);
});

test("while two hundred connections of one network expect what nobody knows, a thousand times in one packet each, others wait for next to nothing", async (t) => {
  const { host } = new URL(site.url);
  const packet = `GET / HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${GREEDY}\r\nExpect: a\r\n\r\n`;
  const burnt = await burntBy(t, 200, packet.repeat(1000));
  assert.ok(burnt < 1, `the site worked for ${burnt} s before it answered`);
});

test("while two hundred connections of one network go on sending pieces of a byte after their answers, others wait for next to nothing", async (t) => {
  const { host } = new URL(site.url);
  const head = `GET / HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${GREEDY}\r\nTransfer-Encoding: chunked\r\n\r\n`;
  const burnt = await burntBy(t, 200, "1\r\na\r\n".repeat(10_000), head);
  assert.ok(burnt < 1, `the site worked for ${burnt} s before it answered`);
});

test("while three hundred connections of one network send large pieces and then one packet of pieces of a byte, others wait for next to nothing", async (t) => {
  const { host } = new URL(site.url);
  const head = `GET / HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${GREEDY}\r\nTransfer-Encoding: chunked\r\n\r\n`;
  const large = `32000\r\n${"a".repeat(0x32000)}\r\n`;
  const burnt = await burntBy(t, 300, "1\r\na\r\n".repeat(2500), head + large);
  assert.ok(burnt < 1, `the site worked for ${burnt} s before it answered`);
});

test("while 250 networks search at once through the API, whoever watches over the process is answered before most of them", async () => {
  let answered = 0;
  const words = "goal+derby+".repeat(15);
  const rush = Array.from({ length: 250 }, async (_, at) => {
    const status = await read(`/api/search?q=${words}${at}`, agent, { "x-forwarded-for": `100.65.${at}.1` });
    answered++;
    return status;
  });
  await Promise.race(rush);
  const before = answered;
  assert.equal(await read("/livez", own), 200);
  const meanwhile = answered - before;
  assert.ok(meanwhile < 250 / 4, `${meanwhile} searches were answered before`);
  assert.deepEqual([...new Set(await Promise.all(rush))], [200]);
});

/**
 * @param first what each sends and has answered before
 * @returns how many seconds the site works before a visitor is answered, once each of so many connections sent a packet
 */
async function burntBy(t: TestContext, connections: number, packet: string, first = ""): Promise<number> {
  const { hostname, port } = new URL(site.url);
  const greedy = Array.from({ length: connections }, () =>
    connect(Number(port), hostname).on("error", () => {}),
  );
  t.after(() => {
    for (const one of greedy) one.destroy();
  });
  await Promise.all(greedy.map((one) => once(one, "connect")));
  for (const one of first ? greedy : []) one.write(first);
  if (first) await Promise.all(greedy.map((one) => once(one, "data")));
  // The first look loads the figures.
  await processorSeconds();
  const before = await processorSeconds();
  await Promise.all(greedy.map((one) => new Promise((resolve) => one.write(packet, resolve))));
  // Else the visitor may come before the packets do.
  await pause(300);
  return (await processorSeconds()) - before;
}

/** What the site has used so far, by its own figures: the machine may be busy with other things. */
function processorSeconds(): Promise<number> {
  return new Promise((resolve, reject) => {
    get(`${site.url}/metrics`, { agent: own }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part) => (text += part));
      answer.on("end", () => resolve(Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1])));
    }).on("error", reject);
  });
}

/** @returns the status of a fan's letter from a network of its own */
function write(fan: number): Promise<number> {
  const letter = {
    name: `Fan ${fan}`,
    email: `fan${fan}@fans.example`,
    subject: "Derby",
    message: "See you there",
  };
  const headers = { "x-forwarded-for": `100.64.${fan}.1`, "content-type": "application/json" };
  return new Promise((resolve, reject) => {
    const sent = request(`${site.url}/api/contact`, { agent, method: "POST", headers }, (answer) => {
      answer.on("end", () => resolve(answer.statusCode ?? 0)).resume();
    });
    sent.on("error", reject).end(JSON.stringify(letter));
  });
}
