import assert from "node:assert/strict";
import { test } from "node:test";
import { club } from "#club/club.ts";
import { settings as demo } from "#club/demo/settings.ts";
import { DEFAULT_SETTINGS, findDefaultSetting } from "./default-settings.ts";
import { faultOfValue, isUsableAnalytics, settingText } from "./setting.ts";

const SETTINGS = { hero_title: { value: "Home", value_hy: "Տուն", value_ru: " " } };

test("a page shows a setting in its language, and the English value where the translation is empty", () => {
  assert.deepEqual(settingText(SETTINGS, "hero_title", "hy"), { text: "Տուն", lang: "hy" });
  assert.deepEqual(settingText(SETTINGS, "hero_title", "ru"), { text: "Home", lang: "en" });
  assert.deepEqual(settingText(SETTINGS, "no_such", "hy"), { text: "", lang: "en" });
});

test("Google's and Yandex's ids have their known shapes", () => {
  for (const id of ["G-ABCD", "G-ABC1234567", "UA-12345-1"]) {
    assert.ok(isUsableAnalytics("google_analytics_id", id), id);
  }
  for (const id of ["", "G-abc1", "G-A", "GTM-ABCD", 'G-ABCD"', "G-ABCD\n"]) {
    assert.ok(!isUsableAnalytics("google_analytics_id", id), id);
  }
  assert.ok(isUsableAnalytics("yandex_metrika_id", "98765432"));
  assert.ok(!isUsableAnalytics("yandex_metrika_id", "9876x"));
  assert.ok(!isUsableAnalytics("google_analytics_code", "  "));
});

test("every value of the club's own settings fits its type", () => {
  for (const { key, value, value_hy, value_ru } of demo) {
    const type = findDefaultSetting(key)?.type;
    assert.ok(type, key);
    for (const text of [value, value_hy, value_ru]) assert.equal(faultOfValue(type, text), undefined, key);
  }
  assert.equal(faultOfValue("email", club.defaults.contact_email), undefined);
});

test("the default settings have each key once and a description in three languages", () => {
  assert.equal(new Set(DEFAULT_SETTINGS.map(({ key }) => key)).size, 22);
  for (const { description } of DEFAULT_SETTINGS) {
    assert.ok(description.en && description.hy && description.ru);
  }
});
