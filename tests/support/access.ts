import assert from "node:assert/strict";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

const COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * Nobody finds a fault in a page's access, in either theme, and it is not wider than its window.
 * The second theme differs in colours alone, so there only these are looked at.
 * @param where what the page is called in the fault
 */
export async function assertAccess(page: Page, where: string): Promise<void> {
  assert.equal(page.frames().length, 1, `${where}: a look does not reach into frames`);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(over <= 0, `${where} is ${over} pixels too wide`);
  await assertWords(page, where);
  assert.deepEqual(await hiddenRings(page), [], `${where}: what has the focus must show it`);
  const theme = await page.evaluate(() => document.documentElement.className);
  assert.deepEqual(await faults(new AxeBuilder({ page }), {}), [], `${where}, ${theme}`);
  const other = theme === "light" ? "dark" : "light";
  await setTheme(page, other);
  // axe is in the page by now: its half a megabyte need not be read again.
  const inPage = new AxeBuilder({ page, axeSource: ";" });
  assert.deepEqual(await faults(inPage, { runOnly: COLOURS }), [], `${where}, ${other}`);
  await setTheme(page, theme);
}

/**
 * What Armenian and Russian readers stumble over, in what is read and in what is heard: a colon after an Armenian word,
 * where it ends a sentence, and a language named in brackets like a thing, "Гражданство (Английский)".
 */
export async function assertWords(page: Page, where: string): Promise<void> {
  // The colon of a clock is one: "ժժ:րր".
  const faults = [
    "[\\u0531-\\u0587][:\\uff1a](?!//|րր)",
    "\\((?:Английский|Армянский|Русский|Անգլերեն|Հայերեն|Ռուսերեն)\\)",
  ];
  assert.deepEqual(await textsWith(page, faults.join("|")), [], where);
}

function textsWith(page: Page, pattern: string): Promise<string[]> {
  return page.evaluate((source) => {
    const foreign = new RegExp(source);
    const heard = [...document.querySelectorAll("[aria-label], [title], [placeholder], img[alt]")].flatMap(
      (one) => ["aria-label", "title", "placeholder", "alt"].map((name) => one.getAttribute(name) ?? ""),
    );
    return [...document.body.innerText.split("\n"), document.title, ...heard].filter((text) =>
      foreign.test(text),
    );
  }, pattern);
}

/** Letters of twice the size, as people set them who see badly, make a page no wider than its window. */
export async function assertTwiceTheSize(page: Page, where: string): Promise<void> {
  const over = await page.evaluate(() => {
    const { style } = document.documentElement;
    style.fontSize = "200%";
    const wider = document.documentElement.scrollWidth - innerWidth;
    style.fontSize = "";
    return wider;
  });
  assert.ok(over <= 0, `${where} is ${over} pixels too wide with letters of twice the size`);
}

/** What can have the focus and is cut to a shape that would cut off the ring around it too. */
function hiddenRings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const before = document.activeElement;
    const all = document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary");
    // A control that is not to be seen (.vh) has its ring on what stands for it.
    const shown = [...all].filter((one) => one.checkVisibility() && !one.matches(".visually-hidden"));
    const cut = shown.filter((one) => getComputedStyle(one).clipPath !== "none");
    const hidden = cut.filter((one) => {
      one.focus({ preventScroll: true });
      if (!one.matches(":focus-visible")) return false;
      const { boxShadow, outlineStyle, outlineOffset } = getComputedStyle(one);
      return boxShadow === "none" && (outlineStyle === "none" || parseFloat(outlineOffset) >= 0);
    });
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    return hidden.map((one) => one.outerHTML.slice(0, 120));
  });
}

/** At once: a colour on its way to another has a contrast of its own. */
async function setTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.className = name;
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
  }, theme);
}

/**
 * The page asks itself and gives only what is wrong. By default the builder opens a blank page for each look and
 * hands it all that it saw, right or wrong, for the sake of frames: three times the work.
 */
async function faults(axe: AxeBuilder, which: { runOnly?: string[] }): Promise<string[]> {
  const { violations } = await axe
    .setLegacyMode()
    .options({ ...which, resultTypes: ["violations"] })
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
  );
}
