/** What counts or is written by the page's own script; it goes on as long as the server says the same of it. */
const COUNTING = /^(countdown|own-time|minute)$/;

/**
 * Makes an element of the page what it is in the page made anew, and touches what differs alone: pictures stay, and so does
 * what a visitor opened.
 * @param fresh is used up: what is new in it moves over
 */
export function renew(shown: Element, fresh: Element): void {
  for (const { name, value } of fresh.attributes)
    if (shown.getAttribute(name) !== value && !isVisitors(shown, name)) shown.setAttribute(name, value);
  for (const { name } of [...shown.attributes])
    if (!fresh.hasAttribute(name) && !isVisitors(shown, name)) shown.removeAttribute(name);
  const before = [...shown.childNodes];
  const after = [...fresh.childNodes];
  after.forEach((node, at) => {
    const old = before[at];
    if (!old) shown.append(node);
    else if (!old.isEqualNode(node)) renewNode(old, node);
  });
  for (const old of before.slice(after.length)) old.remove();
}

function renewNode(old: ChildNode, node: ChildNode): void {
  const areElements = old instanceof HTMLElement && node instanceof HTMLElement;
  if (old.nodeName !== node.nodeName || (old instanceof Element && !areElements)) {
    // A drawing, too, changes as a whole.
    old.replaceWith(node);
  } else if (!areElements) {
    old.nodeValue = node.nodeValue;
  } else if (COUNTING.test(node.dataset.early ?? "")) {
    if (told(old) !== told(node)) old.replaceWith(node);
  } else if (old.tagName !== "NOSCRIPT") {
    // That is text where scripts run, elsewhere elements, and for nobody who is here.
    renew(old, node);
  }
}

function told({ dataset }: HTMLElement): string {
  return JSON.stringify({ ...dataset });
}

/** Months are folded and unfolded by whoever reads them. */
function isVisitors({ tagName }: Element, attribute: string): boolean {
  return tagName === "DETAILS" && attribute === "open";
}
