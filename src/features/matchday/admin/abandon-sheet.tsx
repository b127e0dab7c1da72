import { CloudLightning, Cross, Ellipsis, LightbulbOff, Users, Waves } from "lucide-react";
import { useState } from "react";
import { minuteAt } from "#src/features/ledger/clock.ts";
import { ABANDON_DECISIONS, ABANDON_REASONS } from "#src/features/ledger/ledger.ts";
import styles from "./abandon-sheet.module.css";
import { lengthsOf } from "./bundle.ts";
import { useConsole } from "./console-context.tsx";
import { momentAt } from "./moments.ts";
import { minuteText } from "./rows.ts";
import sheet from "./sheet.module.css";
import { Sheet } from "./sheet.tsx";
import { useNow } from "./use-now.ts";

const ICONS = {
  weather: CloudLightning,
  lights: LightbulbOff,
  pitch: Waves,
  crowd: Users,
  injury: Cross,
  other: Ellipsis,
};
const DECISIONS = ["later", ...ABANDON_DECISIONS] as const;
const TICK_MS = 1000;

type Reason = (typeof ABANDON_REASONS)[number];
type Decision = (typeof DECISIONS)[number];

/** It stops everybody's evening: why, what becomes of the score, then one red button that says what it sends. */
export function AbandonSheet() {
  const { words, tap, state, team, console, bundle } = useConsole();
  const [why, setWhy] = useState<Reason>();
  const [decision, setDecision] = useState<Decision>("later");
  const { period, clock_ms } = momentAt(state, useNow(console.clock.now, TICK_MS));
  const at = minuteAt(period, clock_ms, lengthsOf(bundle));
  const { home, away } = state.afterExtra ?? state.score;
  const { endings } = words;
  const hasBegun = state.phase !== "before";
  const decided = decision === "later" ? undefined : decision;
  const send = () => why && tap({ tap: "abandon", why, decision: decided });
  return (
    <Sheet
      title={words.abandon}
      label={hasBegun ? `${minuteText(at)} · ${team.home} ${home}:${away} ${team.away}` : undefined}
      closeLabel={hasBegun ? endings.close : undefined}
    >
      <h2 className={styles.heading}>{endings.why}</h2>
      <Reasons chosen={why} onChoose={setWhy} />
      {hasBegun && (
        <>
          <h2 className={styles.heading}>{endings.score(`${home}:${away}`)}</h2>
          <Decisions chosen={decision} onChoose={setDecision} score={`${home}:${away}`} minute={at.minute} />
        </>
      )}
      <button type="button" className={`button ${styles.send}`} disabled={!why} onClick={send}>
        <b>{endings.abandonNow}</b>
        <small>
          {why
            ? endings.tells(endings.abandonReasons[why], hasBegun && minuteText(at))
            : endings.tellsNoReason}
        </small>
      </button>
    </Sheet>
  );
}

interface ChoiceProps<One> {
  chosen: One;
  onChoose: (one: NonNullable<One>) => void;
}

function Reasons({ chosen, onChoose }: ChoiceProps<Reason | undefined>) {
  const { words } = useConsole();
  return (
    <div className={`${sheet.three} ${styles.reasons}`} role="radiogroup" aria-label={words.endings.why}>
      {ABANDON_REASONS.map((one) => {
        const Icon = ICONS[one];
        return (
          // biome-ignore lint/a11y/useSemanticElements: answers of one tap, which a form's radio buttons are not.
          <button
            key={one}
            type="button"
            role="radio"
            aria-checked={chosen === one}
            onClick={() => onChoose(one)}
          >
            <Icon className="icon" aria-hidden />
            <b>{words.endings.abandonReasons[one]}</b>
          </button>
        );
      })}
    </div>
  );
}

function Decisions({
  chosen,
  onChoose,
  score,
  minute,
}: ChoiceProps<Decision> & { score: string; minute: number }) {
  const { endings } = useConsole().words;
  return (
    <div className={styles.decisions} role="radiogroup" aria-label={endings.whatOfScore}>
      {DECISIONS.map((one) => {
        const [title, hint] = endings.decisions[one](score, minute);
        return (
          // biome-ignore lint/a11y/useSemanticElements: answers of one tap, which a form's radio buttons are not.
          <button
            key={one}
            type="button"
            role="radio"
            aria-checked={chosen === one}
            onClick={() => onChoose(one)}
          >
            <i aria-hidden />
            <span>
              <b>{title}</b>
              <small>{hint}</small>
            </span>
          </button>
        );
      })}
    </div>
  );
}
