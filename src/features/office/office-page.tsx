import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { club } from "#club/club.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { wayBack } from "./list-places.ts";
import styles from "./office-page.module.css";

interface OfficePageProps {
  title: string;
  back?: { to: string; label: string };
  /** Buttons for now and then, e.g. Refresh: beside the title on every screen. */
  tools?: ReactNode;
  /** Buttons beside the title; on a phone a bar at the lower edge. */
  actions?: ReactNode;
  /** Something is saved here: the buttons stay in reach while the page scrolls. */
  isForm?: boolean;
  children: ReactNode;
}

/** The frame of one back-office page: title, way back, actions. */
export function OfficePage({ title, back, tools, actions, isForm = false, children }: OfficePageProps) {
  const language = useLanguage();
  return (
    <main id="main" className={styles.main} tabIndex={-1}>
      <title>{`${title} | ${club.name[language]}`}</title>
      <meta name="robots" content="noindex" />
      {back && (
        <Link className={styles.back} {...wayBack(back.to)}>
          <ArrowLeft className="icon" aria-hidden /> {back.label}
        </Link>
      )}
      <div className={isForm ? `${styles.head} ${styles.kept}` : styles.head}>
        <h1>{title}</h1>
        {tools && <div className={styles.actions}>{tools}</div>}
        {actions && <div className={`${styles.actions} ${styles.onDesktop}`}>{actions}</div>}
      </div>
      {children}
      {actions && (
        <div className={styles.bar} data-foot>
          {actions}
        </div>
      )}
    </main>
  );
}
