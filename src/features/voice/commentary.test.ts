import assert from "node:assert/strict";
import { before, test } from "node:test";
import { type Entry, type Kind, type Payloads, PERIODS, type Side } from "#src/features/ledger/ledger.ts";
import type { Line } from "#src/features/ledger/lines.ts";
import { foldMatch } from "#src/features/ledger/match-state.ts";
import { entry, lineup, seeded } from "#src/features/ledger/test-support.ts";
import { BUILT_IN_TEAMS } from "#src/features/teams/built-in-teams.ts";
import { LANGUAGES, type Language } from "#src/i18n/languages.ts";
import { clubIn } from "./club.ts";
import { sayEntry, sayPieces, type VoiceContext, valuesOf } from "./commentary.ts";
import { packsOf, sayPack } from "./packs.ts";
import { scoresOf } from "./scores.ts";
import { fill } from "./sentence.ts";
import { situationOf } from "./situation.ts";
import { clubs, nameIn } from "./test-support.ts";
import { SITUATIONS, type Situation } from "./voice.ts";
import { loadVoice, voiceOf } from "./voices.ts";

before(async () => {
  for (const language of LANGUAGES) await loadVoice(language);
});

type About = Parameters<typeof entry>[2];

function context(language: Language, about: Partial<VoiceContext> = {}): VoiceContext {
  return {
    club: clubs(language, "confirmed"),
    nameOf: (_, who) => nameIn(language, who.number ?? 0, "named"),
    ...about,
  };
}

function say<One extends Kind>(
  language: Language,
  kind: One,
  payload: Payloads[One],
  about: About = {},
  more = {},
) {
  const { lines } = foldMatch([entry(kind, payload, { side: "home", ...about })]);
  return sayEntry(lines[0]!, context(language, more), language);
}

/** Everything that is said of one thing by entries with many ids. */
function variants(
  language: Language,
  kind: Kind,
  payload: object,
  more: Partial<VoiceContext> = {},
): Set<string> {
  return new Set(
    Array.from({ length: 200 }, (_, n) =>
      say(language, kind, payload as never, { id: `id-${n}` }, { score: { home: 2, away: 1 }, ...more }),
    ),
  );
}

const SCORER = { number: 11 };
const ASSIST = { number: 10 };

test("a goal names its scorer, who passed and the score", () => {
  for (const language of LANGUAGES)
    for (const text of variants(language, "goal", { scorer: { number: 1 }, assist: { number: 2 } })) {
      assert.match(text, /1:0/, text);
      assert.match(text, /Okoro|Օկորո|Окоро/, text);
      assert.match(text, /Aragatsyan|Արագացյան|Арагацян/, text);
    }
});

test("the main facts are told in four ways at least, whatever is known of people and clubs", () => {
  const kinds: [Kind, object][] = [
    ["goal", { scorer: SCORER, assist: ASSIST }],
    ["goal", { scorer: SCORER }],
    ["goal", {}],
    ["goal", { how: "own_goal", scorer: SCORER }],
    ["penalty", { result: "scored", taker: SCORER }],
    ["yellow", { who: SCORER }],
    ["red", { who: SCORER }],
    ["sub", { on: SCORER, off: ASSIST }],
    ["period_start", {}],
    ["period_end", {}],
  ];
  for (const language of LANGUAGES)
    for (const [kind, payload] of kinds) {
      const told = variants(language, kind, payload);
      assert.ok(told.size >= 4, `${language}, ${kind} ${JSON.stringify(payload)}: ${[...told].join(" | ")}`);
    }
});

test("a club whose forms nobody has confirmed stands in the nominative", () => {
  for (const language of LANGUAGES)
    for (const kind of ["goal", "yellow", "sub", "corner"] as const)
      for (const text of variants(language, kind, {}, { club: clubs(language, "unconfirmed") })) {
        const club = { en: /Shirak/, hy: /«Շիրակ»|Հաշիվը դարձավ|դարձնում հաշիվը/, ru: /«Ширак»/ }[language];
        assert.match(text, club);
        assert.doesNotMatch(text, /Շիրակ[ըին]|Ширак[аоуе]/);
      }
});

