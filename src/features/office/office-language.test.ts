import assert from "node:assert/strict";
import { test } from "node:test";
import { officeLanguage } from "./office-language.server.ts";

const open = (headers: Record<string, string>, path = "/admin") =>
  new Request(`https://club.example${path}`, { headers });
const BROWSER = { "accept-language": "hy-AM,hy;q=0.9" };

test("the account's choice counts before the browser's, and that before what the browser asks for", () => {
  const chosen = { ...BROWSER, cookie: "device=1; admin_language=ru" };
  assert.equal(officeLanguage(open(chosen), { language: "en" }), "en");
  assert.equal(officeLanguage(open(chosen), { language: null }), "ru");
  assert.equal(officeLanguage(open(BROWSER)), "hy");
  assert.equal(officeLanguage(open({})), "en");
  assert.equal(officeLanguage(open({ cookie: "admin_language=hy-AM" })), "en", "no language of the club's");
});

test("a link from an invitation may ask for a language; one that the club does not speak is passed over", () => {
  assert.equal(officeLanguage(open(BROWSER, "/admin/link/a?lang=ru")), "ru");
  assert.equal(officeLanguage(open(BROWSER, "/admin/link/a?lang=xx")), "hy");
  assert.equal(officeLanguage(open({ cookie: "admin_language=specified" })), "en");
});
