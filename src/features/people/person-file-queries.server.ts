import type { Db } from "#src/db/database.server.ts";
import { toIssue } from "#src/errors/app-error.ts";
import type { Language } from "#src/i18n/languages.ts";
import { doubtsOf, listMergedRecords, mergeSide } from "./merge-preview-queries.server.ts";
import { getPerson } from "./queries.server.ts";
import { listSpellRecords } from "./spell-record-queries.server.ts";

/** All that the office shows of a person. @throws AppError `not_found` */
export async function readPersonFile(db: Db, id: number) {
  const side = await mergeSide(db, id);
  const { merged_with } = side.person;
  const [spells, merged, into] = await Promise.all([
    listSpellRecords(db, id),
    listMergedRecords(db, id),
    merged_with === null ? null : getPerson(db, merged_with),
  ]);
  return { ...side, spells, merged, merged_with: into };
}

/** Two people side by side, and what speaks against their being one. @throws AppError `not_found` */
export async function previewMerge(db: Db, id: number, other: number, language: Language | undefined) {
  const [one, two] = [await mergeSide(db, id), await mergeSide(db, other)];
  const doubts = doubtsOf(one, two, language ?? "en");
  return { one, other: two, doubts: doubts.map((doubt) => toIssue(doubt, language)) };
}
