import { execFileSync } from "node:child_process";

/** How many open pages may listen: all together, and from one network. */
export interface StreamLimits {
  all: number;
  network: number;
}

const MOST_STREAMS = 20_000;
/** Below this many open files a derby night makes visitors poll. */
const ENOUGH_FILES = 8192;
/** Where the system does not tell. */
const USUAL_FILES = 1024;

/**
 * A stream is an open file of the process, as is every other visitor's connection: the streams leave a fifth of them,
 * and one network, however many tabs it has, leaves most of the streams to others. Who finds no place polls.
 * @param openFiles how many the process may have open
 */
export function streamLimits(openFiles: number): StreamLimits {
  const all = Math.min(MOST_STREAMS, Math.floor(openFiles * 0.8));
  return { all, network: Math.floor(all / 4) };
}

/** How many files this process may have open; a child has the same limit. */
export function readOpenFileLimit(): number {
  try {
    const said = execFileSync("sh", ["-c", "ulimit -n"], { encoding: "utf8" }).trim();
    return said === "unlimited" ? Number.MAX_SAFE_INTEGER : Number(said) || USUAL_FILES;
  } catch {
    return USUAL_FILES;
  }
}

export function isLowLimit(openFiles: number): boolean {
  return openFiles < ENOUGH_FILES;
}
