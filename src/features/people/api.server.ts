import { z } from "zod";
import { callsOf, listOf } from "#src/api/endpoint.server.ts";
import { mergePeople, undoMerge } from "./merge-commands.server.ts";
import { listNamed } from "./named-queries.server.ts";
import { readSquad, toAbsence, toAnswer } from "./office-queries.server.ts";
import { findOwnAbsences } from "./out-queries.server.ts";
import { createPerson, deletePerson, updatePerson } from "./person-commands.server.ts";
import { previewMerge, readPersonFile } from "./person-file-queries.server.ts";
import { getPerson, getSquadPlace, searchPeople } from "./queries.server.ts";
import {
  MergedPerson,
  MergeGiven,
  MergePreview,
  MergeQuery,
  NamedList,
  NamedQuery,
  NewPerson,
  NewSpell,
  NewSquadPlace,
  OwnAbsenceList,
  PastedSquad,
  PeopleList,
  PeopleQuery,
  PersonAnswer,
  PersonEdit,
  PersonFile,
  SavedSpell,
  SavedSquadPlace,
  SpellAnswer,
  SpellEdit,
  SpellList,
  SquadLines,
  SquadList,
  SquadPlaceAnswer,
  SquadPlaceEdit,
  SquadQuery,
  SuspendedInMatch,
  WhichSquadGiven,
} from "./schemas.server.ts";
import { createSpell, removeSpell, updateSpell } from "./spell-commands.server.ts";
import { getSpell, listSpellRecords } from "./spell-record-queries.server.ts";
import { addToSquad, removeFromSquad, updateSquadPlace } from "./squad-commands.server.ts";
import { fillSquad, pasteSquad } from "./squad-list-commands.server.ts";
import { listSuspended } from "./suspension-queries.server.ts";

const calls = callsOf("People and squads");

const peopleApi = [
  calls.get("/admin/people", "editor", {
    summary: "People of all clubs by name, each with the newest place in a squad.",
    query: PeopleQuery,
    answer: PeopleList,
    handle: async ({ app, query }) => listOf("people", await searchPeople(app.db, query)),
  }),
  calls.get("/admin/people/:id", "editor", {
    summary: "One person.",
    answer: PersonAnswer,
    handle: ({ app, params }) => getPerson(app.db, params.id),
  }),
  calls.post("/admin/people", "editor", {
    summary: "Creates a person; a name in one language is enough.",
    body: NewPerson,
    answer: PersonAnswer,
    status: 201,
    handle: ({ actor, body }) => createPerson(actor, body),
  }),
  calls.put("/admin/people/:id", "editor", {
    summary: "Saves a person; names that the lists of players and staff hold are changed there.",
    body: PersonEdit,
    answer: PersonAnswer,
    handle: ({ actor, params, body }) => updatePerson(actor, params.id, body),
  }),
  calls.deleteById("/admin/people/:id", "Moves a person who is in no squad to the trash.", deletePerson),
  calls.get("/admin/people/:id/file", "editor", {
    summary: "All that is known of a person: places in squads, spells, and who was merged into it.",
    answer: PersonFile,
    handle: ({ app, params }) => readPersonFile(app.db, params.id),
  }),
  calls.get("/admin/people/:id/merge", "editor", {
    summary: "Two people side by side, with what would follow a merge and what speaks against it.",
    query: MergeQuery,
    answer: MergePreview,
    handle: ({ app, actor, params, query }) => previewMerge(app.db, params.id, query.with, actor.language),
  }),
  calls.post("/admin/people/:id/merge", "editor", {
    summary:
      "Two records turned out to be one person: events, line-ups, places and spells follow. It can be undone.",
    body: MergeGiven,
    answer: MergedPerson,
    status: 200,
    handle: ({ actor, params, body }) => mergePeople(actor, params.id, body),
  }),
  calls.delete("/admin/people/:id/merge", "editor", {
    summary: "Takes a merge back: two people again.",
    answer: PersonAnswer,
    handle: ({ actor, params }) => undoMerge(actor, params.id),
  }),
];

