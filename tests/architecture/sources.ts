import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseSync } from "vite";

export const ROOT = dirname(dirname(import.meta.dirname));

/** A file of the project, or one that a test plants. */
export interface Source {
  /** From the root of the project: "src/features/news/article.ts". */
  path: string;
  text: string;
}

/** A node of the syntax tree, as ESTree has it. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [name: string]: unknown;
}

export interface Import {
  specifier: string;
  /** The file that it names; undefined for a package. */
  file: string | undefined;
  isTypeOnly: boolean;
}

/** Every TypeScript file of the project. */
export function readSources(): Source[] {
  return globSync("{src,bin,club,bench,tests}/**/*.{ts,tsx}", { cwd: ROOT })
    .sort()
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));
}

export function importsOf({ path, text }: Source): Import[] {
  const pattern =
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^"';]*?from\s+"([^"]+)"|import\s+"([^"]+)"|import\(\s*"([^"]+)"\s*\)/g;
  return [...text.matchAll(pattern)].map((match) => {
    const specifier = match[2] ?? match[3] ?? match[4] ?? "";
    const isTypeOnly = Boolean(match[1]) || /import\s*\{\s*(type\s+\w+\s*,?\s*)+\}/.test(match[0]);
    return { specifier, isTypeOnly, file: resolve(path, specifier.replace(/\?.*$/, "")) };
  });
}

function resolve(path: string, specifier: string): string | undefined {
  if (specifier.startsWith(".")) return normalize(join(dirname(path), specifier));
  const match = /^#(src|club|tests)\/(.+)$/.exec(specifier);
  return match ? `${match[1]}/${match[2]}` : undefined;
}

const trees = new Map<string, Node>();

/** The syntax tree of a file; each text is read once. */
export function treeOf({ path, text }: Source): Node {
  const known = trees.get(text);
  if (known) return known;
  const tree = parseSync(path, text).program as unknown as Node;
  trees.set(text, tree);
  return tree;
}

/** Goes through a tree; `enter` returns false to pass over what is within a node. */
export function walk(node: unknown, enter: (node: Node, parents: Node[]) => boolean, parents: Node[] = []) {
  if (Array.isArray(node)) {
    for (const one of node) walk(one, enter, parents);
    return;
  }
  if (typeof node !== "object" || node === null || !("type" in node)) return;
  const here = node as Node;
  if (enter(here, parents) === false) return;
  const within = [...parents, here];
  for (const [name, value] of Object.entries(here)) {
    if (name !== "type" && typeof value === "object") walk(value, enter, within);
  }
}
