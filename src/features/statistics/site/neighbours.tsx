import { ArrowLeft, ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { wholeName } from "../names.ts";
import styles from "./neighbours.module.css";
import type { Neighbour } from "./player-data.server.ts";

/** The players before and after by number. */
export function Neighbours({ previous, next }: { previous: Neighbour | null; next: Neighbour | null }) {
  const text = useSiteText("statistics");
  const language = useLanguage();
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={text.players}>
      {previous && (
        <Link to={localPath(language, previous.path)}>
          <ArrowLeft className="icon" aria-hidden />
          {previous.number !== null && <b className="number">{previous.number}</b>}
          <span>
            <small>{text.previous}</small>
            <span lang={previous.name.lang}>{wholeName(previous.name)}</span>
          </span>
        </Link>
      )}
      {next && (
        <Link to={localPath(language, next.path)} className={styles.next}>
          <span>
            <small>{text.next}</small>
            <span lang={next.name.lang}>{wholeName(next.name)}</span>
          </span>
          {next.number !== null && <b className="number">{next.number}</b>}
          <ArrowRight className="icon" aria-hidden />
        </Link>
      )}
    </nav>
  );
}
