import { callsOf, listOf } from "#src/api/endpoint.server.ts";
import { addNote, answerNote, resolveNote } from "./commands.server.ts";
import { listNotes, requireNoted } from "./queries.server.ts";
import { NewAnswer, NewNote, NoteAnswer, NotedParams, NoteList, NoteSwitch } from "./schemas.server.ts";

const calls = callsOf("Notes");
/** A paragraph may be as long as a text. */
const NOTE_BYTES = 512 * 1024;

export const notesApi = [
  calls.get("/admin/record-notes/:kind/:id", "writer", {
    summary: "What was said about the paragraphs of a record's texts.",
    params: NotedParams,
    answer: NoteList,
    handle: async ({ app, actor, params }) => {
      await requireNoted(app.db, actor.account, params);
      return listOf("notes", await listNotes(app.db, params));
    },
  }),
  calls.post("/admin/record-notes/:kind/:id", "writer", {
    summary: "Says something about a paragraph.",
    params: NotedParams,
    body: NewNote,
    maxBytes: NOTE_BYTES,
    answer: NoteAnswer,
    status: 201,
    handle: ({ actor, params, body }) => addNote(actor, params, body),
  }),
  calls.post("/admin/notes/:id/answers", "writer", {
    summary: "Answers a note.",
    body: NewAnswer,
    answer: NoteAnswer,
    status: 201,
    handle: ({ actor, params, body }) => answerNote(actor, params.id, body.text),
  }),
  calls.patch("/admin/notes/:id", "writer", {
    summary: "Says that a note is dealt with, or that it is not.",
    body: NoteSwitch,
    answer: NoteAnswer,
    handle: ({ actor, params, body }) => resolveNote(actor, params.id, body.is_resolved),
  }),
];
