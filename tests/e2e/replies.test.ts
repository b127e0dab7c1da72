import assert from "node:assert/strict";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { after, type TestContext, test } from "node:test";
import { SMTPServer } from "smtp-server";
import { openOffice } from "#tests/support/office.ts";
import { openSite } from "#tests/support/open-site.ts";
import { signIn } from "#tests/support/site.ts";

// Two of the staff at one reply: a mail server that takes nothing keeps it waiting.

const post = { isDown: true, delayMs: 0, mails: [] as string[] };
let letters = 0;
const site = await openSite({ SMTP_URL: await startMailServer(), TRUSTED_PROXIES: "127.0.0.1" });

async function startMailServer(): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    async onData(stream, _session, done) {
      const parts: Buffer[] = [];
      for await (const part of stream) parts.push(part);
      await new Promise((resolve) => setTimeout(resolve, post.delayMs));
      if (post.isDown) return done(Object.assign(new Error("Later"), { responseCode: 451 }));
      post.mails.push(Buffer.concat(parts).toString());
      done();
    },
  });
  const listener = server.listen(0, "127.0.0.1");
  await once(listener, "listening");
  after(() => new Promise<void>((resolve) => server.close(resolve)));
  return `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`;
}

/** A letter in the messages of somebody who has them open, a colleague's calls, and what has left. */
async function openLetter(t: TestContext, name: string, waiting?: string) {
  Object.assign(post, { isDown: true, delayMs: 0 });
  const json = { "content-type": "application/json" };
  // Of one address a few letters are taken.
  const from = { ...json, "x-forwarded-for": `203.0.113.${++letters}` };
  const letter = { name, email: "fan@example.org", message: `Where is the umbrella of ${name}?` };
  await fetch(`${site.url}/api/contact`, { method: "POST", headers: from, body: JSON.stringify(letter) });
  const headers = { ...json, authorization: `Bearer ${await signIn(site)}` };
  const call = async (path: string, method = "GET", body?: object) => {
    const sent = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
    return (await fetch(`${site.url}/api/admin/messages${path}`, sent)).json();
  };
  const { id } = (await call("?limit=1")).messages[0];
  const reply = (text: string) => call(`/${id}/reply`, "POST", { text });
  if (waiting) await reply(waiting);
  const page = await openOffice(t, site, "/admin/messages?filter=all", { as: "editor" });
  const item = page.getByRole("listitem").filter({ hasText: letter.message });
  await item.getByText(waiting ?? letter.message).waitFor();
  const dialog = page.getByRole("dialog");
  return {
    page,
    item,
    dialog,
    id,
    reply,
    discard: () => call(`/${id}/reply`, "DELETE"),
    open: () => item.getByRole("button", { name: "Reply", exact: true }).click(),
    field: dialog.getByLabel("Your reply"),
    send: () => dialog.getByRole("button", { name: "Send reply" }).click(),
    close: async () => {
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await dialog.waitFor({ state: "detached" });
    },
    lettersWith: (text: string) =>
      post.mails.filter((mail) => mail.includes(`umbrella of ${name}?`) && mail.includes(text)).length,
    stored: async () => (await call(`/${id}`)).reply_text as string | null,
    read: () => call(`/${id}/read`, "PUT", {}),
  };
}

/** A letter with a reply that waits, in the messages of somebody who has them open since. */
const openWaiting = (t: TestContext, name: string) => openLetter(t, name, "At the gate.");

/** A letter to which somebody has sent a reply that did not leave, and closed the dialog. */
async function openFailed(t: TestContext, name: string) {
  const desk = await openLetter(t, name);
  await desk.open();
  await desk.field.fill("At the gate.");
  await desk.send();
  await desk.dialog.getByText("The text is kept with the message").waitFor();
  await desk.close();
  await desk.item.getByText("At the gate.").waitFor();
  return desk;
}

