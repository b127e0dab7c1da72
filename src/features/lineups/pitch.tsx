import type { CSSProperties, ReactNode } from "react";
import type { Side } from "#src/features/ledger/ledger.ts";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import grass from "./grass.module.css";
import type { LineupPlayer, MatchLineup } from "./lineup.ts";
import { elevenOnPitch } from "./on-pitch.ts";
import styles from "./pitch.module.css";

/** Something that happened to a player, as it stands beside the name. */
export interface PlayerMark {
  /** Of the page: a ball, a card, an arrow. It is not read. */
  icon: ReactNode;
  /** What is read instead, e.g. "goal, 24′". */
  text: string;
}

/** The marks of players by `LineupPlayer.key`. */
export type Marks = Readonly<Record<string, readonly PlayerMark[] | undefined>>;

export interface PitchTeam {
  name: string;
  lineup: Pick<MatchLineup, "formation" | "players">;
}

/**
 * Who stands on the pitch, the keeper first: an ordered list that styles alone put into their places. With both teams
 * it lies across, the home side on the left, and stands upright on phones; one team stands on its half.
 */
export function Pitch({ home, away, marks = {} }: { home?: PitchTeam; away?: PitchTeam; marks?: Marks }) {
  const teams = (["home", "away"] as const).flatMap((side) => {
    const team = side === "home" ? home : away;
    return team ? [{ ...team, side }] : [];
  });
  if (teams.length === 0) return null;
  const isWhole = teams.length === 2;
  const label = teams.map(({ name, lineup }) => `${name} ${lineup.formation}`.trim()).join(", ");
  return (
    <div className={`${grass.grass} ${isWhole ? styles.whole : styles.half}`}>
      <Lines isWhole={isWhole} />
      <ol aria-label={label}>
        {teams.flatMap(({ side, lineup }) =>
          elevenOnPitch(lineup).map((player) => (
            <Shirt
              key={player.key}
              side={side}
              player={player}
              isWhole={isWhole}
              marks={marks[player.key] ?? []}
            />
          )),
        )}
      </ol>
    </div>
  );
}

interface ShirtProps {
  side: Side;
  player: LineupPlayer;
  isWhole: boolean;
  marks: readonly PlayerMark[];
}

function Shirt({ side, player, isWhole, marks }: ShirtProps) {
  const text = useSiteText("lineups");
  const language = useLanguage();
  const { number, lastNames, isKeeper, isCaptain } = player;
  const name = lastNames[language];
  const colour = isKeeper ? grass.keeper : side === "away" && isWhole ? grass.opponent : "";
  return (
    <li
      className={styles.player}
      data-keeper={isKeeper ? side : undefined}
      style={placeOf(side, player, isWhole)}
    >
      <span className={`${grass.shirt} ${grass.coloured} ${colour}`}>
        {number ?? <span className="visually-hidden">–</span>}
        {isCaptain && (
          <abbr className={`${grass.captain} ${styles.captain}`} title={text.captain}>
            {text.captainLetter}
          </abbr>
        )}
      </span>
      <span className={`${grass.name} ${styles.name}`}>
        {name || (number === null ? "" : text.number(number))}
      </span>
      {marks.length > 0 && (
        <span className={styles.marks}>
          {marks.map(({ icon, text: said }, at) => (
            <span key={at} className={styles.mark}>
              {icon}
              <span className="visually-hidden">{said}</span>
            </span>
          ))}
        </span>
      )}
    </li>
  );
}

/**
 * Where a player stands, along the pitch from the left goal and across it from its upper touchline: each team attacks
 * the other's goal, so the away side's left is the home side's right.
 */
function placeOf(side: Side, { x, y }: LineupPlayer, isWhole: boolean): CSSProperties {
  const [across, along] = [x ?? 50, y ?? 50];
  if (!isWhole) return { "--along": along, "--across": across } as CSSProperties;
  // A keeper stands on the line, a striker just before the other team's.
  const own = 2 + along * 0.49;
  return (
    side === "home"
      ? { "--along": own, "--across": across }
      : { "--along": 100 - own, "--across": 100 - across }
  ) as CSSProperties;
}

function Lines({ isWhole }: { isWhole: boolean }) {
  if (!isWhole)
    return (
      <svg viewBox="0 0 68 73" preserveAspectRatio="none" aria-hidden="true">
        <path d="M1 -2V72H67V-2M1 12H67M14 72V56H54V72M25 72V66.500H43V72M28 56A9 9 0 0 1 40 56" />
        <circle cx="34" cy="12" r="9" />
      </svg>
    );
  return (
    <>
      <svg className={styles.across} viewBox="0 0 105 68" preserveAspectRatio="none" aria-hidden="true">
        <path d="M1 1h103v66H1zM52.500 1v66M1 14h16v40H1M104 14H88v40h16M1 25h5.500v18H1M104 25h-5.500v18h5.500" />
        <circle cx="52.500" cy="34" r="9" />
      </svg>
      <svg className={styles.upright} viewBox="0 0 68 105" preserveAspectRatio="none" aria-hidden="true">
        <path d="M1 1h66v103H1zM1 52.500h66M14 1v16h40V1M14 104V88h40v16M25 1v5.500h18V1M25 104v-5.500h18v5.500" />
        <circle cx="34" cy="52.500" r="9" />
      </svg>
    </>
  );
}
