import type { Side } from "#src/features/ledger/ledger.ts";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { useConsole } from "./console-context.tsx";
import styles from "./pad.module.css";

/** A side's crest; its name stands beside it. */
export function SideCrest({ side }: { side: Side }) {
  const { bundle } = useConsole();
  const language = useLanguage();
  const { names, code, crest } = bundle.match[side];
  return (
    <span className={`crest ${styles.crest}`}>
      <TeamCrest team={{ name: names.en, code: code[language], logo: crest || null }} instead="letters" />
    </span>
  );
}
