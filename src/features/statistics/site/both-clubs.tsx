import { Link } from "react-router";
import { type CrestTeam, TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { SectionHead } from "#src/ui/section-head.tsx";
import { wholeName } from "../names.ts";
import type { AgainstPageData } from "./against-data.server.ts";
import styles from "./both-clubs.module.css";

interface BothClubsProps {
  people: AgainstPageData["both"];
  own: AgainstPageData["own"];
  crest: CrestTeam;
}

/** Who was in the squads of both clubs, and when. */
export function BothClubs({ people, own, crest }: BothClubsProps) {
  const text = useSiteText("statistics");
  const language = useLanguage();
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="both">
      <SectionHead id="both" title={text.bothClubs} />
      <ul className={styles.people}>
        {people.map(({ key, name, page, here, there }) => (
          <li key={key}>
            {page ? (
              <Link to={localPath(language, page)} lang={name.lang}>
                {wholeName(name)}
              </Link>
            ) : (
              <b lang={name.lang}>{wholeName(name)}</b>
            )}
            <p>
              <span className="crest">
                <TeamCrest team={own.crest} />
              </span>{" "}
              {here}{" "}
              <span className="crest">
                <TeamCrest team={crest} />
              </span>{" "}
              {there}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
