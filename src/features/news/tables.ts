import type { Id } from "#src/db/columns.ts";
import type { Language } from "#src/i18n/languages.ts";

/** Readable names of records in URLs, with their history: the newest of a record is canonical. */
interface SlugsTable {
  id: Id;
  kind: string;
  record_id: number;
  slug: string;
  created_at: string;
}

/** What a translation was made from, block by block; see `Pair` of `pairs.server.ts`. */
interface ArticleBlocksTable {
  article_id: number;
  language: Language;
  /** `Pair[]` as JSON, in the order of the translation. */
  pairs: string;
  /** Blocks that wait for a translator: changed, new or gone in the source since. */
  open: number;
}

/** Somebody who may not publish asks for it; one wish for each record. */
interface PublicationWishesTable {
  kind: string;
  record_id: number;
  account_id: number | null;
  wished_at: string;
}

declare module "#src/db/tables.ts" {
  interface Tables {
    slugs: SlugsTable;
    article_blocks: ArticleBlocksTable;
    publication_wishes: PublicationWishesTable;
  }
}
