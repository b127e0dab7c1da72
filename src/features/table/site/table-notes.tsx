import { useSiteText } from "#src/i18n/i18n.tsx";
import { asSentence } from "#src/i18n/sentence.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import styles from "./table-notes.module.css";
import type { DecisionView } from "./why-data.server.ts";

/** The id of what is said below the table of a row's points. @param index among the decisions on them */
function noteId({ key }: { key: string }, index: number): string {
  return index === 0 ? `decision-${key}` : `decision-${key}-${index + 1}`;
}

/** The ids of all that is said of a row's points, as `aria-describedby` takes them; undefined where nothing is. */
export function noteIds(row: { key: string; decisions: number }): string | undefined {
  return Array.from({ length: row.decisions }, (_, index) => noteId(row, index)).join(" ") || undefined;
}

/** Below the table: what decisions gave or took, each with its reason, its day and what would be without it. */
export function TableNotes({ decisions }: { decisions: readonly DecisionView[] }) {
  const text = useSiteText("table");
  if (decisions.length === 0) return null;
  return (
    <ul className={styles.notes} aria-label={text.notes}>
      {decisions.map((decision, place) => {
        const before = decisions.slice(0, place);
        const index = before.filter(({ kind, key }) => kind === decision.kind && key === decision.key).length;
        return (
          <Note
            key={`${decision.kind}-${noteId(decision, index)}`}
            id={decision.kind === "points" ? noteId(decision, index) : undefined}
            decision={decision}
          />
        );
      })}
    </ul>
  );
}

function Note({ id, decision }: { id: string | undefined; decision: DecisionView }) {
  const text = useSiteText("table");
  const colon = useColon();
  const { kind, value, name, reason, day, without } = decision;
  const said = { points: text.adjusted, place: text.placed, lot: text.drawnLot }[kind](value);
  return (
    <li id={id} className={value < 0 ? styles.taken : undefined}>
      <b className="number" aria-hidden="true">
        {kind === "points" && value > 0 ? `+${value}` : value < 0 ? `−${-value}` : value}
      </b>
      <div>
        <h3>
          <span lang={name.lang}>{name.text}</span>
          {colon}
          {said}
        </h3>
        <p>
          {reason.text && <span lang={reason.lang}>{asSentence(reason)}</span>}{" "}
          {day && <span>{text.decidedOn(day)}</span>}{" "}
          {without && text.why.without(without.points, without.place)}
        </p>
      </div>
    </li>
  );
}
