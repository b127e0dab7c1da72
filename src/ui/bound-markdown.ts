/** Quotes and lists in each other; more than anybody writes. */
const MOST_DEPTH = 10;
/** Indentation nests lists too, two columns a level. */
const MOST_INDENT = 4 * MOST_DEPTH;
/** Marks of emphasis and brackets in one paragraph, list or table: a page of bold words has some hundreds. */
const MOST_MARKS = 600;
/** Headings that are underlined. */
const MOST_UNDERLINES = 200;

const CONTAINER = String.raw`[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))`;
const TOO_DEEP = new RegExp(`^((?:${CONTAINER}){${MOST_DEPTH}})(${CONTAINER})`);
const RULE = /^[ \t]*([-*_])(?:[ \t]*\1)+[ \t]*$/;
const UNDERLINE = /^(?=[ \t]{0,3}(?:=+|-+)[ \t]*$)/;

/**
 * The same text, but what nests deeper or is marked more often than anybody writes is plain text. The Markdown
 * reader takes minutes for a line of "- - - …" and ends with a full stack; the page of that article would keep
 * the whole site busy. Measured: 40 KB of "- " took 211 s, 24 KB of "*a … b*" 12 s, 60 KB of "a\n=\n" 16 s.
 */
export function boundMarkdown(markdown: string): string {
  let marks = 0;
  let underlines = 0;
  return markdown
    .split("\n")
    .map((line) => {
      if (line.trim() === "") marks = 0;
      if (UNDERLINE.test(line) && ++underlines > MOST_UNDERLINES) return line.replace(/[=-]/, "\\$&");
      return escapeMarks(RULE.test(line) ? line : flatten(line));
    })
    .join("\n");

  function escapeMarks(line: string): string {
    return line.replace(/\\.|[*_~]+|[[\]]/g, (found) =>
      found.startsWith("\\") || ++marks <= MOST_MARKS ? found : found.replace(/./g, "\\$&"),
    );
  }
}

/** The marks of quotes and lists that lead into the deep are escaped. */
function flatten(line: string): string {
  const indent = /^[ \t]*/.exec(line)![0].length;
  const start = indent > MOST_INDENT ? line.slice(indent - MOST_INDENT) : line;
  return start.replace(
    TOO_DEEP,
    (_, before: string, next: string) => `${before}${next.slice(0, -1)}\\${next.slice(-1)}`,
  );
}
