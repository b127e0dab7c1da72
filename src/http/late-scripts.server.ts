const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/?>/g;
const START = /(<script[^>]*type="module"[^>]*>)([\s\S]*?)(<\/script>)/g;
const IMPORT = /^import (?:\* as (\w+) from )?"([^"]+)";$/gm;

/**
 * Lets a page's scripts wait: pages read and work without them, and on a slow phone they would otherwise take
 * the line from the text, its fonts and its pictures. The one script by which React Router starts becomes
 * `first({preloads, files, run})`, where `run` is what remains of it once its modules are there.
 * @param first the text of the script that decides when: an expression that is a function
 */
export function lateScripts(html: string, first: string): string {
  // They stand together, behind the page's content.
  const from = Math.max(0, html.indexOf('<link rel="modulepreload"'));
  const scripts = html.slice(from);
  const preloads = [...scripts.matchAll(PRELOAD)].map(([, href]) => href);
  let isKnown = false;
  const late = scripts.replace(START, (whole, open: string, content: string, close: string) => {
    const imports = [...content.matchAll(IMPORT)];
    const rest = content.replace(IMPORT, "").trim();
    // A form of the script that this does not know is left as it is.
    if (imports.length === 0 || !rest.startsWith("window.__reactRouterRouteModules")) return whole;
    isKnown = true;
    const names = imports.map(([, name]) => name ?? "");
    const files = JSON.stringify(imports.map(([, , file]) => file));
    const run = `([${names.join(",")}])=>{${rest}}`;
    return `${open}(${first})({preloads:${JSON.stringify(preloads)},files:${files},run:${run}})${close}`;
  });
  return isKnown ? html.slice(0, from) + late.replace(PRELOAD, "") : html;
}
