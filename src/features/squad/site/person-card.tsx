import { Link } from "react-router";
import { OutReason } from "#src/features/people/out-reason.tsx";
import { Portrait } from "#src/features/players/portrait.tsx";
import { useSiteText } from "#src/i18n/i18n.tsx";
import type { Order, Tab } from "../tab.ts";
import styles from "./person-card.module.css";
import type { PersonCardView } from "./person-view.ts";
import { SeasonStrip } from "./season-strip.tsx";
import { useClubAddress } from "./use-club-address.ts";

interface PersonCardProps {
  person: PersonCardView;
  tab: Tab;
  order: Order;
}

export function PersonCard({ person, tab, order }: PersonCardProps) {
  const text = useSiteText("squad");
  const addressOf = useClubAddress();
  // Under a group's heading the names are one level below it.
  const Name = tab === "players" ? "h3" : "h2";
  return (
    <>
      <Link className={styles.card} to={addressOf(tab, person.id)} preventScrollReset>
        <span className={styles.gate}>
          <span className={styles.rosette} aria-hidden="true" />
          <Portrait photo={person.photo} sizes="(max-width: 640px) 50vw, (max-width: 1180px) 33vw, 320px" />
          {person.rank !== null && <b className={`number ${styles.rank}`}>{person.rank}</b>}
          {person.isCaptain && <span className={`badge ${styles.captain}`}>{text.captain}</span>}
        </span>
        <span className={styles.caption}>
          {person.number !== null && <span className="number">{person.number}</span>}
          <Name lang={person.name.lang}>{person.name.text}</Name>
          <span lang={person.what.lang}>{person.what.text}</span>
          {person.out && (
            <span className={styles.absence}>
              <OutReason out={person.out} />
            </span>
          )}
        </span>
      </Link>
      {person.page && person.season && (
        <SeasonStrip name={person.name} page={person.page} season={person.season} order={order} />
      )}
    </>
  );
}
