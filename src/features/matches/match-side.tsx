import { Link } from "react-router";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import styles from "./match-side.module.css";
import type { SideView } from "./match-view.server.ts";

interface MatchSideProps {
  side: SideView;
  /** Below the name, e.g. "Home, 7th". */
  place: string;
  isAway?: boolean;
}

/** One side on a match's slab, which says how large its parts are: `--side-name`, `--side-crest`, `--side-place`. */
export function MatchSide({ side, place, isAway = false }: MatchSideProps) {
  return (
    <div className={isAway ? `${styles.side} ${styles.away}` : styles.side}>
      <Crest side={side} />
      <div>
        <b lang={side.name.lang}>{side.name.text}</b>
        <span>{place}</span>
      </div>
    </div>
  );
}

/** An opponent's crest leads to all that was played against it. */
function Crest({ side: { crest, against, name } }: { side: SideView }) {
  const text = useSiteText("matches");
  const language = useLanguage();
  if (!against)
    return (
      <span className="crest">
        <TeamCrest team={crest} />
      </span>
    );
  return (
    <Link className="crest" to={localPath(language, against)}>
      <span className="visually-hidden">{text.against(name.text)}</span>
      <TeamCrest team={crest} />
    </Link>
  );
}
