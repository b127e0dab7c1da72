import { EventIcon } from "#src/features/matches/event-icon.tsx";
import { OutReason } from "#src/features/people/out-reason.tsx";
import { useSiteText } from "#src/i18n/i18n.tsx";
import styles from "./absent.module.css";
import { useFollowedMatch } from "./followed-match.ts";

/** Who will not play, and why. */
export function Absent() {
  const { data } = useFollowedMatch();
  const lineups = useSiteText("lineups");
  if (data.absent.length === 0) return null;
  return (
    <section aria-labelledby="absent">
      <h2 id="absent" className={styles.heading}>
        {lineups.out}
      </h2>
      <ul className={styles.list}>
        {data.absent.map(({ side, number, name, ...out }, index) => (
          <li key={index}>
            <span className="number">{number ?? "–"}</span>
            <span>
              <b lang={name?.lang}>{name?.text ?? lineups.number(number ?? 0)}</b>
              <small>
                <span lang={data.match[side].name.lang}>{data.match[side].name.text}</span>
                {", "}
                <OutReason out={out} />
              </small>
            </span>
            {out.why === "suspension" && <EventIcon type="red_card" />}
          </li>
        ))}
      </ul>
    </section>
  );
}
