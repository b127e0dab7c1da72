import { moveRow } from "#src/features/home/move-row.ts";
import { countDown, showOwnTime } from "#src/features/matches/clocks.ts";
import { countView, startLate, TAKEN_OVER } from "./ui/start-late.ts";

/** What moves or counts on a page before React comes; only on pages that have it. */
const MOVING = [
  { selector: ".p-run", run: moveRow },
  { selector: ".count[data-kick-off]", run: countDown },
  { selector: ".mine[data-kick-off]", run: showOwnTime },
];

/** The script with which a public page begins: the function that `lateScripts` calls. */
export function firstScript(html: string): string {
  const moving = MOVING.filter(({ selector }) =>
    html.includes(`class="${/\.([\w-]+)/.exec(selector)?.[1]}`),
  ).map(
    ({ selector, run }) =>
      `document.querySelectorAll(${JSON.stringify(selector)}).forEach((element)=>(${source(run)})(element));`,
  );
  // After the first picture of the page: none of it may keep a phone from drawing it.
  const afterwards = `requestAnimationFrame(()=>setTimeout(()=>{${moving.join("")}(${source(countView)})(location.pathname)}))`;
  return `(modules)=>{(${source(startLate)})(modules,${JSON.stringify(TAKEN_OVER)});${afterwards}}`;
}

const sources = new Map<unknown, string>();

/** A function's text without its indentation. Its imports don't travel with it: it must need none. */
function source(run: (...args: never[]) => unknown): string {
  const text =
    sources.get(run) ??
    run
      .toString()
      .replace(/^\s*(\/\/.*)?\n?/gm, "")
      .replace(/^\s+/gm, "");
  sources.set(run, text);
  return text;
}
