import type { TestEvent } from "node:test/reporters";

/** A reporter that closes with the line "12 passed, 0 failed, 0 skipped". */
export default async function* totals(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for await (const { type, data } of events) {
    if (type !== "test:pass" && type !== "test:fail") continue;
    if (data.details.type === "suite") continue;
    counts[type === "test:fail" ? "failed" : data.skip ? "skipped" : "passed"]++;
  }
  yield `\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`;
}
