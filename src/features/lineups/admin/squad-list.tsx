import { Ban, Cross, Plus } from "lucide-react";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Line } from "../formations.ts";
import type { Candidate } from "../lineup.ts";
import type { SideData } from "./lineup-data.ts";
import { find, keyOf, nameIn, personOf } from "./lineup-draft.ts";
import styles from "./squad-list.module.css";
import type { Targets } from "./targets.ts";
import type { LineupSide } from "./use-lineup-side.ts";

const LINES: (Line | null)[] = ["goalkeeper", "defender", "midfielder", "forward", null];

interface SquadListProps {
  data: SideData;
  side: LineupSide;
  targets: Targets;
}

/** The whole squad by its lines, beside the pitch where there is room: who begins, who waits, who is missing. */
export function SquadList({ data, side, targets }: SquadListProps) {
  const words = useOfficeText("lineups");
  return (
    <div className={styles.squad}>
      {LINES.map((line) => {
        const people = data.candidates.filter((one) => one.line === line);
        if (people.length === 0) return null;
        return (
          <section key={line}>
            <h2>{words.lines[line ?? "none"]}</h2>
            {people.map((one) => (
              <Row key={keyOf(personOf(one))} one={one} side={side} targets={targets} />
            ))}
          </section>
        );
      })}
    </div>
  );
}

function Row({ one, side: { draft }, targets }: Omit<SquadListProps, "data"> & { one: Candidate }) {
  const words = useOfficeText("lineups");
  const language = useLanguage();
  const person = personOf(one);
  const key = keyOf(person);
  const player = find(draft, key);
  const reason = player?.role === "out" ? (player.reason ?? "other") : player ? null : one.out;
  const choose = () => {
    if (player?.role === "start" && player.slot) return targets.choosePlace(player.slot);
    if (player && (!targets.target || targets.target.kind === "person"))
      return targets.setTarget({ kind: "person", key });
    void targets.chooseCandidate(one);
  };
  const kind = reason
    ? styles.missing
    : player?.role === "start"
      ? styles.starts
      : player
        ? styles.waits
        : "";
  return (
    <button type="button" className={`${styles.person} ${kind}`} onClick={choose}>
      <span className={styles.number}>{one.number ?? "–"}</span>
      <b>{`${nameIn(person, "player_name", language)} ${nameIn(person, "player_last_name", language)}`}</b>
      <span className={styles.state}>
        {reason ? (
          <>
            {reason === "injury" ? (
              <Cross className="icon" aria-hidden />
            ) : (
              <Ban className="icon" aria-hidden />
            )}{" "}
            {words.reasons[reason]}
          </>
        ) : player ? (
          player.is_captain ? (
            words.captain
          ) : (
            words.states[player.role]
          )
        ) : (
          <Plus className="icon" aria-hidden />
        )}
      </span>
    </button>
  );
}
