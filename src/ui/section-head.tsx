import type { ReactNode } from "react";
import styles from "./section-head.module.css";

interface SectionHeadProps {
  /** By which the section is labelled. */
  id: string;
  title: string;
  /** A note, or what changes the section, at the other end. */
  children?: ReactNode;
}

/** The heading of a section within a page. */
export function SectionHead({ id, title, children }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
