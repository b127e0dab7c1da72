import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { z } from "zod";
import { check } from "#src/api/check.server.ts";
import { endpoints } from "#src/api.server.ts";
import { isAppError, toIssue } from "#src/errors/app-error.ts";
import { type Message, messageOf, type Sentence } from "#src/errors/messages.ts";
import type { Language } from "#src/i18n/languages.ts";
import { openClub } from "#tests/support/club.ts";

const ROOT = join(import.meta.dirname, "../..");
const SCRIPTS = { hy: /[\u0531-\u0587]/, ru: /[а-яё]/i };

/** Without what English alone says: "player", where the others say "record" rather than decline it. */
const namesIn = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)]
    .map(([, name]) => name)
    .filter((name) => name !== "noun")
    .sort();

test("every sentence of the server stands in three languages with the same parameters", async () => {
  const declared = new Map<string, Sentence>();
  for (const { key, sentence } of await allMessages()) {
    assert.equal(declared.get(key) ?? sentence, sentence, `${key} is declared twice`);
    declared.set(key, sentence);
    const [english, armenian, russian] = sentence;
    assert.equal(sentence.length, 3, key);
    assert.match(english, /[a-z]/i, key);
    assert.match(armenian, SCRIPTS.hy, key);
    assert.match(russian, SCRIPTS.ru, key);
    assert.deepEqual(namesIn(armenian), namesIn(english), key);
    assert.deepEqual(namesIn(russian), namesIn(english), key);
  }
  assert.ok(declared.size > 150, `only ${declared.size}`);
});

test("what a call refuses a field with is a declared sentence", () => {
  const unknown = endpoints.flatMap(({ method, path, params, query, body }) =>
    [params, query, body]
      .flatMap((schema) => [...ownTexts(schema)])
      .filter((text) => !messageOf(text))
      .map((text) => `${method} ${path}: ${text}`),
  );
  assert.deepEqual(unknown, []);
});

test("a field that no sentence of its own speaks of is told in Armenian and Russian too", () => {
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
  for (const fault of inputs.flatMap((input) => faultsOf(schema, input))) {
    for (const language of ["hy", "ru"] as const) {
      assert.match(toIssue(fault, language).message, SCRIPTS[language], fault.path);
    }
  }
});

test("a caller reads a refusal as it is specified, or in the language that it asks for", async (t) => {
  const { call } = await openClub(t);
  const signIn = async (language?: string) => {
    const { body, headers } = await call("/api/auth/login", {
      json: { username: "nobody", password: "wrong" },
      headers: language ? { "accept-language": language } : {},
    });
    assert.equal(headers.get("cache-control"), "no-store");
    assert.equal(body.key, "accounts.wrong_credentials");
    return body.message;
  };
  const specified = "Неверные учетные данные. Пожалуйста, проверьте логин и пароль.";
  assert.equal(await signIn(), specified);
  assert.equal(await signIn("*"), specified);
  assert.equal(await signIn("de, fr;q=0.5"), specified);
  assert.equal(await signIn("ru"), specified);
  assert.equal(await signIn("en-GB"), "Wrong credentials. Please check your login and password.");
  assert.equal(await signIn("de, hy-AM;q=0.8"), "Սխալ մուտքային տվյալներ։ Ստուգեք օգտանունը և գաղտնաբառը։");
});

test("beside the sentence of a refusal stand its key and what it speaks of, and so with each field", async (t) => {
  const { call } = await openClub(t);
  const create = (language: Language) =>
    call("/api/admin/players", {
      as: "editor",
      json: { jersey_number: 100, coach: true },
      headers: { "accept-language": language },
    });
  const { body } = await create("ru");
  const issueOf = (path: string) => body.issues.find((one: { path: string }) => one.path === path);
  assert.deepEqual(issueOf("jersey_number"), {
    path: "jersey_number",
    message: "Игровой номер — целое число от 1 до 99.",
    key: "players.jersey_number_bounds",
    params: {},
  });
  assert.deepEqual(issueOf("coach"), {
    path: "coach",
    message: "Поля «coach» здесь нет.",
    key: "field.unknown",
    params: { field: "coach" },
  });
  const { message, key, params } = body.issues[0];
  assert.deepEqual([body.message, body.error, body.key, body.params], [message, message, key, params]);
  const inArmenian = (await create("hy")).body;
  assert.deepEqual([inArmenian.key, inArmenian.code], [body.key, body.code]);
  assert.match(inArmenian.message, SCRIPTS.hy);
});

/** Of every feature and foundation, without its parameters. */
async function allMessages(): Promise<Message[]> {
  const files = globSync("src/**/errors.server.ts", { cwd: ROOT });
  const modules = await Promise.all(files.map((file) => import(join(ROOT, file))));
  return modules
    .flatMap((module) => Object.values(module as object))
    .filter((group) => typeof group === "object")
    .flatMap((group) => Object.values(group as object))
    .filter((make) => typeof make === "function")
    .map((make) => (make as (params: object) => Message)({}));
}

/** The texts that a schema, or a part of it, answers in place of zod's own. */
function* ownTexts(part: unknown, seen = new Set<unknown>()): Generator<string> {
  if (typeof part !== "object" || part === null || seen.has(part)) return;
  seen.add(part);
  const def = (part as { _zod?: { def: { error?: unknown } } })._zod?.def;
  if (typeof def?.error === "function") yield String((def.error as (issue: object) => unknown)({}));
  if (def || Array.isArray(part) || Object.getPrototypeOf(part) === Object.prototype) {
    for (const value of Object.values(def ?? part)) yield* ownTexts(value, seen);
  }
}

function faultsOf(schema: z.ZodType, input: unknown) {
  try {
    check(schema, input);
    return [];
  } catch (error) {
    assert.ok(isAppError(error));
    return error.faults ?? [];
  }
}
