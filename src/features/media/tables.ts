/** A file that a picture had before it was replaced or merged: what names it shows the present one. */
interface MediaAliasesTable {
  hash: string;
  media_id: number;
  /** What the picture's row said of that file, JSON: `PictureFile`. */
  file: string;
  /** UTC ISO */
  replaced_at: string;
}

declare module "#src/db/tables.ts" {
  interface Tables {
    media_aliases: MediaAliasesTable;
  }
}
