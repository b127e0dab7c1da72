import { Link } from "react-router";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import type { ShownText } from "#src/i18n/localised.ts";
import { groupDigits } from "#src/i18n/numbers.ts";
import type { Order } from "../tab.ts";
import type { SeasonView } from "./person-view.ts";
import styles from "./season-strip.module.css";

interface SeasonStripProps {
  name: ShownText;
  /** Without the language. */
  page: string;
  season: SeasonView;
  order: Order;
}

/** A player's season below his card, a stone for each match; it leads to his page. */
export function SeasonStrip({ name, page, season, order }: SeasonStripProps) {
  const text = useSiteText("squad");
  const language = useLanguage();
  const { matches, goals, assists, cleanSheets, minutes, isKeeper, stones } = season;
  const played = { name: text.minutes(minutes), value: minutes, isMost: order === "minutes" };
  const figures = isKeeper
    ? [
        { name: text.matches(matches), value: matches, isMost: false },
        { name: text.cleanSheets(cleanSheets), value: cleanSheets, isMost: order !== "minutes" },
        played,
      ]
    : [
        { name: text.matches(matches), value: matches, isMost: false },
        { name: text.goals(goals), value: goals, isMost: order !== "minutes" },
        order === "minutes" ? played : { name: text.assists(assists), value: assists, isMost: false },
      ];
  return (
    <Link className={styles.strip} to={localPath(language, page)}>
      <span className="visually-hidden" lang={name.lang}>
        {name.text}
      </span>
      <span className={styles.figures}>
        {figures.map((one) => (
          <span
            key={one.name}
            data-most={(one.isMost && one.value > 0) || undefined}
            data-none={one.value === 0 || undefined}
          >
            <b className="number">{groupDigits(one.value, language)}</b> <small>{one.name}</small>
          </span>
        ))}
      </span>
      <Stones stones={stones} />
    </Link>
  );
}

/** One drawing for all of them: twenty-five players have a thousand stones. */
function Stones({ stones }: Pick<SeasonView, "stones">) {
  if (stones.length === 0) return null;
  const path = (holds: (share: number) => boolean) =>
    stones
      .map((share, index) => {
        const height = share ?? 50;
        return holds(share ?? 50) && height > 0 ? `M${index * 10} 100V${100 - height}h8V100z` : "";
      })
      .join("");
  return (
    <svg
      className={styles.stones}
      viewBox={`0 0 ${stones.length * 10 - 2} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.whole} d={path((share) => share === 100)} />
      <path className={styles.part} d={path((share) => share < 100)} />
    </svg>
  );
}
