import assert from "node:assert/strict";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { test } from "node:test";

const ROOT = dirname(import.meta.dirname);

interface Source {
  path: string;
  text: string;
}

/** Foundations, which know no feature. */
const FOUNDATIONS = [
  "ui",
  "i18n",
  "app",
  "api",
  "delivery",
  "http",
  "db",
  "errors",
  "config",
  "mail",
  "live",
  "records",
  "storage",
];
/** Words that name nothing. */
const VAGUE = ["utils", "util", "lib", "helpers", "helper", "services", "service", "common", "misc"];
/** Within a feature's root: a file may import those to its right in this list. */
const RANKS = [
  /demo\.server/,
  /api\.server/,
  /commands\.server|receive\.server|fill-/,
  /queries\.server|sessions\.server|search\.server/,
];

const sources = globSync("{src,bin,club,bench,tests}/**/*.{ts,tsx}", { cwd: ROOT }).map((path) => ({
  path,
  text: readFileSync(join(ROOT, path), "utf8"),
}));

/** Every rule of the house as one function: what is wrong with a set of files, in sentences. */
function faults(files: Source[]): string[] {
  return [
    ...files.flatMap(importFaults),
    ...files.flatMap(nameFaults),
    ...files.flatMap(environmentFaults),
    ...files.flatMap(identityFaults),
    ...files.flatMap(rankFaults),
    ...circleFaults(files),
  ];
}

function importFaults({ path, text }: Source): string[] {
  return importsOf(path, text).flatMap((target) => {
    if (!target.file) return [];
    const from = placeOf(path);
    const to = placeOf(target.file);
    const name = `${path} imports ${target.file}`;
    if (path.includes(".test.") || path.startsWith("tests/") || path.startsWith("bench/")) return [];
    if (to.kind === "top" && from.kind !== "top" && from.kind !== "bin")
      return [`${name}: only bin and the top may.`];
    if (from.kind === "foundation" && to.kind === "feature")
      return [`${name}: a foundation knows no feature.`];
    if (from.kind === "club" && to.kind !== "club") return [`${name}: club/ stands alone.`];
    if (path.startsWith("src/db/migrations/")) return [`${name}: a migration imports no application code.`];
    if (to.isPrivate && from.feature !== to.feature)
      return [`${name}: site/ and admin/ are private to their feature.`];
    const isBrowserCode = !path.includes(".server.") && path.endsWith(".ts") && from.kind === "feature";
    if (isBrowserCode && target.file.includes(".server.") && !target.isTypeOnly) {
      return [`${name}: server code would reach the browser.`];
    }
    if (target.specifier.startsWith(".") && from.feature !== to.feature)
      return [`${name}: write #src/… across folders.`];
    return [];
  });
}

function nameFaults({ path }: Source): string[] {
  const parts = path.split("/");
  const file = parts.at(-1) ?? "";
  const vague = parts.find((part) => VAGUE.includes(part.replace(/\..*$/, "")));
  if (vague) return [`${path}: "${vague}" names nothing; name the thing.`];
  if (/^index\.tsx?$/.test(file)) return [`${path}: no barrels.`];
  return /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*\.tsx?$/.test(file)
    ? []
    : [`${path}: file names are kebab-case.`];
}

function environmentFaults({ path, text }: Source): string[] {
  const isAllowed = /^(bin|tests|bench)\//.test(path) || path.includes(".test.");
  if (isAllowed || path === "src/config/env.server.ts") return [];
  const rest = text.replaceAll("process.env.NODE_ENV", "");
  return rest.includes("process.env") ? [`${path}: only config/env.server.ts reads the environment.`] : [];
}

/** The club's name stands in club/ alone; examples in comments and tests may use it. */
function identityFaults({ path, text }: Source): string[] {
  if (!path.startsWith("src/") || path.includes(".test.") || path.includes("test-support")) return [];
  const code = text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "");
  return /argishti|Արգիշտի|Аргишти/i.test(code) ? [`${path}: names the club; that belongs into club/.`] : [];
}

/** api → commands → queries → noun, within a feature's root. */
function rankFaults({ path, text }: Source): string[] {
  const from = placeOf(path);
  const rank = RANKS.findIndex((pattern) => pattern.test(path));
  if (!from.feature || rank < 0 || path.includes(".test.")) return [];
  return importsOf(path, text).flatMap(({ file }) => {
    if (!file || placeOf(file).feature !== from.feature) return [];
    const other = RANKS.findIndex((pattern) => pattern.test(file));
    return other >= 0 && other < rank
      ? [`${path} imports ${file}: data flows api → commands → queries.`]
      : [];
  });
}

