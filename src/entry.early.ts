import { marquee } from "#src/features/home/marquee.ts";
import { countDown, showOwnTime } from "#src/features/matches/clocks.ts";
import { countMinutes } from "#src/features/shell/count-minutes.ts";
import { countView } from "#src/ui/count-view.ts";
import { type PageModules, startEarly } from "#src/ui/early-start.ts";

// The one script of a first view: the build makes a small file of it that stands in the page.

/** What moves or counts before React comes, by the element's `data-early`. */
const BEHAVIOURS: Record<string, (element: HTMLElement) => unknown> = {
  marquee,
  countdown: countDown,
  "own-time": showOwnTime,
  minute: countMinutes,
};

export default function early(modules: PageModules): void {
  startEarly(modules, begin);
  // After the first picture of the page: none of it may keep a phone from drawing it.
  requestAnimationFrame(() => setTimeout(behave));
}

const begun = new WeakSet<Element>();

function begin(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-early]")) {
    if (begun.has(element)) continue;
    begun.add(element);
    BEHAVIOURS[element.dataset.early ?? ""]?.(element);
  }
}

function behave(): void {
  begin();
  countView(location.pathname);
}
