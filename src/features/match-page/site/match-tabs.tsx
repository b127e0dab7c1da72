import { useEffect, useState } from "react";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { useFollowedMatch } from "./followed-match.ts";
import styles from "./match-tabs.module.css";
import { type Section, sectionsOf } from "./sections.ts";

/** Below the two bars that stay at the top a section counts as reached. */
const REACHED = "-130px 0px -55% 0px";

/** On a phone, the ways to the sections of a long page; they stay at its top. */
export function MatchTabs() {
  const followed = useFollowedMatch();
  const text = useSiteText("matches");
  const page = useSiteText("matchPage");
  const lineups = useSiteText("lineups");
  const sections = sectionsOf(followed, useLanguage());
  const current = useReached(sections);
  if (sections.length < 2) return null;
  const names: Record<Section, string> = {
    form: text.form,
    absent: lineups.out,
    meetings: page.headToHead,
    course: text.timeline,
    "match-table": followed.isLive ? page.tableNow : page.tableAfter,
    statistics: page.statistics,
    "line-ups": lineups.title,
  };
  return (
    <nav className={styles.tabs} aria-label={page.sections}>
      <div className="page-width">
        {sections.map((section) => (
          <a key={section} href={`#${section}`} aria-current={section === current ? "true" : undefined}>
            {names[section]}
          </a>
        ))}
      </div>
    </nav>
  );
}

/** The last section whose heading was scrolled to. */
function useReached(sections: Section[]): Section | undefined {
  const [reached, setReached] = useState<Section>();
  const names = sections.join(" ");
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)?.target;
        if (seen) setReached(seen.getAttribute("aria-labelledby") as Section);
      },
      { rootMargin: REACHED },
    );
    for (const name of names.split(" ")) {
      const section = document.getElementById(name)?.closest("section");
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [names]);
  return reached;
}
