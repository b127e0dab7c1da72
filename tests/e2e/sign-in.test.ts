import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAccess } from "#tests/support/access.ts";
import { openPage } from "#tests/support/browser.ts";
import { signInOnScreen, visitOffice } from "#tests/support/office.ts";
import { openSite } from "#tests/support/open-site.ts";
import { PASSWORDS } from "#tests/support/site.ts";

const site = await openSite();

test("a stranger is led to the sign-in, told plainly of a wrong password, and back to where he wanted to go", async (t) => {
  const page = await openPage(t);
  await visitOffice(page, `${site.url}/admin/players`);
  assert.equal(new URL(page.url()).pathname, "/admin/login");
  await page.getByLabel("Username").fill("editor");
  await page.getByLabel("Password", { exact: true }).fill("not the password at all");
  await page.getByRole("button", { name: "Show password" }).click();
  assert.equal(await page.getByLabel("Password", { exact: true }).getAttribute("type"), "text");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByText("Wrong credentials. Please check your login and password.").waitFor();
  await page.getByLabel("Password", { exact: true }).fill(PASSWORDS.editor);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/admin/players");
  await page.getByRole("heading", { name: "Players Manager" }).waitFor();
  assert.equal(await page.getByRole("link", { name: "Audit log" }).count(), 0);
  await page.goto(`${site.url}/admin/login`);
  await page.waitForURL("**/admin");
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL("**/admin/login");
  assert.equal(await page.evaluate(() => localStorage.getItem("adminToken")), null);
});

test("a session that can't be read is cleared", async (t) => {
  const page = await openPage(t);
  await signInOnScreen(page, site, "editor", PASSWORDS.editor);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => localStorage.setItem("adminUser", "{{{"));
  await page.goto(`${site.url}/admin`);
  // Two navigations follow each other; a load may be broken off by the next, which a wait for the address would tell.
  await page.getByLabel("Username").waitFor();
  assert.equal(new URL(page.url()).pathname, "/admin/login");
  assert.equal(await page.evaluate(() => localStorage.getItem("adminToken")), null);
});

test("what the browser fills in before the sign-in's scripts are there is kept, and the button waits for them", async (t) => {
  const page = await openPage(t);
  const { promise: scriptsMayCome, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route(/entry\.client/, async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
  await page.goto(`${site.url}/admin/login`, { waitUntil: "commit" });
  await page.getByLabel("Username").fill("editor");
  const password = page.getByLabel("Password", { exact: true });
  await password.fill(PASSWORDS.editor.slice(0, -1));
  await password.press("Enter");
  const button = page.getByRole("button", { name: "Sign In" });
  assert.ok(await button.isDisabled());
  letScriptsCome();
  await page.locator("body.office").waitFor();
  await password.press("End");
  await password.pressSequentially(PASSWORDS.editor.slice(-1));
  assert.equal(await page.getByLabel("Username").inputValue(), "editor");
  await button.click();
  await page.waitForURL((address) => address.pathname === "/admin");
});

test("the sign-in speaks the browser's language until another is chosen, which goes along with an account that had none", async (t) => {
  const page = await openPage(t, { locale: "ru-RU" });
  await visitOffice(page, `${site.url}/admin/login`);
  await page.getByLabel("Логин").fill("editor");
  await page.getByLabel("Пароль", { exact: true }).fill("not the password at all");
  await page.getByRole("button", { name: "Войти" }).click();
  await page.getByText("Неверные учетные данные. Пожалуйста, проверьте логин и пароль.").waitFor();
  await page.getByRole("link", { name: "Հայերեն" }).click();
  await page.getByRole("heading", { name: "Կառավարման վահանակ" }).waitFor();
  assert.equal(await page.getByLabel("Օգտանուն").inputValue(), "editor", "what was typed is still there");
  assert.equal(await page.getByRole("alert").count(), 0, "nothing is said in the language before");
  await assertAccess(page, "the sign-in in Armenian");
  await page.getByLabel("Գաղտնաբառ", { exact: true }).fill(PASSWORDS.editor);
  await page.getByRole("button", { name: "Մուտք գործել" }).click();
  await page.getByRole("heading", { name: "Բարի գալուստ, editor" }).waitFor();

  const elsewhere = await openPage(t);
  await visitOffice(elsewhere, `${site.url}/admin/login`);
  await elsewhere.getByRole("link", { name: "Русский" }).click();
  await elsewhere.getByLabel("Логин").fill("editor");
  await elsewhere.getByLabel("Пароль", { exact: true }).fill(PASSWORDS.editor);
  await elsewhere.getByRole("button", { name: "Войти" }).click();
  await elsewhere.getByRole("heading", { name: "Բարի գալուստ, editor" }).waitFor();
});

test("who signs out in one tab and in again stays signed in, though another tab of the office is open", async (t) => {
  const other = await openPage(t);
  await signInOnScreen(other, site, "admin", PASSWORDS.admin);
  await visitOffice(other, `${site.url}/admin/partners`);
  const page = await other.context().newPage();
  await visitOffice(page, `${site.url}/admin`);
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL("**/admin/login");
  const heard = other.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener("storage", () => localStorage.getItem("adminToken") && resolve());
      }),
  );
  await signInOnScreen(page, site, "admin", PASSWORDS.admin);
  await heard;
  await page.getByRole("link", { name: "Staff", exact: true }).click();
  await page.getByRole("heading", { name: "Staff", level: 1 }).waitFor();
  assert.notEqual(await page.evaluate(() => localStorage.getItem("adminToken")), null);
});
