import { useSiteText } from "#src/i18n/i18n.tsx";
import { LineMark } from "./line-mark.tsx";
import styles from "./need-card.module.css";
import type { Need } from "./needs.ts";

/** More stones than this are no picture any more; the words say it. */
const MOST_STONES = 20;

/** What the club needs to end above a line, in a sentence, with the points between as stones. */
export function NeedCard({ need }: { need: Need }) {
  const text = useSiteText("outlook");
  const { name, gap, rival, mark } = need;
  const isOpen = mark === "possible";
  return (
    <div className={styles.card} data-need={name}>
      <h3>{text.question[name]}</h3>
      <p>
        <b>{isOpen ? text.gap(name, gap, rival.place) : text.decided[name][mark]}</b>{" "}
        {isOpen && wordsOf(need, text).join(" ")}
      </p>
      {need.isAsItStands && <p className={`${styles.note} small muted`}>{text.asItStandsNote}</p>}
      {isOpen && gap > 0 && gap <= MOST_STONES && <Stones need={need} />}
    </div>
  );
}

type Text = ReturnType<typeof useSiteText<"outlook">>;

function wordsOf({ matchesLeft, atLeast, enough, levelBy }: Need, text: Text): string[] {
  const criterion = levelBy && text.criteria[levelBy];
  const sentences =
    matchesLeft === 0
      ? [text.noMatchLeft]
      : [
          enough === null
            ? text.notInOurHands(3 * matchesLeft)
            : enough === 3 * matchesLeft
              ? text.winAll(matchesLeft)
              : text.enough(enough, matchesLeft),
          atLeast > 0 && atLeast !== enough ? text.tooFew(atLeast) : "",
        ];
  return [...sentences, criterion ? text.levelBy(criterion) : ""].filter(Boolean);
}

function Stones({ need: { gap, matchesLeft } }: { need: Need }) {
  const text = useSiteText("outlook");
  const open = Math.min(gap, 3 * matchesLeft);
  const said = text.stones(open, gap - open);
  return (
    <>
      <div className={styles.stones} aria-hidden="true">
        {Array.from({ length: gap }, (_, at) => (
          <i key={at} data-open={at < open} />
        ))}
      </div>
      <p className={`${styles.key} small`}>
        <span>{said.open}</span>
        <span>{said.missing}</span>
      </p>
    </>
  );
}

/** What is decided, said once each with its mark. */
export function DecidedNeeds({ needs }: { needs: readonly Need[] }) {
  const text = useSiteText("outlook");
  const decided = needs.flatMap(({ name, mark }) => (mark === "possible" ? [] : [{ name, mark }]));
  if (decided.length === 0) return null;
  return (
    <ul className={styles.decided}>
      {decided.map(({ name, mark }) => (
        <li key={name}>
          <LineMark name={name} mark={mark} isHidden />
          <b>{text.decided[name][mark]}</b>
        </li>
      ))}
    </ul>
  );
}
