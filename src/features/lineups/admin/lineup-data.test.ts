import assert from "node:assert/strict";
import { test } from "node:test";
import type { Candidate } from "../lineup.ts";
import { withKnownLast } from "./lineup-data.ts";

const localized = (text: string) => ({ en: text, hy: text, ru: text });
const squad: Candidate[] = [
  { player_id: null, person_id: 61, number: 1, first: localized("Tigran"), last: localized("Khachunts") },
  { player_id: null, person_id: 63, number: 3, first: localized("Felix"), last: localized("Pirumyan") },
].map((one) => ({ ...one, line: null, is_captain: false, out: null }));

test("an opponent's last line-up of numbers and names is that of his squad, but another name stays another", () => {
  const players = [
    { role: "start" as const, number: 1, player_last_name: "Khachunts" },
    { role: "start" as const, number: 3, player_last_name_hy: "Սահրադյան" },
    { role: "start" as const, number: 44 },
  ];
  const last = { match_date: "", opponent: localized(""), formation: "4-4-2", players, coach: localized("") };
  const data = { team: localized("Van"), is_own: false, lineup: null, candidates: squad, last, coaches: [] };
  assert.deepEqual(
    withKnownLast(data).last?.players.map(({ person_id }) => person_id),
    [61, undefined, undefined],
  );
});
