import { randomUUID } from "node:crypto";
import { request } from "node:http";
import type { Entry, Kind, Period, Side } from "#src/features/ledger/ledger.ts";
import { deviceClock } from "#src/features/matchday/device-clock.ts";
import {
  afterAnswer,
  allEntries,
  exchange,
  type KnownLog,
  putRight,
  type Queued,
  waiting,
  withNews,
} from "#src/features/matchday/sync.ts";

/** What the network does to one request. */
export type Fault = "none" | "request lost" | "answer lost" | "half sent";

interface Parts {
  device: string;
  match: number;
  /** Of the server that it talks to now; another one after a restart. */
  url: () => string;
  token: string;
  /** How far the phone's own clock is off, ms. */
  offMs: number;
  nextFault: () => Fault;
}

/** What the phone keeps when its app ends: texts, as on a disk. */
interface Disk {
  queue: string;
  log: string;
}

/** A phone at the ground: stores each tap, sends what waits, repeats what was not answered; with the console's own sync. */
export function openPhone(parts: Parts) {
  const disk: Disk = { queue: "[]", log: JSON.stringify({ entries: [], seq: 0 }) };
  const queue = () => JSON.parse(disk.queue) as Queued[];
  const log = () => JSON.parse(disk.log) as KnownLog;
  const deviceNow = () => Date.now() - parts.offMs;
  const clock = deviceClock(deviceNow);
  return {
    queue,
    log,
    entries: () => allEntries(log().entries, queue()),
    /** Resolves when it is stored; nothing was sent yet. */
    tap(
      kind: Kind,
      payload: object,
      more: { side?: Side; target?: string; period: Period; clock_ms: number },
    ) {
      const { side = null, target = null, period, clock_ms } = more;
      const occurred_at = new Date(clock.now()).toISOString();
      const entry = { id: randomUUID(), kind, payload, side, period, clock_ms, occurred_at, target } as Entry;
      const known = queue();
      const made = clock.isMeasured() ? {} : { by: 0 };
      disk.queue = JSON.stringify([
        ...known,
        { id: entry.id, order: known.length + 1, entry, state: "waiting", ...made } satisfies Queued,
      ]);
      return entry.id;
    },
    /** One try to send; false where no answer came. */
    async send(): Promise<boolean> {
      try {
        await exchange({
          ...{ match: parts.match, device: parts.device, clock, deviceNow },
          waiting: () => waiting(queue()),
          place: () => ({ seq: log().seq, id: log().entries.find(({ seq }) => seq === log().seq)?.id }),
          measured: async () => {
            const right = new Map(putRight(queue(), clock.offsetMs() ?? 0).map((one) => [one.id, one]));
            disk.queue = JSON.stringify(queue().map((one) => right.get(one.id) ?? one));
          },
          received: async (answer, asked) => {
            disk.log = JSON.stringify(withNews(log(), answer, asked));
            const changed = new Map(afterAnswer(queue(), answer, asked).map((one) => [one.id, one]));
            disk.queue = JSON.stringify(queue().map((one) => changed.get(one.id) ?? one));
          },
          post: (path, body) => post(parts.url() + path, body, parts.token, parts.nextFault()),
        });
        return true;
      } catch {
        return false;
      }
    },
  };
}

export type Phone = ReturnType<typeof openPhone>;

/** A request over a network that loses it, its answer, or the second half of it. */
function post(
  url: string,
  body: object,
  token: string,
  fault: Fault,
): Promise<{ status: number; body: unknown }> {
  if (fault === "request lost") return Promise.reject(new Error(fault));
  const bytes = Buffer.from(JSON.stringify(body));
  return new Promise((resolve, reject) => {
    const headers = {
      "content-type": "application/json",
      "content-length": bytes.length,
      authorization: `Bearer ${token}`,
    };
    const call = request(url, { method: "POST", headers, agent: false, timeout: 20_000 });
    call.on("error", reject);
    call.on("timeout", () => call.destroy(new Error("No answer.")));
    call.on("response", (answer) => {
      if (fault === "answer lost") return call.destroy(new Error(fault));
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (part: string) => {
        text += part;
      });
      answer.on("error", reject);
      answer.on("end", () => {
        try {
          resolve({ status: answer.statusCode ?? 0, body: JSON.parse(text) });
        } catch (error) {
          reject(error);
        }
      });
    });
    if (fault !== "half sent") return call.end(bytes);
    call.write(bytes.subarray(0, bytes.length >> 1), () => call.destroy(new Error(fault)));
  });
}
