import { type RawBuilder, sql } from "kysely";
import { columnNames } from "#src/i18n/localised.ts";
import { columnsWhere } from "#src/records/record.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import { match } from "./match.record.ts";

type MatchRow = RecordRow<"matches">;
type Report = "match_report" | "match_report_hy" | "match_report_ru";

/** A match as it is stored, without its reports and the words it is found by. */
export type MatchWithoutReports = Omit<MatchRow, Report | "search">;

/** A match's columns but for its reports: three of 100,000 letters each, and a list has hundreds of matches. */
export const WITHOUT_REPORTS = [
  ...["id", "version", "created_at", "updated_at", "deleted_at"],
  ...columnsWhere(match, ({ name }) => name !== "match_report"),
].map((column) => `matches.${column}`) as `matches.${keyof MatchWithoutReports}`[];

/** How much of their reports a list's matches bring: a number is that of the one whose report is shown. */
export type Reports = "begun" | "whole" | number;

/** Of the reports of one answer: a list's last matches come without theirs. */
const MOST_REPORT_BYTES = 2 * 1024 * 1024;

/**
 * The reports of a list's matches: "begun" is a letter of each, which tells whether there is one; "whole" is all that
 * finds room in one answer, in the order of the list, newest first, and null behind that.
 */
export function reportColumns(wanted: Reports) {
  const bytes = sql`octet_length(matches.match_report) + octet_length(matches.match_report_hy)
    + octet_length(matches.match_report_ru)`;
  const room = sql`sum(${bytes}) over (order by matches.match_date desc, matches.id desc)`;
  const isWhole =
    wanted === "whole" ? sql`${room} <= ${sql.lit(MOST_REPORT_BYTES)}` : sql`matches.id = ${sql.lit(wanted)}`;
  const rest =
    wanted === "whole" ? () => sql`null` : (report: RawBuilder<unknown>) => sql`substr(${report}, 1, 1)`;
  return columnNames("match_report").map((column) => {
    const report = sql.ref(`matches.${column}`);
    const read =
      wanted === "begun" ? rest(report) : sql`case when ${isWhole} then ${report} else ${rest(report)} end`;
    return sql<string>`${read}`.as(column as Report);
  });
}