test("who discards a waiting reply that a colleague has replaced is told and shown the colleague's, which stays", async (t) => {
  const { page, item, reply, stored, read } = await openWaiting(t, "Ani");
  const discard = async () => {
    await item.getByRole("button", { name: "Discard the reply" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard the reply" }).click();
  };
  await reply("In the office, as I know for sure.");
  await discard();
  await page.getByText("Somebody else has worked on this message since you opened it.").waitFor();
  await item.getByText("In the office, as I know for sure.").waitFor();
  assert.equal(await stored(), "In the office, as I know for sure.");
  // That somebody has read it changes no reply.
  await read();
  await discard();
  await item.getByText("In the office, as I know for sure.").waitFor({ state: "detached" });
  assert.equal(await stored(), null);
});

test("who has a waiting reply open is told that a colleague has discarded it before it is sent", async (t) => {
  const { page, item, reply, discard, stored } = await openWaiting(t, "Davit");
  await item.getByRole("button", { name: "Reply", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your reply").fill("At the gate, at noon.");
  const send = () => dialog.getByRole("button", { name: "Send reply" }).click();
  await discard();
  await send();
  await dialog.getByText("This reply has been discarded meanwhile.").waitFor();
  assert.equal(await stored(), null);
  await send();
  await dialog.getByText("The text is kept with the message").waitFor();
  assert.equal(await stored(), "At the gate, at noon.");
  // Also the one that was tried from here.
  await discard();
  await send();
  await dialog.getByText("This reply has been discarded meanwhile.").waitFor();
  assert.equal(await stored(), null);
  await reply("In the office.");
  await send();
  await dialog.getByText("In the office.").waitFor();
  assert.equal(await stored(), "In the office.");
});

test("who sends a reply again that a colleague has discarded, or replaced, is told and shown what stands there now", async (t) => {
  const { page, item, reply, discard, stored } = await openWaiting(t, "Gayane");
  const sendAgain = () => item.getByRole("button", { name: "Send again" }).click();
  await reply("In the office.");
  await sendAgain();
  await page.getByText("The reply has changed since it was shown here.").waitFor();
  await item.getByText("In the office.").waitFor();
  await sendAgain();
  const dialog = page.getByRole("dialog");
  assert.equal(await dialog.getByLabel("Your reply").inputValue(), "In the office.");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.waitFor({ state: "detached" });
  await discard();
  await sendAgain();
  await page.getByText("This reply has been discarded meanwhile.").waitFor();
  await item.getByText("In the office.").waitFor({ state: "detached" });
  assert.equal(await page.getByRole("dialog").count(), 0);
  assert.equal(await stored(), null);
});

test("a reply that was discarded, by a colleague or by oneself, leaves when whoever typed it opens it again and sends it", async (t) => {
  for (const who of ["a colleague", "oneself"]) {
    const { page, item, discard, open, field, send, dialog, stored, lettersWith } = await openFailed(
      t,
      `Eva, ${who}`,
    );
    if (who === "a colleague") {
      await discard();
      await page.reload();
    } else {
      await item.getByRole("button", { name: "Discard the reply" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Discard the reply" }).click();
    }
    await item.getByText("At the gate.").waitFor({ state: "detached" });
    post.isDown = false;
    await open();
    assert.equal(await field.inputValue(), "At the gate.", who);
    await send();
    await page.getByText("Reply sent!").waitFor();
    await dialog.waitFor({ state: "detached" });
    assert.deepEqual([await stored(), lettersWith("At the gate.")], ["At the gate.", 1], who);
  }
});

test("who opens a reply again after a colleague's has left is shown that one, and what they then send leaves as well", async (t) => {
  const { page, item, reply, open, field, send, dialog, stored, lettersWith } = await openFailed(t, "Gor");
  post.isDown = false;
  await reply("In the office.");
  await page.reload();
  await item.getByText("In the office.").waitFor();
  await open();
  assert.equal(await field.inputValue(), "At the gate.");
  await dialog.getByText("In the office.").waitFor();
  await send();
  await page.getByText("Reply sent!").waitFor();
  assert.equal(await stored(), "In the office.\n\n———\n\nAt the gate.");
  assert.deepEqual([lettersWith("In the office."), lettersWith("At the gate.")], [1, 1]);
});

test("who opens a reply again where a colleague's waits by now is shown that one before their own takes its place", async (t) => {
  const { page, item, reply, field, send, dialog, stored, lettersWith } = await openFailed(t, "Hasmik");
  await reply("In the office.");
  await page.reload();
  await item.getByText("In the office.").waitFor();
  await item.getByRole("button", { name: "Send again" }).click();
  await dialog.getByText("In the office.").waitFor();
  await dialog.getByText("This reply waits to be sent. Yours takes its place.").waitFor();
  assert.equal(await field.inputValue(), "At the gate.");
  await send();
  await dialog.getByText("The text is kept with the message").waitFor();
  assert.equal(await stored(), "At the gate.");
  post.isDown = false;
  await send();
  await page.getByText("Reply sent!").waitFor();
  assert.deepEqual([lettersWith("In the office."), lettersWith("At the gate.")], [0, 1]);
});

test("who sends a reply once more whose answer was lost, and which a colleague has discarded meanwhile, is told before it leaves", async (t) => {
  const { page, id, discard, open, field, send, dialog, stored, lettersWith } = await openLetter(t, "Inga");
  await page.route(
    `**/api/admin/messages/${id}/reply`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await open();
  await field.fill("At the gate.");
  await send();
  await dialog.getByRole("alert").waitFor();
  await discard();
  post.isDown = false;
  await send();
  await dialog.getByText("This reply has been discarded meanwhile.").waitFor();
  assert.deepEqual([await stored(), await field.inputValue()], [null, "At the gate."]);
  await send();
  await page.getByText("Reply sent!").waitFor();
  assert.deepEqual([await stored(), lettersWith("At the gate.")], ["At the gate.", 1]);
});
