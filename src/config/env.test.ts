import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { readConfig, settingNames } from "./env.server.ts";

const ROOT = join(import.meta.dirname, "../..");
/** Said by the files themselves: where the container listens, and its volume. */
const FIXED = ["NODE_ENV", "PORT", "HOST", "DATA_DIR"];

for (const file of ["compose.yaml", "compose.nodes.yaml"]) {
  test(`${file} passes every setting on, the safety switches too`, async () => {
    const text = await readFile(join(ROOT, file), "utf8");
    const missing = settingNames.filter(
      (name) => !FIXED.includes(name) && !new RegExp(`^ +${name}:`, "m").test(text),
    );
    // On one machine the database is a file.
    assert.deepEqual(missing, []);
  });
}

test("a setting that could not work is refused at the start, each in words", () => {
  const wrong: Record<string, string[]> = {
    TRUSTED_PROXIES: ["nginx", "10.0.0.0/33", "10.0.0.1,proxy", "10.0.0.0/8/8", "::1/129"],
    SITE_URL: [
      "https://club.example/site",
      "https://user:secret@club.example",
      "https://club.example?x=1",
      "club",
    ],
    MAIL_FROM: ["x", "Club <club>", "a b@club.example"],
    SMTP_URL: ["smtp://", "smtp:mail.example", "mail.example:587"],
    PORT: [" ", "0x50", "80.0", "-1", "65536"],
  };
  for (const [name, values] of Object.entries(wrong))
    for (const value of values)
      assert.throws(() => readConfig({ [name]: value }), new RegExp(`${name}: write`), `${name}=${value}`);
});

test("settings of a bucket that is not named are refused: no picture or copy would go there", () => {
  for (const name of ["S3_BACKUP_PREFIX", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"])
    assert.throws(() => readConfig({ [name]: "club" }), new RegExp(`${name}: needs S3_BUCKET`), name);
});

test("what is right is taken: ranges, a slash at the end, a name before the address", () => {
  const config = readConfig({
    TRUSTED_PROXIES: "127.0.0.1, 10.0.0.0/8,2001:db8::/32",
    SITE_URL: "https://club.example/",
    MAIL_FROM: "FC Argishti <club@club.example>",
  });
  assert.deepEqual(config.TRUSTED_PROXIES, ["127.0.0.1", "10.0.0.0/8", "2001:db8::/32"]);
  assert.equal(config.SITE_URL, "https://club.example");
});
