import assert from "node:assert/strict";
import { test } from "node:test";
import { isAppError } from "#src/errors/app-error.ts";
import { answerForm } from "#src/features/news/site/preview-action.server.ts";
import { loadPreview } from "#src/features/news/site/preview-data.server.ts";
import { listNotes } from "#src/features/notes/queries.server.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { takeAnswerBack } from "./answer-commands.server.ts";
import type { PreviewLink } from "./preview-link.ts";

const ADDRESS = "203.0.113.7";

/** An article in Armenian with a link for the director, and what its page shows. */
async function openPage(club: TestClub) {
  const { app, call } = club;
  const article = { title_hy: "Դերբիի օրը", content_hy: "Երկու ուշ գոլ։", language: "hy" };
  const { id } = (await call("/api/admin/news", { as: "editor", json: article })).body;
  const { body } = await call(`/api/admin/previews/articles/${id}`, { as: "editor", json: {} });
  const token: string = body.url.split("/").at(-1);
  const load = () => loadPreview(app, { token, language: "hy", address: ADDRESS });
  const type = (content_hy: string) =>
    call(`/api/admin/working-copies/articles/${id}`, {
      as: "editor",
      method: "PUT",
      json: {
        values: { ...article, content_hy },
        base_version: 1,
        writer: "form-on-the-computer",
        revision: 0,
      },
    });
  const send = (form: Record<string, string>) => {
    const body = new URLSearchParams({ name: "Hovik", ...form });
    const request = new Request("http://localhost:3000/", { method: "POST", body });
    return answerForm(app, token, "hy", request).then(
      (answer) => answer.init?.status,
      (thrown: unknown) => (thrown instanceof Response ? thrown.status : Promise.reject(thrown)),
    );
  };
  const links = async (): Promise<PreviewLink[]> =>
    (await call(`/api/admin/previews/articles/${id}`, { as: "editor" })).body.links;
  return { id: id as number, token, load, type, send, links };
}

test("an approval holds for the text that was read: what was typed meanwhile is not approved by it", async (t) => {
  const club = await openClub(t);
  const { load, type, send, links } = await openPage(club);
  const { shown } = await load();
  await type("Մարզիչը հեռանում է։");
  assert.equal(await send({ answer: "approved", shown }), 409);
  assert.equal((await links())[0]!.answer, null);
  assert.equal(await send({ answer: "approved", shown: (await load()).shown }), 303, "once it was read");
  assert.equal((await links())[0]!.answer?.is_current, true);
});

test("a wish about a text that has changed meanwhile is kept, once, as one about an earlier text", async (t) => {
  const club = await openClub(t);
  const { load, type, send, links } = await openPage(club);
  const { shown } = await load();
  await type("Մարզիչը հեռանում է։");
  const wish = { answer: "changes", text: "Three goals.", shown };
  assert.deepEqual([await send(wish), await send(wish)], [303, 409]);
  const [link] = await links();
  assert.deepEqual([link!.answer?.text, link!.answer?.is_current], ["Three goals.", false]);
});

test("a wish that staff have answered or dealt with is not taken back, and their words stay", async (t) => {
  const club = await openClub(t);
  const { app, call } = club;
  const { id, token, load, send } = await openPage(club);
  const block = (await load()).paragraphs[0]!.hash;
  const isActed = (error: unknown) => isAppError(error) && error.code === "conflict";
  assert.equal(await send({ answer: "changes", text: "Three goals.", block }), 303);
  const [note] = await listNotes(app.db, { kind: "articles", id });
  const json = { text: "The third was not given." };
  assert.equal((await call(`/api/admin/notes/${note!.id}/answers`, { as: "editor", json })).status, 201);
  await assert.rejects(takeAnswerBack(app, token, ADDRESS), isActed);
  const [kept] = await listNotes(app.db, { kind: "articles", id });
  assert.deepEqual(
    kept?.answers.map(({ text }) => text),
    [json.text],
  );
});
