import { type ProseNode, plainProse } from "#src/markdown/prose.ts";
import { type Club, wantTree } from "./markdown-background.server.ts";
import { hashOf, readTrees } from "./markdown-trees.server.ts";

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
