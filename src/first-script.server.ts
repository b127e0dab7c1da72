import { moveRow } from "#src/features/home/move-row.ts";
import { countDown, showOwnTime } from "#src/features/matches/clocks.ts";
import { countView, startLate, TAKEN_OVER } from "./ui/start-late.ts";

/** What moves or counts on a page before React comes; only on pages that have it. */
const MOVING = [
  { selector: ".p-run", run: moveRow },
  { selector: ".count[data-kick-off]", run: countDown },
  { selector: ".mine[data-kick-off]", run: showOwnTime },
];

/** Which of what moves or counts stands in a part of a page, by selector. */
export function movesIn(html: string): string[] {
  return MOVING.map(({ selector }) => selector).filter((selector) =>
    html.includes(`class="${/\.([\w-]+)/.exec(selector)?.[1]}`),
  );
}

/**
 * The script with which a public page begins: the function that `lateScripts` calls.
 * @param kept what moves in the parts that were written before
 */
export function firstScript(html: string, kept: string[]): string {
  const moves = new Set([...movesIn(html), ...kept]);
  const moving = MOVING.filter(({ selector }) => moves.has(selector)).map(
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
