import assert from "node:assert/strict";
import { test } from "node:test";
import { articles } from "./articles/articles.ts";
import { categories } from "./articles/categories.ts";
import { clubs, refereePool } from "./clubs.ts";
import { partners } from "./partners.ts";
import { players } from "./players.ts";
import { staff } from "./staff.ts";

const LETTERS = { hy: /\p{Script=Armenian}/u, ru: /\p{Script=Cyrillic}/u };

/** Where a text of some content lacks its Armenian or Russian form, or holds none of that script's letters. */
function gaps(content: unknown, where: string): string[] {
  if (typeof content !== "object" || content === null) return [];
  if (!("en" in content) || typeof content.en !== "string") {
    return Object.entries(content).flatMap(([name, part]) => gaps(part, `${where} ${name}`));
  }
  const forms = content as Record<string, string | undefined>;
  return (["hy", "ru"] as const)
    .filter((language) => !LETTERS[language].test(forms[language] ?? ""))
    .map((language) => `${where}: ${language}`);
}

test("every name, role, biography, article and partner's text of the demo club is there in Armenian and in Russian", () => {
  const content = { articles, categories, clubs, partners, players, refereePool, staff };
  assert.deepEqual(gaps(content, "demo"), []);
});
