import assert from "node:assert/strict";
import { test } from "node:test";
import { Secret, TOTP } from "otpauth";
import type { Page } from "playwright-core";
import { assertAccess } from "#tests/support/access.ts";
import { openPage } from "#tests/support/browser.ts";
import {
  articleSource,
  openOffice,
  signInOnScreen,
  untilUsable,
  visitOffice,
} from "#tests/support/office.ts";
import { openSite } from "#tests/support/open-site.ts";
import { PASSWORDS, signIn, startSite } from "#tests/support/site.ts";

const site = await openSite();
const PASSWORD = "four herons over the reeds";

/** Invites somebody through the screen, and gives the one-time link. */
async function invite(page: Page, username: string): Promise<string> {
  await page.getByRole("button", { name: "Add user" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Username").fill(username);
  await dialog.getByLabel("E-mail").fill(`${username}@club.example`);
  await dialog.getByRole("button", { name: "Add and make the link" }).click();
  const link = await page.locator("#one-time-link").innerText();
  await page.getByRole("button", { name: "Done" }).click();
  return link.trim();
}

/** Ends the page's session on the server; the page, which asked for it when it opened, does not know of it. */
async function endSession(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() =>
    fetch("/api/auth/logout", {
      method: "POST",
      headers: { authorization: `Bearer ${localStorage.getItem("adminToken")}` },
    }),
  );
}

/** Somebody new, as a script of the club would make them: the screens for it have journeys of their own. */
async function makeEditor(username: string): Promise<void> {
  const post = async (path: string, body: object, token = "") =>
    (
      await fetch(`${site.url}/api${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
      })
    ).json();
  const { token } = await post("/auth/login", { username: "admin", password: PASSWORDS.admin });
  const { link } = await post("/admin/accounts", { username, role: "editor" }, token);
  await post(`/auth/links/${link.url.split("/").at(-1)}`, { password: PASSWORD });
}

test("somebody invited chooses a password by the link, once, and signs in; disabling shuts them out at once", async (t) => {
  const admin = await openOffice(t, site, "/admin/accounts");
  const link = await invite(admin, "lilit.s");
  const row = admin.getByRole("row", { name: /lilit\.s/ });
  await row.getByText("Invited").waitFor();

  // Before JavaScript, in the visitor's own language, and refused with a reason.
  const plain = await openPage(t, { javaScriptEnabled: false, locale: "hy-AM" });
  await plain.goto(link);
  await plain.getByLabel("Նոր գաղտնաբառ").fill("short");
  await plain.getByRole("button", { name: "Պահպանել գաղտնաբառը" }).click();
  await plain.getByText("Առնվազն 15 նիշ", { exact: true }).waitFor();

  const page = await openPage(t);
  await visitOffice(page, link);
  await page.getByLabel("New password").fill("lilit.s-armavir");
  await page.getByRole("button", { name: "Set the password" }).click();
  await page.getByText("This password is easy to guess.").waitFor();
  await page.getByLabel("New password").fill(PASSWORD);
  await page.getByRole("button", { name: "Set the password" }).click();
  await page.getByText("The password is set.").waitFor();
  await page.getByRole("link", { name: "To the sign-in" }).click();
  await signInOnScreen(page, site, "lilit.s", PASSWORD);
  assert.equal(await page.getByRole("link", { name: "Users" }).count(), 0);
  await page.goto(`${site.url}/admin/accounts`);
  await page.getByRole("heading", { name: "Only an admin can open this" }).first().waitFor();
  assert.equal((await page.goto(link))?.status(), 410);
  await page.getByText("This link was used already").waitFor();

  await visitOffice(page, `${site.url}/admin/profile`);
  await admin.reload();
  await untilUsable(admin);
  await admin.getByRole("button", { name: "Disable: lilit.s" }).click();
  await admin.getByRole("alertdialog").getByRole("button", { name: "Disable" }).click();
  await row.getByText("Disabled").waitFor();
  await page.getByLabel("E-mail").fill("typed@club.example");
  await page.getByLabel("Current password").first().fill(PASSWORD);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { name: "Sign in again" }).waitFor();
});

test("the second factor is set up with an app, asked for at the next sign-in, and turned off by password and code", async (t) => {
  await makeEditor("gor");
  const page = await openPage(t, { viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });
  const { errors } = listen(page);
  await signInOnScreen(page, site, "gor", PASSWORD);
  await visitOffice(page, `${site.url}/admin/profile`);
  await page.getByRole("button", { name: "Set up" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Current password").fill("not the password at all");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByText("This is not your current password.").waitFor();
  await dialog.getByLabel("Current password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByRole("img", { name: "QR code" }).waitFor();
  assert.ok(
    await dialog
      .getByRole("img", { name: "QR code" })
      .evaluate((image: HTMLImageElement) => image.naturalWidth > 0),
  );
  const secret = (await page.locator("#two-factor-secret").innerText()).replace(/\s/g, "");
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await dialog.getByLabel("Verification code").fill("000000");
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await dialog.getByText("This code is not right").waitFor();
  await assertAccess(page, "the set-up");
  await dialog.getByLabel("Verification code").fill(totp.generate());
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await page.getByRole("heading", { name: "Backup codes" }).waitFor();
  const codes = await page.locator("#backup-codes li").allInnerTexts();
  assert.equal(new Set(codes).size, 10);
  await assertAccess(page, "the backup codes");
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog", { name: "Close without keeping the codes?" }).waitFor();
  await page.getByRole("button", { name: "Cancel" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download" }).click(),
  ]);
  assert.equal(file.suggestedFilename(), "backup-codes-gor.txt");
  await page.getByRole("button", { name: "I have kept them" }).click();
  await page.getByText("Backup codes left: 10 of 10").waitFor();

  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL("**/admin/login");
  await page.getByLabel("Username").fill("gor");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByLabel("Verification code").fill("000000");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByText("This code is not right").waitFor();
  await assertAccess(page, "the sign-in that asks for a code");
  // The next step of the clock, which the server takes too: the present one was used for the set-up.
  await page.getByLabel("Verification code").fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/admin/login"));

  await visitOffice(page, `${site.url}/admin/profile`);
  // A session that ends over a form asks for both again, here with a backup code, and the save goes on.
  await endSession(page);
  await page.getByLabel("E-mail").fill("gor.new@club.example");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Fill in this field").waitFor();
  await page.getByLabel("Current password").first().fill(PASSWORD);
  await page.getByRole("button", { name: "Save" }).click();
  const again = page.getByRole("dialog", { name: "Sign in again" });
  await again.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await again.getByRole("button", { name: "Sign in and go on" }).click();
  await again.getByLabel("Verification code").fill(codes[1] ?? "");
  await assertAccess(page, "signing in again");
  await again.getByRole("button", { name: "Sign in and go on" }).click();
  await page.getByText("Saved", { exact: true }).waitFor();
  await page.getByText("Backup codes left: 9 of 10").waitFor();

  await page.getByRole("button", { name: "Turn off" }).click();
  await dialog.getByLabel("Current password").fill(PASSWORD);
  await dialog.getByLabel("Verification code").fill(codes[0]?.toUpperCase() ?? "");
  await dialog.getByRole("button", { name: "Turn off" }).click();
  await page.getByText("Off. A stolen password alone opens this account.").waitFor();
  assert.deepEqual(errors(), []);
});

test("who saves the own profile leaves the name that an admin has given the account meanwhile", async (t) => {
  await makeEditor("tatev");
  const page = await openPage(t);
  await signInOnScreen(page, site, "tatev", PASSWORD);
  await visitOffice(page, `${site.url}/admin/profile`);
  await page.getByLabel("E-mail").waitFor();
  const headers = { authorization: `Bearer ${await signIn(site)}`, "content-type": "application/json" };
  const call = async (path: string, edit?: object) =>
    (
      await fetch(`${site.url}/api/admin/accounts${path}`, {
        headers,
        ...(edit && { method: "PUT", body: JSON.stringify(edit) }),
      })
    ).json();
  const tatev = async () =>
    (await call("")).accounts.find((one: { username: string }) => one.username === "tatev");
  const { id, version } = await tatev();
  await call(`/${id}`, { display_name: "Tatev Sahakyan", version });
  await page.getByRole("combobox", { name: "Interface language" }).selectOption("ru");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved", { exact: true }).first().waitFor();
  const { display_name } = await tatev();
  assert.equal(display_name, "Tatev Sahakyan");
});

test("a session that ends while somebody types: they sign in over the form, and the save goes on", async (t) => {
  await makeEditor("nare");
  const page = await openPage(t);
  const { errors } = listen(page);
  await signInOnScreen(page, site, "nare", PASSWORD);
  await visitOffice(page, `${site.url}/admin/news/create`);
  await endSession(page);
  await page.getByLabel("Title", { exact: false }).first().fill("Buses to the away match");
  await (await articleSource(page)).fill("They leave the stadium at noon.");
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && new URL(request.url()).pathname === "/api/admin/news")
      calls.push(request.headers()["idempotency-key"] ?? "none");
  });
  await page.keyboard.press("Control+s");
  const again = page.getByRole("dialog", { name: "Sign in again" });
  await again.getByText(/the text is still on the page and was kept in this browser at \d\d:\d\d/).waitFor();
  assert.equal(await again.getByRole("button", { name: "Close" }).count(), 0);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  const password = again.getByLabel("Password", { exact: true });
  await password.fill("not the password at all");
  await page.keyboard.press("Enter");
  await again.getByRole("alert").waitFor();
  await password.fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByRole("row", { name: /Buses to the away match/ }).waitFor();
  assert.equal(await page.getByRole("row", { name: /Buses to the away match/ }).count(), 1);
  // On a busy machine what is kept while somebody types may hear of the end first: then the save is sent once, after it.
  assert.equal(new Set(calls).size, 1, "refused and sent again, it is the same save");

  // Signed in again in another tab: this one goes on by itself.
  await visitOffice(page, `${site.url}/admin/news/create`);
  await page.getByLabel("Title", { exact: false }).first().fill("A second bus to the away match");
  await (await articleSource(page)).fill("It leaves at one.");
  await endSession(page);
  await page.keyboard.press("Control+s");
  await again.waitFor();
  const tab = await page.context().newPage();
  await signInOnScreen(tab, site, "nare", PASSWORD);
  await tab.close();
  await page.getByRole("row", { name: /A second bus/ }).waitFor();

  // Somebody else at the desk: the form goes, the draft waits for its writer.
  await visitOffice(page, `${site.url}/admin/news/create`);
  await page.getByLabel("Title", { exact: false }).first().fill("A draft that waits");
  // Before: any call in the background may be the first to hear of the end, and then the question covers the form.
  await (await articleSource(page)).fill("For its writer alone.");
  await endSession(page);
  await page.keyboard.press("Control+s");
  await again.getByText(/kept in this browser/).waitFor();
  await again.getByRole("button", { name: "This is not me" }).click();
  await page.waitForURL("**/admin/login");
  await signInOnScreen(page, site, "nare", PASSWORD);
  await visitOffice(page, `${site.url}/admin/news/create`);
  await page.getByRole("button", { name: "Restore it" }).click();
  assert.equal(await (await articleSource(page)).inputValue(), "For its writer alone.");
  assert.deepEqual(errors(), []);
});

test("a session signed out from the list is refused, a password changes, the interface language goes along to another browser", async (t) => {
  const elsewhere = await openPage(t, { userAgent: "Mozilla/5.0 (Windows NT 10.0) Firefox/142.0" });
  await signInOnScreen(elsewhere, site, "editor", PASSWORDS.editor);
  await visitOffice(elsewhere, `${site.url}/admin/players`);
  const page = await openPage(t);
  await signInOnScreen(page, site, "editor", PASSWORDS.editor);
  await visitOffice(page, `${site.url}/admin/profile`);
  await page.getByText("This device").waitFor();
  await page.getByRole("button", { name: "Sign out: Firefox 142, Windows" }).click();
  await page.getByText("Signed out", { exact: true }).waitFor();
  await elsewhere.goto(`${site.url}/admin/players`);
  await elsewhere.waitForURL("**/admin/login");

  await page.getByLabel("Current password").fill("not the password at all");
  await page.getByLabel("New password").fill("editor");
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByText("At least 15 characters", { exact: true }).waitFor();
  await page.getByLabel("New password").fill(PASSWORD);
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByText("This is not your current password.").waitFor();
  await page.getByLabel("Current password").fill(PASSWORDS.editor);
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByText("The password is changed.").waitFor();

  await page.getByLabel("Interface language").last().selectOption("hy");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { name: "Իմ էջը" }).waitFor();
  await signInOnScreen(elsewhere, site, "editor", PASSWORD);
  await elsewhere.getByRole("link", { name: "Նորություններ", exact: true }).waitFor();
});

test("a link for a new password is made, and mailed, only after a question", async (t) => {
  await makeEditor("narek.h");
  const page = await openOffice(t, site, "/admin/accounts");
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/link") && request.method() === "POST") calls.push(request.url());
  });
  const ask = () =>
    page.getByRole("button", { name: "Send a link for a new password: narek.h" }).first().click();
  await ask();
  const question = page.getByRole("alertdialog", { name: "Make a link for a new password: narek.h?" });
  await question.getByText("Earlier links stop working.").waitFor();
  await question.getByRole("button", { name: "Cancel" }).click();
  await question.waitFor({ state: "hidden" });
  assert.deepEqual(calls, []);
  await ask();
  await question.getByRole("button", { name: "Make the link" }).click();
  await page.locator("#one-time-link").waitFor();
  assert.equal(calls.length, 1);
});

test("the screens and dialogs of accounts have no fault of access and fit 360 pixels", async (t) => {
  const page = await openOffice(t, site, "/admin/accounts", {
    viewport: { width: 360, height: 740 },
    reducedMotion: "reduce",
  });
  const { errors } = listen(page);
  await page.context().addCookies([{ name: "admin_language", value: "hy", url: `${site.url}/admin` }]);
  for (const path of ["/admin/accounts?user=2", "/admin/profile", "/admin/link/nothing"]) {
    await visitOffice(page, site.url + path);
    await assertAccess(page, path);
  }
  await visitOffice(page, `${site.url}/admin/accounts`);
  await assertAccess(page, "the list");
  await page.locator("main > :last-child > .button").first().click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Enter");
  await page.locator('[aria-invalid="true"]').waitFor();
  await assertAccess(page, "the invitation with a fault");
  await page.keyboard.press("Escape");
  await page
    .getByRole("row", { name: /editor/ })
    .getByRole("button")
    .first()
    .click();
  await page.getByRole("alertdialog").waitFor();
  await assertAccess(page, "the question before a link");
  await page.getByRole("button", { name: "Ստեղծել հղումը" }).click();
  await page.locator("#one-time-link").waitFor();
  await assertAccess(page, "the link");
  assert.deepEqual(errors(), []);
});

test("where the operator wants it, an admin without the second factor is led to set it up and opens nothing else", async (t) => {
  const strict = await startSite({ REQUIRE_TWO_FACTOR: "1" });
  t.after(() => strict.stop());
  const page = await openPage(t);
  await signInOnScreen(page, strict, "admin", PASSWORDS.admin);
  await page.waitForURL("**/admin/profile");
  await page.getByText("until then no other page opens").waitFor();
  await untilUsable(page);
  // Asked for by its address, as a bookmark would: the first call leads back.
  await page.goto(`${strict.url}/admin/players`);
  await page.waitForURL("**/admin/profile");
  await untilUsable(page);
  await page.getByRole("button", { name: "Set up" }).click();
  await page.getByRole("dialog").getByLabel("Current password").fill(PASSWORDS.admin);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.locator("#two-factor-secret").waitFor();
  const secret = (await page.locator("#two-factor-secret").innerText()).replace(/\s/g, "");
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await page.getByLabel("Verification code").fill(code);
  await page.getByRole("button", { name: "Turn on" }).click();
  await page.getByRole("button", { name: "I have kept them" }).click();
  await page.getByText("can't turn it off").waitFor();
  assert.equal(await page.getByRole("button", { name: "Turn off" }).count(), 0);
  await page.getByRole("link", { name: "Players" }).click();
  await page.getByRole("heading", { name: "Players Manager" }).waitFor();
});

test("an answer that is cut off on the way does not sign anybody out", async (t) => {
  const page = await openOffice(t, site, "/admin/trash");
  await page.route("**/api/auth/me", (route) =>
    route.fulfill({ status: 200, contentType: "application/json", body: '{"user":{"id":1' }),
  );
  await page.reload({ waitUntil: "networkidle" });
  await page.unroute("**/api/auth/me");
  await visitOffice(page, `${site.url}/admin/accounts`);
  await page.getByRole("row", { name: /editor/ }).waitFor();
});

test("a list that can't be loaded says so, stays a list, and is asked for again", async (t) => {
  const page = await openOffice(t, site, "/admin");
  await page.route("**/api/admin/accounts", (route) => route.fulfill({ status: 500, body: "<html>" }), {
    times: 1,
  });
  await page.getByRole("link", { name: "Users" }).click();
  await page.getByText("Failed to load the users").waitFor();
  await page.getByRole("button", { name: "Try Again" }).click();
  await page.getByRole("row", { name: /editor/ }).waitFor();
  await page.getByRole("searchbox").fill("nobody has this name");
  await page.getByText("No users found").waitFor();
});

/** Collects what a browser complains about; refused calls are what these journeys are about. */
function listen(page: Page): { errors: () => string[] } {
  const found: string[] = [];
  page.on("pageerror", (error) => found.push(error.message));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !/status of 4\d\d/.test(message.text()))
      found.push(message.text());
  });
  return { errors: () => found };
}
