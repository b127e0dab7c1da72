import type { Side } from "#src/features/ledger/ledger.ts";
import { logoOrOwn } from "#src/features/teams/crest.ts";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { useConsole } from "./console-context.tsx";
import styles from "./pad.module.css";

/** A side's crest; its name stands beside it. */
export function SideCrest({ side }: { side: Side }) {
  const { bundle } = useConsole();
  const language = useLanguage();
  const { names, code, crest } = bundle.match[side];
  const isOwn = bundle.squads[side].length > 0;
  return (
    <span className={`crest ${styles.crest}`}>
      <TeamCrest
        team={{ name: names.en, code: code[language], logo: logoOrOwn(crest, isOwn) }}
        instead="letters"
      />
    </span>
  );
}
