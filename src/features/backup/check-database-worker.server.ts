import { parentPort, workerData } from "node:worker_threads";
import type { DatabaseCheck } from "./check-database.server.ts";
import { digestRecords, openForReading, sqliteRecords } from "./row-queries.server.ts";

parentPort?.postMessage(await check(workerData as string));

async function check(file: string): Promise<DatabaseCheck> {
  const nothing = { migrations: [], tables: {}, sequences: {} };
  try {
    const database = openForReading(file);
    const result = database.prepare("pragma integrity_check(3)").all();
    const faults = result.map((row) => String(row.integrity_check)).filter((line) => line !== "ok");
    if (faults.length > 0) return { ...nothing, faults: [`The database is damaged: ${faults.join("; ")}`] };
    const dangling = database.prepare("pragma foreign_key_check").all();
    if (dangling.length > 0)
      faults.push(`In the database ${dangling.length} rows point to rows that are not there.`);
    const records = sqliteRecords(database);
    const { migrations, sequences } = records;
    return { faults, migrations, sequences, tables: await digestRecords(records) };
  } catch (error) {
    return { ...nothing, faults: [`The database can't be read: ${(error as Error).message}.`] };
  }
}
