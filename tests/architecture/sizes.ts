import { isTest } from "./places.ts";
import { type Source, treeOf, walk } from "./sources.ts";

const MOST_LINES_OF_A_FUNCTION = 60;
const MOST_LINES_OF_A_FILE = 300;

/** What may be longer, and why: "file" or "file: function". At most ten. */
export const LONGER: Record<string, string> = {
  "src/db/migrations/0001-first.ts: up": "The first schema is one list of tables, written once.",
  "src/db/migrations/0001-first.ts": "The first schema is one list of tables, written once.",
};

/** The functions of over 60 lines and the files of over 300, but for those with a reason. */
export function sizeFaults(files: Source[], allowed: Record<string, string> = LONGER): string[] {
  const code = files.filter(
    ({ path }) => /^(src|bin)\//.test(path) && !isTest(path) && !/\/text\//.test(path),
  );
  return code
    .flatMap((file) => [...fileFaults(file), ...functionFaults(file)])
    .flatMap(({ name, lines }) => (name in allowed ? [] : [`${name} has ${lines} lines.`]));
}

interface Size {
  name: string;
  lines: number;
}

function fileFaults({ path, text }: Source): Size[] {
  const lines = text.trimEnd().split("\n").length;
  return lines > MOST_LINES_OF_A_FILE ? [{ name: path, lines }] : [];
}

function functionFaults(source: Source): Size[] {
  const found: Size[] = [];
  if (source.text.split("\n").length <= MOST_LINES_OF_A_FUNCTION) return found;
  walk(treeOf(source), (node, parents) => {
    if (!/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) return true;
    const lines = source.text.slice(node.start, node.end).split("\n").length;
    if (lines <= MOST_LINES_OF_A_FUNCTION) return true;
    const named = (node.id ?? (parents.at(-1) as { id?: unknown } | undefined)?.id) as
      | { name?: string }
      | undefined;
    found.push({ name: `${source.path}: ${named?.name ?? "a function"}`, lines });
    return true;
  });
  return found;
}
