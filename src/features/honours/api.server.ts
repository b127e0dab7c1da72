import { callsOf, listOf } from "#src/api/endpoint.server.ts";
import { NewOrder } from "#src/records/order.server.ts";
import { createHonour, deleteHonour, orderHonours, updateHonour } from "./commands.server.ts";
import { getHonour, listHonours } from "./queries.server.ts";
import { HonourAnswer, HonourEdit, HonourList, NewHonour } from "./schemas.server.ts";

const calls = callsOf("Honours");

export const honoursApi = [
  calls.get("/admin/honours", "editor", {
    summary: "The club's titles and the stations of its history, in their order.",
    answer: HonourList,
    handle: async ({ app }) => listOf("honours", await listHonours(app.db)),
  }),
  calls.get("/admin/honours/:id", "editor", {
    summary: "One title or station.",
    answer: HonourAnswer,
    handle: ({ app, params }) => getHonour(app.db, params.id),
  }),
  calls.post("/admin/honours/order", "editor", {
    summary: "Puts titles and stations in a new order.",
    body: NewOrder,
    answer: HonourList,
    handle: async ({ app, actor, body }) => {
      await orderHonours(actor, body);
      return listOf("honours", await listHonours(app.db));
    },
  }),
  calls.post("/admin/honours", "editor", {
    summary: "Enters a title or a station.",
    body: NewHonour,
    answer: HonourAnswer,
    status: 201,
    handle: ({ actor, body }) => createHonour(actor, body),
  }),
  calls.put("/admin/honours/:id", "editor", {
    summary: "Saves a title or a station.",
    body: HonourEdit,
    answer: HonourAnswer,
    handle: ({ actor, params, body }) => updateHonour(actor, params.id, body),
  }),
  calls.deleteById("/admin/honours/:id", "Moves a title or a station to the trash.", deleteHonour),
];
