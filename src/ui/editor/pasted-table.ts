/** A cell of more is text that was put into a frame. */
const MOST_LETTERS = 300;
/** More columns are no table that a phone could show. */
const MOST_COLUMNS = 12;

/**
 * A table of data as its Markdown, which the editor shows as it is and readers see as a table; undefined for a frame
 * that was drawn for looks: one column or row, rows of different length, tables, lists or pictures in it.
 */
export function tableSource(table: Element): string | undefined {
  if (table.querySelector("table, img, ul, ol") || table.closest("li, blockquote")) return undefined;
  if (table.parentElement?.closest("table")) return undefined;
  const rows = [...table.querySelectorAll("tr")].map((row) => [...row.children]);
  const columns = rows[0]?.length ?? 0;
  if (rows.length < 2 || columns < 2 || columns > MOST_COLUMNS) return undefined;
  const isEven = rows.every((cells) => cells.length === columns);
  const cells = rows.flat();
  const isMerged = cells.some((cell) => Number(cell.getAttribute("colspan") ?? 1) > 1);
  if (!isEven || isMerged || cells.some((cell) => (cell.textContent ?? "").length > MOST_LETTERS))
    return undefined;
  const [head, ...body] = rows.map((row) => `| ${row.map(cellSource).join(" | ")} |`);
  return [head, `|${" --- |".repeat(columns)}`, ...body].join("\n");
}

/** The words of a cell on one line; links stay links. */
function cellSource(cell: Element): string {
  return wordsOf(cell).replace(/\s+/g, " ").trim();
}

function wordsOf(node: Node): string {
  return [...node.childNodes]
    .map((child) => {
      if (child.nodeType === 3) return (child.textContent ?? "").replace(/[\\|*_[\]`<]/g, "\\$&");
      const words = wordsOf(child);
      if (child.nodeName === "BR") return " ";
      if (child.nodeName === "A") return linkSource(words, (child as Element).getAttribute("href") ?? "");
      return /^(P|DIV)$/.test(child.nodeName) ? ` ${words} ` : words;
    })
    .join("");
}

function linkSource(words: string, href: string): string {
  return words.trim() && /^[^\s()<>|]+$/.test(href) ? `[${words.trim()}](${href})` : words;
}
