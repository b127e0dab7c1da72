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
  "post /admin/previews/:kind/:id": {
    by: "editor",
    async prepare(club) {
      const { id } = await must(club, "/admin/news", post({ title: fresh("Shown"), content: "Text." }));
      return { path: `/admin/previews/articles/${id}`, json: { label: fresh("For") } };
    },
  },
  "post /admin/record-notes/:kind/:id": {
    by: "editor",
    async prepare(club) {
      const { id } = await must(club, "/admin/news", post({ title: fresh("Noted"), content: "Text." }));
      const json = { language: "en", block_hash: "x1", block_text: "Text.", text: fresh("Note") };
      return { path: `/admin/record-notes/articles/${id}`, json };
    },
  },
  "post /admin/notes/:id/answers": {
    by: "editor",
    async prepare(club) {
      const { id } = await must(club, "/admin/news", post({ title: fresh("Noted"), content: "Text." }));
      const json = { language: "en", block_hash: "x1", block_text: "Text.", text: fresh("Note") };
      const note = await must(club, `/admin/record-notes/articles/${id}`, post(json));
      return { path: `/admin/notes/${note.id}/answers`, json: { text: fresh("Answer") } };
    },
  },
  "post /admin/bundles": plain("/admin/bundles", (name) => ({ name, goes_at: null, parts: [] })),
  "post /admin/calendar/slots": {
    by: "editor",
    async prepare(club) {
      const { id: match_id } = await must(club, "/admin/matches", post(match(fresh("Hosts"))));
      return { path: "/admin/calendar/slots", json: { match_id, slot: "report", language: "en" } };
    },
  },
  "post /admin/categories": plain("/admin/categories", (name) => ({ name })),
  "post /admin/players": plain("/admin/players", (name) => ({ ...person(name), position: "Forward" })),
  "post /admin/staff": plain("/admin/staff", (name) => ({
    ...person(name),
    department: "coaching",
    role: "Head Coach",
    role_hy: "Գլխավոր մարզիչ",
  })),
  "post /admin/people": plain("/admin/people", (last_name) => ({ last_name })),
  "post /admin/spells": {
    by: "editor",
    async prepare(club) {
      const { id } = await must(club, "/admin/people", post({ last_name: fresh("Hurt") }));
      return { path: "/admin/spells", json: { person_id: id, kind: "injury", starts_on: "2026-03-01" } };
    },
  },
  "post /admin/squads": {
    by: "editor",
    async prepare(club) {
      const { id: team_id } = await must(club, "/admin/teams", post({ name: fresh("Team") }));
      const json = { season: "2025-26", team_id, number: 9, person: { last_name: fresh("Striker") } };
      return { path: "/admin/squads", json };
    },
  },
  "post /admin/teams": plain("/admin/teams", (name) => ({ name })),
  "post /admin/competitions": plain("/admin/competitions", (name) => ({ name })),
  "post /admin/honours": plain("/admin/honours", (name) => ({ kind: "cup", year: "2006", name })),
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
  "post /admin/seasons/:season/stages": {
    by: "editor",
    async prepare(club) {
      const { season } = await must(club, "/admin/seasons", post({ season: freshSeason() }));
      return { path: `/admin/seasons/${season}/stages`, json: { name: fresh("Group"), first_round: 10 } };
    },
  },
  "post /admin/matches/:id/events": {
    by: "editor",
    async prepare(club) {
      const { id } = await must(club, "/admin/matches", post(match(fresh("Hosts"))));
      const json = { event_type: "goal", team_type: "home", minute: 11, player_last_name: fresh("Scorer") };
      return { path: `/admin/matches/${id}/events`, json };
    },
  },
  "post /admin/media": upload("/admin/media"),
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
  "post /admin/news/checks": "says what the checks find and saves nothing",
  "post /admin/text-tree": "reads a text and saves nothing",
  "post /admin/preview-links/:id/seen": "an answer is acted on once",
  "post /admin/news/:id/publication-wish": "of each article there is one wish",
  "post /admin/bundles/:id/start": "a bundle waits for its hour, however often it is said",
  "post /admin/bundles/:id/stop": "a bundle is stopped, however often it is said",
  "post /admin/calendar/articles/:id/move": "an article stands on the day that is said, however often",
  "post /auth/login": "a session belongs to one browser, and one that nobody holds ends by itself",
  "post /auth/logout": "ends what is there",
  "post /auth/links/:token": "a link works once",
  "post /account/password": "asks for the present password, which is another one then",
  "post /account/two-factor": "a set-up that is begun anew replaces the one before",
  "post /account/two-factor/confirm": "a second factor is turned on once",
  "post /account/two-factor/recovery-codes": "ten new codes replace the ten before, and are shown once",
  "post /admin/accounts/:id/two-factor/reset": "takes off what is there",
  "post /admin/categories/order": "a list stands in the order that is said, however often",
  "post /admin/honours/order": "a list stands in the order that is said, however often",
  "post /admin/competitions/order": "a list stands in the order that is said, however often",
  "post /admin/partners/order": "a list stands in the order that is said, however often",
  "post /admin/league-table/current": "the season that the site shows is one",
  "post /admin/news/bulk": "an article is published, taken back or in the trash, however often it is said",
  "post /admin/media/:id/file": "the file that is sent again is the picture's already",
  "post /admin/media/edit": "says the same of the same pictures",
  "post /admin/media/delete": "what is in the trash is not found there again",
  "post /admin/media/merge": "what was merged is in the trash; a second time is refused",
  "post /admin/people/:id/merge": "says that two records are one person; a second time is refused",
  "post /admin/presence/:kind/:id": "says who has a record open, every 15 seconds",
  "post /matchday/:id/ledger": "each entry has an id of its own, and is taken once, however often it is sent",
  "post /matchday/:id/pass": "a pass belongs to one browser, and one that nobody holds ends by itself",
  "post /admin/squads/fill": "adds those who are not in the squad yet",
  "post /admin/squads/paste": "adds those who are not in the squad yet",
  "post /newsletter/confirm": "a subscription is confirmed, however often it is said",
  "post /newsletter/unsubscribe": "a subscription has ended, however often it is said",
  "post /page-views": "counts, and keeps nothing of who looked",
};
