import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { groupDigits } from "#src/i18n/numbers.ts";
import type { Figure } from "../figures.ts";
import { ChoiceLinks } from "./choice-links.tsx";
import styles from "./figure-slab.module.css";
import type { PlayerPageData } from "./player-data.server.ts";

type Shown = Exclude<Figure, "starts" | "penalties" | "ownGoals">;

/** What counts most for who keeps goal, who defends, and everybody else, and what stands beside it. */
const ORDER: Record<string, Shown[]> = {
  GK: ["cleanSheets", "matches", "minutes", "yellows", "reds"],
  DF: ["matches", "goals", "assists", "minutes", "yellows"],
  other: ["goals", "matches", "assists", "minutes", "yellows"],
};

/** A season in five figures; the largest is what the place on the pitch is about. */
export function FigureSlab({ data }: { data: PlayerPageData }) {
  const text = useSiteText("statistics");
  const language = useLanguage();
  const { figures, season, choices, path } = data;
  const shown = ORDER[data.line ?? "other"] ?? ORDER.other!;
  const address = (slug: string) => {
    const query = new URLSearchParams({
      ...(season && !season.isNewest ? { season: season.season } : {}),
      competition: slug,
    });
    return `${localPath(language, path)}?${query}`;
  };
  return (
    <section className={`slab merlons-above ${styles.slab}`} aria-labelledby="figures">
      <div className="pores" />
      <header>
        <h2 className="label" id="figures">
          {text.season(season?.name ?? "")}
        </h2>
        <ChoiceLinks
          label={text.competition}
          choices={choices.map(({ slug, name, isChosen }) => ({
            to: address(slug),
            name: name?.text ?? text.all,
            lang: name?.lang,
            isChosen,
          }))}
        />
      </header>
      <dl>
        {shown.map((figure, index) => (
          <div key={figure} className={index === 0 ? styles.large : undefined}>
            <dt>
              {text.figure[figure](figures[figure])}
              <Beside figure={figure} data={data} />
            </dt>
            <dd className="number">{groupDigits(figures[figure], language)}</dd>
          </div>
        ))}
      </dl>
      {figures.withoutMinutes > 0 && <p>{text.withoutMinutes(figures.withoutMinutes)}</p>}
    </section>
  );
}

/** What a figure is made of. */
function Beside({ figure, data: { figures, rank } }: { figure: Shown; data: PlayerPageData }) {
  const text = useSiteText("statistics");
  const { penalties, ownGoals, starts, reds } = figures;
  const beside = {
    goals: [
      rank === null ? "" : text.rank(rank),
      penalties > 0 ? text.penalties(penalties) : "",
      ownGoals > 0 ? text.ownGoals(ownGoals) : "",
    ],
    matches: [starts > 0 ? text.starts(starts) : ""],
    yellows: [reds > 0 ? `${reds} ${text.figure.reds(reds).toLowerCase()}` : ""],
  } as Partial<Record<Shown, string[]>>;
  const said = (beside[figure] ?? []).filter(Boolean).join(", ");
  return said ? <small>{said}</small> : null;
}
