import type { App } from "#src/app/app.server.ts";
import { type ProseNode, plainProse } from "#src/markdown/prose.ts";
import { type Club, wantTree } from "./markdown-background.server.ts";
import { UnparsedTexts } from "./markdown-save.server.ts";
import { hashOf, readTrees } from "./markdown-trees.server.ts";
import type { Save } from "./save.server.ts";

/**
 * Texts with Markdown as pages show them, in their order: their finished trees, and plain paragraphs where a text was
 * refused or has no tree yet. Such a one is parsed soon, and the pages are made anew.
 */
export async function findProse(club: Club, texts: string[]): Promise<ProseNode[][]> {
  const known = await readTrees(club.db, texts.filter(Boolean).map(hashOf));
  return texts.map((text) => {
    const tree = known.get(hashOf(text));
    if (tree) return JSON.parse(tree) as ProseNode[];
    if (tree === undefined && text) wantTree(club, text);
    return plainProse(text);
  });
}

/**
 * Texts that are typed, as their readers would get them: those that nobody has saved are parsed, one that is refused
 * stands as plain paragraphs.
 * @throws AppError `unavailable` when too many wait
 */
export async function parseTyped(
  { app, account }: { app: Pick<App, "db" | "parser">; account: { id: number } },
  texts: string[],
): Promise<ProseNode[][]> {
  const known = await readTrees(app.db, texts.filter(Boolean).map(hashOf));
  const found: ProseNode[][] = [];
  for (const text of texts) {
    const kept = text ? known.get(hashOf(text)) : "[]";
    const parsed = kept === undefined ? await app.parser.parse(text, account.id) : { tree: kept };
    const tree = "tree" in parsed ? parsed.tree : null;
    found.push(tree ? (JSON.parse(tree) as ProseNode[]) : plainProse(text));
  }
  return found;
}

/**
 * Texts of a save, before it writes them, as their readers will get them.
 * @param texts by the columns that they are for
 * @throws UnparsedTexts when one has not been parsed yet: `save` does it and runs again
 */
export async function proseWithin(
  { tx, parsed }: Save,
  texts: { path: string; text: string }[],
): Promise<ProseNode[][]> {
  const known = await readTrees(
    tx,
    texts.flatMap(({ text }) => (text ? hashOf(text) : [])),
  );
  const treeOf = (text: string) => parsed?.get(hashOf(text)) ?? known.get(hashOf(text));
  const missing = texts.filter(({ text }) => text && !treeOf(text));
  if (parsed && missing.length > 0) throw new UnparsedTexts(missing);
  return texts.map(({ text }) => {
    const tree = text ? treeOf(text) : "[]";
    return tree ? (JSON.parse(tree) as ProseNode[]) : plainProse(text);
  });
}
