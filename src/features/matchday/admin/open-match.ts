import { noteUnsent } from "#src/ui/unsent-work.ts";
import type { Measured } from "../device-clock.ts";
import type { MatchBundle } from "./bundle.ts";
import { FRAGMENT, fromLink } from "./hand-over-code.ts";
import { type Kept, unsent } from "./kept.ts";
import { type MatchConsole, openConsole } from "./match-console.ts";
import { keepForOffline } from "./offline-shell.ts";
import { callHeaders, type Sender, startSender } from "./sender.ts";
import { CHANNEL, deviceName, openStore } from "./store.ts";

/** A match that can be worked on. */
export interface OpenMatch {
  console: MatchConsole;
  /** What the link brought that this match lacks: taken in once somebody says so, for anybody can make a link. */
  handed: readonly Kept[];
  /** The link should have brought entries and has none that can be read: it was cut on its way. */
  isCodeCut: boolean;
  isDurable: boolean;
  /** Somebody signed in, maybe in another tab: what waits leaves, and the console gets a pass anew. */
  signedIn(): Promise<void>;
  /** Closes it on this page; what is stored stays. */
  close(): void;
}

/** Why a match can't be opened. */
export type Missing = "signed out" | "not found" | "not here";

const PATIENCE_MS = 10_000;
const CLOCK = "clock";

/** Opens a match: from the device at once where it is known, else from the server. */
export async function openMatch(match: number): Promise<OpenMatch | Missing> {
  const store = await openStore();
  void navigator.storage?.persist?.().catch(() => false);
  const stored = await store.getBundle(match);
  const asked = fetchBundle(match);
  const bundle = stored ?? (await asked);
  if (typeof bundle === "string") return bundle;
  if (!stored) await store.putBundle(bundle);

  let sender: Sender | undefined;
  const channel = new BroadcastChannel(CHANNEL);
  const console = await openConsole({
    store,
    bundle,
    measured: await store.getNote<Measured>(CLOCK),
    onChange(by) {
      if (by === "tap") sender?.send();
      channel.postMessage(match);
    },
  });
  const note = () => noteUnsent(`/admin/matchday/${match}`, unsent(console.snapshot().kept).length);
  note();
  console.subscribe(note);
  channel.onmessage = ({ data }) => {
    if (data === match) void console.reread();
    sender?.send();
  };
  const onMeasured = () => {
    const offsetMs = console.clock.offsetMs();
    if (offsetMs !== null) void store.putNote(CLOCK, { offsetMs, errorMs: console.clock.errorMs() });
  };
  const renewWith = async (fresh: MatchBundle | Missing) => {
    if (typeof fresh !== "string") await console.renewed(fresh);
  };
  const following = onOther(console, () => fetchBundle(match).then(renewWith));
  sender = startSender({ match, device: await deviceName(store), console: following, onMeasured });
  void asked.then(renewWith);
  onEnding(console, () => void fetchBundle(match).then(renewWith));
  void keepForOffline().catch(() => {});
  const brought = await readLink();
  return {
    console,
    handed: console.lacking(brought ?? []),
    isCodeCut: brought?.length === 0,
    isDurable: store.isDurable,
    async signedIn() {
      await askForPass(match);
      sender?.send();
    },
    close() {
      sender?.stop();
      console.stop();
      channel.close();
    },
  };
}

/**
 * Where somebody changed its sides or a line-up, the match is asked for anew: what is tapped would count for the other
 * club, and two phones would tell a second yellow card differently.
 */
function onOther(console: MatchConsole, ask: () => Promise<void>): MatchConsole {
  return {
    ...console,
    async received(answer, asked) {
      await console.received(answer, asked);
      const known = console.snapshot().bundle.match.stamp;
      if (answer.stamp !== undefined && answer.stamp !== known) await ask();
    },
  };
}

/** Who is about to end the match is told of the table: other matches have ended since this one was opened. */
function onEnding({ subscribe, snapshot }: MatchConsole, ask: () => void): void {
  let wasEnding = false;
  subscribe(() => {
    const isEnding = snapshot().step.at === "finish";
    if (isEnding && !wasEnding) ask();
    wasEnding = isEnding;
  });
}

async function fetchBundle(match: number): Promise<MatchBundle | Missing> {
  try {
    const answer = await fetch(`/api/matchday/${match}`, {
      headers: callHeaders(),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (answer.ok) return (await answer.json()) as MatchBundle;
    if (answer.status === 401 || answer.status === 403) return "signed out";
    return answer.status === 404 ? "not found" : "not here";
  } catch {
    return "not here";
  }
}

/** With it the console goes on when the session has ended. Whoever has none keeps the one from before. */
async function askForPass(match: number): Promise<void> {
  await fetch(`/api/matchday/${match}/pass`, { method: "POST", headers: callHeaders() }).catch(() => {});
}

/**
 * Entries that another phone showed as a code, none of one that was cut, undefined without a code; the address forgets
 * them, so that a reload does not ask again.
 */
async function readLink(): Promise<Kept[] | undefined> {
  const { hash, pathname } = location;
  if (!hash.startsWith(`#${FRAGMENT}`)) return undefined;
  history.replaceState(history.state, "", pathname);
  return fromLink(hash);
}
