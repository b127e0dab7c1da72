const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*\/?>/g;
const START = /(<script[^>]*type="module"[^>]*>)([\s\S]*?)(<\/script>)/g;
const IMPORT = /^import (?:\* as (\w+) from )?"([^"]+)";$/gm;

/**
 * Lets a page's scripts begin after its first picture stands: pages read and work without them, and on a slow
 * phone they would otherwise take the line from the text, its fonts and its pictures. What React Router loads
 * at once is loaded by the same script a frame later, with all its modules asked for together.
 */
export function lateScripts(html: string): string {
  const preloads = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  return html.replace(PRELOAD, "").replace(START, (whole, open: string, content: string, close: string) => {
    const imports = [...content.matchAll(IMPORT)];
    const rest = content.replace(IMPORT, "").trim();
    // A form of the script that this does not know is left as it is.
    if (imports.length === 0 || !rest.startsWith("window.__reactRouterRouteModules")) return whole;
    const names = imports.map(([, name]) => name ?? "");
    const files = imports.map(([, , file]) => file);
    return `${open}const start=()=>{for(const href of ${JSON.stringify(preloads)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));Promise.all(${JSON.stringify(files)}.map((file)=>import(file))).then(([${names.join(",")}])=>{${rest}})};document.hidden?start():requestAnimationFrame(()=>setTimeout(start));${close}`;
  });
}
