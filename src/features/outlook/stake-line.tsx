import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { club } from "#club/club.ts";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import type { MatchStakes } from "./match-stakes.server.ts";
import styles from "./stake-line.module.css";

/** What is at stake in a match to come, and the way to try its result; nothing where nothing changes. */
export function StakeLine({ stakes, match, round }: StakeLineProps) {
  const text = useSiteText("outlook");
  const language = useLanguage();
  if (!stakes) return null;
  const tried = new URLSearchParams(round === null ? {} : { round: String(round) });
  return (
    <p className={styles.stake} data-match={match}>
      <span className="wedge" />
      <span>
        <b>{text.stake(club.shortName[language], stakes.win, stakes.loss)}</b>{" "}
        <span className="muted">{text.stakeNote}</span>
      </span>
      <Link
        className="more-link label"
        to={`${localPath(language, "/table/what-if")}${tried.size > 0 ? `?${tried}` : ""}`}
      >
        {text.tryResults} <ArrowRight className="icon" aria-hidden />
      </Link>
    </p>
  );
}

interface StakeLineProps {
  stakes: MatchStakes | null;
  match: number;
  round: number | null;
}
