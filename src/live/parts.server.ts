/** How React writes the mark of a part that changes while a match is played. */
const MARK = ' data-live=""';

/**
 * Whoever asks has just heard of a goal: no cache on the way may answer with the score before it. Nodes have it in
 * memory; with the tag of what is shown hardly anything comes.
 */
const ASKED_ANEW = "public, max-age=0, must-revalidate";

/** What an address asks for beside a page: the parts of it that are live. */
export function areParts(url: URL): boolean {
  return url.searchParams.get("parts") === "live";
}

/**
 * The parts of a page that change while a match is played, as a small document: its title, and each element marked
 * `data-live`, whole, in their order. An open page that follows a match puts them in the place of its own.
 */
export async function liveParts(made: Promise<Response>): Promise<Response> {
  const page = await made;
  const headers = new Headers(page.headers);
  headers.set("x-robots-tag", "noindex");
  // It names files that belong to the page.
  headers.delete("link");
  if (page.status !== 200) return new Response(null, { status: page.status, headers });
  headers.set("cache-control", ASKED_ANEW);
  return new Response(partsOf(await page.text()), { headers });
}

export function partsOf(html: string): string {
  const [title = ""] = /<title>.*?<\/title>/s.exec(html) ?? [];
  const parts: string[] = [];
  let to = 0;
  for (let at = html.indexOf(MARK); at >= 0; at = html.indexOf(MARK, to)) {
    const from = html.lastIndexOf("<", at);
    to = endOf(html, from);
    parts.push(html.slice(from, to));
  }
  return title + parts.join("");
}

/** Where an element ends that begins there: React escapes what is not its own, so tags are tags. */
function endOf(html: string, from: number): number {
  const [, name] = /^<([\w-]+)/.exec(html.slice(from, from + 40)) ?? [];
  const tags = new RegExp(`<(/?)${name}(?=[\\s>])`, "g");
  tags.lastIndex = from;
  let depth = 0;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return html.indexOf(">", tag.index) + 1;
  }
  throw new Error(`A live part of a page has no end: <${name}>.`);
}
