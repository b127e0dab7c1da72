import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "#tests/support/site.ts";
import { memoryMb } from "./load.ts";
import { figure, type Row } from "./table.ts";
import { measureSpeed } from "./usual-speed.ts";

/** From starting the process of a built checkout to the first 200, and what it then holds in memory. */
export async function benchStart(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "club-bench-"));
  const timed = async () => {
    const started = performance.now();
    const site = await startSite({}, folder);
    return { site, ms: performance.now() - started };
  };
  const first = await timed();
  await first.site.stop();
  const times: number[] = [];
  for (let i = 0; i < 5; i++) {
    const { site, ms } = await timed();
    times.push(ms);
    await site.stop();
  }
  const { site } = await timed();
  await (await fetch(site.url)).arrayBuffer();
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const memory = memoryMb(site.process.pid!);
  await site.stop();
  const later = times.sort((one, other) => one - other)[2]!;
  const speed = await measureSpeed();
  rmSync(folder, { recursive: true, force: true });
  return [
    figure("first start, filling the demo club", first.ms, "ms"),
    figure("later start (median of 5)", later, "ms"),
    figure("later start, at the usual speed", later * speed, "ms", { most: 600 }),
    figure("memory at rest", memory, "MB", { most: 150 }),
  ];
}
