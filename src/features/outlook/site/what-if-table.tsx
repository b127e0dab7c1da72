import { club } from "#club/club.ts";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { signed } from "#src/i18n/numbers.ts";
import { Move } from "../move.tsx";
import { DecidedNeeds } from "../need-card.tsx";
import type { WhatIfView } from "./what-if-data.server.ts";
import styles from "./what-if-table.module.css";

/** What the imagined results do: to the club on a slab, to everybody in the table below. */
export function WhatIfTable({ whatIf }: { whatIf: WhatIfView }) {
  const text = useSiteText("outlook");
  const { columns } = useSiteText("table");
  const cell = (name: keyof typeof columns, className?: string) => (
    <th scope="col" className={className}>
      <abbr title={columns[name][1]}>{columns[name][0]}</abbr>
    </th>
  );
  return (
    <section id="then" aria-labelledby="then-heading" className={styles.then}>
      <h2 id="then-heading" className="visually-hidden">
        {text.whatIfTable}
      </h2>
      <Slab whatIf={whatIf} />
      <table>
        <caption className="visually-hidden">{text.whatIfTable}</caption>
        <thead>
          <tr>
            {cell("position")}
            <th scope="col">
              <span className="visually-hidden">{text.movement}</span>
            </th>
            {cell("team", styles.team)}
            {cell("played")}
            {cell("goal_difference")}
            {cell("points")}
          </tr>
        </thead>
        <tbody>
          {whatIf.rows.map(({ team, ...row }) => (
            <tr
              key={team.key}
              className={zoneOf(row.place, whatIf)}
              data-ground={team.isOwn ? "slab" : undefined}
            >
              <td className="number">{row.place}</td>
              <td>
                <Move from={row.formerPlace} to={row.place} />
              </td>
              <th scope="row" className={styles.team}>
                <span>
                  <span className="crest">
                    <TeamCrest team={team.crest} instead="letters" />
                  </span>
                  <span lang={team.name.lang}>{team.name.text}</span>
                </span>
              </th>
              <td>{row.played}</td>
              <td>{signed(row.difference)}</td>
              <td className="number">
                {row.points}
                {row.gained > 0 && <sup>+{row.gained}</sup>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function zoneOf(place: number, { lines }: WhatIfView): string {
  const [title, europe, safety] = (["title", "europe", "safety"] as const).map(
    (wanted) => lines.find(({ name }) => name === wanted)?.first,
  );
  if (title !== undefined && place <= title) return "zone-1";
  if (europe !== undefined && place <= europe) return "zone-2";
  return safety !== undefined && place > safety ? "zone-3" : "zone-0";
}

function Slab({ whatIf: { own, needs } }: { whatIf: WhatIfView }) {
  const text = useSiteText("outlook");
  const language = useLanguage();
  if (!own) return null;
  return (
    <div className={styles.slab} data-ground="slab">
      <div>
        <p className="label">{club.shortName[language]}</p>
        <p className={styles.fromTo}>{text.fromTo(own.formerPlace, own.place)}</p>
      </div>
      <strong className="number" aria-hidden="true">
        {own.place}
      </strong>
      <DecidedNeeds needs={needs} />
    </div>
  );
}
