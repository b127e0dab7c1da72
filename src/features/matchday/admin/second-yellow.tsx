import type { Side } from "#src/features/ledger/ledger.ts";
import type { Line } from "#src/features/ledger/lines.ts";
import { EventIcon } from "#src/features/matches/event-icon.tsx";
import { useConsole } from "./console-context.tsx";
import question from "./question.module.css";
import { Ring } from "./ring.tsx";
import { minuteText } from "./rows.ts";
import styles from "./second-yellow.module.css";
import { ELEVEN, firstYellow, menLeft } from "./sending-off.ts";
import { ANSWER_MS } from "./use-second-yellow.ts";

/** A second yellow turned red by itself: the sum says why, one tap says that it was not. The board stays usable. */
export function SecondYellow({ line, onRight }: { line: Line; onRight: () => void }) {
  const { words, tap } = useConsole();
  const said = words.secondYellow;
  const { side, id } = line.entry;
  return (
    <section className={`${question.question} ${styles.turned}`}>
      <div role="status">
        <h1>{said.title}</h1>
        <Sum line={line} />
        {side && <Men side={side} />}
      </div>
      <div className={styles.answers}>
        <button type="button" onClick={() => tap({ tap: "stays", id })}>
          <b>{said.notRed}</b> <small>{said.notRedHint}</small>
        </button>
        <button type="button" className={styles.right} onClick={onRight}>
          <Ring forMs={ANSWER_MS} />
          <b>{said.right}</b>
        </button>
      </div>
      <p>{said.note}</p>
    </section>
  );
}

/** Yellow and yellow is red, with both minutes, and whose they are. */
function Sum({ line }: { line: Line }) {
  const { words, state, bundle, personOf } = useConsole();
  const { entry } = line;
  if (entry.kind !== "yellow" || !entry.side || !entry.payload.who) return null;
  const { name, number } = personOf(entry.side, entry.payload.who);
  const first = firstYellow(line, state, bundle.lineups);
  return (
    <div className={styles.equation}>
      <span>
        <EventIcon type="yellow_card" />
        <small>{first && minuteText(first)}</small>
      </span>
      <em>+</em>
      <span>
        <EventIcon type="yellow_card" />
        <small>{minuteText(line)}</small>
      </span>
      <em>=</em>
      <span className={styles.red}>
        <EventIcon type="red_card" />
        <small>{words.secondYellow.sentOff}</small>
      </span>
      <p>
        {number !== null && <b className="number">{number}</b>} <span>{name}</span>
      </p>
    </div>
  );
}

/** Eleven stones: those who are off are empty. */
function Men({ side }: { side: Side }) {
  const { words, state, bundle, team } = useConsole();
  const left = menLeft(state, side, bundle.lineups[side] !== null);
  return (
    <div className={styles.eleven} data-side={side}>
      {Array.from({ length: ELEVEN }, (_, at) => (
        <i key={at} className={at < left ? undefined : styles.off} />
      ))}
      <span className="visually-hidden">{team[side]}</span> <b>{words.secondYellow.men(left)}</b>
    </div>
  );
}
