import { Link } from "react-router";
import { EventIcon } from "#src/features/matches/event-icon.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { SectionHead } from "#src/ui/section-head.tsx";
import { wholeName } from "../names.ts";
import styles from "./card-list.module.css";
import { Folded } from "./folded.tsx";
import type { SeasonPageData } from "./season-data.server.ts";
import { Shirt } from "./shirt.tsx";

/** Who was shown cards, and whom that keeps out of the next match. */
export function CardList({ data: { cards, suspended } }: { data: SeasonPageData }) {
  const text = useSiteText("statistics");
  const language = useLanguage();
  if (cards.length === 0 && !suspended?.people.length) return null;
  return (
    <section aria-labelledby="cards">
      <SectionHead id="cards" title={text.cards} />
      <Folded rows={cards} label={text.cards}>
        {(shown, label) => (
          <ol className={styles.cards} aria-label={label}>
            {shown.map(({ key, name, number, page, figures }) => (
              <li key={key}>
                <span className={`number ${styles.shirt}`}>
                  <Shirt number={number} />
                </span>
                {page ? (
                  <Link to={localPath(language, page)} lang={name.lang}>
                    {wholeName(name)}
                  </Link>
                ) : (
                  <b lang={name.lang}>{wholeName(name)}</b>
                )}
                <span className={styles.marks} aria-hidden="true">
                  {Array.from({ length: Math.min(figures.yellows, 12) }, (_, at) => (
                    <EventIcon key={at} type="yellow_card" />
                  ))}
                  {Array.from({ length: figures.reds }, (_, at) => (
                    <EventIcon key={`red ${at}`} type="red_card" />
                  ))}
                </span>
                <strong className="number">
                  {figures.yellows}
                  <span className="visually-hidden"> {text.figure.yellows(figures.yellows)}</span>
                  {figures.reds > 0 && (
                    <small>
                      +{figures.reds}
                      <span className="visually-hidden"> {text.figure.reds(figures.reds)}</span>
                    </small>
                  )}
                </strong>
              </li>
            ))}
          </ol>
        )}
      </Folded>
      {suspended && <Suspended suspended={suspended} />}
    </section>
  );
}

function Suspended({ suspended }: { suspended: NonNullable<SeasonPageData["suspended"]> }) {
  const text = useSiteText("statistics");
  const people = useSiteText("people");
  return (
    <div className={styles.suspended}>
      <h3>{text.suspended}</h3>
      {suspended.people.length === 0 ? (
        <p>{text.nobodySuspended}</p>
      ) : (
        <ul>
          {suspended.people.map(({ key, name, number, why, missed, until, isConfirmed }) => (
            <li key={key}>
              {number !== null && <b className="number">{number}</b>}{" "}
              <span lang={name.lang}>{wholeName(name)}</span>
              <small>
                {[
                  text.why[why],
                  missed === null ? "" : text.suspendedFor(missed),
                  until && people.until(until),
                  isConfirmed ? "" : people.unconfirmed,
                ]
                  .filter(Boolean)
                  .join(", ")}
              </small>
            </li>
          ))}
        </ul>
      )}
      {!suspended.isConfirmed && <p className="small">{text.unconfirmed}</p>}
    </div>
  );
}
