import { club } from "#club/club.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { BeforePanel } from "./before-panel.tsx";
import { BreakPanel } from "./break-panel.tsx";
import { ClockRow } from "./clock-row.tsx";
import styles from "./console.module.css";
import { useConsole } from "./console-context.tsx";
import { EntryLog } from "./entry-log.tsx";
import { FinishPanel } from "./finish-panel.tsx";
import { KeyLine } from "./key-line.tsx";
import { MatchWall } from "./match-wall.tsx";
import { runningPeriod } from "./moments.ts";
import { NetBar } from "./net-bar.tsx";
import { useOthersAt } from "./presence-of-others.ts";
import { Question } from "./question.tsx";
import { SamePairSheet } from "./same-pair-sheet.tsx";
import { ScoreSlab } from "./score-slab.tsx";
import { SecondYellow } from "./second-yellow.tsx";
import { Sheets } from "./sheets.tsx";
import { ShootOutPanel } from "./shoot-out-panel.tsx";
import { SquadColumn } from "./squad-column.tsx";
import type { Step } from "./steps.ts";
import { useSecondYellow } from "./use-second-yellow.ts";
import { useWakeLock } from "./use-wake-lock.ts";

const ASKING: Step["at"][] = ["scorer", "assist", "card", "off", "on", "taker", "result"];
const WITHOUT_SLAB: Step["at"][] = ["off", "on"];

/** The whole screen: above what the eye needs, below what the thumb does. */
export function Console({ isDurable }: { isDurable: boolean }) {
  const { bundle, state, step, team, words } = useConsole();
  const language = useLanguage();
  const others = useOthersAt(bundle.match.id);
  const isRunning = runningPeriod(state.phase) !== undefined;
  useWakeLock(isRunning);
  const turned = useSecondYellow();
  const mode = turned ? "asking" : modeOf(step, state.phase);
  const { home, away } = state.afterExtra ?? state.score;
  const name =
    state.phase === "before" ? `${team.home} – ${team.away}` : `${team.home} ${home}:${away} ${team.away}`;
  const hasSquads = ["asking", "play", "shootout", "finish"].includes(mode);
  const hasLog = mode === "asking" || mode === "play";
  return (
    <main id="main" className={styles.app} data-mode={mode} data-turned={turned !== undefined} tabIndex={-1}>
      <title>{`${name} | ${words.title} | ${club.name[language]}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="visually-hidden">{`${words.title}. ${name}`}</h1>
      <NetBar others={others} />
      <ClockRow />
      {(hasLog || mode === "finish") && <MatchWall />}
      {hasLog && <EntryLog />}
      {mode === "before" && <BeforePanel isDurable={isDurable} others={others} />}
      {mode === "break" && <BreakPanel />}
      {mode === "finish" && <FinishPanel />}
      {mode === "shootout" && (
        <div className={styles.answers}>
          <ShootOutPanel />
        </div>
      )}
      {hasLog && (
        <div className={styles.answers}>
          {!WITHOUT_SLAB.includes(step.at) && <ScoreSlab />}
          {turned ? <SecondYellow {...turned} /> : <Question />}
        </div>
      )}
      <KeyLine />
      {hasSquads && <SquadColumn side="home" />}
      {hasSquads && <SquadColumn side="away" />}
      <Sheets />
      <SamePairSheet />
    </main>
  );
}

function modeOf(step: Step, phase: string): "asking" | "finish" | "before" | "shootout" | "play" | "break" {
  if (ASKING.includes(step.at)) return "asking";
  if (step.at === "finish") return "finish";
  if (phase === "before" || phase === "shootout") return phase;
  return runningPeriod(phase as Parameters<typeof runningPeriod>[0]) ? "play" : "break";
}
