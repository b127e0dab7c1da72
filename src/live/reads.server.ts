import { AsyncLocalStorage } from "node:async_hooks";
import type {
  KyselyPlugin,
  OperationNode,
  PluginTransformQueryArgs,
  PluginTransformResultArgs,
  QueryResult,
  SelectQueryNode,
  UnknownRow,
} from "kysely";
import type { Tag } from "./changes.server.ts";

/** What was read while something was made: the tags that tell when it is out of date. */
export interface Reads {
  tags: Set<Tag>;
  queries: number;
  /** A query failed, whether or not its page made do without. */
  hasFailed: boolean;
  /** The address asks for what is not there: there are as many such addresses as somebody makes up. */
  isMadeUp?: boolean;
}

/** One for the whole process: the built pages have a copy of this module of their own. */
const SHARED = Symbol.for("club.reads");
const shared = globalThis as { [SHARED]?: AsyncLocalStorage<Reads> };
shared[SHARED] ??= new AsyncLocalStorage<Reads>();
const reading = shared[SHARED];

/**
 * Runs `make` and notes what it reads. A query for one record (`id = 12`) reads `articles:12`; one for the
 * records with a value that saves name (`category_id = 3`) reads `articles#category_id=3`; any other may
 * show whatever is in the table and reads `articles`.
 */
export async function noteReads<Made>(make: () => Promise<Made>): Promise<{ made: Made; reads: Reads }> {
  const reads: Reads = { tags: new Set(), queries: 0, hasFailed: false };
  const made = await reading.run(reads, make);
  return { made, reads };
}

/** Counts reads that were made elsewhere, or before, among those of whatever is being made. */
export function addReads({ tags, queries, hasFailed }: Reads): void {
  const reads = reading.getStore();
  if (!reads) return;
  for (const tag of tags) reads.tags.add(tag);
  reads.queries += queries;
  reads.hasFailed ||= hasFailed;
}

/** Says that the address asks for what is not there: an unknown match, a page behind the last one. */
export function noteMadeUp(): void {
  const reads = reading.getStore();
  if (reads) reads.isMadeUp = true;
}

/** For the database's log: a page that was made without one of its queries is not to be kept. */
export function noteFailure(event: { level: string }): void {
  const reads = reading.getStore();
  if (reads && event.level === "error") reads.hasFailed = true;
}

/** Columns by which a save says what it touches, beside the id; see `touch`. */
export const TAGGED_COLUMNS: Record<string, string[]> = {
  articles: ["slug", "category_id"],
  match_events: ["match_id"],
  standings: ["season_id"],
};

/** e.g. `articles#category_id=3`. */
export function columnTag(table: string, column: string, value: unknown): Tag {
  return `${table}#${column}=${value}`;
}

/** The plugin of the database by which queries are noted. */
export class ReadNotes implements KyselyPlugin {
  transformQuery({ node }: PluginTransformQueryArgs): PluginTransformQueryArgs["node"] {
    const reads = reading.getStore();
    if (reads) {
      reads.queries++;
      if (node.kind === "SelectQueryNode") noteSelect(node as SelectQueryNode, reads.tags);
    }
    return node;
  }
  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return result;
  }
}

function noteSelect(node: SelectQueryNode, tags: Set<Tag>): void {
  const tables = [...(node.from?.froms ?? []), ...(node.joins ?? []).map(({ table }) => table)];
  const [first] = tables.map(tableName);
  const tag = first && tables.length > 0 ? narrowTag(first, node.where?.where) : undefined;
  tables.forEach((table, index) => {
    const name = tableName(table);
    if (name) tags.add(index === 0 && tag ? tag : name);
    else if (table.kind === "AliasNode") noteInside(table, tags);
  });
  // Queries within the query: in its conditions and among its columns.
  for (const part of [node.where, ...(node.selections ?? []), ...(node.with ? [node.with] : [])])
    if (part) noteInside(part, tags);
}

function noteInside(node: OperationNode, tags: Set<Tag>): void {
  if (node.kind === "SelectQueryNode") {
    noteSelect(node as SelectQueryNode, tags);
    return;
  }
  for (const value of Object.values(node)) {
    for (const inner of Array.isArray(value) ? value : [value]) {
      if (typeof inner === "object" && inner !== null && "kind" in inner)
        noteInside(inner as OperationNode, tags);
    }
  }
}

// biome-ignore lint/suspicious/noExplicitAny: parts of Kysely's tree, told apart by `kind`.
type Node = any;

function tableName(node: Node): string | undefined {
  if (node?.kind === "AliasNode") return tableName(node.node);
  return node?.kind === "TableNode" ? node.table.identifier.name : undefined;
}

/** The tag of a condition that all rows meet: its id, or a column that saves name. */
function narrowTag(table: string, where: Node): Tag | undefined {
  if (!where) return undefined;
  if (where.kind === "ParensNode") return narrowTag(table, where.node);
  if (where.kind === "AndNode") return narrowTag(table, where.left) ?? narrowTag(table, where.right);
  if (where.kind !== "BinaryOperationNode" || where.operator.operator !== "=") return undefined;
  const column = where.leftOperand?.column?.column?.name as string | undefined;
  const owner = where.leftOperand?.table && tableName(where.leftOperand.table);
  const value = where.rightOperand?.value;
  if (!column || (owner && owner !== table) || value === undefined) return undefined;
  if (column === "id") return `${table}:${value}`;
  return TAGGED_COLUMNS[table]?.includes(column) ? columnTag(table, column, value) : undefined;
}
