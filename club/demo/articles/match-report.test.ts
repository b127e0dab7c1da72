import assert from "node:assert/strict";
import { test } from "node:test";
import { type ClubNames, clubNames } from "./club-names.ts";
import { matchReport, type ReportedMatch } from "./match-report.ts";

const zorikyan = { en: "Narek Zorikyan", hy: "Նարեկ Զորիկյան", ru: "Нарек Зорикян" };
const adeyo = { en: "Samuel Adeyo", hy: "Սամուել Ադեյո", ru: "Самуэль Адейо" };
const unknown = { en: "", hy: "", ru: "" };

function club(key: string): ClubNames {
  const names = clubNames[key];
  assert.ok(names, `no club "${key}"`);
  return names;
}

function goal(
  minute: string,
  name: typeof adeyo,
  forUs: boolean,
  more = {},
): ReportedMatch["scorers"][number] {
  return { minute, name, forUs, ownGoal: false, penalty: false, ...more };
}

function match(changes: Partial<ReportedMatch>): ReportedMatch {
  return {
    key: "round-12",
    home: club("argishti"),
    away: club("shirak"),
    isHome: true,
    ownScore: 2,
    otherScore: 1,
    scorers: [
      goal("12", unknown, false),
      goal("45+2", adeyo, true, { penalty: true }),
      goal("88", zorikyan, true),
    ],
    competition: { en: "Armenian Premier League", hy: "Հայաստանի Պրեմիեր լիգա", ru: "Премьер-лига Армении" },
    round: 12,
    attendance: 2851,
    venue: { en: "Arevyan Stadium", hy: "Արևյանի անվան մարզադաշտ", ru: "Стадион имени Аревяна" },
    date: { en: "8 March", hy: "մարտի 8-ին", ru: "8 марта" },
    ...changes,
  };
}

test("the same match is always reported in the same words", () => {
  assert.deepEqual(matchReport(match({})), matchReport(match({})));
});

test("different matches are not all reported in the same words", () => {
  const titles = Array.from({ length: 20 }, (_, n) => matchReport(match({ key: `round-${n}` })).title.en);
  assert.ok(new Set(titles).size > 1);
});

test("a home win names the score, the round and the late scorer in each language", () => {
  const { content } = matchReport(match({}));
  assert.match(content.en, /2–1 at home on 8 March in round 12 of the Armenian Premier League/);
  assert.match(content.hy, /մարտի 8-ին Հայաստանի Պրեմիեր լիգայի 12-րդ տուրում սեփական հարկի տակ 2:1/);
  assert.match(content.ru ?? "", /8 марта в 12-м туре Премьер-лиги Армении «Аргишти» на своём поле/);
  assert.match(content.hy, /88-րդ րոպեին Նարեկ Զորիկյանը|Նարեկ Զորիկյանը 88-րդ րոպեին/);
});

test("a defeat away is told from our bench: the hosts scored, we lost", () => {
  const { content } = matchReport(
    match({
      home: club("ararat-armenia"),
      away: club("argishti"),
      isHome: false,
      ownScore: 0,
      otherScore: 1,
      scorers: [goal("30", unknown, false)],
    }),
  );
  assert.match(content.en, /The hosts took the lead in the 30th minute\./);
  assert.match(content.hy, /տանտերերն առաջ անցան/);
  assert.match(content.ru ?? "", /«Арарат-Армении» — 0:1/);
});

test("an own goal by their defender counts for us and is never called his goal", () => {
  const scorers = [goal("30", zorikyan, true, { ownGoal: true })];
  const { content, excerpt } = matchReport(match({ ownScore: 1, otherScore: 0, scorers }));
  assert.match(content.en, /Narek Zorikyan turned the ball into his own net: 1–0 to us/);
  assert.doesNotMatch(excerpt.en, /Zorikyan/);
});

test("a second goal by the same player is noticed", () => {
  const scorers = [goal("5", adeyo, true), goal("60", adeyo, true), goal("70", unknown, false)];
  const { content, excerpt } = matchReport(match({ scorers }));
  assert.match(content.en, /his second goal of the match/);
  assert.match(excerpt.en, /Samuel Adeyo \(5, 60\)/);
});

test("when the scorers don't add up to the score, no goals are told rather than wrong ones", () => {
  const { content } = matchReport(match({ ownScore: 3 }));
  assert.doesNotMatch(content.en, /minute/);
  assert.match(content.en, /3–1/);
});

test("Russian counts the spectators in the right form", () => {
  const crowd = (attendance: number) => matchReport(match({ attendance })).content.ru ?? "";
  assert.match(crowd(2851), /2851 зритель\./);
  assert.match(crowd(2852), /2852 зрителя\./);
  assert.match(crowd(2850), /2850 зрителей\./);
  assert.match(crowd(2811), /2811 зрителей\./);
});

test("the first round is «1-ին», the second is «2-րդ»", () => {
  assert.match(matchReport(match({ round: 1 })).content.hy, / 1-ին տուրում/);
  assert.match(matchReport(match({ round: 2 })).content.hy, / 2-րդ տուրում/);
});

test("every club and every kind of result gives three to five paragraphs, a title and a short excerpt", () => {
  const results: [own: number, other: number][] = [
    [1, 0],
    [4, 0],
    [0, 0],
    [1, 1],
    [1, 2],
    [0, 3],
  ];
  for (const away of Object.keys(clubNames)) {
    for (const [ownScore, otherScore] of results) {
      const scorers = [
        ...Array.from({ length: ownScore }, (_, n) => goal(String(10 + n * 20), adeyo, true)),
        ...Array.from({ length: otherScore }, (_, n) => goal(String(15 + n * 20), unknown, false)),
      ];
      const report = matchReport(
        match({ key: `${away}-${ownScore}-${otherScore}`, away: club(away), ownScore, otherScore, scorers }),
      );
      for (const language of ["en", "hy", "ru"] as const) {
        const paragraphs = (report.content[language] ?? "").split("\n\n");
        assert.ok(paragraphs.length >= 3 && paragraphs.length <= 5, `${paragraphs.length} paragraphs`);
        assert.ok((report.excerpt[language] ?? "").length <= 200);
        assert.doesNotMatch(JSON.stringify(report), /undefined|null/);
      }
      assert.doesNotMatch(report.content.hy, /[^0-9]:|:[^0-9]|եւ/);
    }
  }
});
