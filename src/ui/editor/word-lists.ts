/** A paragraph that Word means as an item of a list. */
interface WordItem {
  element: HTMLElement;
  /** Which list, and how deep in it: from 1. */
  list: string;
  level: number;
  isNumbered: boolean;
  /** The number before it. */
  number: number;
}

/**
 * Word writes lists as paragraphs, each with its sign as text before it and the place in the list in its style
 * (`mso-list:l0 level1 lfo1`): those become lists.
 */
export function listsOfWord(page: Document): void {
  const found = [...page.body.querySelectorAll<HTMLElement>("[style*='mso-list']")].flatMap(
    (element) => itemOf(element) ?? [],
  );
  for (let at = 0; at < found.length; ) {
    let end = at + 1;
    while (end < found.length && follows(found[end - 1]!, found[end]!)) end += 1;
    const items = found.slice(at, end);
    const place = page.createElement("div");
    items[0]!.element.before(place);
    place.replaceWith(...lists(page, items, Math.min(...items.map(({ level }) => level))));
    at = end;
  }
}

function itemOf(element: HTMLElement): WordItem | undefined {
  const style = element.getAttribute("style") ?? "";
  const match = /mso-list:\s*(l\d+)\s+level(\d)/i.exec(style);
  // The items of a true list that Word has written as one, and the signs themselves.
  if (!match || element.closest("li") || /^(SPAN|H[1-6])$/.test(element.tagName)) return undefined;
  const ignored = [...element.querySelectorAll<HTMLElement>("[style]")].find((one) =>
    /mso-list:\s*ignore/i.test(one.getAttribute("style") ?? ""),
  );
  const sign = (ignored?.textContent ?? "").replace(/[\s\u00a0]+/g, "");
  ignored?.remove();
  const isNumbered = /^\(?([0-9]+|[a-zа-яա-ֆ]{1,4})[.)։]$/i.test(sign);
  return {
    element,
    list: match[1]!,
    level: Number(match[2]),
    isNumbered,
    number: Number.parseInt(sign, 10) || 1,
  };
}

/** Whether nothing stands between two items. */
function follows(one: WordItem, other: WordItem): boolean {
  let next = one.element.nextSibling;
  while (next && next.nodeType !== 1 && !next.textContent?.trim()) next = next.nextSibling;
  if (next !== other.element) return false;
  return one.list === other.list || one.level !== other.level || one.level > 1;
}

function lists(page: Document, items: WordItem[], level: number): HTMLElement[] {
  const out: HTMLElement[] = [];
  for (let at = 0; at < items.length; ) {
    const one = items[at]!;
    let end = at + 1;
    while (end < items.length && items[end]!.level > level) end += 1;
    const last = out.at(-1);
    const tag = one.isNumbered ? "ol" : "ul";
    const list = last?.tagName.toLowerCase() === tag ? last : page.createElement(tag);
    if (list !== last) {
      if (one.isNumbered && one.number > 1) list.setAttribute("start", String(one.number));
      out.push(list);
    }
    const item = page.createElement("li");
    item.append(...one.element.childNodes);
    one.element.remove();
    list.append(item);
    if (end > at + 1) item.append(...lists(page, items.slice(at + 1, end), level + 1));
    at = end;
  }
  return out;
}
