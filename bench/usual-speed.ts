import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load, pin, unpin } from "./load.ts";

/**
 * Where raw node:http sends so many compressed pages a core-second, absolute targets hold; another machine, or the same
 * one in another hour, is measured by its own.
 */
export const USUAL_RAW = 60_000;
/** About what the home page weighs, compressed. */
const PAGE_BYTES = 20_000;

/** The speed of this machine in this hour, as a share of the usual one's. The best of five rounds. */
export async function measureSpeed(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "club-raw-"));
  writeFileSync(join(folder, "body"), randomBytes(PAGE_BYTES));
  const child = spawn(process.execPath, [join(import.meta.dirname, "raw-server.ts"), join(folder, "body")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const port = await new Promise<string>((resolve) =>
      child.stdout.once("data", (data) => resolve(String(data).trim())),
    );
    pin(child.pid!, 0);
    pin(process.pid, 1);
    const costs: number[] = [];
    for (let round = 0; round < 5; round++)
      costs.push((await load(`http://127.0.0.1:${port}/`, child.pid!, {}, 2)).cpuMicrosecondsPerRequest);
    return 1e6 / Math.min(...costs) / USUAL_RAW;
  } finally {
    unpin();
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
