import type { Generated } from "kysely";
import type { InLanguages, Text } from "./columns.ts";

/** Readable names of records in URLs, with their history: the newest of a record is canonical. */
export interface SlugsTable {
  id: Generated<number>;
  kind: string;
  record_id: number;
  slug: string;
  created_at: string;
}

export interface MediaTable extends InLanguages<"alt"> {
  id: Generated<number>;
  /** SHA-256 of the stored picture, hexadecimal; its file is `<hash>.webp`. */
  hash: string;
  url: string;
  width: number;
  height: number;
  bytes: number;
  /** The narrower copies, JSON: `[320, 640]`. */
  widths: string;
  /** Average colour, e.g. "#7c0b2a", shown while the picture loads. */
  color: string;
  created_at: string;
  created_by: number | null;
  deleted_at: Text;
}
