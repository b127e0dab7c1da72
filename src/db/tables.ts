/**
 * Every table. Each stands with its owner (`*.record.ts`, `tables.ts`), which adds it here. Conventions: times are
 * UTC ISO text; yes/no is 0 or 1 (SQLite has no boolean); JSON is text; a localised field is three columns (`title`, `title_hy`,
 * `title_ru`); `version` counts saves; a row with `deleted_at` is in the trash.
 */
// biome-ignore lint/suspicious/noEmptyInterface: its owners fill it.
export interface Tables {}
