import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useSiteText } from "#src/i18n/i18n.tsx";
import type { TeamView } from "../team-view.ts";
import { MOST_GOALS } from "../what-if.ts";
import type { WhatIfView } from "./what-if-data.server.ts";
import styles from "./what-if-match.module.css";

type Match = WhatIfView["matches"][number];

/** A match with its imagined score: who wins by one tap, the goals by typing. A pressed button takes its pick back. */
export function WhatIfMatch({ match, at }: { match: Match; at: number }) {
  const text = useSiteText("outlook");
  const { id, home, away, pick } = match;
  const isOwn = home.isOwn || away.isOwn;
  const ahead = pick && Math.sign(pick.home - pick.away);
  const choices = [
    { sign: 1, score: "1-0", words: home.name.text, lang: home.name.lang },
    { sign: 0, score: "1-1", words: text.draw, lang: undefined },
    { sign: -1, score: "0-1", words: away.name.text, lang: away.name.lang },
  ];
  return (
    <fieldset className={`${styles.match} ${isOwn ? styles.own : ""}`}>
      <legend className="visually-hidden">
        {home.name.text} – {away.name.text}
      </legend>
      <div className={styles.score}>
        <Side team={home} />
        <Goals name={`h${at}`} team={home} value={pick?.home} />
        <span aria-hidden="true">:</span>
        <Goals name={`a${at}`} team={away} value={pick?.away} />
        <Side team={away} />
      </div>
      <div className={styles.choices}>
        {choices.map(({ sign, score, words, lang }) => (
          <button
            key={sign}
            type="submit"
            name="set"
            value={ahead === sign ? `${id}.` : `${id}.${score}`}
            aria-pressed={ahead === sign}
            lang={lang}
          >
            {words}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function Side({ team }: { team: TeamView }) {
  return (
    <span className={styles.side} aria-hidden="true">
      <span className="crest">
        <TeamCrest team={team.crest} instead="letters" />
      </span>
      <b lang={team.name.lang}>{team.name.text}</b>
    </span>
  );
}

function Goals({ name, team, value }: { name: string; team: TeamView; value: number | undefined }) {
  const text = useSiteText("outlook");
  return (
    <input
      className="number"
      name={name}
      type="number"
      inputMode="numeric"
      min={0}
      max={MOST_GOALS}
      defaultValue={value}
      placeholder="–"
      aria-label={text.goalsOf(team.name.text)}
    />
  );
}
