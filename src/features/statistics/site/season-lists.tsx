import { EventIcon } from "#src/features/matches/event-icon.tsx";
import { Portrait } from "#src/features/players/portrait.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { groupDigits } from "#src/i18n/numbers.ts";
import { SectionHead } from "#src/ui/section-head.tsx";
import type { Ranked } from "../figures.ts";
import { wholeName } from "../names.ts";
import { CardList } from "./card-list.tsx";
import type { SeasonPageData, SeasonPerson } from "./season-data.server.ts";
import styles from "./season-lists.module.css";
import { Shirt } from "./shirt.tsx";
import { StoneList, type StoneRow } from "./stone-list.tsx";

/** Who scored, passed, was shown cards, and how long everybody played. */
export function SeasonLists({ data }: { data: SeasonPageData }) {
  const text = useSiteText("statistics");
  const language = useLanguage();
  const { scorers, assists, minutes, ownGoals } = data;
  const goals = scorers.map((one) => rowOf(one, one.figures.goals, language, notesOf(one, text)));
  const given: StoneRow = {
    ...{ key: "given", rank: null, mark: "–", page: "", note: "", isFaint: true },
    name: { first: text.opponentsOwnGoals, last: "", lang: language },
    ...{ value: ownGoals, shown: String(ownGoals) },
  };
  const [top] = scorers;
  return (
    <div className={`page-width ${styles.lists}`}>
      {(top || ownGoals > 0) && (
        <section className={top ? styles.goals : undefined} aria-labelledby="scorers">
          {top && <TopScorer top={top} minutesPerGoal={data.topMinutesPerGoal} />}
          <div>
            <SectionHead id="scorers" title={text.scorers}>
              <small>{text.stoneIsGoal}</small>
            </SectionHead>
            <StoneList
              label={text.scorers}
              kind="goals"
              rows={ownGoals > 0 ? [...goals, given] : goals}
              most={top?.figures.goals ?? ownGoals}
            />
          </div>
        </section>
      )}
      <div className={styles.pair}>
        {assists.length > 0 && (
          <section aria-labelledby="assists">
            <SectionHead id="assists" title={text.assists} />
            <StoneList
              label={text.assists}
              kind="assists"
              rows={assists.map((one) => rowOf(one, one.figures.assists, language, ""))}
              most={assists[0]!.figures.assists}
            />
          </section>
        )}
        <CardList data={data} />
      </div>
      {minutes.length > 0 && (
        <section aria-labelledby="minutes">
          <SectionHead id="minutes" title={text.minutes}>
            <small>{text.ofMinutes(groupDigits(data.allMinutes, language))}</small>
          </SectionHead>
          <StoneList
            label={text.minutes}
            kind="minutes"
            rows={minutes.map((one) => rowOf(one, one.figures.minutes, language, ""))}
            most={data.allMinutes}
          />
          <p className={`small ${styles.note}`}>{text.minutesNote}</p>
        </section>
      )}
    </div>
  );
}

function rowOf(
  one: Ranked<SeasonPerson>,
  value: number,
  language: ReturnType<typeof useLanguage>,
  note: string,
): StoneRow {
  const { key, rank, number, name, page } = one;
  const mark = <Shirt number={number} />;
  return { key, rank, mark, name, page, note, value, shown: groupDigits(value, language) };
}

function notesOf(
  { figures: { penalties } }: SeasonPerson,
  text: { penalties: (n: number) => string },
): string {
  return penalties > 0 ? text.penalties(penalties) : "";
}

function TopScorer({ top, minutesPerGoal }: { top: Ranked<SeasonPerson>; minutesPerGoal: number | null }) {
  const text = useSiteText("statistics");
  return (
    <div className={`slab ${styles.top}`}>
      <div className="pores" />
      <i aria-hidden="true" />
      <Portrait photo={top.photo} sizes="280px" />
      <div>
        <span className="label">
          <EventIcon type="goal" /> {text.topScorer}
        </span>
        <b lang={top.name.lang}>{wholeName(top.name)}</b>
        {minutesPerGoal !== null && <small>{text.goalEvery(minutesPerGoal)}</small>}
        <strong className="number">{top.figures.goals}</strong>
      </div>
    </div>
  );
}
