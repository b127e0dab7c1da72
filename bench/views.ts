import { SCRIPT, viewMatch } from "#tests/support/match-views.ts";
import { signIn, startSite } from "#tests/support/site.ts";
import { figure, type Row } from "./table.ts";

const MATCHES = 4;
const MOST_MS = 60_000;

/** How long after an entry has left the phone twelve views of a match agree, read over and over. */
export async function benchViews(): Promise<Row[]> {
  const times: number[] = [];
  for (let run = 0; run < MATCHES; run++) {
    const site = await startSite();
    try {
      const match = await viewMatch(site, await signIn(site));
      for (const entry of SCRIPT) {
        const started = performance.now();
        await match.tap(entry);
        while ((await match.behind()).length > 0)
          if (performance.now() - started > MOST_MS) throw new Error((await match.behind()).join("; "));
        times.push(performance.now() - started);
      }
    } finally {
      await site.stop();
    }
  }
  times.sort((one, other) => one - other);
  const at = (part: number) => times[Math.ceil(times.length * part) - 1]!;
  return [
    figure("entries of a match, each read in twelve views", times.length, ""),
    figure("twelve views agree after an entry, median", at(0.5), "ms"),
    figure("twelve views agree after an entry, 95 of 100", at(0.95), "ms", { most: 2000 }),
    figure("twelve views agree after an entry, slowest", times.at(-1)!, "ms"),
  ];
}
