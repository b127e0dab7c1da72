import assert from "node:assert/strict";
import { test } from "node:test";
import { endpoints } from "#src/api.server.ts";
import { type Answer, openClub } from "#tests/support/club.ts";

const pathOf = (path: string) =>
  `/api${path.replace(":season", "2024-25").replace(":kind", "articles").replace(":side", "home").replace(":language", "hy").replace(/:\w+/g, "1")}`;

function assertSentence({ status, body, headers }: Answer, from: number, to: number, name: string) {
  assert.ok(status >= from && status <= to, `${name}: ${status} ${JSON.stringify(body)}`);
  assert.match(headers.get("content-type") ?? "", /application\/json/, name);
  assert.equal(body.error, body.message, name);
  assert.match(body.error, /\p{L}{2,}/u, name);
  assert.ok(body.code, name);
}

test("every call of the back office refuses a caller without a session, before it reads what was sent", async (t) => {
  const { call } = await openClub(t);
  for (const { method, path, access } of endpoints) {
    if (access === "public" || access === "visitor") continue;
    const answer = await call(pathOf(path), {
      method: method.toUpperCase(),
      headers: { "content-type": "text/weird" },
    });
    assertSentence(answer, 401, 401, `${method} ${path}`);
  }
});

test("an editor is refused where only an admin may", async (t) => {
  const { call } = await openClub(t);
  for (const { method, path } of endpoints.filter(({ access }) => access === "admin")) {
    assertSentence(
      await call(pathOf(path), { method: method.toUpperCase(), as: "editor" }),
      403,
      403,
      `${method} ${path}`,
    );
  }
});

test("every call that takes JSON refuses text that is none, other types, lists, unknown fields and deep nests", async (t) => {
  const { call, app } = await openClub(t);
  const count = async () =>
    (
      await app.db
        .selectFrom("audit")
        .select((e) => e.fn.countAll<number>().as("n"))
        .executeTakeFirstOrThrow()
    ).n;
  const before = await count();
  for (const endpoint of endpoints.filter(({ body }) => body)) {
    const name = `${endpoint.method} ${endpoint.path}`;
    const send = async (body: string, type = "application/json") =>
      call(pathOf(endpoint.path), {
        as: "admin",
        method: endpoint.method.toUpperCase(),
        headers: { "content-type": type },
        raw: body,
      });
    assertSentence(await send('{"a":'), 400, 404, name);
    assertSentence(await send("[]"), 400, 404, name);
    assertSentence(await send("null"), 400, 404, name);
    assertSentence(await send('{"no_such_field":1}'), 400, 404, name);
    assertSentence(await send(`${"[".repeat(2000)}${"]".repeat(2000)}`), 400, 404, name);
    assertSentence(await send("a=1", "text/plain"), 404, 415, name);
  }
  assert.equal(await count(), before, "a refused write changes nothing");
});

test("a number that is none, zero or huge is no id", async (t) => {
  const { call } = await openClub(t);
  for (const { method, path, body } of endpoints.filter(({ path }) => path.endsWith("/:id"))) {
    for (const id of ["abc", "0", "-1", "1.5", "99999999999999999999", "1e3", "%00", "999999"]) {
      const answer = await call(`/api${path.replace(":id", id)}`, {
        as: "admin",
        method: method.toUpperCase(),
        ...(body ? { json: {} } : {}),
      });
      assertSentence(answer, 400, 404, `${method} ${path} ${id}`);
    }
  }
});

test("a known path with a wrong method says which methods it has", async (t) => {
  const { call } = await openClub(t);
  const answer = await call("/api/partners", { method: "DELETE" });
  assertSentence(answer, 405, 405, "DELETE /api/partners");
  assert.equal(answer.headers.get("allow"), "GET, HEAD");
});

test("an unknown path below /api is a JSON 404", async (t) => {
  const { call } = await openClub(t);
  assertSentence(await call("/api/no/such/thing"), 404, 404, "unknown");
  assertSentence(await call("/api"), 404, 404, "/api");
});

test("every call says who may make it, and the document describes each of them", async (t) => {
  const { call } = await openClub(t);
  const { body } = await call("/api/openapi.json");
  assert.equal(body.openapi, "3.1.0");
  for (const { method, path, access, alias } of endpoints) {
    assert.ok(access, path);
    const described = body.paths[`/api${path.replace(/:(\w+)/g, "{$1}")}`]?.[method];
    assert.ok(described?.summary, path);
    if (alias) assert.ok(body.paths[alias], alias);
  }
  assert.match(JSON.stringify((await call("/api/docs")).body), /<h1>/);
});
