import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator } from "playwright-core";
import { openPage } from "#tests/support/browser.ts";
import { untilUsable } from "#tests/support/office.ts";
import { openSite } from "#tests/support/open-site.ts";
import { picture } from "#tests/support/picture.ts";
import { PASSWORDS, signIn } from "#tests/support/site.ts";

// From the sign-in to an article with picture, caption and video, begun in Armenian, approved on a phone, translated
// into two languages and scheduled for tomorrow.

const site = await openSite();

const ARMENIAN = { locale: "hy-AM", reducedMotion: "reduce" } as const;
const tomorrow = () => {
  const day = new Date(Date.now() + 86_400_000).toLocaleDateString("en-GB", { timeZone: "Asia/Yerevan" });
  return `${day.replaceAll("/", ".")} 18:00`;
};

test("an article goes from an Armenian draft over an approval on a phone to its hour in three languages", async (t) => {
  const page = await openPage(t, { ...ARMENIAN, viewport: { width: 1440, height: 900 } });
  /** All that is done beyond the words themselves and the approval. */
  const done: string[] = [];
  const click = async (name: string, target: Locator) => {
    done.push(name);
    await target.click();
  };
  const press = async (key: string) => {
    done.push(key);
    await page.keyboard.press(key);
  };
  const type = (text: string) => page.keyboard.insertText(text);

  await page.goto(`${site.url}/admin/login`);
  await untilUsable(page);
  await page.locator("input[name=username]:focus").waitFor();
  await type("editor");
  await press("Tab");
  await type(PASSWORDS.editor);
  await press("Enter");
  await click("new article", page.getByRole("link", { name: "Ստեղծել նորություն" }).first());
  await click("headline", page.getByLabel("Վերնագիր").first());
  await type("Ձյուն հյուսիսային տրիբունայում");
  await click("text", page.locator(".ProseMirror"));
  await type("Երեք բահ չորեքշաբթի։");
  await page.keyboard.press("Enter");
  done.push("Ctrl+V of a picture");
  const file = (await picture("image", "red")).get("image") as File;
  await page.locator(".ProseMirror").evaluate(
    (element, bytes) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array(bytes)], "snow.png", { type: "image/png" }));
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    [...new Uint8Array(await file.arrayBuffer())],
  );
  await click("caption", page.getByLabel("Մակագրություն"));
  await type("Հյուսիսային տրիբունան");
  await click("below the picture", page.locator(".ProseMirror > p").last());
  done.push("Ctrl+V of a video");
  await page.locator(".ProseMirror").evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "https://www.youtube.com/watch?v=aqz-KE-bpKQ");
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await page.locator("[data-part=embed]").waitFor();

  await page.keyboard.press("Control+s");
  await page.waitForURL("**/admin/news");
  await page.getByRole("link", { name: "Ձյուն հյուսիսային տրիբունայում" }).first().click();
  await page.getByRole("button", { name: "Նախադիտման հղում" }).click();
  const address = page.getByRole("textbox", { name: "Նախադիտման հասցեն" });
  await page.getByLabel("Ում համար").fill("Հովիկ");
  await page.getByLabel("Ում համար").blur();
  await page.getByRole("img", { name: "QR կոդ՝ նախադիտման հասցեով" }).waitFor();
  const link = new URL(await address.inputValue()).pathname;
  await page.keyboard.press("Escape");
  const phone = await openPage(t, { ...ARMENIAN, viewport: { width: 390, height: 844 } });
  await phone.goto(site.url + link);
  await phone.getByText("Հյուսիսային տրիբունան", { exact: true }).waitFor();
  await phone.getByRole("link", { name: "Հաստատել" }).click();
  await phone.getByRole("dialog").getByRole("button", { name: "Հաստատել" }).click();
  await phone.getByText("Հաստատված է, շնորհակալություն").waitFor();
  await page.locator(".notice").filter({ hasText: "Հովիկ՝ հաստատված է" }).waitFor();

  await click("date", page.getByLabel("Հրապարակման ամսաթիվ").first());
  await type(tomorrow());
  await click("published", page.locator("label:has([role=switch])", { hasText: "Հրապարակված" }));
  await press("Control+s");
  await page.waitForURL("**/admin/news");

  const words = {
    ru: ["Снег на северной трибуне", "Три лопаты в среду.", "Северная трибуна"],
    en: ["Snow on the north stand", "Three shovels on Wednesday.", "The north stand"],
  };
  for (const [language, [title = "", text = "", caption = ""]] of Object.entries(words)) {
    // In the list of news, then in that of translations.
    const rows = page.locator("main :is(tr, li)").filter({ hasText: "Ձյուն հյուսիսային" });
    await click(`to ${language}`, rows.locator(`a[href$='/translate/${language}']`).first());
    await page.waitForURL(`**/translate/${language}`);
    // The first block that waits has the focus.
    await page.locator("textarea[data-row='0']:focus").waitFor();
    await type(title);
    await press("Tab");
    await type(text);
    await press("Tab");
    await type(caption);
    await click("finish", page.getByRole("button", { name: "Ավարտել" }).first());
    await click("publish", page.getByRole("status").getByRole("button", { name: "Հրապարակել" }));
    await page.waitForURL(({ pathname }) => !pathname.includes("translate/"));
    await page.getByText("Պահպանված է։ Կհրապարակվի").last().waitFor();
  }
  assert.ok(done.length <= 22, `${done.length} beyond the words: ${done.join(", ")}`);

  const headers = { authorization: `Bearer ${await signIn(site, "editor")}` };
  const { news } = await (await fetch(`${site.url}/api/admin/news?search=Snow`, { headers })).json();
  const [{ slug, state, text_state, text_state_hy, text_state_ru, content, content_ru }] = news;
  assert.deepEqual([state, text_state, text_state_hy, text_state_ru], ["scheduled", "out", "out", "out"]);
  for (const translated of [content, content_ru])
    assert.match(translated, /^[^\n]+\n\n!\[.*\]\(\/media\/\S+ "[^"]+"\)\n\n<?https:/);
  for (const prefix of ["", "/hy", "/ru"])
    assert.equal((await fetch(`${site.url}${prefix}/news/${slug}`)).status, 404, "its hour has not come");
});
