// First: what the components have refines it.
import "./office-styles.ts";
import { type ReactNode, useEffect } from "react";
import { club } from "#club/club.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import styles from "./entrance.module.css";

interface EntranceProps {
  /** The page's title in the browser. */
  title: string;
  heading: string;
  children: ReactNode;
}

/** A page before the back office: the picture, the crest, one form. */
export function Entrance({ title, heading, children }: EntranceProps) {
  useEffect(() => document.body.classList.add("office"), []);
  const language = useLanguage();
  return (
    <main id="main" className={styles.entrance}>
      <title>{`${title} | ${club.name[language]}`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.picture}>
        <img className={styles.night} src="/club/pictures/hero-night.svg" alt="" />
        <img className={styles.dawn} src="/club/pictures/hero-dawn.svg" alt="" />
      </div>
      <div className={styles.form}>
        <img src="/club/crest.svg" alt="" width={72} height={90} />
        <h1>{heading}</h1>
        {children}
      </div>
    </main>
  );
}
