import { Bell, Check, Play, TriangleAlert } from "lucide-react";
import { club } from "#club/club.ts";
import { SIDES } from "#src/features/ledger/ledger.ts";
import { clockTime } from "#src/i18n/dates.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { useConsole } from "./console-context.tsx";
import { CHECKS, type CheckName, checksOf } from "./kickoff-checks.ts";
import styles from "./panels.module.css";
import { SideCrest } from "./side-crest.tsx";
import { useNow } from "./use-now.ts";

const TICK_MS = 2000;

interface BeforePanelProps {
  isDurable: boolean;
  others: string[];
}

/** Before the kick-off: six checks, both line-ups, one button. No check keeps anybody from beginning. */
export function BeforePanel({ isDurable, others }: BeforePanelProps) {
  const { words, bundle, tap, team } = useConsole();
  const at = clockTime(bundle.match.date, club.timeZone);
  const { typed_score: typed } = bundle.match;
  return (
    <>
      <section
        className={styles.panel}
        aria-label={words.checks}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on its side it scrolls, so the keyboard must reach it.
        tabIndex={0}
      >
        <div className={`slab merlons-above ${styles.sides}`}>
          <div className="pores" />
          <p>{at && words.kickOffAt(at.time)}</p>
          <h1>
            <span>
              <SideCrest side="home" /> {team.home}
            </span>{" "}
            <i aria-hidden>–</i>{" "}
            <span>
              {team.away} <SideCrest side="away" />
            </span>
          </h1>
        </div>
        <Checks isDurable={isDurable} others={others} />
        {typed && (
          <p className={styles.warning}>
            <TriangleAlert className="icon" aria-hidden />
            {words.typedScore(`${typed.home}:${typed.away}`)}
          </p>
        )}
        <Elevens />
      </section>
      <div className={styles.foot}>
        <p>
          <Bell className="icon" aria-hidden /> {words.toSite}
        </p>
        <button type="button" className="button" onClick={() => tap({ tap: "whistle" })}>
          <Play className="icon" aria-hidden /> {words.starts.first}
        </button>
      </div>
    </>
  );
}

const FAILED = {
  storage: "noStorage",
  clock: "noClock",
  lineups: "noLineups",
  squads: "noSquads",
  others: "noOthers",
  synced: "noSync",
} as const;

function Checks({ isDurable, others }: BeforePanelProps) {
  const { words, bundle, syncedAt, console } = useConsole();
  const deviceNow = useNow(Date.now, TICK_MS);
  const facts = { isDurable, clockErrorMs: console.clock.errorMs(), others: others.length, deviceNow };
  const checks = checksOf({ bundle, syncedAt }, facts);
  const good = CHECKS.filter((name) => checks[name]).length;
  // What is wrong stands first.
  const inOrder = [...CHECKS].sort((one, other) => Number(checks[one]) - Number(checks[other]));
  return (
    <>
      <h2 className={styles.heading}>
        {words.checks} <small>{`${good} / ${CHECKS.length}`}</small>
      </h2>
      <ul className={styles.checks}>
        {inOrder.map((name) => (
          <CheckRow key={name} name={name} isGood={checks[name]} />
        ))}
      </ul>
    </>
  );
}

function CheckRow({ name, isGood }: { name: CheckName; isGood: boolean }) {
  const { words } = useConsole();
  const [title, hint] = words.check[isGood ? name : FAILED[name]];
  const Icon = isGood ? Check : TriangleAlert;
  return (
    <li className={isGood ? undefined : styles.doubt} data-check={name} data-good={isGood}>
      <span>
        <Icon className="icon" aria-hidden />
      </span>
      <div>
        <b>{title}</b>
        <small>{hint}</small>
      </div>
    </li>
  );
}

/** Both elevens, so that a wrong number is seen before it scores. */
function Elevens() {
  const { words, bundle, team } = useConsole();
  const language = useLanguage();
  return SIDES.map((side) => {
    const lineup = bundle.lineups[side];
    const eleven = lineup?.players.filter(({ role }) => role === "start") ?? [];
    return (
      <section key={side} className={styles.eleven} data-side={side}>
        <h2>
          <SideCrest side={side} /> {team[side]} <small>{lineup?.formation}</small>
        </h2>
        {eleven.length === 0 ? (
          <p>{words.noLineup}</p>
        ) : (
          <p>
            {eleven.map(({ key, number, lastNames }) => (
              <span key={key}>
                <b className="number">{number}</b> {lastNames[language]}
              </span>
            ))}
          </p>
        )}
      </section>
    );
  });
}
