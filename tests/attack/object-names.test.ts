import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PASSWORDS, type RunningSite, signIn, startSite } from "#tests/support/site.ts";

/** What every object has without anybody having put it there: a look into a table of words finds it, too. */
const NAMES = ["__proto__", "constructor", "toString", "valueOf"];

let site: RunningSite;

before(async () => {
  site = await startSite();
});
after(() => site.stop());

test("a position, a stage or a weather named like what every object has takes no page away", async (t) => {
  const token = await signIn(site, "editor", PASSWORDS.editor);
  const send = async (path: string, json: object) => {
    const answer = await fetch(`${site.url}/api/admin/${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(json),
    });
    const body = (await answer.json()) as { id: number };
    assert.equal(answer.status, 201, JSON.stringify(body));
    return body.id;
  };
  const pages = ["/", "/club?tab=players", "/matches?clubs=all", "/matches", "/season/2025-26"];
  for (const [index, name] of NAMES.entries()) {
    const who = { first_name: name, first_name_hy: name, last_name: name, last_name_hy: name };
    const player = await send("players", { ...who, position: name, nationality: name, is_active: true });
    const match = await send("matches", {
      ...{ home_team_id: 1, away_team_name: name, competition_name: name, stage: name, weather: name },
      ...{ venue: name, referee: name, season: "2025-26", match_date: `2025-0${6 + index}-11T15:00` },
      ...{ status: "finished", home_score: 1, away_score: 0 },
    });
    pages.push(`/matches/${match}`, `/matches?match=${match}`, `/players/${player}`);
  }
  const answers = await Promise.all(
    ["", "/hy", "/ru"].flatMap((prefix) =>
      pages.map(async (path) => {
        const answer = await fetch(`${site.url}${prefix}${path}`);
        return { path: prefix + path, status: answer.status, text: await answer.text() };
      }),
    ),
  );
  t.diagnostic(`${answers.length} pages`);
  assert.deepEqual(
    answers.flatMap(({ path, status }) => (status === 200 ? [] : `${path} ${status}`)),
    [],
  );
  const club = answers.find(({ path }) => path === "/club?tab=players")?.text ?? "";
  const headings = [...club.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, heading]) => heading);
  assert.deepEqual(
    NAMES.filter((name) => !headings.includes(name)),
    [],
    "each position is the heading of its players",
  );
});
