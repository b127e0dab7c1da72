import { useState } from "react";
import { firstLetters } from "#src/i18n/case.ts";
import { pictureSources } from "#src/ui/picture-sources.ts";
import { CREST_DIVISIONS, CREST_SHAPES, crestOf } from "./crest.ts";
import styles from "./team-crest.module.css";

export interface CrestTeam {
  /** The English name: shape and colours follow from it. */
  name: string;
  /** Written on a drawn crest, in the page's language. */
  code: string;
  logo: string | null;
}

/** The club's white logo, for a logo that does not load. Source: specification of the public site, section 5. */
const CLUB_LOGO = "/club/crest-white.svg";

interface TeamCrestProps {
  team: CrestTeam;
  /** What stands for a logo that does not load: the club's white one, or three letters: the short code, else the name's first. */
  instead?: "crest" | "letters";
}

/** A team's logo, or the neutral crest drawn for a team without one. Decorative: the name stands beside it. */
export function TeamCrest({ team, instead = "crest" }: TeamCrestProps) {
  const [isBroken, setIsBroken] = useState(false);
  if (team.logo && isBroken && instead === "letters") {
    return <span className={styles.letters}>{team.code || firstLetters(team.name, 3)}</span>;
  }
  if (team.logo) {
    const source = isBroken ? CLUB_LOGO : team.logo;
    return (
      <img
        {...pictureSources(source, "80px")}
        alt=""
        width={80}
        height={90}
        loading="lazy"
        // A picture may have failed before React was there to hear of it.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0 && image.src.endsWith(source)) setIsBroken(true);
        }}
        onError={() => setIsBroken(true)}
      />
    );
  }
  const crest = crestOf(team, team.code || undefined);
  const [ground, figure] = crest.colours;
  const division = CREST_DIVISIONS[crest.shape][crest.division];
  return (
    <svg className="drawn-crest" viewBox="0 0 80 90" aria-hidden="true">
      <path d={CREST_SHAPES[crest.shape]} fill={ground} stroke={figure} strokeWidth="3.5" />
      {division && <path d={division} fill={figure} opacity=".22" />}
      <text x="40" y={45 + crest.labelSize * 0.34} fontSize={crest.labelSize} fill={figure} stroke={ground}>
        {crest.label}
      </text>
    </svg>
  );
}
