import assert from "node:assert/strict";
import { after, test } from "node:test";
import { picture } from "#tests/support/picture.ts";
import { type RunningSite, signIn, startSite } from "#tests/support/site.ts";
import { openDatabase } from "#tests/support/staff-sessions.ts";
import { seeded } from "./hostile-requests.ts";

/** All of them take some minutes: `COUNT=full npm run test:attack -- tests/attack/markdown`. */
const TEXTS = process.env.COUNT === "full" ? 200 : 10;
const LENGTH = 99_000;
const MOST_MS = 100;
/** A stranger to the site may keep the machine busy: what is its own fault happens each time. */
const TRIES = 3;

const WORDS = { content: "goal", content_hy: "գոլ", content_ru: "гол" };
type Texts = typeof WORDS;

const long = (part: string) => part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH);
const inLanguages = (make: (word: string) => string): Texts => ({
  content: make(WORDS.content),
  content_hy: make(WORDS.content_hy),
  content_ru: make(WORDS.content_ru),
});

const ORDINARY = inLanguages((word) =>
  long(`${`A **${word}** by [the captain](https://club.example), and more of it. `.repeat(3)}\n\n`),
);

const SHAPES: Record<string, Texts> = {
  "lazy quotes": inLanguages((word) => long(`> ${word}\nb\n`)),
  pictures: inLanguages((word) => long(`![${word}`)),
  links: inLanguages((word) => long(`[${word}](`)),
  emphasis: inLanguages((word) => long(`*${word} _b \``)),
  lists: inLanguages((word) => long(`- ${word}\n`)),
  brackets: inLanguages((word) => `${"[".repeat(LENGTH / 2)}${word}${"]".repeat(LENGTH / 2 - 9)}`),
  "code marks": inLanguages((word) =>
    Array.from({ length: 440 }, (_, length) => "`".repeat(length)).join(word),
  ),
  tables: inLanguages(
    (word) => `|${long("a|").slice(0, 40_000)}\n|${long("-|").slice(0, 40_000)}\n|${word}|`,
  ),
  "a long address used often": inLanguages(
    (word) => `[a]: https://a.example/${"y".repeat(90_000)}\n\n${`[a] ${word} `.repeat(250)}`,
  ),
  "tables of the league": inLanguages((word) => `[${word}](/table)\n\n`.repeat(1900)),
  "a video used often": inLanguages(
    (word) => `[a]: https://youtu.be/aBcDeFgHiJk\n\n${`[${word}][a]\n\n`.repeat(1990)}`,
  ),
  "a long post used often": inLanguages(
    (word) => `[a]: https://www.facebook.com/watch?v=${"'".repeat(420)}\n\n${`[${word}][a]\n\n`.repeat(700)}`,
  ),
  "an address that is longer as it is sent": inLanguages(
    (word) => `[a]: https://a.example/${"'".repeat(1000)}\n\n${`[${word}][a] `.repeat(370)}`,
  ),
};

const site = await startSite({ LOG_LEVEL: "error" });
after(() => site.stop());
const authorization = `Bearer ${await signIn(site)}`;
const headers = { authorization, "content-type": "application/json" };
// Its address is known now, and what the library says of it is as long as may be, and longer on a page.
const src = await uploadDescribed();
for (const times of [200, 3990])
  SHAPES[`a picture shown ${times} times`] = inLanguages(
    (word) => `[b]: ${src}\n\n${word}${"![][b]".repeat(times)}`,
  );
SHAPES.nesting = inLanguages((word) => `${long("> - 1. ")}${word}`);

async function uploadDescribed(): Promise<string> {
  const body = await picture("file", "#345");
  const answer = await fetch(`${site.url}/api/admin/media`, {
    method: "POST",
    headers: { authorization },
    body,
  });
  const { id, url } = (await answer.json()) as { id: number; url: string };
  const alt = "'".repeat(500);
  const said = { alt, alt_hy: alt, alt_ru: alt, credit: "'".repeat(200) };
  const path = `${site.url}/api/admin/media/${id}`;
  const described = await fetch(path, { method: "PATCH", headers, body: JSON.stringify(said) });
  assert.equal(described.status, 200, await described.text());
  return url;
}

/** @returns the article's address, or why it was refused */
async function save(texts: Texts): Promise<{ slug?: string; key?: string }> {
  const body = JSON.stringify({ title: "A text", ...texts, is_published: true });
  const answer = await fetch(`${site.url}/api/admin/news`, { method: "POST", headers, body });
  const { slug, key } = (await answer.json()) as { slug: string; key: string };
  assert.ok(answer.status === 201 || key?.startsWith("markdown."), `${answer.status} ${key}`);
  return answer.ok ? { slug } : { key };
}

async function open(slug: string): Promise<void> {
  for (const path of [
    `/news/${slug}`,
    `/hy/news/${slug}`,
    `/ru/news/${slug}`,
    "/feed.xml",
    "/search?q=goal",
  ]) {
    const answer = await fetch(site.url + path);
    await answer.text();
    assert.equal(answer.status, 200, path);
  }
}

/** The longest that `/livez` waits while something is done, in milliseconds. */
async function longestWait({ url }: RunningSite, work: () => Promise<unknown>): Promise<number> {
  let [longest, isDone] = [0, false];
  const asking = (async () => {
    while (!isDone) {
      const asked = performance.now();
      assert.equal((await fetch(`${url}/livez`)).status, 200);
      longest = Math.max(longest, performance.now() - asked);
    }
  })();
  await work().finally(() => {
    isDone = true;
  });
  await asking;
  return longest;
}

async function saveAndOpen(texts: Texts): Promise<string> {
  const { slug, key } = await save(texts);
  if (slug) await open(slug);
  return key ?? "saved";
}

const ordinaryWait = () => longestWait(site, () => saveAndOpen(ORDINARY));

/** Twice what an ordinary text takes, as it is measured once at the beginning and again beside a wait that was longer. */
let most = MOST_MS;

/** @returns the longest wait; it fails where each try kept `/livez` waiting longer than an ordinary text may */
async function assertAnswering(name: string, work: () => Promise<unknown>): Promise<number> {
  const waits: string[] = [];
  while (waits.length < TRIES) {
    const wait = await longestWait(site, work);
    if (wait <= most) return wait;
    const allowed = 2 * (await ordinaryWait());
    if (wait <= allowed) return wait;
    waits.push(`${Math.round(wait)} (at most ${Math.round(allowed)})`);
  }
  assert.fail(`${name}: /livez waited ${waits.join(", ")} ms`);
}

test("the site answers while texts are saved and opened that keep a Markdown reader busy for minutes", async (t) => {
  const ordinary: number[] = [];
  while (ordinary.length < TRIES) ordinary.push(await ordinaryWait());
  // The first one is slower, and a strange program may have been in the way of another.
  most = Math.max(MOST_MS, 2 * ordinary.toSorted((one, other) => one - other)[1]!);
  let longest = 0;
  for (const [name, texts] of Object.entries(SHAPES)) {
    let became = "";
    const wait = await assertAnswering(name, async () => {
      became = await saveAndOpen(texts);
    });
    t.diagnostic(`${name}: ${became}, /livez waited ${Math.round(wait)} ms at most`);
    longest = Math.max(longest, wait);
  }
  t.diagnostic(
    `an ordinary text: ${ordinary.map(Math.round).join(", ")} ms; longest ${Math.round(longest)} ms`,
  );
});

test(`and ${TEXTS} texts of random marks, in three languages`, async (t) => {
  const random = seeded(1926);
  const became: Record<string, number> = {};
  let longest = 0;
  for (let number = 0; number < TEXTS; number++) {
    const texts = hostileTexts(random);
    const wait = await assertAnswering(texts.content.slice(0, 60), async () => {
      const result = await saveAndOpen(texts);
      became[result] = (became[result] ?? 0) + 1;
    });
    longest = Math.max(longest, wait);
  }
  t.diagnostic(`${JSON.stringify(became)}; /livez waited ${Math.round(longest)} ms at most`);
});

test("and while pages show such texts from before there was a limit, as they were typed", async (t) => {
  const { slug = "" } = await save(inLanguages((word) => word));
  const database = openDatabase(site);
  t.after(() => database.close());
  const write = database.prepare(
    "update articles set content = ?, content_hy = ?, content_ru = ? where slug = ?",
  );
  let longest = 0;
  for (const [name, { content, content_hy, content_ru }] of Object.entries(SHAPES)) {
    write.run(content, content_hy, content_ru, slug);
    // Any save makes the pages anew.
    await save(inLanguages((word) => `${word} and ${name}`));
    longest = Math.max(longest, await assertAnswering(name, () => open(slug)));
  }
  const page = await (await fetch(`${site.url}/ru/news/${slug}`)).text();
  assert.match(page, /&gt; - 1\. &gt; - 1\./);
  t.diagnostic(`/livez waited ${Math.round(longest)} ms at most`);
});

/** Some marks in a random order, again and again, and at times a word of the language between them. */
function hostileTexts(random: () => number): Texts {
  const marks = [
    "> ",
    "\n",
    "![",
    "[",
    "](",
    "]",
    "*",
    "_",
    "**",
    "`",
    "``",
    "- ",
    "1. ",
    "  ",
    "|",
    "|-|\n",
    "#",
    "~~",
    "<",
    "&",
    "\\",
    "\n\n",
    "w ",
    "http://a.b/",
  ];
  const chosen = Array.from(
    { length: 2 + Math.floor(random() * 6) },
    () => marks[Math.floor(random() * marks.length)],
  );
  const hasWord = random() < 0.5;
  return inLanguages((word) => long(chosen.join(hasWord ? word : "")));
}
