import { Keyboard } from "lucide-react";
import { Fragment } from "react";
import { useConsole } from "./console-context.tsx";
import { FACTS, numbersOf, type Typed } from "./keyboard.ts";
import { isAsking } from "./keyboard-taps.ts";
import { switchKeys, useKeysOn } from "./keys-setting.ts";
import styles from "./press-box.module.css";
import { sideAsked } from "./taps.ts";
import { useKeys } from "./use-keys.ts";

/** The press box's line: what is typed stands in words before Enter sends it, and which keys mean something now. */
export function KeyLine() {
  const { words } = useConsole();
  const { typed } = useKeys();
  const isOn = useKeysOn();
  const text = [typed.fact, typed.side?.[0], typed.numbers.join(" ")].filter(Boolean).join(" ");
  if (!isOn)
    return (
      <p className={`${styles.line} ${styles.off}`}>
        {words.keyHelp.areOff}{" "}
        <button type="button" onClick={() => switchKeys(true)}>
          {words.keysOff}
        </button>
      </p>
    );
  return (
    <div className={styles.line} data-typed={text !== ""}>
      <Keyboard className="icon" aria-hidden />
      <p role="status">
        <kbd className={styles.typed}>{text}</kbd> <Echo typed={typed} />
      </p>
      <Keys />
    </div>
  );
}

/** What the line says, in words, and what is still missing. */
function Echo({ typed }: { typed: Typed }) {
  const { words, team, step, personOf, state } = useConsole();
  const { fact, side } = typed;
  const asked = sideAsked(step);
  const shirts = fact === "o" && side ? (side === "home" ? "away" : "home") : (side ?? asked);
  const people = numbersOf(typed).map((number) => {
    const name = shirts && personOf(shirts, { number }).name;
    return `${number} ${name || `(${words.keyHelp.nobody})`}`;
  });
  if (!fact) return people.length > 0 ? <b>{people[0]}</b> : <i>{words.keyHelp.idle}</i>;
  const kind = FACTS[fact];
  const what = kind === "own_goal" ? words.ways.own_goal : words[kind];
  const score = `${state.score.home}:${state.score.away}`;
  return (
    <>
      {side ? words.of(what, team[side]) : `${what}, ${words.keyHelp.whose}`}
      {people.map((one) => (
        <Fragment key={one}>
          {" · "}
          <b>{one}</b>
        </Fragment>
      ))}
      {` · ${score}`}
    </>
  );
}

/** The keys that mean something now. */
function Keys() {
  const { words, step, state } = useConsole();
  const { keyHelp, kick } = words;
  const isKick = state.phase === "shootout" && !isAsking(step);
  const rows: [string, string][] = isKick
    ? [
        ["G", kick.scored],
        ["S", kick.saved],
        ["M", kick.missed],
        ["Ctrl Z", keyHelp.back],
      ]
    : step.at === "result"
      ? [
          ["G", kick.scored],
          ["S", kick.saved],
          ["M", kick.missed],
          ["B", kick.post],
        ]
      : step.at === "finish"
        ? [
            ["Space", words.endMatch],
            ["Esc", words.goesOn],
          ]
        : isAsking(step)
          ? [
              ["Enter", keyHelp.enter],
              ...(step.at === "scorer"
                ? ([
                    ["O", words.ways.own_goal],
                    ["P", words.ways.penalty],
                  ] as [string, string][])
                : []),
              ["Esc", keyHelp.later],
            ]
          : [
              ["G", words.goal],
              ["Y", words.yellow],
              ["R", words.red],
              ["S", words.sub],
              ["P", words.penalty],
              ["H", keyHelp.home],
              ["A", keyHelp.away],
              ["Space", keyHelp.half],
              ["Ctrl Z", keyHelp.back],
              ["?", keyHelp.help],
            ];
  return (
    <ul className={styles.keys}>
      {rows.map(([key, meaning]) => (
        <li key={key}>
          <kbd>{key}</kbd> {meaning}
        </li>
      ))}
    </ul>
  );
}
