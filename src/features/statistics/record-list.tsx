import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { groupDigits } from "#src/i18n/numbers.ts";
import type { ClubRecord, RecordKind } from "./club-records.server.ts";
import { wholeName } from "./names.ts";
import styles from "./record-list.module.css";

/** Records of the club, each linked to the match or the person that made it. */
export function RecordList({ records }: { records: readonly ClubRecord[] }) {
  return (
    <ul className={styles.records}>
      {records.map((record) => (
        <li key={record.kind}>
          <Entry record={record} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ record }: { record: ClubRecord }) {
  const language = useLanguage();
  const words = (
    <>
      <RecordWords record={record} />
      {record.path && <ArrowRight className="icon" aria-hidden />}
    </>
  );
  return record.path ? (
    <Link className={styles.record} to={localPath(language, record.path)}>
      {words}
    </Link>
  ) : (
    <div className={styles.record}>{words}</div>
  );
}

function RecordWords({ record }: { record: ClubRecord }) {
  const text = useSiteText("statistics");
  const language = useLanguage();
  const { kind, value, person, opponent, when } = record;
  return (
    <>
      <b className="number">
        {typeof value === "number" ? groupDigits(value, language) : value}
        {typeof value === "number" && unitOf(kind, value, text) && <small>{unitOf(kind, value, text)}</small>}
      </b>
      <span>
        <strong>{text[kind]}</strong>
        <small>
          {person && <span lang={person.lang}>{wholeName(person)}</span>}
          {person && (opponent || when) && ", "}
          {opponent && <span lang={opponent.lang}>{opponent.text}</span>}
          {opponent && when && ", "}
          {when}
        </small>
      </span>
    </>
  );
}

type Text = ReturnType<typeof useSiteText<"statistics">>;

function unitOf(kind: RecordKind, value: number, text: Text): string {
  switch (kind) {
    case "unbeaten":
    case "winning":
    case "shutOut":
    case "mostMatchesEver":
    case "mostCleanSheets":
      return text.inARow(value);
    case "youngestScorer":
    case "oldestScorer":
      return text.yearsOld(value);
    case "mostInMatch":
    case "mostGoalsEver":
      return text.goalsUnit(value);
    default:
      return "";
  }
}
