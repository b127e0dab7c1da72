import { useSiteText } from "#src/i18n/i18n.tsx";
import { useColon } from "#src/i18n/use-colon.ts";
import { noteId } from "./league-table.tsx";
import type { RowView } from "./table-data.server.ts";
import styles from "./table-page.module.css";

/** Below the table: the points that decisions gave or took, with their reasons. */
export function TableNotes({ rows }: { rows: RowView[] }) {
  const text = useSiteText("table");
  const colon = useColon();
  const adjusted = rows.flatMap((row) => (row.adjustment ? [{ ...row, ...row.adjustment }] : []));
  if (adjusted.length === 0) return null;
  return (
    <ul className={`${styles.notes} small`} aria-label={text.notes}>
      {adjusted.map((row) => (
        <li key={row.id} id={noteId(row)}>
          <span aria-hidden="true">* </span>
          <b lang={row.name.lang}>{row.name.text}</b>
          {colon}
          {text.adjusted(row.points)}
          {row.reason.text && (
            <>
              {" · "}
              <span lang={row.reason.lang}>{row.reason.text}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
