import assert from "node:assert/strict";
import { test } from "node:test";
import { z } from "zod";
import { checkAnswer } from "#src/api/check-answer.server.ts";
import type { Endpoint } from "#src/api/endpoint.server.ts";
import { endpoints } from "#src/api.server.ts";
import { openClub } from "#tests/support/club.ts";
import { openDemoClub } from "#tests/support/demo-club.ts";
import { picture } from "#tests/support/picture.ts";

/** A path's parts as the demo club has them; the token is nobody's. */
const PARTS: Record<string, string> = {
  ":season": "2024-25",
  ":kind": "articles",
  ":idOrKey": "1",
  ":version": "1",
  ":key": "1",
  ":language": "hy",
  ":id": "1",
};

/** Calls whose query has to be there, or shows more with one. */
const QUERIES: Record<string, string[]> = {
  "/admin/text-cards": ["?links=/table"],
  "/search": ["?q=derby", "?q=pyunlk&language=hy"],
  "/matches": ["", "?events=true&search=pyunik"],
  "/news": ["", "?search=derby&limit=3"],
  "/admin/people/:id/merge": ["?with=2"],
  "/admin/squads/named": ["?season=2025-26&team=2"],
  "/admin/news": ["", "?sort=title&language=hy&order=asc"],
};

test("every reading call of the demo club answers what it declares, to the last field", async (t) => {
  const { call, admin } = await openDemoClub(t);
  // An edit, so that the first article has a history.
  const { body } = await call("/api/admin/news/1", { as: "editor" });
  const edit = { title: `${body.title}!`, content: body.content };
  await call("/api/admin/news/1", { as: "editor", method: "PUT", json: edit });
  await call("/api/admin/media", { as: "editor", form: await picture("image", "#7c0b2a") });
  const faults: string[] = [];
  let asked = 0;
  for (const { path } of endpoints.filter(({ method }) => method === "get")) {
    if (path.includes(":token")) continue;
    const parts: Record<string, string> = path.startsWith("/admin/accounts")
      ? { ":id": String(admin.account.id) }
      : PARTS;
    const address = path.replace(/:\w+/g, (part) => parts[part] ?? assert.fail(`What is ${part}?`));
    for (const query of QUERIES[path] ?? [""]) {
      const answer = await call(`/api${address}${query}`, { as: "admin" });
      if (answer.status !== 200) faults.push(`${address}${query}: ${JSON.stringify(answer.body)}`);
      asked++;
    }
  }
  assert.deepEqual(faults, []);
  t.diagnostic(`${asked} answers`);
});

test("a field that is not declared is noticed wherever it stands, and so is another media type", async () => {
  const endpoint = (more: Partial<Endpoint> = {}): Endpoint => ({
    method: "get",
    path: "/things",
    access: "public",
    group: "Things",
    summary: "Things.",
    answer: z.object({ things: z.array(z.object({ id: z.number() })) }),
    handle: () => undefined,
    ...more,
  });
  await checkAnswer(endpoint(), { things: [{ id: 1 }] });
  await assert.rejects(checkAnswer(endpoint(), { things: [{ id: 1, secret: "x" }] }), /things\.0\.secret/);
  await assert.rejects(checkAnswer(endpoint(), { things: [{ id: "1" }] }), /expected number/);
  const csv = () => new Response("a,b", { headers: { "content-type": "text/csv; charset=utf-8" } });
  await assert.rejects(checkAnswer(endpoint(), csv()), /text\/csv in place of application\/json/);
  await checkAnswer(endpoint({ produces: "text/csv" }), csv());
});

test("the document names the media type that a call answers", async (t) => {
  const { call } = await openClub(t);
  const { body } = await call("/api/openapi.json");
  const { responses } = body.paths["/api/admin/messages/export.csv"].get;
  assert.deepEqual(Object.keys(responses["200"].content), ["text/csv"]);
});
