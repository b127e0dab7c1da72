import type { ReactNode } from "react";
import { BreadcrumbData } from "./breadcrumbs.tsx";
import styles from "./page-hero.module.css";

interface PageHeroProps {
  title: string;
  /** The line above the heading. */
  eyebrow: string;
  lead?: ReactNode;
  /** The page's path without the language, e.g. "/news". */
  path: string;
  /** A picture behind the heading; without it the carved shield on deep red. */
  image?: string;
  /** Whether a bar lies over its foot. */
  isOverlapped?: boolean;
  children?: ReactNode;
}

/** The head of a page below the home page: where we are, what this is. */
export function PageHero({
  title,
  eyebrow,
  lead,
  path,
  image,
  isOverlapped = false,
  children,
}: PageHeroProps) {
  return (
    <section
      className={`${styles.hero} ${image ? styles.withPicture : ""} ${isOverlapped ? styles.overlapped : ""}`}
    >
      {image ? (
        <img src={image} alt="" width={1600} height={900} fetchPriority="high" />
      ) : (
        <div className={styles.shield} />
      )}
      <div className="page-width">
        <p className="eyebrow label">
          <span className="wedge" />
          <span className="wedge" /> {eyebrow}
        </p>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
        {children}
      </div>
      <BreadcrumbData crumbs={[{ name: title, path }]} />
    </section>
  );
}
