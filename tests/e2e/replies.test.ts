import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { openOffice } from "#tests/support/office.ts";
import { openSite } from "#tests/support/open-site.ts";
import { signIn } from "#tests/support/site.ts";

// Two of the staff at one reply: a mail server that is away keeps it waiting.

const site = await openSite({ SMTP_URL: "smtp://127.0.0.1:1" });

/** A letter with a reply that waits, in the messages of somebody who has them open since; and a colleague's calls. */
async function openWaiting(t: TestContext, name: string) {
  const json = { "content-type": "application/json" };
  const letter = { name, email: "fan@example.org", message: `Where is the umbrella of ${name}?` };
  await fetch(`${site.url}/api/contact`, { method: "POST", headers: json, body: JSON.stringify(letter) });
  const headers = { ...json, authorization: `Bearer ${await signIn(site)}` };
  const call = async (path: string, method = "GET", body?: object) => {
    const sent = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
    return (await fetch(`${site.url}/api/admin/messages${path}`, sent)).json();
  };
  const { id } = (await call("?limit=1")).messages[0];
  const reply = (text: string) => call(`/${id}/reply`, "POST", { text });
  await reply("At the gate.");
  const page = await openOffice(t, site, "/admin/messages?filter=all", { as: "editor" });
  const item = page.getByRole("listitem").filter({ hasText: letter.message });
  await item.getByText("At the gate.").waitFor();
  return {
    page,
    item,
    reply,
    discard: () => call(`/${id}/reply`, "DELETE"),
    stored: async () => (await call(`/${id}`)).reply_text as string | null,
    read: () => call(`/${id}/read`, "PUT", {}),
  };
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
