import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSqliteFile } from "#src/db/database.server.ts";
import { startSite } from "#tests/support/site.ts";
import { cpuOfMaking, load, memoryMb, pin, unpin } from "./load.ts";
import { figure, type Row } from "./table.ts";

const READS = { "50 articles": "/api/news?limit=50", "100 matches with events": "/api/matches?limit=100" };
/** Against raw node:http with the same bytes, CPU of a request. */
const MOST_PRICE: Record<string, number> = { "50 articles": 3, "100 matches with events": 2 };
const MANY = { articles: 10_000, seasons: 50 };

/** Public lists from SQLite: price against raw node:http, and against the same lists of a far larger club. */
export async function benchReads(): Promise<Row[]> {
  const rows: Row[] = [];
  const folder = mkdtempSync(join(tmpdir(), "club-bench-"));
  const site = await startSite({}, folder);
  pin(site.process.pid!, 0);
  pin(process.pid, 1);
  for (const [name, path] of Object.entries(READS)) {
    const ours = await load(site.url + path, site.process.pid!);
    // What a browser asks for; and half a megabyte thousands of times a second would measure the one who loads.
    const zipped = await load(site.url + path, site.process.pid!, { "accept-encoding": "gzip" });
    const raw = await loadRaw(await (await fetch(site.url + path)).text());
    rows.push(
      figure(`${name}, repeated, gzip (${Math.round(zipped.bytes / 1024)} KB)`, zipped.perSecond, "req/s", {
        least: 5000,
      }),
      figure(`${name}, repeated, plain`, ours.perSecond, "req/s"),
      figure(`${name}, repeated: CPU`, ours.cpuMicrosecondsPerRequest, "µs/req"),
      figure(
        `${name}: CPU against raw node:http (${Math.round(ours.bytes / 1024)} KB)`,
        ours.cpuMicrosecondsPerRequest / raw,
        "×",
        { most: MOST_PRICE[name]! },
      ),
    );
  }
  rows.push(figure("memory after this load", memoryMb(site.process.pid!), "MB", { most: 262 }));
  await site.stop();
  unpin();

  const small = cpuOfMaking(Object.values(READS), { DATA_DIR: folder });
  await enlarge(join(folder, "club.sqlite"));
  const large = cpuOfMaking(Object.values(READS), { DATA_DIR: folder });
  for (const [name, path] of Object.entries(READS)) {
    const ratio = large[path]! / small[path]!;
    rows.push(
      figure(`${name}, made anew: CPU`, small[path]!, "ms"),
      figure(`${name}, made anew, with 10,000 articles and 50 seasons`, ratio, "×", { most: 1.5 }),
    );
  }
  rmSync(folder, { recursive: true, force: true });
  return rows;
}

async function loadRaw(body: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "club-raw-"));
  writeFileSync(join(folder, "body"), body);
  const server: ChildProcess = spawn(
    process.execPath,
    [join(import.meta.dirname, "raw-server.ts"), join(folder, "body")],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const port = await new Promise<string>((resolve) =>
    server.stdout!.once("data", (data) => resolve(String(data).trim())),
  );
  pin(server.pid!, 0);
  const { cpuMicrosecondsPerRequest } = await load(`http://127.0.0.1:${port}/`, server.pid!);
  server.kill();
  rmSync(folder, { recursive: true, force: true });
  return cpuMicrosecondsPerRequest;
}

/** Copies what is there until the club is a large one. */
async function enlarge(file: string): Promise<void> {
  const { db, close } = openSqliteFile(file);
  await db.transaction().execute(async (tx) => {
    const articles = await tx.selectFrom("articles").selectAll().where("is_published", "=", 1).execute();
    for (let i = 0; i < MANY.articles; i += 200) {
      const copies = Array.from({ length: 200 }, (_, k) => {
        const { id: _id, ...article } = articles[(i + k) % articles.length]!;
        const at = new Date(Date.UTC(2000, 0, 1) + (i + k) * 3_600_000).toISOString();
        return {
          ...article,
          slug: `${article.slug}-copy-${i + k}`,
          display_date: at,
          published_at: at,
          is_featured: 0 as const,
        };
      });
      for (let part = 0; part < 200; part += 50)
        await tx
          .insertInto("articles")
          .values(copies.slice(part, part + 50))
          .execute();
    }
    const matches = await tx.selectFrom("matches").selectAll().where("season", "=", "2024-25").execute();
    for (let year = 0; year < MANY.seasons; year++) {
      const copies = matches.map(({ id: _, ...match }) => ({
        ...match,
        season: `${1950 + year}-${String((1951 + year) % 100).padStart(2, "0")}`,
        match_date: match.match_date.replace(/^\d{4}/, (given) => String(Number(given) - 2024 + 1950 + year)),
      }));
      for (let part = 0; part < copies.length; part += 50)
        await tx
          .insertInto("matches")
          .values(copies.slice(part, part + 50))
          .execute();
    }
  });
  await close();
}
