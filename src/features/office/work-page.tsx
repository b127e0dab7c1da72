import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { club } from "#club/club.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { wayBack } from "./list-places.ts";
import styles from "./work-page.module.css";

interface WorkPageProps {
  /** The page's name, which its bar leaves to the work below it. */
  title: string;
  back: { to: string; label: string };
  /** How the work stands, in one line. */
  state?: ReactNode;
  /** The buttons; the next right thing last. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a page where somebody works for long: one bar, the sections as icons, and all the room below. */
export function WorkPage({ title, back, state, actions, children }: WorkPageProps) {
  const language = useLanguage();
  return (
    <main id="main" className={styles.main} data-slim data-work tabIndex={-1}>
      <title>{`${title} | ${club.name[language]}`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.bar}>
        <Link className={styles.back} title={back.label} {...wayBack(back.to)}>
          <ArrowLeft className="icon" aria-hidden /> <span>{back.label}</span>
        </Link>
        <h1 className="visually-hidden">{title}</h1>
        <div className={styles.state}>{state}</div>
        {actions}
      </div>
      {children}
    </main>
  );
}
