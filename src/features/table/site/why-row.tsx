import { CalendarDays } from "lucide-react";
import { Link } from "react-router";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { asSentence } from "#src/i18n/sentence.ts";
import { MiniTable } from "./mini-table.tsx";
import type { WhyView } from "./why-data.server.ts";
import styles from "./why-row.module.css";
import { stepWords } from "./why-words.ts";

type Path = NonNullable<WhyView["path"]>;

/** Under a row of the table: the way to its place in words, with the matches between those who were level. */
export function WhyRow({ why, columns }: { why: WhyView; columns: number }) {
  const text = useSiteText("table").why;
  return (
    <tr className={styles.opened} id={`why-${why.key}`}>
      <td colSpan={columns}>
        <div className={styles.reasons}>
          <section>
            <h2>{text.question(why.place)}</h2>
            {why.path ? <PathInWords why={why} path={why.path} /> : <Unexplained why={why} />}
          </section>
          {why.path && why.path.minis.length > 0 && <Minis path={why.path} />}
        </div>
      </td>
    </tr>
  );
}

function Unexplained({ why: { kind, decision } }: { why: WhyView }) {
  const text = useSiteText("table").why;
  if (kind === "path") return null;
  return (
    <p>
      {text[kind]} {decision && <span lang={decision.reason.lang}>{asSentence(decision.reason)}</span>}{" "}
      {decision?.day}
    </p>
  );
}

function PathInWords({ why, path }: { why: WhyView; path: Path }) {
  const text = useSiteText("table").why;
  const isAlone = path.steps.length === 1 && path.shared.length === 0;
  return (
    <>
      <ol className={isAlone ? styles.alone : styles.path}>
        {path.steps.map((step, index) => (
          <li key={index}>
            {!isAlone && <b>{text.criteria[step.criterion]}</b>}
            <p>{stepWords(step, { index, why, text, isAlone })}</p>
            {!isAlone && <Values step={step} />}
          </li>
        ))}
        {path.shared.length > 0 && (
          <li className={styles.last}>
            <p>{why.isByHand ? text.byHand(path.shared) : text.shared(path.shared, why.place)}</p>
          </li>
        )}
        {path.unused.length > 0 && !isAlone && (
          <li className={styles.last}>
            <b>{text.unused}</b>
            <p>{path.unused.map((one) => text.criteria[one]).join(" · ")}</p>
          </li>
        )}
      </ol>
      {path.waits && <p className="small">{text.waits}</p>}
      {path.differs && <p className="small">{text.differs}</p>}
    </>
  );
}

/** The figures beside the words; more than six would not fit, and the words have them all. */
function Values({ step }: { step: Path["steps"][number] }) {
  if (step.values.length > 6) return null;
  return (
    <div className={styles.values} aria-hidden="true">
      {step.values.map(({ key, crest, value, side }) => (
        <span key={key} data-side={side}>
          <span className="crest">
            <TeamCrest team={crest} instead="letters" />
          </span>
          {value}
        </span>
      ))}
    </div>
  );
}

function Minis({ path }: { path: Path }) {
  const text = useSiteText("table").why;
  const language = useLanguage();
  return (
    <section>
      {path.minis.map((mini, index) => (
        <div key={index}>
          <h3>{text.mini(mini.rows.length)}</h3>
          <MiniTable rows={mini.rows} />
          <ul className={styles.results}>
            {mini.results.map(({ id, round, home, away, score }) => (
              <li key={id}>
                <Link to={localPath(language, `/matches/${id}`)}>
                  <small>{round}</small>
                  <span lang={home.lang}>{home.text}</span> <b className="number">{score}</b>{" "}
                  <span lang={away.lang}>{away.text}</span>
                </Link>
              </li>
            ))}
          </ul>
          {mini.pending.length > 0 && <ToCome matches={mini.pending} />}
        </div>
      ))}
    </section>
  );
}

function ToCome({ matches }: { matches: Path["minis"][number]["pending"] }) {
  const text = useSiteText("table").why;
  return (
    <div className={styles.toCome}>
      <CalendarDays className="icon" aria-hidden />
      <div>
        <b>{text.toCome}</b>
        <ul>
          {matches.map(({ id, round, home, away }) => (
            <li key={id}>
              {home.text} – {away.text}
              {round !== null && `, ${text.round(round)}`}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
