import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useSiteText } from "#src/i18n/i18n.tsx";
import type { AgainstPageData } from "./against-data.server.ts";
import styles from "./against-slab.module.css";

/** Fewer meetings than this are a list and no wall. */
const FEWEST_STONES = 3;

/** The balance of two clubs, and a stone for each of their matches. */
export function AgainstSlab({ data }: { data: AgainstPageData }) {
  const text = useSiteText("statistics");
  const { own, name, crest, balance, home, away, goals, stones, run } = data;
  const figures = [
    { key: "W", value: balance.wins, name: text.wins(balance.wins), className: styles.wins },
    { key: "D", value: balance.draws, name: text.draws(balance.draws), className: undefined },
    { key: "L", value: balance.losses, name: text.wins(balance.losses), className: undefined },
  ];
  const facts = [
    { name: text.goalsOfBoth, value: `${goals.own}:${goals.other}` },
    { name: text.atHomeLabel, value: text.balance(home.wins, home.draws, home.losses) },
    { name: text.awayLabel, value: text.balance(away.wins, away.draws, away.losses) },
    ...(run ? [{ name: text.run, value: text.runs[run.kind](run.count) }] : []),
  ];
  return (
    <div className={`slab merlons-above ${styles.slab}`}>
      <div className="pores" />
      <h1 className="visually-hidden">
        {own.name} – <span lang={name.lang}>{name.text}</span>
      </h1>
      <div className={styles.balance}>
        <div className={styles.side}>
          <span className="crest">
            <TeamCrest team={own.crest} />
          </span>
          <b>{own.name}</b>
        </div>
        {figures.map(({ key, value, name: word, className }) => (
          <div key={key} className={`${styles.figure} ${className ?? ""}`}>
            <b className="number">{value}</b>
            <span>{word}</span>
          </div>
        ))}
        <div className={`${styles.side} ${styles.theirs}`}>
          <span className="crest">
            <TeamCrest team={crest} />
          </span>
          <b lang={name.lang}>{name.text}</b>
        </div>
      </div>
      {stones.length >= FEWEST_STONES && <Stones stones={stones} />}
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A stone a meeting, the oldest left. */
function Stones({ stones }: Pick<AgainstPageData, "stones">) {
  const text = useSiteText("statistics");
  const matches = useSiteText("matches");
  return (
    <>
      <ol className={styles.stones}>
        {stones.map(({ id, result }) => (
          <li key={id} data-outcome={result}>
            <span className="visually-hidden">{matches.outcome[result]}</span>
          </li>
        ))}
      </ol>
      <div className={styles.years} aria-hidden="true">
        <span>{stones[0]!.year}</span>
        <span>{text.stonesNote}</span>
        <span>{stones.at(-1)!.year}</span>
      </div>
    </>
  );
}
