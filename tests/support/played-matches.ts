import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { Kind, Period, Side } from "#src/features/ledger/ledger.ts";
import type { RunningSite } from "./site.ts";

/** What a phone at the ground writes, in short. */
export interface Tap {
  kind: Kind;
  side?: Side;
  period?: Period;
  /** Of the period; decimals are seconds. */
  minute?: number;
  payload?: object;
  /** By which a correction names it, as `target`. */
  id?: string;
  target?: string;
}

export type PlayedMatches = ReturnType<typeof playedMatches>;

/** Matches of the own club on a running site, written through its public calls. */
export function playedMatches(site: RunningSite, token: () => string) {
  async function send(method: string, path: string, body: object): Promise<{ id: number }> {
    const answer = await fetch(`${site.url}/api${path}`, {
      method,
      headers: { "content-type": "application/json", authorization: `Bearer ${token()}` },
      body: JSON.stringify(body),
    });
    assert.ok(answer.ok, `${path}: ${answer.status} ${await answer.clone().text()}`);
    return (answer.status === 204 ? {} : await answer.json()) as { id: number };
  }

  /** A match that kicked off some minutes ago, or begins in some. */
  async function newMatch(minutesAgo: number, more: object = {}): Promise<number> {
    const { id } = await send("POST", "/admin/matches", {
      ...{ home_team_name: "Argishti", away_team_name: "Pyunik", competition_name: "Armenian Cup" },
      match_date: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
      ...more,
    });
    return id;
  }

  function tap(id: number, ...taps: Tap[]) {
    const now = new Date().toISOString();
    return send("POST", `/matchday/${id}/ledger`, {
      ...{ device: "phone", sent_at: now, after: 0 },
      entries: taps.map(
        ({ id = randomUUID(), kind, side, period = "first", minute = 0, payload = {}, target }) => ({
          ...{ id, kind, side: side ?? null, period, payload, target: target ?? null },
          ...{ clock_ms: minute * 60_000, occurred_at: now },
        }),
      ),
    });
  }

  /** Both elevens with a bench, as everybody sees them at once: names at home, numbers away. */
  async function nameLineups(id: number): Promise<void> {
    const publish_at = new Date(Date.now() - 60_000).toISOString();
    const people = (side: Side) =>
      Array.from({ length: 16 }, (_, at) => ({
        ...{ role: at < 11 ? "start" : "bench", number: at + 1, is_keeper: at === 0, is_captain: at === 5 },
        ...(at < 11 ? { slot: at + 1 } : {}),
        ...(side === "home" ? { player_name: "Levon", player_last_name: `Aragatsyan-${at + 1}` } : {}),
      }));
    for (const [side, formation] of [
      ["home", "4-3-3"],
      ["away", "4-2-3-1"],
    ] as const)
      await send("PUT", `/admin/matches/${id}/lineups/${side}`, {
        ...{ formation, publish_at, players: people(side) },
      });
  }

  /** A match that began an hour ago, with its line-ups and what was tapped. */
  async function played(...taps: Tap[]): Promise<number> {
    const id = await newMatch(60);
    await nameLineups(id);
    await tap(id, ...taps);
    return id;
  }

  return { send, newMatch, tap, played, nameLineups };
}

export function goal(side: Side, minute: number, more: Partial<Tap> = {}): Tap {
  const scorer = { names: { player_name: "Levon", player_last_name: "Aragatsyan" } };
  return { kind: "goal", side, minute, payload: { scorer }, ...more };
}

export function period(kind: "period_start" | "period_end", name: Period, payload: object = {}): Tap {
  return { kind, period: name, minute: kind === "period_end" ? 45 : 0, payload };
}
