import { callsOf, listOf } from "#src/api/endpoint.server.ts";
import { getSeason, listStages } from "./queries.server.ts";
import { createStage, deleteStage, updateStage } from "./stage-commands.server.ts";
import { NewStage, StageAnswer, StageEdit, StageList, StagesOf } from "./stage-schemas.server.ts";

const calls = callsOf("League table");

export const stagesApi = [
  calls.get("/seasons/:season/stages", "public", {
    summary: "The groups and deciding matches that follow the rounds in which all meet.",
    params: StagesOf,
    answer: StageList,
    isCacheable: true,
    handle: async ({ app, params }) => {
      const { id } = await getSeason(app.db, params.season);
      return listOf("stages", await listStages(app.db, id));
    },
  }),
  calls.post("/admin/seasons/:season/stages", "editor", {
    summary: "Adds a group or a deciding match to a season.",
    params: StagesOf,
    body: NewStage,
    answer: StageAnswer,
    status: 201,
    handle: ({ actor, params, body }) => createStage(actor, params.season, body),
  }),
  calls.put("/admin/stages/:id", "editor", {
    summary: "Saves a stage of a season.",
    body: StageEdit,
    answer: StageAnswer,
    handle: ({ actor, params, body }) => updateStage(actor, params.id, body),
  }),
  calls.deleteById("/admin/stages/:id", "Moves a stage of a season to the trash.", deleteStage),
];
