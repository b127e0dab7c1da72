import type { App } from "#src/app/app.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { hashOf, markdownColumns, readTrees, writeTree } from "./markdown-trees.server.ts";
import type { RecordDefinition } from "./record.ts";
import type { Save } from "./save.server.ts";

/** A text of a save, and the column that it is for. */
interface Text {
  path: string;
  text: string;
}

/** What a save has parsed so far: trees as JSON by the hash of their text. */
export type ParsedTexts = Map<string, string>;

/** Ends the transaction of a save with texts that have no tree yet: they are parsed outside of it, and it begins anew. */
export class UnparsedTexts extends Error {
  readonly texts: Text[];

  constructor(texts: Text[]) {
    super("A text has not been parsed yet.");
    this.texts = texts;
  }
}

/**
 * Keeps the trees of the texts that a record is about to hold.
 * @throws UnparsedTexts when one has none yet: `save` parses it and runs again
 */
export async function keepTrees(
  { tx, now, parsed }: Save,
  record: RecordDefinition,
  values: object,
): Promise<void> {
  if (!parsed) return;
  const given = values as Record<string, unknown>;
  const texts = markdownColumns(record)
    .map((path) => ({ path, text: given[path] }))
    .filter((one): one is Text => typeof one.text === "string" && one.text !== "");
  const isParsed = ({ text }: Text) => parsed.has(hashOf(text));
  const rest = texts.filter((one) => !isParsed(one));
  const kept = await readTrees(
    tx,
    rest.map(({ text }) => hashOf(text)),
  );
  const unparsed = rest.filter(({ text }) => !kept.get(hashOf(text)));
  if (unparsed.length > 0) throw new UnparsedTexts(unparsed);
  // In one order: two saves of the same texts would wait for each other.
  const hashes = texts.filter(isParsed).map(({ text }) => hashOf(text));
  for (const hash of [...new Set(hashes)].sort()) await writeTree(tx, now, hash, parsed.get(hash)!);
}

/**
 * Parses what a save brings, while no transaction is open.
 * @param parsed is added to
 * @throws AppError `invalid` for a text that can't be parsed; `unavailable` when too many wait
 */
export async function parseTexts(
  { app: { parser }, account }: { app: Pick<App, "parser">; account: { id: number } },
  texts: Text[],
  parsed: ParsedTexts,
): Promise<void> {
  for (const { path, text } of texts) {
    const hash = hashOf(text);
    if (parsed.has(hash)) continue;
    const answer = await parser.parse(text, account.id);
    if ("refusal" in answer) throw new AppError("invalid", answer.refusal, { path });
    parsed.set(hash, answer.tree);
  }
}
