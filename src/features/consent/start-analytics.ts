import type { Analytics } from "./analytics.server.ts";

let isStarted = false;

/** Loads what the visitor allowed, once a page, after everything of the page itself. */
export function startAnalytics(analytics: Analytics): void {
  if (isStarted) return;
  isStarted = true;
  if (document.readyState === "complete") load(analytics);
  else addEventListener("load", () => load(analytics), { once: true });
}

type Queue = unknown[] & { l?: number };
type Vendors = typeof window & {
  dataLayer?: unknown[];
  ym?: ((...values: unknown[]) => void) & { a?: Queue; l?: number };
};

function load({ google, yandex, custom }: Analytics): void {
  const vendors = window as Vendors;
  if (google) {
    const layer: unknown[] = vendors.dataLayer ?? [];
    vendors.dataLayer = layer;
    // The vendor's script reads `arguments` objects, so an array will not do.
    const gtag: (...values: unknown[]) => void = function () {
      // biome-ignore lint/complexity/noArguments: as above.
      layer.push(arguments);
    };
    gtag("js", new Date());
    gtag("config", google);
    add(`https://www.googletagmanager.com/gtag/js?id=${google}`);
  }
  if (yandex) {
    const ym: NonNullable<Vendors["ym"]> = (...values: unknown[]) => {
      ym.a = ym.a ?? [];
      ym.a.push(values);
    };
    ym.l = Date.now();
    vendors.ym = vendors.ym ?? ym;
    vendors.ym(Number(yandex), "init", { clickmap: false, trackLinks: true, accurateTrackBounce: true });
    add("https://mc.yandex.ru/metrika/tag.js");
  }
  if (custom) add(custom);
}

function add(source: string): void {
  const script = document.createElement("script");
  script.src = source;
  script.async = true;
  document.head.append(script);
}
