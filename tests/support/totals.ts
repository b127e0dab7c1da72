import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { TestEvent } from "node:test/reporters";

/** So many files are named as those that take longest: where a run grows slow, it is seen which made it so. */
const LONGEST = 8;

/**
 * A reporter that closes with the line "12 passed, 0 failed, 0 skipped" and the files that took longest, and writes the
 * files of failed tests, a line each, to the file that FAILED_FILES names.
 */
export default async function* totals(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const failedFiles = new Set<string>();
  const milliseconds = new Map<string, number>();
  for await (const { type, data } of events) {
    if (type !== "test:pass" && type !== "test:fail") continue;
    if (data.file && data.nesting === 0)
      milliseconds.set(data.file, (milliseconds.get(data.file) ?? 0) + data.details.duration_ms);
    if (data.details.type === "suite") continue;
    if (type === "test:fail" && data.file) failedFiles.add(data.file);
    counts[type === "test:fail" ? "failed" : data.skip ? "skipped" : "passed"]++;
  }
  yield `\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`;
  yield `In ${Math.round(performance.now() / 1000)} s; longest: ${longest(milliseconds)}\n`;
  if (process.env.FAILED_FILES) writeFileSync(process.env.FAILED_FILES, [...failedFiles].join("\n"));
}

/** "tests/e2e/once.test.ts 48 s, …", the longest first. */
function longest(milliseconds: Map<string, number>): string {
  return [...milliseconds]
    .sort(([, one], [, other]) => other - one)
    .slice(0, LONGEST)
    .map(([file, took]) => `${relative(process.cwd(), file)} ${Math.round(took / 1000)} s`)
    .join(", ");
}
