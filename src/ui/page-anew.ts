import { fetchAnswer } from "#src/api/fetch-answer.ts";
import { renew } from "./renew.ts";

/** React Router's own, on the page: from here it reads the data with which it takes the page over. */
interface Router {
  __reactRouterContext: { stream: ReadableStream };
}

/** As the server reads them, see `live/parts.server.ts`. */
const PARTS = "[data-live]";
const OF_THE_HEAD = "title,meta[name],meta[property],link[rel=canonical],link[rel=alternate]";

/** The live parts that the page shows. */
export interface Parts {
  /** As HTTP names them, so that they need not come again. */
  tag: string;
  /** They are not those with which the page came. */
  isNew: boolean;
}

/** Asks for this page as it is now; undefined where that does not come. */
async function fetchPage(tag?: string): Promise<Response | undefined> {
  const address = new URL(location.href);
  // The whole page, too, has an address of its own: what caches on the way keep for others may be of before the news.
  address.searchParams.set("parts", tag === undefined ? "all" : "live");
  // A browser may answer by what it had a second ago; with a tag of ours it does not.
  const headers = { "if-none-match": tag ?? "" };
  // Sent elsewhere, it is another page: that is no answer then.
  const how = { headers, cache: "no-store", redirect: "manual" } as const;
  return fetchAnswer(address, how).catch(() => undefined);
}

async function documentOf(answer: Response | undefined): Promise<Document | undefined> {
  const html = answer?.ok ? await answer.text().catch(() => undefined) : undefined;
  return html === undefined ? undefined : new DOMParser().parseFromString(html, "text/html");
}

/**
 * Renews what of the page is marked as live, and its title; the whole of it where it has other parts by now, or one of
 * them says that the rest has changed (`data-rest`).
 * @returns whether that was possible
 */
export async function renewParts(parts: Parts): Promise<boolean> {
  const answer = await fetchPage(parts.tag);
  if (answer?.status === 304) return true;
  const fresh = await documentOf(answer);
  if (!fresh) return false;
  const [shown, live] = [document, fresh].map((page) => [...page.querySelectorAll<HTMLElement>(PARTS)]);
  const isOther = shown!.length !== live!.length || restOf(shown!) !== restOf(live!);
  parts.isNew = true;
  if (isOther && !(await renewPage())) return false;
  parts.tag = answer?.headers.get("etag") ?? "";
  if (isOther) return true;
  document.title = fresh.title;
  shown!.forEach((part, at) => {
    renew(part, live![at]!);
  });
  return true;
}

/** By what the parts tell whether the rest of the page is as before. */
function restOf(parts: HTMLElement[]): string {
  return parts.map(({ dataset }) => dataset.rest ?? "").join();
}

/**
 * Renews the whole page, and the data with which React takes it over.
 * @returns whether that was possible
 */
export async function renewPage(): Promise<boolean> {
  const fresh = await documentOf(await fetchPage());
  const data = fresh && dataOf(fresh);
  if (!data) return false;
  if (scriptOf(fresh) !== scriptOf(document)) {
    // A newer site: its data are not for these scripts.
    location.reload();
    return new Promise(() => {});
  }
  const [shown, heads] = [document, fresh].map(({ head }) => [...head.querySelectorAll(OF_THE_HEAD)]);
  if (shown!.length === heads!.length)
    shown!.forEach((element, at) => {
      element.replaceWith(heads![at]!);
    });
  renew(document.body, fresh.body);
  (globalThis as unknown as Router).__reactRouterContext.stream = new Response(data).body!;
  return true;
}

/** The script that starts the page's others, and so names them. */
function scriptOf(page: Document): string | undefined {
  return page.querySelector<HTMLScriptElement>("script[type=module]")?.text.replace(/"parts":"[^}]*/, "");
}

/** The one script in which `delivery/render.server.ts` has React Router hand its data over. */
function dataOf(page: Document): string | undefined {
  const [, text] =
    [...page.scripts].map(({ text }) => /streamController\.enqueue\((".*")\);?$/s.exec(text)).find(Boolean) ??
    [];
  return text && JSON.parse(text);
}
