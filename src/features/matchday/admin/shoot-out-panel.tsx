import { Undo2, X } from "lucide-react";
import { useState } from "react";
import type { Who } from "#src/features/ledger/ledger.ts";
import { SIDES, type Side } from "#src/features/ledger/ledger.ts";
import { useConsole } from "./console-context.tsx";
import { GoalMouth } from "./goal-mouth.tsx";
import question from "./question.module.css";
import styles from "./shoot-out-panel.module.css";
import { SideCrest } from "./side-crest.tsx";
import { nextKicker } from "./whistles.ts";

const FEWEST_SHOWN = 5;

/** Kicks from the mark: the side changes by itself, the score of the match stays. */
export function ShootOutPanel() {
  const { words, state, team, tap, last } = useConsole();
  const [first, setFirst] = useState<Side>("home");
  const [taker, setTaker] = useState<Who>();
  const { shootOut } = state;
  const side = nextKicker(state, first);
  const newest = last && shootOut?.kicks.find(({ id }) => id === last.id);
  const isDecided = Boolean(shootOut?.winner);
  return (
    <>
      <KicksBoard />
      {newest && (
        <button type="button" className={question.none} onClick={() => tap({ tap: "undo", id: newest.id })}>
          <Undo2 className="icon" aria-hidden /> {`${words.takeBack} · ${team[newest.side]}`}
        </button>
      )}
      <section className={question.question}>
        {!shootOut && <FirstKick first={first} onFirst={setFirst} />}
        {isDecided && shootOut?.winner ? (
          <>
            <p role="status">{words.decided(team[shootOut.winner])}</p>
            <button
              type="button"
              className={`button ${question.wide}`}
              onClick={() => tap({ tap: "finish", isOver: true })}
            >
              {words.finishShootout}
            </button>
          </>
        ) : (
          <>
            <p role="status">{words.kicksNext(team[side])}</p>
            <TakerField side={side} taker={taker} onTaker={setTaker} />
            <GoalMouth
              side={side}
              hasPost={false}
              onResult={(result) => {
                tap({ tap: "kick", side, result: result === "post" ? "missed" : result, taker });
                setTaker(undefined);
              }}
            />
          </>
        )}
      </section>
    </>
  );
}

interface FirstKickProps {
  first: Side;
  onFirst: (side: Side) => void;
}

/** Who begins was tossed for; it can be turned until the first kick. */
function FirstKick({ first, onFirst }: FirstKickProps) {
  const { words, team } = useConsole();
  return (
    <div className={question.ways} role="radiogroup" aria-label={words.firstKick}>
      {SIDES.map((one) => (
        // biome-ignore lint/a11y/useSemanticElements: answers of one tap, which a form's radio buttons are not.
        <button
          key={one}
          type="button"
          role="radio"
          aria-checked={first === one}
          onClick={() => onFirst(one)}
        >
          {team[one]}
        </button>
      ))}
    </div>
  );
}

interface TakerFieldProps {
  side: Side;
  taker: Who | undefined;
  onTaker: (who: Who | undefined) => void;
}

/** Who kicks may be said before; it does not have to be. */
function TakerField({ side, taker, onTaker }: TakerFieldProps) {
  const { words, tiles } = useConsole();
  const all = tiles[side].on;
  const chosen = all.findIndex(({ who }) => who === taker);
  return (
    <label className={styles.taker}>
      <span>{words.whoKicks}</span>
      <select value={chosen} onChange={({ target }) => onTaker(all[Number(target.value)]?.who)}>
        <option value={-1}>{words.later}</option>
        {all.map(({ key, number, name }, at) => (
          <option key={key} value={at}>
            {[number, name].filter(Boolean).join(" ")}
          </option>
        ))}
      </select>
    </label>
  );
}

function KicksBoard() {
  const { state, team, words } = useConsole();
  const kicks = state.shootOut?.kicks ?? [];
  const shown = Math.max(
    FEWEST_SHOWN,
    ...SIDES.map((side) => kicks.filter((kick) => kick.side === side).length),
  );
  return (
    <div className={`slab merlons-above ${styles.board}`}>
      <div className="pores" />
      <div className={styles.score}>
        <b>{team.home}</b>
        <span className="number">{`${state.shootOut?.home ?? 0}:${state.shootOut?.away ?? 0}`}</span>
        <b>{team.away}</b>
      </div>
      {SIDES.map((side) => {
        const own = kicks.filter((kick) => kick.side === side);
        return (
          <div key={side} className={styles.row}>
            <SideCrest side={side} />
            <ol aria-label={team[side]}>
              {Array.from({ length: shown }, (_, at) => {
                const kick = own[at];
                return (
                  <li key={at} className={kick ? (kick.isScored ? styles.scored : styles.failed) : undefined}>
                    {kick && !kick.isScored && <X className="icon" aria-hidden />}
                    {kick && (
                      <span className="visually-hidden">
                        {kick.isScored ? words.kick.scored : words.kick.missed}
                      </span>
                    )}
                  </li>
                );
              })}
            </ol>
          </div>
        );
      })}
    </div>
  );
}
