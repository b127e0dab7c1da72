import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { wholeName } from "#src/features/statistics/names.ts";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { groupDigits } from "#src/i18n/numbers.ts";
import type { SquadText } from "../text/en.ts";
import styles from "./leaders.module.css";
import type { Leader, LeadersView } from "./leaders.server.ts";

/** The four who lead the season's figures, each with the way to his page. */
export function Leaders({ view, season }: { view: LeadersView; season: string }) {
  const text = useSiteText("squad");
  const language = useLanguage();
  const { competition, matches, leaders } = view;
  if (leaders.length === 0) return null;
  return (
    <section className={`slab merlons-above ${styles.slab}`} aria-labelledby="leaders">
      <div className="pores" />
      <header>
        <h2 className="label" id="leaders">
          {text.leaders}
          {competition && (
            <>
              , <span lang={competition.lang}>{competition.text}</span>
            </>
          )}
        </h2>
        <Link className="more-link label" to={localPath(language, `/season/${season}`)}>
          {text.seasonInFigures} <ArrowRight className="icon" aria-hidden />
        </Link>
      </header>
      <ul>
        {leaders.map((leader) => (
          <li key={leader.figure}>
            <One leader={leader} all={matches} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function One({ leader, all }: { leader: Leader; all: number }) {
  const text = useSiteText("squad");
  const language = useLanguage();
  const { figure, value, name, number, page, others } = leader;
  const shown = (
    <>
      <small>{text.led[figure]}</small>
      <span className={styles.name}>
        {number !== null && <b className="number">{number}</b>}
        <b lang={name.lang}>{wholeName(name)}</b>
      </span>
      <strong className="number">{groupDigits(value, language)}</strong>
      <em>{others > 0 ? text.alsoLead(others) : beside(leader, all, text)}</em>
    </>
  );
  return page ? (
    <Link className={styles.leader} to={localPath(language, page)}>
      {shown}
    </Link>
  ) : (
    <div className={styles.leader}>{shown}</div>
  );
}

/** What the figure comes to. */
function beside({ figure, matches, minutesPerGoal }: Leader, all: number, text: SquadText): string {
  if (figure === "minutes") return text.outsideGoal;
  if (figure === "cleanSheets") return text.ofMatches(all);
  return figure === "goals" && minutesPerGoal !== null
    ? text.goalEvery(minutesPerGoal)
    : text.inMatches(matches);
}
