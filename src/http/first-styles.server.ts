import { readFileSync } from "node:fs";
import { join } from "node:path";

const STYLESHEET = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)#?"\/?>/g;

/**
 * Puts a page's styles into the page, so that a first view waits for no second request. The links stay without
 * their `href`: `startLate` gives it back before React looks at the page, and then the styles are files again,
 * which the browser keeps for the pages that follow.
 * @param read the text of a stylesheet by its path
 * @returns the page, and the styles as they stand in it
 */
export function firstStyles(
  html: string,
  read: (path: string) => string,
): { page: string; styles: string | undefined } {
  const paths = [...html.matchAll(STYLESHEET)].map(([, path]) => path!);
  if (paths.length === 0) return { page: html, styles: undefined };
  const styles = paths.map(read).join("");
  // Would end the element: then the files are better.
  if (/<\/style/i.test(styles)) return { page: html, styles: undefined };
  let isFirst = true;
  const page = html.replace(STYLESHEET, (link) => {
    const waiting = link.replace(" href=", " data-href=");
    if (!isFirst) return waiting;
    isFirst = false;
    return `<style data-first>${styles}</style>${waiting}`;
  });
  return { page, styles };
}

/** Reads the built stylesheets, each once. */
export function stylesheetReader(folder: string): (path: string) => string {
  const known = new Map<string, string>();
  return (path) => {
    const text = known.get(path) ?? readFileSync(join(folder, path), "utf8").trim();
    known.set(path, text);
    return text;
  };
}
