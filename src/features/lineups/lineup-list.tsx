import type { ReactNode } from "react";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { useColon } from "#src/i18n/use-colon.ts";
import type { LineupPlayer, MatchLineup, Role } from "./lineup.ts";
import styles from "./lineup-list.module.css";
import { elevenOnPitch } from "./on-pitch.ts";
import type { Marks } from "./pitch.tsx";

interface Props {
  /** What stands above it: crest, name. */
  heading: ReactNode;
  lineup: MatchLineup;
  marks?: Marks;
  /** A name as it leads to the player, where there is a page of him. */
  nameOf?: (player: LineupPlayer, name: string) => ReactNode;
}

/** A side's line-up in words: the eleven, the bench, the coach, and who is missing and why. */
export function LineupList({ heading, lineup, marks = {}, nameOf = (_, name) => name }: Props) {
  const text = useSiteText("lineups");
  const language = useLanguage();
  const colon = useColon();
  const of = (role: Role) => lineup.players.filter((player) => player.role === role);
  const row = (player: LineupPlayer) => (
    <Row key={player.key} player={player} marks={marks} nameOf={nameOf} />
  );
  const coach = lineup.coach[language] || lineup.coach.en;
  return (
    <section className={styles.lineup}>
      <h3>
        {heading} {lineup.formation && <small>{lineup.formation}</small>}
      </h3>
      <ol>{elevenOnPitch(lineup).map(row)}</ol>
      {of("bench").length > 0 && (
        <>
          <h4>{text.bench}</h4>
          <ul>{of("bench").map(row)}</ul>
        </>
      )}
      {coach && (
        <p>
          <span className={styles.label}>
            {text.coach}
            {colon}
          </span>
          {coach}
        </p>
      )}
      {of("out").length > 0 && (
        <>
          <h4>{text.out}</h4>
          <ul>{of("out").map(row)}</ul>
        </>
      )}
    </section>
  );
}

interface RowProps extends Required<Pick<Props, "marks" | "nameOf">> {
  player: LineupPlayer;
}

function Row({ player, marks, nameOf }: RowProps) {
  const text = useSiteText("lineups");
  const language = useLanguage();
  const { number, names, isCaptain, isKeeper, reason, key } = player;
  const name = names[language];
  return (
    <li>
      <span className={styles.number}>{number ?? "–"}</span>
      <span className={styles.name}>
        {name ? nameOf(player, name) : <span className={styles.quiet}>{text.nameless}</span>}
        {isCaptain && (
          <abbr className={styles.captain} title={text.captain}>
            {text.captainLetter}
          </abbr>
        )}
        {isKeeper && <span className="visually-hidden">, {text.goalkeeper}</span>}
        {reason && <small>{reason.note[language] || text.reasons[reason.kind]}</small>}
      </span>
      <span className={styles.marks}>
        {(marks[key] ?? []).map(({ icon, text: said }, at) => (
          <span key={at}>
            {icon} {said}
          </span>
        ))}
      </span>
    </li>
  );
}
