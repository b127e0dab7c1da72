import assert from "node:assert/strict";
import { test } from "node:test";
import { type Desk, readJson, send } from "#tests/support/mixed-writes.ts";
import { signIn, startSite } from "#tests/support/site.ts";

type Place = Pick<Desk, "url" | "token">;

interface Deleted {
  kind: string;
  id: number;
  path: string;
}

const READS = [
  ...[
    "news",
    "players",
    "staff",
    "matches",
    "partners",
    "settings",
    "messages",
    "teams",
    "competitions",
    "honours",
  ].map((name) => `/api/admin/${name}`),
  ...[
    "/api/admin/league-table/seasons",
    "/api/news/categories/all",
    "/api/news",
    "/api/players",
    "/api/staff",
  ],
  ...["/api/matches?events=1", "/api/partners", "/api/settings/public", "/api/league-table"],
];

test("fifty records of all kinds, deleted and brought back, are the same to the byte, everywhere", async (t) => {
  const site = await startSite();
  t.after(() => site.stop());
  const desk = { url: site.url, token: await signIn(site) };
  const chosen = await choose(desk);
  const events = [
    ...new Set(
      chosen.map(({ path }) => path.match(/matches\/\d+\/events/)?.[0]).filter((one) => one !== undefined),
    ),
  ];
  const seasons = chosen.filter(({ kind }) => kind === "seasons").map(({ path }) => path.split("/").at(-1));
  const reads = [
    ...READS,
    ...events.map((path) => `/api/admin/${path}`),
    ...seasons.map((season) => `/api/league-table?season=${season}`),
  ];
  const before = await readAll(desk, reads);

  // Events before their matches, so that each is deleted by itself.
  for (const { path } of chosen) {
    const answer = await send(desk, "DELETE", path);
    assert.equal(answer.status, 200, `${path}: ${answer.ok || (await answer.text())}`);
  }
  const without = await readAll(desk, reads);
  assert.ok(
    reads.filter((path) => before.get(path) !== without.get(path)).length >= 15,
    "little was deleted",
  );
  for (const { kind, id } of chosen.toReversed()) {
    const answer = await send(desk, "POST", `/api/admin/trash/${kind}/${id}/restore`);
    assert.equal(answer.status, 200, `${kind} ${id}: ${answer.ok || (await answer.text())}`);
  }

  const after = await readAll(desk, reads);
  const differing = reads.filter((path) => before.get(path) !== after.get(path));
  const bytes = [...after.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  t.diagnostic(
    `${chosen.length} records of ${new Set(chosen.map(({ kind }) => kind)).size} kinds deleted and brought back: ` +
      `${reads.length - differing.length} of ${reads.length} answers (${bytes} bytes) are the same to the byte`,
  );
  assert.deepEqual(differing, []);
});

async function choose(desk: Place): Promise<Deleted[]> {
  const some = async (kind: string, list: string, count: number, path = list): Promise<Deleted[]> => {
    const body = await readJson<Record<string, { id: number; pair_id?: number | null }[]>>(
      desk,
      `/api/admin/${list}`,
    );
    const rows = Object.values(body).find(Array.isArray) ?? [];
    const single = rows.filter(({ pair_id }) => !pair_id);
    return single.slice(0, count).map(({ id }) => ({ kind, id, path: `/api/admin/${path}/${id}` }));
  };
  const made = async (kind: string, list: string, body: object): Promise<Deleted> => {
    const { id } = (await (await send(desk, "POST", `/api/admin/${list}`, body)).json()) as { id: number };
    return { kind, id, path: `/api/admin/${list}/${id}` };
  };
  const { matches } = await readJson<{ matches: { id: number }[] }>(
    desk,
    "/api/matches?status=finished&limit=2",
  );
  const events: Deleted[] = [];
  for (const { id } of matches) events.push(...(await some("match_events", `matches/${id}/events`, 3)));
  events.push(await substitution(desk, matches[0]!.id));
  return [
    ...events,
    ...(await some("articles", "news", 10)),
    ...(await some("players", "players", 9)),
    ...(await some("staff", "staff", 5)),
    ...(await some("matches", "matches", 8)),
    ...(await some("partners", "partners", 5)),
    ...(await some("settings", "settings", 5)),
    ...(await some("messages", "messages", 5)),
    await pastSeason(desk),
    await made("categories", "categories", { name: "Undoing" }),
    await made("teams", "teams", { name: "Undo Town" }),
    await made("competitions", "competitions", { name: "Undo Cup" }),
    await made("honours", "honours", { kind: "cup", year: "2006", name: "Undo Title" }),
  ];
}

/** One entry of two events; deleting it by either half deletes both, and so does undoing. */
async function substitution(desk: Place, matchId: number): Promise<Deleted> {
  const player_in = { player_name: "Aram", player_last_name: "In" };
  const player_out = { player_name: "Gor", player_last_name: "Out" };
  const body = { event_type: "substitution", team_type: "home", minute: 61, player_in, player_out };
  await send(desk, "POST", `/api/admin/matches/${matchId}/events`, body);
  const { events } = await readJson<{ events: { id: number; player_last_name: string }[] }>(
    desk,
    `/api/admin/matches/${matchId}/events`,
  );
  const { id } = events.find(({ player_last_name }) => player_last_name === "In")!;
  return { kind: "match_events", id, path: `/api/admin/matches/${matchId}/events/${id}` };
}

async function pastSeason(desk: Place): Promise<Deleted> {
  const { seasons } = await readJson<{ seasons: { season: string; current: boolean }[] }>(
    desk,
    "/api/admin/league-table/seasons",
  );
  const past = seasons.find(({ current }) => !current)!.season;
  const { id } = await readJson<{ id: number }>(desk, `/api/seasons/${past}`);
  return { kind: "seasons", id, path: `/api/admin/seasons/${past}` };
}

async function readAll(desk: Place, paths: string[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const path of paths) {
    const answer = await send(desk, "GET", path);
    assert.equal(answer.status, 200, path);
    texts.set(path, await answer.text());
  }
  return texts;
}