const squadsApi = [
  calls.get("/admin/squads", "editor", {
    summary: "The squad of a team in a season, and who misses its next match because of cards.",
    query: SquadQuery,
    answer: SquadList,
    handle: ({ app, query }) => readSquad(app.db, query, app.now().toISOString()),
  }),
  calls.get("/admin/squads/named", "editor", {
    summary: "Whom logs and line-ups of a season name for a team, and its squad does not have.",
    query: NamedQuery,
    answer: NamedList,
    handle: async ({ app, query }) => listOf("people", await listNamed(app.db, query)),
  }),
  calls.get("/admin/squads/absences", "editor", {
    summary:
      "Who of the own club misses its next match, and who plays elsewhere: lent out, or gone for good.",
    answer: OwnAbsenceList,
    handle: async ({ app }) => {
      const { out, away } = await findOwnAbsences(app.db, app.now(), { isPublicOnly: false });
      return listOf("absences", [...out.map(toAbsence), ...away.map(toAbsence)]);
    },
  }),
  calls.get("/admin/squads/:id", "editor", {
    summary: "One place in a squad.",
    answer: SquadPlaceAnswer,
    handle: ({ app, params }) => getSquadPlace(app.db, params.id),
  }),
  calls.post("/admin/squads", "editor", {
    summary: "Puts somebody into a squad: a known person, or a new one by name.",
    body: NewSquadPlace,
    answer: SavedSquadPlace,
    status: 201,
    handle: ({ actor, body }) => addToSquad(actor, body),
  }),
  calls.post("/admin/squads/paste", "editor", {
    summary: "Adds a squad from lines of numbers and names.",
    body: SquadLines,
    answer: PastedSquad,
    handle: ({ actor, body }) => pasteSquad(actor, body),
  }),
  calls.post("/admin/squads/fill", "editor", {
    summary: "Fills a squad from the active players, or from the team's squad of the season before.",
    body: WhichSquadGiven,
    answer: z.object({ added: z.number() }),
    handle: ({ actor, body }) => fillSquad(actor, body),
  }),
  calls.put("/admin/squads/:id", "editor", {
    summary: "Saves a place in a squad.",
    body: SquadPlaceEdit,
    answer: SavedSquadPlace,
    handle: ({ actor, params, body }) => updateSquadPlace(actor, params.id, body),
  }),
  calls.deleteById("/admin/squads/:id", "Moves a place in a squad to the trash.", removeFromSquad),
  calls.get("/admin/matches/:id/suspended", "editor", {
    summary: "Who misses a match because of the cards before it.",
    answer: SuspendedInMatch,
    handle: async ({ app, params }) => {
      const { home, away } = await listSuspended(app.db, params.id);
      return { home: home.map(toAnswer), away: away.map(toAnswer) };
    },
  }),
];

const spellsApi = [
  calls.get("/admin/people/:id/spells", "editor", {
    summary: "Somebody's transfers, loans, injuries, suspensions and absences, the latest first.",
    answer: SpellList,
    handle: async ({ app, params }) => listOf("spells", await listSpellRecords(app.db, params.id)),
  }),
  calls.get("/admin/spells/:id", "editor", {
    summary: "One spell.",
    answer: SpellAnswer,
    handle: ({ app, params }) => getSpell(app.db, params.id),
  }),
  calls.post("/admin/spells", "editor", {
    summary:
      "Somebody is hurt, banned, away, lent or sold; a move begins and ends places in squads from its day on.",
    body: NewSpell,
    answer: SavedSpell,
    status: 201,
    handle: ({ actor, body }) => createSpell(actor, body),
  }),
  calls.put("/admin/spells/:id", "editor", {
    summary: "Saves a spell; a move whose days or clubs change is taken back and made anew.",
    body: SpellEdit,
    answer: SavedSpell,
    handle: ({ actor, params, body }) => updateSpell(actor, params.id, body),
  }),
  calls.deleteById(
    "/admin/spells/:id",
    "Moves a spell to the trash; what a move did to squads is taken back.",
    removeSpell,
  ),
];

export const peopleAndSquadsApi = [...peopleApi, ...squadsApi, ...spellsApi];
