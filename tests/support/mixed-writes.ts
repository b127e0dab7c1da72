import type { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";

/** One write that staff make, known by a mark that no other has. */
export interface Write {
  kind: (typeof WRITES)[number];
  mark: string;
}

/** Where the writes go and what they need to be there. */
export interface Desk {
  url: string;
  token: string;
  matchId: number;
  messageIds: number[];
}

export const WRITES = [
  "article",
  "partner",
  "player",
  "match",
  "event",
  "table",
  "setting",
  "reply",
] as const;
export const TABLE_SEASON = "1999-00";

/** A desk with a match for events and letters to answer. */
export async function openDesk(url: string, token: string): Promise<Desk> {
  const matchId = await madeId(
    await send({ url, token }, ...call({ kind: "match", mark: "the desk's match" })),
  );
  const { messages } = await readJson<{ messages: { id: number }[] }>({ url, token }, "/api/admin/messages");
  return { url, token, matchId, messageIds: messages.map(({ id }) => id) };
}

/** Makes one write as the back office would. Throws where no answer comes. */
export function write(
  desk: Desk,
  { kind, mark }: Write,
  headers: Record<string, string> = {},
): Promise<Response> {
  const [method, path, body] = call({ kind, mark }, desk);
  return send(desk, method, path, body, headers);
}

/** Writes again, with the same Idempotency-Key, until an answer says that it is there; gives the number of tries. */
export async function writeUntilKept(desk: Desk, what: Write, withinMs: number): Promise<number> {
  const until = performance.now() + withinMs;
  const key = { "idempotency-key": `key-${what.mark}` };
  for (let tries = 1; ; tries++) {
    const answer = await write(desk, what, key).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    if (answer?.ok) return tries;
    if (answer && answer.status < 500) throw new Error(`${what.kind}: ${answer.status}`);
    if (performance.now() > until) throw new Error(`${what.kind} ${what.mark} was not kept in time`);
    await pause(50);
  }
}

export async function readJson<Body>(desk: Pick<Desk, "url" | "token">, path: string): Promise<Body> {
  const answer = await fetch(desk.url + path, { headers: { authorization: `Bearer ${desk.token}` } });
  return (await answer.json()) as Body;
}

export function send(
  { url, token }: Pick<Desk, "url" | "token">,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url + path, {
    method,
    headers: { "content-type": "application/json", authorization: `Bearer ${token}`, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function madeId(answer: Response): Promise<number> {
  return ((await answer.json()) as { id: number }).id;
}

/** Method, path and body of a write. */
function call({ kind, mark }: Write, desk?: Desk): [method: string, path: string, body: object] {
  const names = { first_name_hy: "Գոռ", last_name_hy: "Կիրակոսյան" };
  const row = { team_name: "Ararat", team_name_hy: "Արարատ", adjustment_reason: mark, points_adjustment: -1 };
  const messageIds = desk?.messageIds ?? [];
  // Each writer's letters by turns, so that two seldom meet at one.
  const letter = messageIds[Number(mark.replace(/\D/g, "")) % messageIds.length];
  switch (kind) {
    case "article":
      return ["POST", "/api/admin/news", { title: mark, content: `The story of ${mark}.` }];
    case "partner":
      return ["POST", "/api/admin/partners", { name: mark, url: "https://partner.example" }];
    case "player":
      return [
        "POST",
        "/api/admin/players",
        { first_name: "Gor", last_name: mark, ...names, position: "Forward" },
      ];
    case "match":
      return [
        "POST",
        "/api/admin/matches",
        { home_team_name: mark, away_team_name: "Van", match_date: "2031-03-01T15:00" },
      ];
    case "event": {
      const event = {
        event_type: "goal",
        team_type: "home",
        minute: 12,
        player_name: "Gor",
        player_last_name: mark,
      };
      return ["POST", `/api/admin/matches/${desk?.matchId}/events`, event];
    }
    case "table":
      return ["PUT", "/api/admin/league-table", { season: TABLE_SEASON, standings: [row] }];
    case "setting":
      return ["POST", "/api/admin/settings", { key: mark.replaceAll("-", "_"), value: mark, type: "text" }];
    case "reply":
      return ["POST", `/api/admin/messages/${letter}/reply`, { text: mark }];
  }
}

/** Where each kind's mark stands; of a table only the last save, so its revisions count. */
const PLACES: Record<Write["kind"], string> = {
  article: "select 1 from articles where title = ?",
  partner: "select 1 from partners where name = ?",
  player: "select 1 from players where last_name = ?",
  match: "select 1 from matches where home_team_name = ?",
  event: "select 1 from match_events where player_last_name = ?",
  table: "select 1 from revisions where kind = 'standings' and snapshot like '%\"' || ? || '\"%'",
  setting: "select 1 from settings where key = ?",
  reply: "select 1 from messages where reply_text like '%' || ? || '%'",
};

/** Whether a write is in the database. */
export function isKept(database: DatabaseSync, { kind, mark }: Write): boolean {
  return database.prepare(PLACES[kind]).get(mark) !== undefined;
}
