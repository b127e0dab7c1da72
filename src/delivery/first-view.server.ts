import { readFileSync } from "node:fs";
import { join } from "node:path";
import { partsOf } from "#src/live/parts.server.ts";
import { etagOf } from "./cached.server.ts";
import { hashOf } from "./policy.server.ts";

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/?>/g;
const IMPORT = /^import (?:\* as (\w+) from )?"([^"]+)";$/gm;
const STYLESHEET = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)#?"\/?>/g;

/**
 * Lets a page's scripts wait: pages read and work without them, and on a slow phone they would otherwise take
 * the line from the text, its fonts and its pictures. The one script by which React Router starts becomes the early
 * script and `early({preloads, files, run})`, where `run` is what remains of it once its modules are there.
 * @param early a script that declares the function `early`, which decides when
 * @param followFile the script that follows a live page meanwhile; it is told by which tag its parts go as they are
 */
export function deferHydration(html: string, early: string, followFile: string): string {
  // They stand together, behind the page's content: first the links, then the script.
  const from = Math.max(0, html.indexOf('<link rel="modulepreload"'));
  const module = html.indexOf('type="module"', from);
  const to = html.indexOf("</script>", module);
  if (module < 0 || to < 0) return html;
  const links = html.slice(from, html.indexOf("<script", from));
  const content = html.slice(html.indexOf(">", module) + 1, to);
  const imports = [...content.matchAll(IMPORT)];
  // Its end says whether what the entry needs has come, too.
  const rest = content
    .replace(IMPORT, "")
    .trim()
    .replace(/import\("[^"]+"\);?$/, "return $&");
  // A form of the script that this does not know is left as it is.
  if (imports.length === 0 || !rest.startsWith("window.__reactRouterRouteModules")) return html;
  const preloads = [...links.matchAll(PRELOAD)].map(([, href]) => href);
  const names = imports.map(([, name]) => name ?? "");
  const files = JSON.stringify(imports.map(([, , file]) => file));
  const parts = html.includes(" data-follow=") ? etagOf(partsOf(html)) : "";
  const follow = { file: followFile, parts };
  const run = `([${names.join(",")}])=>{${rest}}`;
  const between = html.slice(from + links.length, html.indexOf(">", module) + 1);
  const late = `${early}early({preloads:${JSON.stringify(preloads)},files:${files},follow:${JSON.stringify(follow)},run:${run}})`;
  return html.slice(0, from) + links.replace(PRELOAD, "") + between + late + html.slice(to);
}

/** Styles, with their hash as a policy names it; undefined for what would end the element that it stands in. */
type Styles = { text: string; hash: string } | undefined;

/**
 * Puts a page's styles into the page, so that a first view waits for no second request. The links stay without
 * their `href`: the early script gives it back before React looks at the page, and then the styles are files again,
 * which the browser keeps for the pages that follow.
 * @param read the text of stylesheets by their paths, one after the other
 * @returns the page, and the styles that stand in it
 */
export function inlineCss(html: string, read: (paths: string[]) => Styles): { page: string; styles: Styles } {
  const end = html.indexOf("</head>");
  const head = html.slice(0, end);
  const paths = [...head.matchAll(STYLESHEET)].map(([, path]) => path!);
  const styles = paths.length > 0 ? read(paths) : undefined;
  if (!styles) return { page: html, styles };
  let isFirst = true;
  const filled = head.replace(STYLESHEET, (link) => {
    const waiting = link.replace(" href=", " data-href=");
    if (!isFirst) return waiting;
    isFirst = false;
    return `<style data-first>${styles.text}</style>${waiting}`;
  });
  return { page: filled + html.slice(end), styles };
}

/** Reads the built stylesheets; each set that a page has, once. */
export function stylesheetReader(folder: string): (paths: string[]) => Styles {
  const known = new Map<string, Styles>();
  return (paths) => {
    const name = paths.join(" ");
    if (known.has(name)) return known.get(name);
    const text = paths.map((path) => readFileSync(join(folder, path), "utf8").trim()).join("");
    const styles = /<\/style/i.test(text) ? undefined : { text, hash: hashOf(text) };
    known.set(name, styles);
    return styles;
  };
}
