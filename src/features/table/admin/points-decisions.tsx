import { CircleAlert } from "lucide-react";
import { Button } from "#src/features/office/button.tsx";
import { NumberField } from "#src/features/office/fields.tsx";
import { signed } from "#src/i18n/numbers.ts";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { MOST_FURTHER } from "../points-decision.ts";
import { standing } from "../standing.record.ts";
import styles from "./points-decisions.module.css";
import { ReasonFields } from "./reason-fields.tsx";
import type { PointsForm } from "./use-points-decisions.ts";

/** The decisions that gave a team points or took some, each with its reason and its day. */
export function PointsDecisions(form: PointsForm) {
  const { typed, fault, total, add } = form;
  const words = useOfficeText("table").rules;
  const isDecided = typed.at(-1)!.points.trim() !== "";
  return (
    <>
      {typed.map((one, index) => (
        <PointsFields key={one.key} index={index} form={form} />
      ))}
      {fault && (
        <p className="error" role="alert">
          <CircleAlert className="icon" aria-hidden /> {fault}
        </p>
      )}
      {isDecided && typed.length <= MOST_FURTHER && (
        <div className={styles.more}>
          <Button isLine onClick={add}>
            {words.addDecision}
          </Button>
          {typed.length > 1 && <span>{words.together(signed(total))}</span>}
        </div>
      )}
    </>
  );
}

function PointsFields({ index, form }: { index: number; form: PointsForm }) {
  const { typed, field, remove } = form;
  const one = typed[index]!;
  const words = useOfficeText("table");
  const labels = useFieldLabels("standings");
  const isOne = typed.length === 1;
  return (
    <fieldset className={`stack ${styles.decision}`} aria-label={words.rules.pointsDecision(index + 1)}>
      <NumberField
        label={labels.points_adjustment}
        hint={words.pointsExample}
        inputMode="text"
        {...field(one, "points")}
      />
      {(one.points.trim() !== "" || !isOne) && (
        <ReasonFields
          label={labels.adjustment_reason}
          max={standing.fields.adjustment_reason.max}
          reasons={(["reason", "reason_hy", "reason_ru"] as const).map((name) => field(one, name))}
          dayLabel={labels.adjustment_date}
          day={field(one, "date")}
        />
      )}
      {!isOne && (
        <div>
          <Button
            isLine
            aria-label={`${words.rules.removeDecision}: ${index + 1}`}
            onClick={() => remove(one.key)}
          >
            {words.rules.removeDecision}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
