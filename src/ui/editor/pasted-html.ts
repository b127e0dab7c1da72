import { tableSource } from "./pasted-table.ts";
import { listsOfWord } from "./word-lists.ts";

/** What is left of what was copied elsewhere. */
export interface Cleaned {
  html: string;
  /** Pictures of other sites and of the copying program, which are not taken over. */
  leftOut: number;
}

const DROPPED =
  "script, style, template, iframe, object, embed, svg, math, form, input, button, select, textarea, link, meta, title, base, audio, video, noscript";

/**
 * What was copied from Word, Google Docs, a messenger or a page, as plain headings, paragraphs, lists, quotes and links.
 * It is read in a document that shows nothing, loads nothing and runs nothing.
 * @param parse makes such a document
 */
export function cleanPasted(html: string, parse: (html: string) => Document): Cleaned {
  // Styles must not even be read.
  const text = html.replace(/<style[\s\S]*?<\/style\s*>/gi, "");
  const page = parse(text);
  const { body } = page;
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  dropHidden(body);
  listsOfWord(page);
  for (const element of body.querySelectorAll("[role=heading]")) headingOf(page, element);
  nestLists(page);
  const leftOut = dropPictures(page);
  for (const link of body.querySelectorAll("a")) keepAddress(link);
  for (const table of body.querySelectorAll("table")) {
    const source = tableSource(table);
    if (source) table.replaceWith(sourceBlock(page, source));
    else rowsAsLines(page, table);
  }
  linesOf(page);
  for (const element of body.querySelectorAll("p, div, li, h1, h2, h3, h4, h5, h6")) dropEmpty(element);
  for (const element of body.querySelectorAll("*")) keepAttributes(element);
  return { html: body.innerHTML, leftOut };
}

/** What the copied page did not show: the sign of a list that Word writes out, text for programs. */
function dropHidden(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>("[style]")) {
    const style = element.getAttribute("style") ?? "";
    if (/mso-hide:\s*all|display:\s*none/i.test(style)) element.remove();
  }
}

/** Word and Outlook write an empty line as a paragraph of one space that does not break. */
function dropEmpty(element: Element): void {
  if (!element.textContent?.trim() && !element.querySelector("img, hr")) element.remove();
}

/** Word on the web writes headings as paragraphs with a role. */
function headingOf(page: Document, element: Element): void {
  const level = Math.min(6, Math.max(1, Number(element.getAttribute("aria-level")) || 2));
  const heading = page.createElement(`h${level}`);
  heading.append(...element.childNodes);
  element.replaceWith(heading);
}

/** A list directly in a list belongs to the item before it, as Google Docs means it. */
function nestLists(page: Document): void {
  for (const list of page.querySelectorAll("ul > ul, ul > ol, ol > ul, ol > ol")) {
    const before = list.previousElementSibling;
    if (before?.tagName === "LI") before.append(list);
    else {
      const item = page.createElement("li");
      list.replaceWith(item);
      item.append(...[...list.children].flatMap((one) => [...one.childNodes]));
    }
  }
}

/** Our own pictures and pictures of letters stay; of the others only the files could be taken over. */
function dropPictures(page: Document): number {
  let leftOut = 0;
  for (const picture of page.body.querySelectorAll("img, picture")) {
    const source = picture.getAttribute("src") ?? "";
    const alt = picture.getAttribute("alt") ?? "";
    if (/^\/(media|club)\/[^\s]+$/.test(source)) continue;
    if (/\p{Extended_Pictographic}/u.test(alt) && alt.length <= 16) picture.replaceWith(alt);
    else {
      if (picture.tagName === "IMG") leftOut += 1;
      picture.replaceWith(...(picture.tagName === "PICTURE" ? picture.childNodes : []));
    }
  }
  return leftOut;
}

/** Web, mail and telephone addresses, and those within a text of ours. */
function keepAddress(link: HTMLAnchorElement): void {
  const address = unwrapped((link.getAttribute("href") ?? "").trim());
  const isKept = /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(address);
  if (isKept) link.setAttribute("href", address);
  else link.replaceWith(...link.childNodes);
}

