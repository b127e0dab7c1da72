import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { SIDES, type Side, type Who } from "#src/features/ledger/ledger.ts";
import { useConsole } from "./console-context.tsx";
import styles from "./shoot-out-panel.module.css";
import { SideCrest } from "./side-crest.tsx";
import { nextKicker, takerSaid } from "./whistles.ts";

const FEWEST_SHOWN = 5;

/** What the kicks have come to, a stone each; framed is the one that is next. */
export function KicksBoard() {
  const { state, team, words } = useConsole();
  const { kicks = [], home = 0, away = 0 } = state.shootOut ?? {};
  const taken = SIDES.map((side) => kicks.filter((kick) => kick.side === side).length);
  const isOpen = !state.shootOut?.winner;
  // Where both have taken as many, the next kick begins a pair.
  const shown = Math.max(
    FEWEST_SHOWN,
    ...taken.map((one) => one + (isOpen && taken[0] === taken[1] ? 1 : 0)),
  );
  return (
    <section
      className={`slab merlons-above ${styles.board}`}
      aria-label={words.shootOut.board(`${home}:${away}`)}
    >
      <div className="pores" />
      <div className={styles.score}>
        <b>{team.home}</b>
        <span className="number">{home}</span>
        <i>:</i>
        <span className="number">{away}</span>
        <b>{team.away}</b>
      </div>
      {SIDES.map((side) => (
        <Kicks key={side} side={side} shown={shown} />
      ))}
    </section>
  );
}

/** One side's kicks; from the sixth pair on the row moves on with them. */
function Kicks({ side, shown }: { side: Side; shown: number }) {
  const { state, step, team } = useConsole();
  const { kicks = [], winner = null } = state.shootOut ?? {};
  const own = kicks.filter((kick) => kick.side === side);
  const isNext = !winner && nextKicker(state, step) === side;
  const row = useRef<HTMLOListElement>(null);
  useEffect(() => {
    row.current?.scrollTo({ left: shown > FEWEST_SHOWN ? row.current.scrollWidth : 0 });
  }, [shown]);
  return (
    <div className={styles.row}>
      <SideCrest side={side} />
      <ol ref={row} aria-label={team[side]} tabIndex={shown > FEWEST_SHOWN ? 0 : undefined}>
        {Array.from({ length: shown }, (_, at) => (
          <Stone
            key={at}
            side={side}
            id={own[at]?.id}
            isNewest={own[at] !== undefined && own[at] === kicks.at(-1)}
            taker={isNext && at === own.length ? takerSaid(state, step) : undefined}
            isNext={isNext && at === own.length}
          />
        ))}
      </ol>
    </div>
  );
}

interface StoneProps {
  side: Side;
  id: string | undefined;
  isNewest: boolean;
  isNext: boolean;
  taker: Who | undefined;
}

function Stone({ side, id, isNewest, isNext, taker }: StoneProps) {
  const { words, state, personOf } = useConsole();
  const entry = id && state.lines.find((line) => line.entry.id === id)?.entry;
  const kick = entry && entry.kind === "kick" ? entry.payload : undefined;
  const who = kick ? kick.taker : taker;
  const { name, number } = who ? personOf(side, who) : { name: "", number: null };
  const isScored = kick?.result === "scored";
  const look = kick ? (isScored ? styles.scored : styles.failed) : isNext ? styles.next : undefined;
  return (
    <li
      className={`${look ?? ""} ${isNewest ? styles.newest : ""}`}
      aria-current={isNext ? "step" : undefined}
    >
      <i>{kick && !isScored && <X className="icon" aria-hidden />}</i>
      <small>{name.split(" ").at(-1) || number}</small>
      {kick && <span className="visually-hidden">{words.kick[kick.result]}</span>}
    </li>
  );
}
