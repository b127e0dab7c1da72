import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import { test } from "node:test";
import { namesIn, shortClassNames } from "../bin/class-names.ts";

const ROOT = dirname(import.meta.dirname);

interface Source {
  path: string;
  text: string;
}

const read = (pattern: string): Source[] =>
  globSync(pattern, { cwd: ROOT }).map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));
const components = read("src/**/*.tsx");
const modules = read("src/**/*.module.css");
const globals = read("{club,src}/**/*.css").filter(({ path }) => !path.endsWith(".module.css"));

/** What components name and their styles don't have, and the other way round, in sentences. */
function faults(files: Source[], sheets: Source[]): string[] {
  const used = new Map(sheets.map(({ path }) => [path, new Set<string>()]));
  const found: string[] = [];
  for (const { path, text } of files) {
    for (const [, name, specifier] of text.matchAll(/^import (\w+) from "([^"]+\.module\.css)";/gm)) {
      const sheet = specifier!.startsWith("#")
        ? specifier!.slice(1)
        : normalize(join(dirname(path), specifier!));
      const known = classesOf(sheets.find((one) => one.path === sheet)?.text ?? "");
      const code = text.replace(/"[^"\n]*"/g, "");
      for (const [, word] of code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))) {
        used.get(sheet)?.add(word!);
        if (!known.has(word!)) found.push(`${path} names .${word}, which ${basename(sheet)} does not have.`);
      }
    }
  }
  for (const { path, text } of sheets) {
    for (const word of classesOf(text))
      if (!used.get(path)!.has(word)) found.push(`${path}: nothing is a .${word}.`);
  }
  return found;
}

/** What has three letters or fewer in the name of a class is one of these, or an abbreviation. */
const SHORT_WORDS = new Set(
  "app bad bar day dot for how in is key no off on own red row run to top two won".split(" "),
);

/** Classes and animations whose names a reader would have to look up, in sentences. */
function abbreviations(sheets: Source[]): string[] {
  return sheets.flatMap(({ path, text }) =>
    [...namesIn(withoutImports(text))]
      .filter((name) => name.match(/[A-Z]?[a-z]+/g)!.some(isAbbreviation))
      .map((name) => `${path}: what is a .${name}?`),
  );
}

const isAbbreviation = (part: string) => part.length <= 3 && !SHORT_WORDS.has(part.toLowerCase());

const withoutImports = (css: string) => css.replace(/@import[^;]*;/g, "");

/** Classes that components name by a text and no global sheet has, in sentences. */
function unknown(files: Source[], known: Set<string>): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(/\bclassName=("[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})/g)]
      .flatMap(([, value]) => [...value!.matchAll(/([=!]== |\[)?(?:"([^"]*)"|`([^`]*)`)( [=!]==)?/g)])
      .filter(([, compared, , , isCompared]) => !compared && !isCompared)
      .map(([, , plain, template]) => plain ?? template!.replace(/\$\{[^}]*\}?/g, " "))
      .flatMap((words) => words.match(/[\w-]+/g) ?? [])
      .filter((word) => !known.has(word))
      .map((word) => `${path}: no sheet has a .${word}.`),
  );
}

const classesOf = (css: string) => {
  const animations = new Set([...css.matchAll(/@keyframes (\S+)/g)].map(([, name]) => name!));
  return new Set([...namesIn(css)].filter((name) => !animations.has(name)));
};

test("a component's styles have every class that it names, and no other", () => {
  assert.deepEqual(faults(components, modules), []);
  const component = { path: "src/ui/a.tsx", text: 'import styles from "./a.module.css";\nstyles.head;' };
  assert.deepEqual(faults([component], [{ path: "src/ui/a.module.css", text: ".foot { color: red; }" }]), [
    "src/ui/a.tsx names .head, which a.module.css does not have.",
    "src/ui/a.module.css: nothing is a .foot.",
  ]);
});

test("classes are short in the build, no two alike, and none like a global one", () => {
  const nameOf = shortClassNames(ROOT);
  const names = modules.flatMap(({ path, text }) =>
    [...namesIn(text)].map((name) => nameOf(name, join(ROOT, path))),
  );
  assert.equal(new Set(names).size, names.length);
  for (const name of names) assert.match(name, /^[A-Z][A-Za-z0-9]$/);
  for (const { path, text } of globals) {
    for (const name of namesIn(text)) assert.ok(!names.includes(name), `${path}: .${name}`);
  }
});

test("a class has a name that can be read, rather than an abbreviation", () => {
  assert.deepEqual(abbreviations([...modules, ...globals]), []);
  assert.deepEqual(abbreviations([{ path: "a.css", text: ".own .sea > .b-w {}" }]), [
    "a.css: what is a .sea?",
    "a.css: what is a .b-w?",
  ]);
});

test("every global class is some element's", () => {
  const code = read("src/**/*.{ts,tsx}")
    .filter(({ path }) => !path.includes(".test."))
    .map(({ text }) => text)
    .join("\n");
  const unused = globals.flatMap(({ path, text }) =>
    [...classesOf(withoutImports(text))]
      .filter((name) => !new RegExp(`["'\`\\s]${name}["'\`\\s]`).test(code))
      .map((name) => `${path}: nothing is a .${name}.`),
  );
  assert.deepEqual(unused, []);
});

test("every global class that a component names is in a sheet", () => {
  const known = new Set(globals.flatMap(({ text }) => [...classesOf(withoutImports(text))]));
  assert.deepEqual(unknown(components, known), []);
  const text = '<i className={size === "large" ? "button big" : `button wide`} />';
  assert.deepEqual(unknown([{ path: "a.tsx", text }], new Set(["button"])), [
    "a.tsx: no sheet has a .big.",
    "a.tsx: no sheet has a .wide.",
  ]);
});
