import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parseSync } from "vite";
import { z } from "zod";
import { check } from "#src/api/check.server.ts";
import { isAppError, toIssue } from "#src/errors/app-error.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { answerInLanguage, inLanguage } from "./in-language.ts";

const ROOT = join(import.meta.dirname, "../../../..");

/** No refusals to staff: letters, the public site's answers, names, figures, operators' commands, requests that no browser sends. */
const NOT_FOR_STAFF =
  /errors\.server|demo|malformed-requests|mails\.server|-words\.|\.test\.|openapi|api-docs|metrics|form-post|operator\.server|default-settings|page-list|features\/backup\/(?!lock)|features\/(discovery|newsletter|privacy|visits)\/|receive\.server|search\.server|crest\.|staff-member\.|competition\.ts|message\.ts|features\/office\//;

test("whatever the server refuses, staff read it in the language of their back office", () => {
  const untranslated = serverSentences().flatMap(({ path, sentence }) =>
    LANGUAGES.filter((language) => inLanguage(sentence, language) === undefined).map(
      (language) => `${language}: ${sentence} (${path})`,
    ),
  );
  assert.deepEqual(untranslated, []);
});

test("a field that a schema refuses is told in Armenian and Russian too", () => {
  const schema = z.strictObject({
    name: z.string().min(2).max(4),
    n: z.int().min(1).max(5),
    kind: z.enum(["a", "b"]),
    list: z.array(z.string()).max(1),
    is: z.boolean(),
    none: z.null(),
    at: z.iso.date(),
  });
  const inputs = [
    {},
    { name: "a", n: 0, kind: "c", list: ["", ""], is: "", none: 1, at: "x" },
    { name: "abcde", n: 6, kind: 1, list: {}, is: 1, none: {}, at: 1 },
    { name: 1, n: 1.5, more: 1 },
    [],
  ];
  for (const { message } of inputs.flatMap((input) => issuesOf(schema, input))) {
    assert.match(inLanguage(message, "ru") ?? message, /[а-я]/, message);
    assert.match(inLanguage(message, "hy") ?? message, /[ա-ֆ]/, message);
  }
});

test("what the server put into a sentence stands in its translation", () => {
  assert.equal(inLanguage("There is no player 5 in the trash.", "ru"), "В корзине нет этой записи (№ 5).");
});

test("the specification's Russian sentences turn English and Armenian", () => {
  const given = "Размер баннера должен быть меньше 10MB";
  assert.equal(inLanguage(given, "en"), "Banner size should be less than 10MB");
  assert.equal(inLanguage(given, "hy"), "Պաստառը պետք է լինի 10 ՄԲ-ից փոքր");
});

test("a refusal's fields and a save's warnings are translated, and an unknown sentence stays", () => {
  const issue = { path: "title", message: "Write the English title." };
  const warning = { path: "jersey_number", message: "Gor Melyan wears number 9 too." };
  const answer = answerInLanguage({ message: "Quite new.", issues: [issue], warnings: [warning] }, "ru");
  assert.equal(answer.message, "Quite new.");
  assert.deepEqual(answer.issues, [{ path: "title", message: "Напишите заголовок на английском." }]);
  assert.deepEqual(answer.warnings, [{ ...warning, message: "Номер 9 уже занят: Gor Melyan." }]);
});

/** Each sentence in the server's sources, with `x1`, `x2`, … where it is filled in. */
function serverSentences(): { path: string; sentence: string }[] {
  return globSync("src/{http,records,features}/**/*.ts", { cwd: ROOT })
    .filter((path) => path.includes(".server.") || /features\/[^/]+\/[^/]+$/.test(path))
    .concat("src/api.server.ts")
    .filter((path) => !NOT_FOR_STAFF.test(path))
    .flatMap((path) => {
      const { program } = parseSync(path, readFileSync(join(ROOT, path), "utf8"));
      return literals(program)
        .filter((text) => isSentence(text))
        .map((sentence) => ({ path, sentence }));
    });
}

/** Three words and more, beginning with a capital or with what is filled in. */
function isSentence(text: string): boolean {
  return /^([\p{Lu}"]|x1)[^\n=]* [^\n=]*$/u.test(text) && (text.match(/\p{Ll}{2,}/gu) ?? []).length > 2;
}

interface Node {
  type: string;
  [name: string]: unknown;
}

function literals(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(literals);
  if (typeof node !== "object" || node === null) return [];
  const { type, ...parts } = node as Node;
  if (isInternal(node as Node)) return [];
  if (type === "Literal") return typeof parts.value === "string" ? [parts.value] : [];
  if (type !== "TemplateLiteral") return Object.values(parts).flatMap(literals);
  const texts = (parts.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  return [texts.reduce((before, text, place) => `${before}x${place}${text}`), ...literals(parts.expressions)];
}

/** What describes the API to programmers, names in three languages, and faults of ours that are only logged. */
function isInternal(node: Node): boolean {
  const named = (node.key as { name?: string } | undefined)?.name ?? "";
  if (node.type === "Property") return /^(summary|description|note|en|hy|ru)$/.test(named);
  const callee = node.callee as { name?: string; property?: { name?: string } } | undefined;
  if (node.type === "NewExpression") return callee?.name === "Error";
  return node.type === "CallExpression" && /^(describe|error|warn|info)$/.test(callee?.property?.name ?? "");
}

function issuesOf(schema: z.ZodType, input: unknown) {
  try {
    check(schema, input);
    return [];
  } catch (error) {
    assert.ok(isAppError(error));
    return (error.faults ?? []).map((fault) => toIssue(fault, undefined));
  }
}
