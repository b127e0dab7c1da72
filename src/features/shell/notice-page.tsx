import type { ReactNode } from "react";
import styles from "./notice-page.module.css";

/** A page of one notice: what happened, or what there is to confirm. */
export function NoticePage({ children }: { children: ReactNode }) {
  return (
    <main id="main" className={`page-width ${styles.notice}`} tabIndex={-1}>
      {children}
    </main>
  );
}
