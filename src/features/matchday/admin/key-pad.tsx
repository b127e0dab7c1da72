import { ArrowLeftRight, CircleDot, Crosshair, Flag, MessageSquareText } from "lucide-react";
import type { Side } from "#src/features/ledger/ledger.ts";
import { EventIcon } from "#src/features/matches/event-icon.tsx";
import { useConsole } from "./console-context.tsx";
import { CountButton } from "./count-button.tsx";
import { KeyHint } from "./key-hint.tsx";
import { LastEntry } from "./last-entry.tsx";
import styles from "./pad.module.css";

/** Both sides' keys, left the home side's, and the strip of what is only counted. */
export function KeyPad() {
  return (
    <>
      <LastEntry />
      <div className={styles.keys}>
        <SideKeys side="home" />
        <SideKeys side="away" />
      </div>
      <CountStrip />
    </>
  );
}

function SideKeys({ side }: { side: Side }) {
  const { words, team, tap } = useConsole();
  const keys = [
    { name: "yellow", key: "Y", icon: <EventIcon type="yellow_card" /> },
    { name: "sub", key: "S", icon: <ArrowLeftRight className="icon" aria-hidden /> },
    { name: "red", key: "R", icon: <EventIcon type="red_card" /> },
    { name: "penalty", key: "P", icon: <CircleDot className="icon" aria-hidden /> },
  ] as const;
  return (
    <div className={styles.side} data-side={side}>
      {keys.map(({ name, key, icon }) => (
        <button
          key={name}
          type="button"
          aria-label={words.of(words[name], team[side])}
          onClick={() => tap(name === "sub" ? { tap: name, side } : { tap: name, side })}
        >
          {icon}
          <span>{words[name]}</span>
          <KeyHint keys={[key, side === "home" ? "H" : "A"]} />
        </button>
      ))}
    </div>
  );
}

/** Number left adds one for the home side, number right for the away side; the middle opens the rest. */
function CountStrip() {
  const { words, tap } = useConsole();
  const counted = [
    { kind: "corner", icon: <Flag className="icon" aria-hidden /> },
    { kind: "shot", icon: <Crosshair className="icon" aria-hidden /> },
  ] as const;
  return (
    <div className={styles.strip}>
      {counted.map(({ kind, icon }) => {
        return (
          <div key={kind} className={styles.counter}>
            <CountButton kind={kind} side="home" />
            <button
              type="button"
              className={styles.middle}
              aria-label={`${words[kind]} · ${words.counts}`}
              onClick={() => tap({ tap: "go", step: { at: "counts" } })}
            >
              {icon}
              <small>{words[kind]}</small>
            </button>
            <CountButton kind={kind} side="away" />
          </div>
        );
      })}
      <button
        type="button"
        className={styles.words}
        onClick={() => tap({ tap: "go", step: { at: "comment" } })}
      >
        <MessageSquareText className="icon" aria-hidden />
        <small>{words.say}</small>
        <KeyHint keys={["C"]} />
      </button>
    </div>
  );
}
