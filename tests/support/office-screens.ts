import { type RunningSite, signIn } from "./site.ts";

/** The address of each screen and of each kind of dialog of the back office, with records of the demo club. */
export async function officeScreens(site: RunningSite): Promise<string[]> {
  const headers = { authorization: `Bearer ${await signIn(site)}` };
  const first = async (path: string, list: string) =>
    ((await (await fetch(site.url + path, { headers })).json()) as Record<string, { id: number }[]>)[
      list
    ]?.[0]?.id;
  const picture = await first("/api/admin/media", "pictures");
  const match = await first("/api/matches?status=scheduled&search=Argishti&limit=1", "matches");
  return [
    "/admin",
    "/admin/news",
    "/admin/news/create",
    `/admin/news/edit/${await first("/api/news?limit=1", "news")}`,
    `/admin/players?player=${await first("/api/players", "players")}`,
    "/admin/players/create",
    "/admin/squads",
    "/admin/staff",
    "/admin/staff/create",
    "/admin/matches",
    `/admin/matches/edit/${match}`,
    `/admin/matches/${match}/lineup`,
    "/admin/table",
    "/admin/partners",
    `/admin/partners?partner=${await first("/api/partners", "partners")}`,
    "/admin/news/translations",
    `/admin/news/${await first("/api/news?limit=1", "news")}/translate/ru`,
    "/admin/media",
    ...(picture ? [`/admin/media/${picture}`] : []),
    "/admin/calendar",
    "/admin/bundles",
    "/admin/categories",
    "/admin/categories/create",
    "/admin/teams",
    `/admin/teams/edit/${await first("/api/teams", "teams")}`,
    "/admin/competitions",
    "/admin/competitions/create",
    "/admin/honours",
    "/admin/honours/create",
    "/admin/settings",
    "/admin/settings/create",
    "/admin/messages",
    "/admin/trash",
    "/admin/audit",
    `/admin/players/edit/${await first("/api/players", "players")}`,
    `/admin/people/${await first("/api/admin/people?limit=1", "people")}`,
    `/admin/staff/edit/${await first("/api/staff", "staff")}`,
    "/admin/matches/create",
    `/admin/competitions/edit/${await first("/api/competitions", "competitions")}`,
    `/admin/honours/edit/${await first("/api/admin/honours", "honours")}`,
    "/admin/accounts",
    "/admin/profile",
  ];
}