/** Facebook and Google lead over an address of their own. */
function unwrapped(address: string): string {
  const url = URL.parse(address);
  if (!url) return address;
  const isDetour =
    /^l\.(facebook|instagram)\.com$/.test(url.hostname) ||
    (/(^|\.)google\.[a-z.]+$/.test(url.hostname) && url.pathname === "/url");
  const target = isDetour && (url.searchParams.get("u") ?? url.searchParams.get("q"));
  if (!target || !/^https?:\/\//.test(target)) return address;
  return target.replace(/([?&])fbclid=[^&#]*&?/, "$1").replace(/[?&](?=#|$)/, "");
}

/** A block that stands in the editor as its source. */
function sourceBlock(page: Document, source: string): Element {
  const block = page.createElement("pre");
  block.setAttribute("data-source", "");
  block.textContent = source;
  return block;
}

/** The words of a table, row by row: no word is lost, and a table that was drawn for looks becomes text. */
function rowsAsLines(page: Document, table: Element): void {
  if (!table.isConnected) return;
  const rows = [...table.querySelectorAll("tr")].filter((row) => row.closest("table") === table);
  const out = rows.flatMap((row) => {
    const cells = [...row.children];
    // One cell, as Word's and mail's frames are: what stands in it is the text itself.
    if (cells.length === 1) return [...cells[0]!.childNodes];
    const line = page.createElement("p");
    for (const [index, cell] of cells.entries()) {
      if (index > 0) line.append(" · ");
      const blocks = [...cell.querySelectorAll("p, div, li")];
      for (const block of blocks.slice(0, -1)) block.append(" ");
      for (const block of blocks.reverse()) block.replaceWith(...block.childNodes);
      line.append(...cell.childNodes);
    }
    return [line];
  });
  table.replaceWith(...out);
}

/** Two ends of lines after each other part paragraphs, as messengers and Docs write them. */
function linesOf(page: Document): void {
  for (const first of [...page.body.querySelectorAll("br + br")]) {
    if (!first.isConnected) continue;
    const parent = first.parentElement!;
    if (!/^(P|DIV|BODY)$/.test(parent.tagName) || parent.querySelector("p, div, ul, ol, h1, h2, h3"))
      continue;
    splitAtBreaks(page, parent);
  }
}

function splitAtBreaks(page: Document, parent: HTMLElement): void {
  const parts: ChildNode[][] = [[]];
  const children = [...parent.childNodes];
  for (const [index, child] of children.entries()) {
    const isBreak = child.nodeName === "BR";
    const isNext = children[index + 1]?.nodeName === "BR";
    const wasBefore = children[index - 1]?.nodeName === "BR";
    if (isBreak && (isNext || wasBefore)) {
      if (parts.at(-1)!.length > 0) parts.push([]);
    } else parts.at(-1)!.push(child);
  }
  const paragraphs = parts
    .filter((part) => part.length > 0)
    .map((part) => {
      const paragraph = page.createElement("p");
      paragraph.append(...part);
      return paragraph;
    });
  if (parent.tagName === "BODY") parent.replaceChildren(...paragraphs);
  else parent.replaceWith(...paragraphs);
}

const STYLES = /^(font-weight|font-style|text-decoration(-line)?)$/;

/** Of an element's attributes only what the editor reads. */
function keepAttributes(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    if (/^(href|src|alt|title|start|data-(pm-slice|level|block|line-end|checked|source))$/.test(name))
      continue;
    element.removeAttribute(name);
    if (name !== "style" || /^H[1-6]$|^A$/.test(element.tagName)) continue;
    // Headings are bold and links are underlined everywhere.
    if (element.closest("h1, h2, h3, h4, h5, h6") && /font-weight/.test(value)) continue;
    const kept = value
      .split(";")
      .map((one) => one.trim())
      .filter((one) => STYLES.test(one.split(":")[0]?.trim().toLowerCase() ?? ""));
    if (kept.length > 0) element.setAttribute("style", kept.join(";"));
  }
}
