import assert from "node:assert/strict";
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { test } from "node:test";
import { faults } from "./architecture/rules.ts";
import { LONGER, sizeFaults } from "./architecture/sizes.ts";
import { importsOf, ROOT, readSources, type Source } from "./architecture/sources.ts";

const sources = readSources();

test("the house keeps its own rules", () => {
  assert.deepEqual(faults(sources), []);
});

test("functions fit on a screen and files are read in one go, but for at most ten with a reason", () => {
  assert.deepEqual(sizeFaults(sources), []);
  assert.ok(Object.keys(LONGER).length <= 10);
  const unneeded = Object.keys(LONGER).filter((name) => {
    const { [name]: _, ...others } = LONGER;
    return sizeFaults(sources, others).length === 0;
  });
  assert.deepEqual(unneeded, []);
});

test("every import names a file that is there", () => {
  const missing = sources.flatMap((source) =>
    importsOf(source)
      .filter(({ file }) => file && !existsSync(join(ROOT, file)) && !file.includes("+types"))
      .map(({ file }) => `${source.path} → ${file}`),
  );
  assert.deepEqual(missing, []);
});

test("the top of src has at most eight files", () => {
  const files = globSync("src/*.*", { cwd: ROOT });
  assert.ok(files.length <= 8, files.join(", "));
});

test("the way of a page from the socket to its loader is read in an hour: twelve files, 1,100 lines", () => {
  const files = globSync("src/delivery/*", { cwd: ROOT }).filter((path) => !path.includes(".test."));
  const lines = files.map((path) => readFileSync(join(ROOT, path), "utf8").split("\n").length - 1);
  assert.ok(files.length <= 12, files.join(", "));
  assert.ok(lines.reduce((sum, count) => sum + count, 0) <= 1100, lines.join(", "));
});

test("the map names every feature", () => {
  const map = readFileSync(join(ROOT, "docs/architecture.md"), "utf8").split("```")[1]!;
  const features = globSync("src/features/*", { cwd: ROOT }).map((path) => basename(path));
  assert.deepEqual(
    features.filter((feature) => !new RegExp(`\\b${feature}\\b`).test(map)),
    [],
  );
});

const planted: [string, Source][] = [
  [
    "a foundation that knows a feature",
    { path: "src/http/x.ts", text: 'import { a } from "#src/features/news/article.ts";' },
  ],
  [
    "a foundation that imports a later one",
    { path: "src/i18n/x.ts", text: 'import { a } from "#src/http/address.server.ts";' },
  ],
  [
    "the database that knows the live news",
    { path: "src/db/x.server.ts", text: 'import { a } from "#src/live/changes.server.ts";' },
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
    "a page's loader that writes",
    {
      path: "src/features/news/site/news-page.tsx",
      text: 'import { a } from "../commands.server.ts";\nexport const loader = () => a();\n',
    },
  ],
  [
    "a page's data that writes",
    {
      path: "src/features/home/site/home-data.server.ts",
      text: 'import { a } from "#src/features/news/commands.server.ts";',
    },
  ],
  [
    "a view that writes",
    { path: "src/features/news/article-view.server.ts", text: 'import { a } from "./commands.server.ts";' },
  ],
  [
    "SQL in a page's data",
    { path: "src/features/home/site/home-data.server.ts", text: 'db.selectFrom("articles").selectAll()' },
  ],
  [
    "Kysely in a view",
    { path: "src/features/news/article-view.server.ts", text: 'import { sql } from "kysely";' },
  ],
  [
    "a feature that imports the top",
    { path: "src/features/news/x.ts", text: 'import { a } from "#src/api.server.ts";' },
  ],
  [
    "server code in the browser",
    { path: "src/features/news/article.ts", text: 'import { a } from "./queries.server.ts";' },
  ],
  [
    "server code in a component, outside the loader",
    {
      path: "src/features/news/site/news-page.tsx",
      text: 'import { a } from "../queries.server.ts";\nexport const loader = () => a();\nexport default function Page() { return a(); }\n',
    },
  ],
  ["a noun that checks input", { path: "src/features/news/article.ts", text: 'import { z } from "zod";' }],
  ["a noun that reads files", { path: "src/features/news/article.ts", text: 'import { a } from "node:fs";' }],
  [
    "a noun that draws",
    { path: "src/features/news/article.ts", text: 'import { ArticleCard } from "./article-card.tsx";' },
  ],
  [
    "a relative path across folders",
    { path: "src/features/news/article.ts", text: 'import { a } from "../matches/match.ts";' },
  ],
  [
    "a query in a loop",
    {
      path: "src/features/news/queries.server.ts",
      text: "export async function listAll(db, ids) { for (const id of ids) { await getArticle(db, id); } }",
    },
  ],
  [
    "a query for each row of a list",
    {
      path: "src/features/home/site/home-data.server.ts",
      text: "export const read = (db, ids) => Promise.all(ids.map(async (id) => ({ id, a: await getArticle(db, id) })));",
    },
  ],
  ["a folder of helpers", { path: "src/helpers/dates.ts", text: "" }],
  ["a file of utilities", { path: "src/features/news/utils.ts", text: "" }],
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

test("the rules notice a function over 60 lines and a file over 300", () => {
  const long = `export function long() {\n${"  work();\n".repeat(60)}}\n`;
  assert.equal(sizeFaults([{ path: "src/x.ts", text: long }]).length, 1);
  assert.equal(sizeFaults([{ path: "src/x.ts", text: "work();\n".repeat(301) }]).length, 1);
});

test("every feature's words are in each language's dictionary", () => {
  for (const area of ["site", "office", "fields"]) {
    for (const path of globSync(`src/features/*/text/${area}.*.ts`, { cwd: ROOT })) {
      const [, , feature, , file] = path.split("/");
      const language = file?.split(".")[1];
      const dictionary = readFileSync(
        join(ROOT, `src/text/${area === "site" ? "site" : "office"}.${language}.ts`),
        "utf8",
      );
      assert.ok(dictionary.includes(`features/${feature}/text/${file}`), path);
    }
  }
});
