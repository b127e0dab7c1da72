import type { ReactNode } from "react";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { seasonName } from "#src/i18n/season-name.ts";
import type { ListedSeason } from "../season.ts";
import styles from "./season-choice.module.css";

interface SeasonChoiceProps {
  name: string;
  title: string;
  seasons: ListedSeason[];
  chosen: string | undefined;
  onChoose: (season: string) => void;
  children?: ReactNode;
}

/** The seasons as a row of radio buttons, the current one marked. */
export function SeasonChoice({ name, title, seasons, chosen, onChoose, children }: SeasonChoiceProps) {
  const words = useOfficeText("table");
  const language = useLanguage();
  return (
    <fieldset className={`panel ${styles.choice}`} aria-labelledby={`season-${name}`}>
      <h2 id={`season-${name}`}>{title}</h2>
      <div className={`panel-body ${styles.seasons}`}>
        {seasons.map(({ season, current }) => (
          <label key={season} className={season === chosen ? styles.chosen : undefined}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={season === chosen}
              onChange={() => onChoose(season)}
            />
            <i aria-hidden="true" />
            {seasonName(season, language)} {current && <small>{words.current}</small>}
          </label>
        ))}
        {children}
      </div>
    </fieldset>
  );
}