test("an Armenian name takes the article, a name in other letters and a shirt's number never", () => {
  const named = [...variants("hy", "goal", { scorer: { number: 1 } })].join(" ");
  assert.match(named, /Օկորոն/);
  const foreign = variants(
    "hy",
    "goal",
    { scorer: { number: 1 } },
    { nameOf: () => ({ text: "Okoro", lang: "en" }) },
  );
  for (const text of foreign) assert.match(text, /Okoro(?![ա-ֆ-])/);
  const shirts = variants("hy", "goal", { scorer: { number: 9 } }, { nameOf: () => undefined });
  for (const text of shirts) assert.match(text, /9 համարը(?!ն)/);
});

test("the part of a sentence that is in another language says in which", () => {
  const { lines } = foldMatch([entry("goal", { scorer: SCORER }, { side: "home" })]);
  const pieces = sayPieces(lines[0]!, context("ru", { nameOf: () => ({ text: "Okoro", lang: "en" }) }), "ru");
  assert.deepEqual(
    pieces.filter(({ lang }) => lang),
    [{ text: "Okoro", lang: "en" }],
  );
});

test("a goal of which nothing is known but the side is told with the score alone", () => {
  for (const language of LANGUAGES) {
    const text = say(language, "goal", {});
    assert.match(text, /1:0/);
    assert.doesNotMatch(text, /undefined|\{/);
  }
});

test("a goal that was taken back tells no score, one that was not given says why", () => {
  const goal = entry("goal", { scorer: SCORER }, { side: "home" });
  const taken = foldMatch([goal, entry("void", {}, { target: goal.id })]).lines[0]!;
  assert.doesNotMatch(sayEntry(taken, context("en"), "en"), /\d:\d/);
  const refused = foldMatch([goal, entry("goal_disallowed", { why: "offside" }, { target: goal.id })])
    .lines[0]!;
  assert.match(sayEntry(refused, context("hy"), "hy"), /խաղից դուրս վիճակ/);
});

test("a second yellow card is told as a sending-off", () => {
  const cards = ["5:00", "9:00"].map((at) => entry("yellow", { who: SCORER }, { side: "home", at }));
  const { lines } = foldMatch(cards);
  assert.match(sayEntry(lines[1]!, context("en"), "en"), /[Ss]econd yellow/);
});

test("a comment is shown in its language, in the others what was written to it there or nothing", () => {
  const text = { text: "Դարպասապահը փրկեց թիմին։", language: "hy" };
  assert.equal(say("hy", "comment", text), "Դարպասապահը փրկեց թիմին։");
  assert.equal(say("ru", "comment", text), "");
  assert.equal(say("en", "comment", { ...text, note: { en: "What a save." } } as never), "What a save.");
});

test("the first minute is the 1st in Armenian as well", () => {
  const corner = foldMatch([entry("corner", {}, { side: "home" })]).lines[0]!;
  assert.match(sayEntry(corner, context("hy", { withMinute: true }), "hy"), /^1-ին րոպե։ /);
  const late = foldMatch([entry("corner", {}, { side: "home", at: "46:00" })]).lines[0]!;
  assert.match(sayEntry(late, context("ru", { withMinute: true }), "ru"), /^45\+2-я минута\. /);
});

test("substitutions at one stoppage are one sentence", () => {
  const subs = [1, 2].map((n) =>
    entry("sub", { on: { number: 10 + n }, off: { number: n } }, { side: "home", at: "20:00" }),
  );
  const other = entry("sub", { on: { number: 14 }, off: { number: 4 } }, { side: "away", at: "20:00" });
  const packs = packsOf(foldMatch([...subs, other]).lines);
  assert.deepEqual(
    packs.map((pack) => pack.length),
    [2, 1],
  );
  const text = sayPack(packs[0]!, context("en", { nameOf: () => undefined }), "en")
    .map((one) => one.text)
    .join("");
  assert.match(text, /Shirak: number 11 on for number 1, number 12 on for number 2\.$/);
});

const FAULTS: [name: string, pattern: RegExp, language?: Language][] = [
  ["an open brace", /[{}]/],
  ["something undefined", /undefined|null|NaN|\[object/],
  ["a colon for a full stop", /[ա-ևԱ-Ֆ»]:|: /, "hy"],
  ["ԵՒ or եւ", /ԵՒ|եւ/, "hy"],
  ["the wrong ordinal", /(?<![\d+])1-րդ/, "hy"],
  ["a Latin full stop at the end", /\.$/, "hy"],
  ["an article that a vowel follows", /ը»? [աէըիօԱԷԻՕ]|ը»? [ոՈ]ւ/, "hy"],
  ["straight quotation marks or three points", /"|\.\.\./],
  ["an empty space", / {2}|^ | $| [.,։]|\( | \)/],
  ["two marks", /[.,։:]{2}|՝,|՝։/],
];

function faultsOf(text: string, language: Language): string[] {
  const found = FAULTS.filter(([, pattern, of = language]) => of === language && pattern.test(text));
  const count = (mark: string) => text.split(mark).length;
  const isBalanced = count("«") === count("»") && count("(") === count(")");
  return [...found.map(([name]) => name), ...(isBalanced ? [] : ["a quotation mark too many"])].map(
    (fault) => `${language}, ${fault}: ${text}`,
  );
}

const ALL: [Kind, (random: () => number) => object][] = [
  ["period_start", () => ({})],
  ["period_end", (random) => ({ final: random() < 0.3 })],
  ["added_time", (random) => ({ minutes: Math.floor(random() * 8) })],
  [
    "goal",
    (random) => ({
      how: of(["play", "header", "free_kick", "penalty", "own_goal"], random),
      scorer: man(random),
      assist: man(random),
    }),
  ],
  ["yellow", (random) => ({ who: man(random) })],
  ["red", (random) => ({ who: man(random) })],
  [
    "sub",
    (random) => ({ on: man(random), off: man(random), why: of(["tactics", "injury", "concussion"], random) }),
  ],
  [
    "penalty",
    (random) => ({
      result: of(["scored", "saved", "missed", "post", undefined], random),
      taker: man(random),
      keeper: man(random),
    }),
  ],
  ["kick", (random) => ({ result: of(["scored", "saved", "missed"], random), taker: man(random) })],
  ["corner", () => ({})],
  ["shot", (random) => ({ who: man(random), on_target: random() < 0.5 })],
  ["foul", () => ({})],
  ["offside", () => ({})],
  ["injury", (random) => ({ who: man(random) })],
  ["var", () => ({})],
  ["attendance", (random) => ({ people: Math.floor(random() * 20000) })],
  ["star", (random) => ({ who: man(random) ?? {} })],
  ["abandon", (random) => ({ why: of(["weather", "lights", "pitch", "crowd", "injury", "other"], random) })],
  ["resume", () => ({})],
  ["clock_shift", () => ({ ms: 1000 })],
];

/** Of these most is told. */
const GOAL = ALL.find(([kind]) => kind === "goal")!;

function of<One>(list: readonly One[], random: () => number): One {
  return list[Math.floor(random() * list.length)]!;
}

/** Nobody, a shirt, or a player whose shirt is not known. */
function man(random: () => number) {
  if (random() < 0.25) return undefined;
  const number = 1 + Math.floor(random() * 30);
  return random() < 0.2 ? { player: number } : { number };
}

/** What goes wrong with goals and cards: taken back, not given, a second yellow. */
function corrections(log: readonly Entry[], random: () => number): Entry[] {
  const goals = log.filter(({ kind }) => kind === "goal");
  const why = of(["offside", "handball", "foul", "other", undefined] as const, random);
  const [first] = log.filter((one) => one.kind === "yellow");
  const again = { side: first?.side ?? null, period: first?.period ?? "first", at: "50:00" };
  return [
    ...log.slice(0, 3).map((one) => entry("void", {}, { target: one.id })),
    ...goals
      .slice(0, 1)
      .map(({ id }) => entry(random() < 0.6 ? "goal_disallowed" : "void", { why }, { target: id })),
    ...(first ? [entry("yellow", first.payload, { ...again, id: `again-${first.id}` })] : []),
  ];
}

/** Three substitutions at one stoppage, and the end of the match. */
function whole(log: readonly Entry[], random: () => number): Entry[] {
  const stoppage = { side: of<Side>(["home", "away"], random), at: "60:00", period: "second" as const };
  const id = () => `more-${Math.floor(random() * 1e9)}`;
  return [
    ...log,
    ...[1, 2, 3].map(() => entry("sub", { on: man(random), off: man(random) }, { ...stoppage, id: id() })),
    entry("period_end", { final: true }, { period: "second", at: "70:00", id: id() }),
  ];
}

function randomLog(random: () => number): Entry[] {
  return Array.from({ length: 40 }, (_, n) => {
    const [kind, payload] = random() < 0.15 ? GOAL : of(ALL, random);
    return entry(kind, payload(random) as never, {
      id: `${Math.floor(random() * 1e9)}-${n}`,
      side: of<Side>(["home", "away"], random),
      period: of(PERIODS, random),
      at: `${Math.floor(random() * 50)}:00`,
    });
  });
}

/** Every sentence of a language, by its situation; those that were said are taken off. */
function unsaid(language: Language) {
  const { sentences } = voiceOf(language);
  const left = new Map(SITUATIONS.map((one) => [one, new Set(sentences[one])]));
  const take = (situation: Situation, line: Line, about: VoiceContext, text: string) => {
    const open = left.get(situation)!;
    if (open.size === 0) return;
    const values = valuesOf(line, about, voiceOf(language), language);
    const isWithin = situation === "pair";
    const filled = (of: readonly string[]) =>
      fill(of, values, line.entry.id, { isWithin })
        .map((piece) => piece.text)
        .join("");
    const said = filled(sentences[situation]);
    assert.ok(text.includes(said), `${said} is not in: ${text}`);
    for (const one of open) if (said && filled([one]) === said) open.delete(one);
  };
  return {
    left: () =>
      [...left].flatMap(([situation, open]) => [...open].map((one) => `${language}, ${situation}: ${one}`)),
    take(pack: readonly Line[], about: VoiceContext, text: string) {
      const [first] = pack;
      if (pack.length > 1) {
        take("pack", first!, about, text);
        for (const line of pack) take("pair", line, about, text);
        return;
      }
      const situation = situationOf(first!, about.score);
      if (situation) take(situation, first!, about, text);
    },
  };
}

test("in 400 states of a match every sentence of every language is said, and none has a fault", () => {
  const faults: string[] = [];
  const toSay = Object.fromEntries(LANGUAGES.map((language) => [language, unsaid(language)]));
  let said = 0;
  for (let state = 0; state < 400; state++) {
    const random = seeded(state + 1);
    const log = whole(randomLog(random), random);
    const { lines } = foldMatch([...log, ...corrections(log, random)], { home: lineup(), away: lineup() });
    const scores = scoresOf(lines);
    const [club, people] = [
      of(["confirmed", "unconfirmed", "foreign"] as const, random),
      of(["named", "foreign", "shirts"] as const, random),
    ];
    for (const language of LANGUAGES)
      for (const pack of packsOf(lines)) {
        const about: VoiceContext = {
          club: clubs(language, club),
          nameOf: (_, who) => nameIn(language, who.number ?? 0, people),
          score: scores.get(pack[0]!.entry.id),
          withMinute: state % 2 === 0,
        };
        const text = sayPack(pack, about, language)
          .map((piece) => piece.text)
          .join("");
        toSay[language]!.take(pack, about, text);
        if (text) said++;
        faults.push(...faultsOf(text, language));
      }
  }
  assert.ok(said > 30_000, `${said} sentences`);
  assert.deepEqual([...new Set(faults)].slice(0, 20), []);
  assert.deepEqual(
    LANGUAGES.flatMap((language) => toSay[language]!.left()),
    [],
  );
});

test("a club is named by the forms that staff have confirmed, and by its name alone before", () => {
  const shirak = BUILT_IN_TEAMS.find(({ slug }) => slug === "shirak")!;
  assert.equal(clubIn(shirak, "hy").forms.genitive, "«Շիրակի»");
  assert.deepEqual(clubIn({ ...shirak, forms_confirmed: false }, "hy"), {
    name: "«Շիրակ»",
    lang: "hy",
    forms: {},
  });
  assert.deepEqual(clubIn(shirak, "en"), { name: "Shirak", lang: "en", forms: {} });
  assert.deepEqual(clubIn({ ...shirak, name_ru: "" }, "ru"), { name: "«Shirak»", lang: "en", forms: {} });
});
