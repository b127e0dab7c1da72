import { type ReactNode, useEffect } from "react";
import { club } from "#club/club.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import "./office-styles.ts";
import "./styles/login.css";

interface EntranceProps {
  /** The page's title in the browser. */
  title: string;
  heading: string;
  children: ReactNode;
}

/** A page before the back office: the picture, the crest, one form. */
export function Entrance({ title, heading, children }: EntranceProps) {
  useEffect(() => document.body.classList.add("adm"), []);
  const language = useLanguage();
  return (
    <main id="main" className="login">
      <title>{`${title} | ${club.name[language]}`}</title>
      <meta name="robots" content="noindex" />
      <div className="art">
        <img className="night" src="/club/pictures/hero-night.svg" alt="" />
        <img className="dawn" src="/club/pictures/hero-dawn.svg" alt="" />
      </div>
      <div className="login-form">
        <img src="/club/crest.svg" alt="" width={72} height={90} />
        <h1>{heading}</h1>
        {children}
      </div>
    </main>
  );
}
