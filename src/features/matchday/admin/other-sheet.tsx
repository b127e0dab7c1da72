import { useState } from "react";
import { SIDES, type Side } from "#src/features/ledger/ledger.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { useConsole } from "./console-context.tsx";
import { HandOver } from "./hand-over.tsx";
import { runningPeriod, whatFollows } from "./moments.ts";
import styles from "./sheet.module.css";
import { Sheet } from "./sheet.tsx";
import type { Sheet as SheetName } from "./steps.ts";
import type { Tap } from "./taps.ts";

const SHEETS: {
  name: SheetName;
  label: "comment" | "attendance" | "star" | "counts" | "clock" | "abandon";
}[] = [
  { name: "comment", label: "comment" },
  { name: "attendance", label: "attendance" },
  { name: "star", label: "star" },
  { name: "counts", label: "counts" },
  { name: "clock", label: "clock" },
  { name: "abandon", label: "abandon" },
];

/** Everything that is needed now and then. */
export function OtherSheet() {
  const { words, state, tap, bundle } = useConsole();
  const [page, setPage] = useState<"menu" | "hand over">("menu");
  const language = useLanguage();
  const isRunning = runningPeriod(state.phase) !== undefined;
  const hasBegun = state.phase !== "before";
  if (page === "hand over") return <HandOver onBack={() => setPage("menu")} />;
  const shown = SHEETS.filter(({ name }) => isShown(name, { isRunning, hasBegun }));
  return (
    <Sheet title={words.more}>
      {hasBegun && !isRunning && <BreakKeys />}
      <div className={styles.pair}>
        {shown.map(({ name, label }) => (
          <button key={name} type="button" onClick={() => tap({ tap: "go", step: { at: name } })}>
            <b>{words[label]}</b>
          </button>
        ))}
        {whatFollows(state.phase, bundle) === "unlikely" && (
          <button type="button" onClick={() => tap({ tap: "finish", isOver: false })}>
            <b>{words.extraFollows}</b>
          </button>
        )}
        {state.phase === "break_before_extra" && (
          <button type="button" onClick={() => tap({ tap: "whistle", begins: "shootout" })}>
            <b>{words.starts.shootout}</b>
          </button>
        )}
        {state.phase === "finished" && (
          <button type="button" onClick={() => tap({ tap: "resume" })}>
            <b>{words.resume}</b>
          </button>
        )}
        <button type="button" onClick={() => setPage("hand over")}>
          <b>{words.handOver}</b>
        </button>
        <button type="button" onClick={() => tap({ tap: "go", step: { at: "keys" } })}>
          <b>{words.keyboard}</b>
        </button>
        <a href={`/admin/matches/${bundle.match.id}/lineup`}>
          <b>{words.lineups}</b>
        </a>
        <a href={`/admin/matches/edit/${bundle.match.id}`}>
          <b>{words.matchForm}</b>
        </a>
        <a
          href={localPath(language, bundle.match.path ?? `/matches/${bundle.match.id}`)}
          target="_blank"
          rel="noopener"
        >
          <b>{words.publicPage}</b>
        </a>
        <a href="/admin">
          <b>{words.leave}</b>
        </a>
      </div>
    </Sheet>
  );
}

function isShown(
  name: SheetName,
  { isRunning, hasBegun }: { isRunning: boolean; hasBegun: boolean },
): boolean {
  if (name === "clock") return isRunning;
  return name === "comment" || name === "abandon" || name === "attendance" || hasBegun;
}

/** In breaks the board's keys are away; changes and cards happen all the same. */
function BreakKeys() {
  const { words, team, tap } = useConsole();
  const keys = (side: Side): { label: string; given: Tap }[] => [
    { label: words.sub, given: { tap: "sub", side } },
    { label: words.yellow, given: { tap: "yellow", side } },
    { label: words.red, given: { tap: "red", side } },
  ];
  return (
    <div className={styles.pair}>
      {SIDES.map((side) => (
        <div key={side} className={styles.column}>
          <b>{team[side]}</b>
          {keys(side).map(({ label, given }) => (
            <button
              key={label}
              type="button"
              aria-label={words.of(label, team[side])}
              onClick={() => tap(given)}
            >
              {label}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
