import type { Id, InLanguages, Text } from "#src/db/columns.ts";

interface MediaTable extends InLanguages<"alt"> {
  id: Id;
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

declare module "#src/db/tables.ts" {
  interface Tables {
    media: MediaTable;
  }
}
