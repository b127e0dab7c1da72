import { useId } from "react";
import { useChoices, useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { namesOf } from "../person.ts";
import { readSquadLines, type SquadLine } from "../squad-lines.ts";
import styles from "./pasted-players.module.css";

/** How pasted lines are read, line by line, before anything of them is saved. */
export function PastedPlayers({ lines }: { lines: string }) {
  const words = useOfficeText("people");
  const { first_name, last_name } = useFieldLabels("people");
  const { number } = useFieldLabels("squad_members");
  const title = useId();
  const rows = lines
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  if (rows.length === 0) return null;
  return (
    <section className={styles.read} aria-labelledby={title}>
      <h3 id={title}>{words.readAs}</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{number}</span>
            </th>
            {[first_name, last_name].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((line, at) => (
            <Row key={at} line={line} player={readSquadLines(line).players[0]} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ line, player }: { line: string; player: SquadLine | undefined }) {
  const words = useOfficeText("people");
  const positions = useChoices("squad_members", "position");
  if (!player)
    return (
      <tr className={styles.unread}>
        <td colSpan={3}>{words.notRead(line)}</td>
      </tr>
    );
  const names = Object.entries(namesOf(player.names)).find(([, { last }]) => last);
  const [language, { first, last }] = names!;
  return (
    <tr>
      <td className={styles.number}>{player.number ?? "—"}</td>
      <td lang={language}>{first || "—"}</td>
      <td>
        <b lang={language}>{last}</b>
        {player.position && <small>{positions[player.position]}</small>}
      </td>
    </tr>
  );
}