/** No feature imports another that imports it back. */
function circleFaults(files: Source[]): string[] {
  const uses = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    const { feature } = placeOf(path);
    if (!feature || path.includes(".test.")) continue;
    for (const { file } of importsOf(path, text)) {
      const other = file ? placeOf(file).feature : undefined;
      if (other && other !== feature) uses.set(feature, (uses.get(feature) ?? new Set()).add(other));
    }
  }
  const found: string[] = [];
  const visit = (feature: string, way: string[]) => {
    if (way.includes(feature)) {
      if (way[0] === feature) found.push(`features in a circle: ${[...way, feature].join(" → ")}`);
      return;
    }
    for (const other of uses.get(feature) ?? []) visit(other, [...way, feature]);
  };
  for (const feature of uses.keys()) visit(feature, []);
  return found;
}

function placeOf(path: string) {
  const parts = path.split("/");
  if (parts[0] === "src" && parts[1] === "features") {
    return {
      kind: "feature",
      feature: parts[2],
      isPrivate: parts[3] === "site" || parts[3] === "admin",
    } as const;
  }
  if (parts[0] === "src" && FOUNDATIONS.includes(parts[1] ?? "")) return { kind: "foundation" } as const;
  if (parts[0] === "src") return { kind: "top" } as const;
  return { kind: parts[0] === "club" ? "club" : "bin" } as const;
}

function importsOf(path: string, text: string) {
  const pattern =
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^"';]*?from\s+"([^"]+)"|import\s+"([^"]+)"|import\("([^"]+)"\)/g;
  return [...text.matchAll(pattern)].map((match) => {
    const specifier = match[2] ?? match[3] ?? match[4] ?? "";
    return { specifier, isTypeOnly: Boolean(match[1]), file: resolve(path, specifier) };
  });
}

function resolve(path: string, written: string): string | undefined {
  const specifier = written.replace(/\?\w+$/, "");
  if (specifier.startsWith(".")) return normalize(join(dirname(path), specifier));
  const match = /^#(src|club|tests)\/(.+)$/.exec(specifier);
  return match ? `${match[1]}/${match[2]}` : undefined;
}

test("the house keeps its own rules", () => {
  assert.deepEqual(faults(sources), []);
});

test("every import names a file that is there", () => {
  const missing = sources.flatMap(({ path, text }) =>
    importsOf(path, text)
      .filter(({ file }) => file && !existsSync(join(ROOT, file)) && !file.includes("+types"))
      .map(({ file }) => `${path} → ${file}`),
  );
  assert.deepEqual(missing, []);
});

test("every feature's texts are in each language's dictionaries", () => {
  for (const language of ["en", "hy", "ru"])
    for (const path of globSync(`src/features/*/text/*${language}.ts`, { cwd: ROOT })) {
      const place = /\/(office|fields)\.\w+\.ts$/.test(path) ? "office" : "site";
      const dictionary = readFileSync(join(ROOT, `src/text/${place}.${language}.ts`), "utf8");
      assert.ok(dictionary.includes(`"#${path}"`), path);
    }
});

const planted: [string, Source][] = [
  [
    "a foundation that knows a feature",
    { path: "src/http/x.ts", text: 'import { a } from "#src/features/news/article.ts";' },
  ],
  [
    "a look into another feature's pages",
    { path: "src/features/home/x.ts", text: 'import { a } from "#src/features/news/site/news-page.tsx";' },
  ],
  [
    "a query that calls a command",
    { path: "src/features/news/queries.server.ts", text: 'import { a } from "./commands.server.ts";' },
  ],
  [
    "a feature that imports the top",
    { path: "src/features/news/x.ts", text: 'import { a } from "#src/api.server.ts";' },
  ],
  [
    "server code in the browser",
    { path: "src/features/news/article.ts", text: 'import { a } from "./queries.server.ts";' },
  ],
  ["a folder of helpers", { path: "src/helpers/dates.ts", text: "" }],
  ["a barrel", { path: "src/features/news/index.ts", text: "" }],
  ["a second reader of the environment", { path: "src/http/x.server.ts", text: "process.env.PORT" }],
  ["the club's name in the product", { path: "src/ui/x.tsx", text: 'const name = "FC Argishti";' }],
  [
    "a migration with application code",
    { path: "src/db/migrations/0002-x.ts", text: 'import { a } from "../tables.ts";' },
  ],
];

for (const [name, source] of planted) {
  test(`the rules notice ${name}`, () => {
    assert.notDeepEqual(faults([source]), []);
  });
}

test("the rules notice two features in a circle", () => {
  const files = [
    { path: "src/features/a/a.ts", text: 'import { b } from "#src/features/b/b.ts";' },
    { path: "src/features/b/b.ts", text: 'import { a } from "#src/features/a/a.ts";' },
  ];
  assert.equal(faults(files).length, 2);
});
