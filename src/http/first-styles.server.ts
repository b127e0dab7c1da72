import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "./sealed-page.server.ts";

const STYLESHEET = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)#?"\/?>/g;

/** Styles as text and as bytes, with their hash as a policy names it. */
export interface StyleText {
  text: string;
  bytes: Buffer;
  hash: string;
  /** Would end the element that it stands in. */
  isHarmful: boolean;
}

/**
 * Puts a page's styles into the page, so that a first view waits for no second request. The links stay without
 * their `href`: `startLate` gives it back before React looks at the page, and then the styles are files again,
 * which the browser keeps for the pages that follow.
 * @param read the text of stylesheets by their paths, one after the other
 * @param place what stands in the page for that text
 * @returns the page, and the styles as they stand in it
 */
export function firstStyles(
  html: string,
  read: (paths: string[]) => StyleText,
  place: (styles: StyleText) => string = ({ text }) => text,
): { page: string; styles: StyleText | undefined } {
  const end = html.indexOf("</head>");
  const head = html.slice(0, end);
  const paths = [...head.matchAll(STYLESHEET)].map(([, path]) => path!);
  if (paths.length === 0) return { page: html, styles: undefined };
  const styles = read(paths);
  // Then the files are better.
  if (styles.isHarmful) return { page: html, styles: undefined };
  let isFirst = true;
  const filled = head.replace(STYLESHEET, (link) => {
    const waiting = link.replace(" href=", " data-href=");
    if (!isFirst) return waiting;
    isFirst = false;
    return `<style data-first>${place(styles)}</style>${waiting}`;
  });
  return { page: filled + html.slice(end), styles };
}

/** Reads the built stylesheets; each set that a page has, once. */
export function stylesheetReader(folder: string): (paths: string[]) => StyleText {
  const known = new Map<string, StyleText>();
  return (paths) => {
    const name = paths.join(" ");
    const kept = known.get(name);
    if (kept) return kept;
    const text = paths.map((path) => readFileSync(join(folder, path), "utf8").trim()).join("");
    const isHarmful = /<\/style/i.test(text);
    const styles = { text, bytes: Buffer.from(text), hash: hashOf(text), isHarmful };
    known.set(name, styles);
    return styles;
  };
}
