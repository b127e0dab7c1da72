import type { TestClub } from "#tests/support/club.ts";
import { picture } from "#tests/support/picture.ts";
import { fresh, must, post } from "../simultaneous/moment.ts";

/** A call that makes something, with what it needs already in the club. */
export interface Creating {
  path: string;
  json?: object;
  form?: FormData;
}

interface CreatingCall {
  /** Who makes it; `nobody` is a visitor. */
  by: "editor" | "admin" | "nobody";
  /** A mail leaves with it. */
  isMailed?: true;
  /** Each time something else, so that nothing but its key ties it to an earlier one. */
  prepare(club: TestClub): Promise<Creating>;
}

/** A create that needs nothing else in the club. */
const plain = (path: string, make: (name: string) => object): CreatingCall => ({
  by: "editor",
  prepare: async () => ({ path, json: make(fresh("Name")) }),
});

const person = (first_name: string) => ({
  first_name,
  first_name_hy: "Անի",
  last_name: "Sargsyan",
  last_name_hy: "Սարգսյան",
});
const partner = (name: string) => ({ name, url: "https://bank.example", category: "partner" });
const match = (home_team_name: string) => ({
  home_team_name,
  away_team_name: "Guests",
  match_date: "2026-03-14T15:00",
});
const dashed = (name: string) => name.toLowerCase().replace(" ", "_");
const mailOf = (name: string) => `${dashed(name)}@mail.example`;

let colour = 0x100000;
const freshPicture = (field: string) => {
  colour += 4321;
  return picture(field, `#${colour.toString(16)}`);
};

let year = 1700;
const freshSeason = () => {
  year++;
  return `${year}-${String((year + 1) % 100).padStart(2, "0")}`;
};

const upload = (path: string): CreatingCall => ({
  by: "editor",
  prepare: async () => ({ path, form: await freshPicture("image") }),
});

/** Every call of the API that makes something or sends a mail, as it is declared. */
export const CREATING: Record<string, CreatingCall> = {
  "post /admin/news": plain("/admin/news", (title) => ({ title, content: "Text." })),
  "post /admin/categories": plain("/admin/categories", (name) => ({ name })),
  "post /admin/players": plain("/admin/players", (name) => ({ ...person(name), position: "Forward" })),
  "post /admin/staff": plain("/admin/staff", (name) => ({
    ...person(name),
    department: "coaching",
    role: "Head Coach",
    role_hy: "Գլխավոր մարզիչ",
  })),
  "post /admin/teams": plain("/admin/teams", (name) => ({ name })),
  "post /admin/competitions": plain("/admin/competitions", (name) => ({ name })),
  "post /admin/matches": plain("/admin/matches", match),
  "post /admin/partners": plain("/admin/partners", partner),
  "post /admin/settings": plain("/admin/settings", (name) => ({
    key: dashed(name),
    value: name,
    type: "text",
  })),
  "post /admin/seasons": {
    by: "editor",
    prepare: async () => ({ path: "/admin/seasons", json: { season: freshSeason() } }),
  },
  "post /admin/matches/:id/events": {
    by: "editor",
    async prepare(club) {
      const { id } = await must(club, "/admin/matches", post(match(fresh("Hosts"))));
      const json = { event_type: "goal", team_type: "home", minute: 11, player_last_name: fresh("Scorer") };
      return { path: `/admin/matches/${id}/events`, json };
    },
  },
  "post /upload/image": upload("/upload/image"),
  "post /upload/news-image": upload("/upload/news-image"),
  "post /admin/teams/:id/logo": {
    by: "editor",
    async prepare(club) {
      const { id } = await must(club, "/admin/teams", post({ name: fresh("Team") }));
      return { path: `/admin/teams/${id}/logo`, form: await freshPicture("logo") };
    },
  },
  "post /admin/partners/:id/banner": {
    by: "editor",
    async prepare(club) {
      const { id } = await must(club, "/admin/partners", post(partner(fresh("Bank"))));
      return { path: `/admin/partners/${id}/banner`, form: await freshPicture("banner") };
    },
  },
  "post /admin/history/:kind/:id/:version/restore": {
    by: "editor",
    async prepare(club) {
      const { id } = await must(club, "/admin/partners", post(partner(fresh("Bank"))));
      const edit = { ...post(partner(fresh("Shop"))), method: "PUT" };
      const { version } = await must(club, `/admin/partners/${id}`, edit);
      return { path: `/admin/history/partners/${id}/1/restore`, json: { version } };
    },
  },
  "post /admin/trash/:kind/:id/restore": {
    by: "editor",
    async prepare(club) {
      const { id } = await must(club, "/admin/partners", post(partner(fresh("Bank"))));
      await must(club, `/admin/partners/${id}`, { ...post(), method: "DELETE" });
      return { path: `/admin/trash/partners/${id}/restore` };
    },
  },
  "post /contact": {
    by: "nobody",
    prepare: async () => {
      const name = fresh("Ani");
      return { path: "/contact", json: { name, email: mailOf(name), message: "Where is the umbrella?" } };
    },
  },
  "post /admin/messages/:id/reply": {
    by: "editor",
    isMailed: true,
    async prepare(club) {
      const name = fresh("Ani");
      const json = { name, email: mailOf(name), message: "Where is the umbrella?" };
      await must(club, "/contact", { json, headers: {} });
      const { id } = (await must(club, "/admin/messages", { as: "editor" })).messages[0];
      return { path: `/admin/messages/${id}/reply`, json: { text: "At the gate." } };
    },
  },
  "post /newsletter/subscribe": {
    by: "nobody",
    isMailed: true,
    prepare: async () => ({ path: "/newsletter/subscribe", json: { email: mailOf(fresh("reader")) } }),
  },
  "post /admin/accounts": {
    by: "admin",
    isMailed: true,
    prepare: async () => ({ path: "/admin/accounts", json: invitation() }),
  },
  "post /admin/accounts/:id/link": {
    by: "admin",
    isMailed: true,
    async prepare(club) {
      const { account } = await must(club, "/admin/accounts", { ...post(invitation()), as: "admin" });
      return { path: `/admin/accounts/${account.id}/link` };
    },
  },
};

function invitation() {
  const username = fresh("lilit").replace(" ", "");
  return { username, email: mailOf(username), role: "editor" };
}

/** The other calls that post, and why nothing doubles when one is sent again. */
export const MAKING_NOTHING: Record<string, string> = {
  "post /auth/login": "a session belongs to one browser, and one that nobody holds ends by itself",
  "post /auth/logout": "ends what is there",
  "post /auth/links/:token": "a link works once",
  "post /account/password": "asks for the present password, which is another one then",
  "post /account/two-factor": "a set-up that is begun anew replaces the one before",
  "post /account/two-factor/confirm": "a second factor is turned on once",
  "post /account/two-factor/recovery-codes": "ten new codes replace the ten before, and are shown once",
  "post /admin/accounts/:id/two-factor/reset": "takes off what is there",
  "post /admin/categories/order": "a list stands in the order that is said, however often",
  "post /admin/competitions/order": "a list stands in the order that is said, however often",
  "post /admin/partners/order": "a list stands in the order that is said, however often",
  "post /admin/league-table/current": "the season that the site shows is one",
  "post /admin/news/bulk": "an article is published, taken back or in the trash, however often it is said",
  "post /admin/presence/:kind/:id": "says who has a record open, every 15 seconds",
  "post /newsletter/confirm": "a subscription is confirmed, however often it is said",
  "post /newsletter/unsubscribe": "a subscription has ended, however often it is said",
  "post /page-views": "counts, and keeps nothing of who looked",
};
