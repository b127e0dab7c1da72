import type { Kind } from "#src/features/ledger/ledger.ts";
import type { EntryGiven } from "#src/features/ledger/schemas.server.ts";
import { createMatch } from "#src/features/matches/test-support.ts";
import type { TestClub } from "#tests/support/club.ts";

/** The kick-off of the tests' match, UTC. */
export const KICK_OFF = "2026-03-14T11:00:00.000Z";

/** An entry as a phone sends it, a minute after the kick-off. */
export function tapped(kind: Kind, payload: object = {}, more: Partial<EntryGiven> = {}): EntryGiven {
  const moment = { period: "first" as const, clock_ms: 60_000, occurred_at: "2026-03-14T11:01:00.000Z" };
  return { id: crypto.randomUUID(), kind, payload, side: null, target: null, ...moment, ...more };
}

/** A club with a match that begins now, and a phone at its side. */
export async function withMatchDay(club: TestClub, match: object = {}) {
  club.setNow(KICK_OFF);
  const { id } = await createMatch(club, { match_date: KICK_OFF, ...match });
  const send = (entries: unknown[], { device = "phone", after = 0, to = id as number, headers = {} } = {}) =>
    club.call(`/api/matchday/${to}/ledger`, {
      ...("cookie" in headers ? {} : { as: "editor" as const }),
      json: { device, sent_at: KICK_OFF, after, entries },
      headers,
    });
  const read = async () => (await club.call(`/api/matches/${id}`)).body;
  return { ...club, id: id as number, send, read };
}

/** The score of an answer of the API, e.g. "1:0". */
export function scoreIn({ home_score, away_score }: { home_score: number; away_score: number }): string {
  return `${home_score}:${away_score}`;
}
