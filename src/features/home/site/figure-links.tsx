import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import styles from "./figure-links.module.css";

/** The ways to the figures: what fans ask most is one step away. */
export function FigureLinks() {
  const text = useSiteText("home");
  const language = useLanguage();
  const links = [
    { to: "/club?tab=players", name: text.figures.players, note: text.figures.playersNote },
    { to: "/season", name: text.figures.season, note: text.figures.seasonNote },
    { to: "/records", name: text.figures.records, note: text.figures.recordsNote },
  ];
  return (
    <nav className={`page-width ${styles.links}`} aria-label={text.figures.label}>
      {links.map(({ to, name, note }) => (
        <Link key={to} to={localPath(language, to)}>
          <b>{name}</b>
          <span>{note}</span>
          <ArrowRight className="icon" aria-hidden />
        </Link>
      ))}
    </nav>
  );
}
