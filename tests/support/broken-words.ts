import type { Page } from "playwright-core";

/**
 * Words of the page that go on in the next line without a hyphen: a column is narrower than its longest word.
 * @param within a selector of what is looked at; the whole page without one
 */
export function brokenWords(page: Page, within = "body"): Promise<string[]> {
  return page.evaluate((selector) => {
    const found = new Set<string>();
    for (const root of document.querySelectorAll(selector)) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement!;
        // A name that is written downwards has each letter in a line of its own.
        const isRead = parent.checkVisibility() && !parent.closest("script, style, [aria-hidden=true]");
        const isShown = isRead && parent.getBoundingClientRect().width > 1;
        if (!isShown) continue;
        for (const { 0: word, index } of node.textContent!.matchAll(/[\p{L}\u00ad]+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 1);
          const isBroken = others.some(({ top, height }) => top - first!.top > height * 0.6);
          if (isBroken && !word.includes("\u00ad")) found.add(word);
        }
      }
    }
    return [...found];
  }, within);
}
