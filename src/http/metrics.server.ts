import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Counter, Gauge, Histogram, Registry } from "prom-client";

/** What is counted, once somebody asks for it. */
interface Counting {
  registry: Registry;
  requests: Counter<"route" | "status">;
  durations: Histogram<"route">;
  fromMemory: Counter<"status">;
  queries: Histogram;
}

/** Figures that are read when they are asked for. */
type Watched = Record<string, { help: string; read: () => number | Promise<number> }>;

export interface Metrics {
  answered(route: string, status: number, durationMs: number): void;
  /** A page that was sent from memory. */
  sent(status: number): void;
  /** A page that was made, with the database queries it took. */
  made(queries: number): void;
  /** Adds figures that are read at each scrape. */
  watch(figures: Watched): void;
  /** Everything as Prometheus text. */
  text(): Promise<{ body: string; type: string }>;
}

/**
 * Figures for Prometheus. The library takes 20 MB of memory, so it is loaded by the first scrape, from which on
 * requests are counted; an operator who sets METRICS_TOKEN wants them from the start.
 */
export function openMetrics(isWanted: boolean): Metrics {
  let counting: Counting | undefined;
  let loading: Promise<Counting> | undefined;
  const watched: Watched = {};
  const load = async () => {
    loading ??= startCounting(watched);
    counting = await loading;
    return counting;
  };
  if (isWanted) void load();
  return {
    answered(route, status, durationMs) {
      counting?.requests.inc({ route, status });
      counting?.durations.observe({ route }, durationMs / 1000);
    },
    sent: (status) => counting?.fromMemory.inc({ status }),
    made: (queries) => counting?.queries.observe(queries),
    watch: (figures) => void Object.assign(watched, figures),
    async text() {
      const { registry } = await load();
      return { body: await registry.metrics(), type: registry.contentType };
    },
  };
}

async function startCounting(watched: Watched): Promise<Counting> {
  const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } = await import("prom-client");
  const registry = new Registry();
  const registers = [registry];
  // Memory, event loop delay, garbage collection, open handles.
  collectDefaultMetrics({ register: registry });
  for (const [name, { help, read }] of Object.entries(watched)) {
    new Gauge({
      name,
      help,
      registers,
      // What can't be read now is no reason to withhold the rest.
      async collect(this: Gauge) {
        this.set(await Promise.resolve(read()).catch(() => Number.NaN));
      },
    });
  }
  return {
    registry,
    requests: new Counter({
      name: "http_requests_total",
      help: "Requests that were not answered from memory.",
      labelNames: ["route", "status"],
      registers,
    }),
    durations: new Histogram({
      name: "http_request_duration_seconds",
      help: "From the request to its answer.",
      labelNames: ["route"],
      buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
      registers,
    }),
    fromMemory: new Counter({
      name: "pages_from_memory_total",
      help: "Pages that were sent from memory.",
      labelNames: ["status"],
      registers,
    }),
    queries: new Histogram({
      name: "page_queries",
      help: "Database queries that making a page took.",
      buckets: [0, 1, 2, 3, 4, 5, 6, 8, 12, 20],
      registers,
    }),
  };
}

/**
 * Whether a request may read the figures: with the operator's token, or, where none is set, from the machine
 * itself and through no proxy.
 */
export function mayReadMetrics(request: IncomingMessage | undefined, token: string | undefined): boolean {
  if (!request) return false;
  if (!token) {
    const isLocal = /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? "");
    return isLocal && request.headers["x-forwarded-for"] === undefined && !request.headers.forwarded;
  }
  const given = Buffer.from(request.headers.authorization ?? "");
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
