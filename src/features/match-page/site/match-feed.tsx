import { useState } from "react";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { SectionHead } from "#src/ui/section-head.tsx";
import { feedOf, isKeyEntry } from "./feed.ts";
import { FeedEntry } from "./feed-entry.tsx";
import { useFollowedMatch } from "./followed-match.ts";
import styles from "./match-feed.module.css";
import { hasSection } from "./sections.ts";
import { TwoWaySwitch } from "./two-way-switch.tsx";

/** The course of the match: the newest first while it is played, in its own order after. */
export function MatchFeed() {
  const followed = useFollowedMatch();
  const { state, isLive } = followed;
  const text = useSiteText("matches");
  const page = useSiteText("matchPage");
  const language = useLanguage();
  const [isKeyOnly, setIsKeyOnly] = useState(false);
  const all = feedOf(state, isLive, language);
  const items = isKeyOnly ? all.filter(isKeyEntry) : all;
  if (!hasSection("course", followed, language)) return null;
  return (
    <section aria-labelledby="course" className={styles.feed}>
      <SectionHead id="course" title={text.timeline}>
        {all.length > 0 && (
          <TwoWaySwitch
            name={text.timeline}
            options={[page.allEntries, page.mainEntries]}
            isSecond={isKeyOnly}
            onChange={setIsKeyOnly}
          />
        )}
      </SectionHead>
      {all.length === 0 ? (
        <p className="muted">{text.noEntryYet}</p>
      ) : (
        <ol>
          {items.map((item) => (
            <FeedEntry key={item.line.entry.id} item={item} />
          ))}
        </ol>
      )}
    </section>
  );
}
