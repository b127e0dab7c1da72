import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage } from "#src/i18n/i18n.tsx";
import type { StoredPlayer } from "../lineup.ts";
import { keyOf, nameIn } from "./lineup-draft.ts";
import styles from "./people-row.module.css";
import type { Targets } from "./targets.ts";

interface PeopleRowProps {
  title: string;
  /** How many, and how many there may be. */
  count?: string;
  hint?: ReactNode;
  people: StoredPlayer[];
  kind: "bench" | "out";
  add: string;
  targets: Targets;
}

/** The bench, or who is missing: tapped to be moved or changed. */
export function PeopleRow({
  title,
  count,
  hint,
  people,
  kind,
  add,
  targets: { target, setTarget },
}: PeopleRowProps) {
  const language = useLanguage();
  return (
    <section className={styles.row}>
      <h2>
        {title} {count && <em>{count}</em>}
      </h2>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.people}>
        {people.map((player) => {
          const key = keyOf(player);
          const isChosen = target?.kind === "person" && target.key === key;
          return (
            <button
              key={key}
              type="button"
              aria-pressed={isChosen}
              onClick={() => setTarget(isChosen ? undefined : { kind: "person", key })}
            >
              <b>{player.number ?? "–"}</b>
              <span>
                {nameIn(player, "player_last_name", language) || nameIn(player, "player_name", language)}
              </span>
            </button>
          );
        })}
        <button
          type="button"
          className={styles.adding}
          aria-pressed={target?.kind === kind}
          onClick={() => setTarget(target?.kind === kind ? undefined : { kind })}
        >
          <Plus className="icon" aria-hidden /> {add}
        </button>
      </div>
    </section>
  );
}
