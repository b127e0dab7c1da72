import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { SectionHead } from "#src/ui/section-head.tsx";
import { useFollowedMatch } from "./followed-match.ts";
import styles from "./match-statistics.module.css";
import { hasSection } from "./sections.ts";

const SHOWN = ["shot", "onTarget", "corner", "foul", "offside", "yellow", "sentOff"] as const;
/** More of a thing than this don't stand beside one another: the stones are shares then. */
const MOST_STONES = 15;
const FEWEST_STONES = 6;

/** What was counted of both sides, a stone for each. */
export function MatchStatistics() {
  const followed = useFollowedMatch();
  const { state, data } = followed;
  const page = useSiteText("matchPage");
  const { home, away } = state.counts;
  if (!hasSection("statistics", followed, useLanguage())) return null;
  const rows = SHOWN.filter((name) => home[name] + away[name] > 0);
  return (
    <section aria-labelledby="statistics">
      <SectionHead id="statistics" title={page.statistics}>
        <small>{page.oneStone}</small>
      </SectionHead>
      <ul className={styles.rows}>
        {rows.map((name) => (
          <li key={name}>
            <span className={styles.name}>{page.counts[name]}</span>
            <Figure team={data.match.home.name.text} value={home[name]} other={away[name]} />
            <Stones side="home" value={home[name]} other={away[name]} />
            <Stones side="away" value={away[name]} other={home[name]} />
            <Figure team={data.match.away.name.text} value={away[name]} other={home[name]} isAway />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FigureProps {
  team: string;
  value: number;
  other: number;
  isAway?: boolean;
}

function Figure({ team, value, other, isAway = false }: FigureProps) {
  return (
    <b className={`number ${isAway ? styles.away : ""} ${value > other ? styles.more : ""}`}>
      <span className="visually-hidden">{team} </span>
      {value}
    </b>
  );
}

function Stones({ side, value, other }: { side: "home" | "away"; value: number; other: number }) {
  const most = Math.max(value, other);
  const count = most > MOST_STONES ? MOST_STONES : Math.max(FEWEST_STONES, most);
  const filled = most > MOST_STONES ? Math.round((value / most) * MOST_STONES) : value;
  return (
    <span className={styles.stones} data-side={side} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <i key={at} className={at < filled ? styles.on : undefined} />
      ))}
    </span>
  );
}
