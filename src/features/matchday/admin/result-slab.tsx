import type { ReactNode } from "react";
import styles from "./panels.module.css";
import { SideCrest } from "./side-crest.tsx";

/** The score between both crests, with what is said of it below. */
export function ResultSlab({ home, away, children }: { home: number; away: number; children: ReactNode }) {
  return (
    <div className={`slab merlons-above ${styles.result}`}>
      <div className="pores" />
      <p>
        <SideCrest side="home" />
        <b className="number">{home}</b>
        <i aria-hidden>:</i>
        <b className="number">{away}</b>
        <SideCrest side="away" />
      </p>
      {children}
    </div>
  );
}
