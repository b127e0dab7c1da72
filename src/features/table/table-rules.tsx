import { useSiteText } from "#src/i18n/i18n.tsx";
import type { RulesView } from "./rules-view.server.ts";
import styles from "./table-rules.module.css";

type StageRules = RulesView["stages"][number];

/** In which order the season puts its teams, who says so, and of each group after a split the same. */
export function TableRules({ rules }: { rules: RulesView }) {
  const text = useSiteText("table").why;
  return (
    <section className={styles.rules} id="rules">
      {rules.free && <p className={styles.free}>{text.free(rules.free.round, rules.free.names)}</p>}
      {rules.stages.map((stage) => (
        <div key={stage.id ?? "season"}>
          <h2>{stage.id === null ? text.order : text.orderOf(stage.name)}</h2>
          <ol className={styles.order}>
            {stage.order.map((one) => (
              <li key={one}>{text.criteria[one]}</li>
            ))}
          </ol>
          <Sentences stage={stage} isByResults={rules.isByResults} />
        </div>
      ))}
    </section>
  );
}

function Sentences({ stage, isByResults }: { stage: StageRules; isByResults: boolean }) {
  const text = useSiteText("table").why;
  const said = [
    stage.id !== null && `${stage.teams.join(", ")}. ${text.carries[stage.carries]}`,
    stage.isReapplied && text.reapplied,
    stage.needsAllPlayed && text.allPlayed,
    stage.deciderFor.length > 0 && text.deciderFor(stage.deciderFor),
    stage.id === null && isByResults && `${text.fromResults} ${text.sharing}`,
  ].filter((one) => one !== false);
  return (
    <>
      {said.map((one) => (
        <p key={one} className="small">
          {one}
        </p>
      ))}
      <p className="small">
        {stage.source.text ? (
          <span lang={stage.source.lang}>{stage.source.text}</span>
        ) : (
          stage.isConfirmed && text.noSource
        )}
        {stage.source.text && !stage.isConfirmed && " · "}
        {!stage.isConfirmed && <strong>{text.unconfirmed}</strong>}
      </p>
    </>
  );
}
