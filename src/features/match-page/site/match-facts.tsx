import { FactList } from "#src/features/matches/fact-list.tsx";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { groupDigits } from "#src/i18n/numbers.ts";
import { useFollowedMatch } from "./followed-match.ts";
import styles from "./match-facts.module.css";

/** The facts of the match, with the crowd as it was counted at the ground. */
export function MatchFacts() {
  const { data, state } = useFollowedMatch();
  const language = useLanguage();
  const attendance =
    state.attendance === null ? data.facts.attendance : groupDigits(state.attendance, language);
  return (
    <FactList
      match={data.match}
      facts={{ ...data.facts, attendance }}
      className={`page-width ${styles.facts}`}
    />
  );
}
