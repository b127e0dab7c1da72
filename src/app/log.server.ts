import { writeSync } from "node:fs";
import type { Config } from "#src/config/env.server.ts";

const LEVELS = { debug: 10, info: 20, warn: 30, error: 40, silent: 99 } as const;

export type Log = Record<"debug" | "info" | "warn" | "error", (message: string, fields?: object) => void>;

/**
 * JSON lines on standard output, e.g. `{"at":"…","level":"info","message":"request","status":200}`.
 * Fields are facts for operators: never a password, a token or the text of a message.
 */
export function createLog(level: Config["LOG_LEVEL"], write: (line: string) => unknown = writeLine): Log {
  const line =
    (name: keyof Log) =>
    (message: string, fields: object = {}) => {
      if (LEVELS[name] < LEVELS[level]) return;
      write(`${JSON.stringify({ at: new Date().toISOString(), level: name, message, ...plain(fields) })}\n`);
    };
  return { debug: line("debug"), info: line("info"), warn: line("warn"), error: line("error") };
}

/** After its first failure Node takes nothing more for standard output; the log goes on once there is room again. */
function writeLine(line: string): void {
  if (!process.stdout.destroyed) return void process.stdout.write(line);
  try {
    writeSync(1, line);
  } catch {
    // Nobody is there to be told.
  }
}

/** Errors have no enumerable fields of their own, so JSON would show `{}`. */
function plain(fields: object): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value instanceof Error
        ? {
            name: value.name,
            message: withoutAddresses(value.message),
            stack: withoutAddresses(value.stack ?? ""),
            cause: withoutAddresses(String(value.cause ?? "")),
          }
        : value,
    ]),
  );
}

/** A mail server names the person whose mail it refuses. As long as an address may be: a longer run is no address. */
function withoutAddresses(text: string): string {
  return text.replace(/[\p{L}\p{N}_.+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu, "[address]");
}
