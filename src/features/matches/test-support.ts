import type { TestClub } from "#tests/support/club.ts";

/** Two known teams, as their answers. */
export async function createTeams({ call }: TestClub) {
  const create = async (json: object) => (await call("/api/admin/teams", { as: "editor", json })).body;
  const noah = await create({
    name: "Noah",
    name_hy: "Նոա",
    name_ru: "Ноа",
    venue: "Abovyan",
    logo_url: "/club/noah.png",
  });
  const van = await create({ name: "Van", name_hy: "Վան", name_ru: "Ван" });
  return { noah, van };
}

/** Enters a match between two free names, changed as the test needs; answers what the API did. */
export function postMatch({ call }: TestClub, match: object = {}) {
  const json = {
    home_team_name: "Hosts",
    away_team_name: "Guests",
    match_date: "2026-03-14T15:00",
    ...match,
  };
  return call("/api/admin/matches", { as: "editor", json });
}

export async function createMatch(club: TestClub, match: object = {}) {
  const { status, body } = await postMatch(club, match);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

export function putMatch({ call }: TestClub, id: number, json: object) {
  return call(`/api/admin/matches/${id}`, { as: "editor", method: "PUT", json });
}
