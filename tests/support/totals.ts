import { writeFileSync } from "node:fs";
import type { TestEvent } from "node:test/reporters";

/**
 * A reporter that closes with the line "12 passed, 0 failed, 0 skipped", and writes the files of failed tests, a line
 * each, to the file that FAILED_FILES names.
 */
export default async function* totals(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const failedFiles = new Set<string>();
  for await (const { type, data } of events) {
    if (type !== "test:pass" && type !== "test:fail") continue;
    if (data.details.type === "suite") continue;
    if (type === "test:fail" && data.file) failedFiles.add(data.file);
    counts[type === "test:fail" ? "failed" : data.skip ? "skipped" : "passed"]++;
  }
  yield `\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`;
  if (process.env.FAILED_FILES) writeFileSync(process.env.FAILED_FILES, [...failedFiles].join("\n"));
}
