import assert from "node:assert/strict";
import { test } from "node:test";
import { openComponents } from "#tests/support/components.ts";
import type { CurrentMatch } from "../current-match.ts";

const side = (text: string) => ({
  name: { text, lang: "en" as const },
  crest: { name: text, code: text, logo: null },
});
const MATCH: CurrentMatch = {
  ...{ id: 1, path: "/matches/1", home: side("Argishti"), away: side("Pyunik"), score: { home: 2, away: 1 } },
  ...{ state: "live", phase: "second", lengths: "" },
  clock: {
    ...{ period: "second", began_at: "2027-05-08T15:02:10.000Z", added: null, lengths: "" },
    at: "2027-05-08T15:23:10.000Z",
  },
};

test("the header tells the minute to those who see it, and that the match is live to those who hear it", async (t) => {
  const { load, render } = await openComponents(t);
  const { HeaderMatch } = await load<typeof import("./header-match.tsx")>(
    "src/features/shell/site/header-match.tsx",
  );
  const said = async (match: Partial<CurrentMatch>, language: "en" | "hy" | "ru" = "en") => {
    const html = await render<Parameters<typeof HeaderMatch>[0]>(
      HeaderMatch,
      { match: { ...MATCH, ...match }, place: "bar" },
      language,
    );
    return html.replace(/<svg.*?<\/svg>|<!--.*?-->/g, "").slice(html.indexOf("2:1"));
  };
  const live = await said({});
  assert.match(live, /visually-hidden">Live<\/span>/);
  assert.match(live, /aria-hidden="true" data-early="minute"[^>]*>67’</);
  const pause = { phase: "half_time", clock: null } as const;
  for (const [language, word] of [
    ["en", "Half-time"],
    ["hy", "Ընդմիջում"],
    ["ru", "Перерыв"],
  ] as const) {
    const html = await said(pause, language);
    assert.match(html, new RegExp(`<span>${word}</span>`));
    assert.doesNotMatch(html, /data-early/);
  }
  assert.match(await said({ phase: "first", clock: null }), /<span>Live<\/span>/);
  assert.match(await said({ state: "finished", phase: null, clock: null }), /<span>Full time<\/span>/);
});
