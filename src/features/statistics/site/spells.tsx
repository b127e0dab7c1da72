import { useSiteText } from "#src/i18n/i18n.tsx";
import { SectionHead } from "#src/ui/section-head.tsx";
import type { PlayerPageData } from "./player-data.server.ts";
import styles from "./spells.module.css";

/** Transfers and loans, and why somebody was not there, as far as it is public. */
export function Spells({ spells }: Pick<PlayerPageData, "spells">) {
  const text = useSiteText("statistics");
  if (spells.length === 0) return null;
  return (
    <section aria-labelledby="spells">
      <SectionHead id="spells" title={text.spells} />
      <ul className={styles.spells}>
        {spells.map(({ id, kind, from, to, teams, reason, isConfirmed }) => (
          <li key={id}>
            <b>{text.spellKind[kind]}</b>
            <span>
              {teams.map((team, index) => (
                <span key={team.text}>
                  {index > 0 && " → "}
                  <span lang={team.lang}>{team.text}</span>
                </span>
              ))}
              {teams.length > 0 && (from || to) && ", "}
              {[
                from && to ? `${from} – ${to}` : from ? text.spellSince(from) : to ? text.spellUntil(to) : "",
              ]}
            </span>
            {reason.text && <small lang={reason.lang}>{reason.text}</small>}
            {!isConfirmed && <small>{text.notConfirmed}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
