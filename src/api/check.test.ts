import assert from "node:assert/strict";
import { test } from "node:test";
import { z } from "zod";
import { SLUG } from "#src/features/news/article.ts";
import { check } from "./check.server.ts";
import { text } from "./fields.server.ts";

const refusalOf = (schema: z.ZodType, given: unknown): string => {
  try {
    check(schema, given);
    return "";
  } catch (error) {
    return JSON.stringify(error);
  }
};

test("an address of megabytes is too long, and nothing else is asked of it", () => {
  const schema = z.object({ slug: text(80).regex(SLUG) });
  assert.throws(() => check(schema, { slug: "a-".repeat(3_000_000) }), { code: "invalid" });
});

test("of thousands of fields that a call does not have the first are named", () => {
  const given = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`${at}${"x".repeat(300)}`, 1]));
  const told = refusalOf(z.strictObject({}), given);
  assert.match(told, /0x/);
  assert.ok(told.length < 20_000, `${told.length} letters`);
});
