const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/?>/g;
const IMPORT = /^import (?:\* as (\w+) from )?"([^"]+)";$/gm;

/**
 * Lets a page's scripts wait: pages read and work without them, and on a slow phone they would otherwise take
 * the line from the text, its fonts and its pictures. The one script by which React Router starts becomes
 * `first({preloads, files, run})`, where `run` is what remains of it once its modules are there.
 * @param first the text of the script that decides when: an expression that is a function
 */
export function lateScripts(html: string, first: string): string {
  // They stand together, behind the page's content: first the links, then the script.
  const from = Math.max(0, html.indexOf('<link rel="modulepreload"'));
  const module = html.indexOf('type="module"', from);
  const to = html.indexOf("</script>", module);
  if (module < 0 || to < 0) return html;
  const links = html.slice(from, html.indexOf("<script", from));
  const content = html.slice(html.indexOf(">", module) + 1, to);
  const imports = [...content.matchAll(IMPORT)];
  const rest = content.replace(IMPORT, "").trim();
  // A form of the script that this does not know is left as it is.
  if (imports.length === 0 || !rest.startsWith("window.__reactRouterRouteModules")) return html;
  const preloads = [...links.matchAll(PRELOAD)].map(([, href]) => href);
  const names = imports.map(([, name]) => name ?? "");
  const files = JSON.stringify(imports.map(([, , file]) => file));
  const run = `([${names.join(",")}])=>{${rest}}`;
  const between = html.slice(from + links.length, html.indexOf(">", module) + 1);
  const late = `(${first})({preloads:${JSON.stringify(preloads)},files:${files},run:${run}})`;
  return html.slice(0, from) + links.replace(PRELOAD, "") + between + late + html.slice(to);
}
