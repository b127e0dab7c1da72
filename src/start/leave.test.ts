import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { test } from "node:test";

/** Has pictures made for a minute or longer, and leaves. */
const PROGRAM = `
  import { vips } from "#src/features/media/vips.server.ts";
  import { leave } from "#src/start/leave.server.ts";
  const sharp = await vips();
  const create = { width: 1600, height: 1200, channels: 3, noise: { type: "gaussian", mean: 128, sigma: 40 } };
  for (let picture = 0; picture < 24; picture++) void sharp({ create }).avif({ effort: 6 }).toBuffer();
  setTimeout(() => {
    console.log("leaves");
    leave(Number(process.env.CODE));
  }, 100);
`;

for (const code of [0, 1]) {
  test(`a process leaves with ${code} and finishes no pictures first`, async (t) => {
    const child = spawn(process.execPath, ["--input-type=module", "-e", PROGRAM], {
      env: { ...process.env, CODE: String(code) },
      stdio: ["ignore", "pipe", "inherit"],
    });
    t.after(() => child.kill("SIGKILL"));
    await once(child.stdout, "data");
    const left = once(child, "exit");
    const late = setTimeout(() => child.kill("SIGKILL"), 15_000);
    assert.deepEqual(await left, [code, null], "not within fifteen seconds");
    clearTimeout(late);
  });
}
