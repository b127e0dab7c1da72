import { storedSession } from "#src/api/session.ts";
import { exchange, nextWait, SHORTEST_WAIT_MS } from "../sync.ts";
import type { MatchConsole } from "./match-console.ts";

/** A network that takes longer is none: the same entries are sent again. */
const PATIENCE_MS = 12_000;

/** Sends what waits and takes in what is new, one page of a device at a time. */
export interface Sender {
  /** Now, unless it is being done. */
  send(): void;
  stop(): void;
}

interface Parts {
  match: number;
  device: string;
  console: MatchConsole;
  /** Answers with the status and the body. */
  post?: (path: string, body: object) => Promise<{ status: number; body: unknown }>;
  onMeasured?: () => void;
}

/** Begins to send. Only the page that holds the device's lock does; when it goes, the next one takes over. */
export function startSender({
  match,
  device,
  console,
  post = postJson,
  onMeasured = () => {},
}: Parts): Sender {
  const stopped = new AbortController();
  let wait = SHORTEST_WAIT_MS;
  let wake = () => {};
  let isAsked = false;

  const parts = {
    match,
    device,
    post,
    waiting: console.waiting,
    place: () => {
      const { seq, entries } = console.snapshot().bundle;
      return { seq, id: entries.find((entry) => entry.seq === seq)?.id };
    },
    measured: console.measured,
    received: console.received,
    clock: console.clock,
    deviceNow: Date.now,
  };
  const once = async () => {
    try {
      const outcome = await exchange(parts);
      if (outcome === "signed_out") console.failed(outcome);
      else onMeasured();
      isAsked ||= outcome === "more";
      wait = nextWait(wait, false);
    } catch {
      console.failed("offline");
      wait = nextWait(wait, true);
    }
  };
  const run = async () => {
    while (!stopped.signal.aborted) {
      isAsked = false;
      await once();
      if (!isAsked && !stopped.signal.aborted) await pause(wait, (now) => (wake = now));
    }
  };
  const send = () => {
    isAsked = true;
    wake();
  };
  const onVisible = () => document.visibilityState === "visible" && send();
  addEventListener("online", send);
  document.addEventListener("visibilitychange", onVisible);
  stopped.signal.addEventListener("abort", () => {
    removeEventListener("online", send);
    document.removeEventListener("visibilitychange", onVisible);
    wake();
  });
  void alone(match, stopped.signal, run);
  return { send, stop: () => stopped.abort() };
}

/** Runs while no other page of this device does; without locks each runs, which does no harm: ids make repeats one. */
async function alone(match: number, signal: AbortSignal, run: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return run();
  await navigator.locks.request(`matchday ${match}`, { signal }, run).catch(() => {});
}

function pause(ms: number, onWaiting: (wake: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    onWaiting(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** The pass's cookie goes with it; the session, where there is one, too. */
async function postJson(path: string, body: object): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...callHeaders() },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return { status: answer.status, body: await answer.json().catch(() => ({})) };
}

/** Who calls, as far as the browser knows, and the language of the sentences with which something is refused. */
export function callHeaders(): Record<string, string> {
  const token = storedSession()?.token;
  return {
    "accept-language": document.documentElement.lang,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
}
