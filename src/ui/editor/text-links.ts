/** An address within words: what stands there, and where it leads. */
interface FoundLink {
  at: number;
  text: string;
  href: string;
}

const ADDRESS =
  /(?<![\p{L}\p{N}_@/.-])(?:https?:\/\/[^\s<>«»„“”"\\]+|www\.[\p{L}\p{N}-]+\.[^\s<>«»„“”"\\]+|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4})/giu;

/** Signs that end a sentence rather than an address, Armenian ones among them. */
const ENDS = /[.,:;!?։՝՜՞…'*_~\]}]+$/;

/** The addresses in a text without marks: on the site they are links, as they were when they were typed as Markdown. */
export function linksIn(text: string): FoundLink[] {
  return [...text.matchAll(ADDRESS)].flatMap((match) => {
    const found = withoutEnd(match[0]);
    const isMail = !/^(https?:\/\/|www\.)/i.test(found);
    if (/^https?:\/\/$/i.test(found)) return [];
    const href = isMail ? `mailto:${found}` : /^www\./i.test(found) ? `http://${found}` : found;
    return [{ at: match.index, text: found, href }];
  });
}

function withoutEnd(found: string): string {
  let rest = found.replace(ENDS, "");
  // A bracket that was opened before the address is closed after it.
  while (rest.endsWith(")") && count(rest, ")") > count(rest, "("))
    rest = rest.slice(0, -1).replace(ENDS, "");
  return rest;
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}
