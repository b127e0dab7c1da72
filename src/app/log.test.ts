import assert from "node:assert/strict";
import { test } from "node:test";
import { createLog } from "./log.server.ts";

test("the log tells why a mail was refused, not to whom it went", () => {
  const lines: string[] = [];
  const log = createLog("info", (line) => lines.push(line) > 0);
  const cause = new Error("RCPT TO:<ani.m+x@mail.example> failed");
  log.error("request failed", {
    error: new Error("550 <ani.m+x@mail.example>, <Ани@почта.рф>: mailbox full", { cause }),
  });
  assert.match(lines[0]!, /550 <\[address\]>, <\[address\]>: mailbox full/);
  assert.doesNotMatch(lines[0]!, /ani|почта|mail\.example/i);
});

test("a fault whose text is endless keeps nobody waiting until it is in the log", () => {
  const log = createLog("info", () => true);
  const started = process.cpuUsage();
  log.error("request failed", { error: new Error("a".repeat(30_000)) });
  assert.ok(process.cpuUsage(started).user < 1_000_000, "CPU, microseconds");
});
