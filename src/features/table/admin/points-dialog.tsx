import { useState } from "react";
import { Button } from "#src/features/office/button.tsx";
import { Dialog } from "#src/features/office/dialog.tsx";
import { NumberField, TextField } from "#src/features/office/fields.tsx";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { columnNames, localised } from "#src/i18n/localised.ts";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import { wholeNumber } from "#src/records/whole-number.ts";
import { standing } from "../standing.record.ts";
import type { DraftRow } from "./draft-table.ts";

const REASONS = columnNames("adjustment_reason");

interface PointsDialogProps {
  row: DraftRow;
  onChange: (changes: Partial<DraftRow>) => void;
  onClose: () => void;
}

/** Points that a decision gave a team or took from it, with the reason that readers are told. */
export function PointsDialog({ row, onChange, onClose }: PointsDialogProps) {
  const colon = useColon();
  const words = useOfficeText("table");
  const office = useOfficeText("office");
  const labels = useFieldLabels("standings");
  const inLanguage = [office.inEnglish, office.inArmenian, office.inRussian];
  const [points, setPoints] = useState(String(row.points_adjustment || ""));
  const [reasons, setReasons] = useState(() => REASONS.map((name) => row[name]));
  const [error, setError] = useState<string>();
  const { min, max } = standing.fields.points_adjustment;
  const take = () => {
    const number = points.trim() ? wholeNumber(points.trim().replace("−", "-")) : 0;
    if (number === null || !(number >= min && number <= max)) return setError(office.between(min, max));
    const told = REASONS.map((name, index) => [name, number === 0 ? "" : reasons[index]!.trim()]);
    onChange({ points_adjustment: number, ...Object.fromEntries(told) });
    onClose();
  };
  return (
    <Dialog
      title={`${labels.points_adjustment}${colon}${localised(row, "team_name", useLanguage()).text}`}
      lead={words.pointsHint}
      onClose={onClose}
      footer={
        <>
          <span className="keep-left" />
          <Button isLine onClick={onClose}>
            {office.cancel}
          </Button>
          <Button onClick={take}>{words.takePoints}</Button>
        </>
      }
    >
      <NumberField
        label={labels.points_adjustment}
        value={points}
        error={error}
        inputMode="text"
        onChange={(text) => {
          setPoints(text);
          setError(undefined);
        }}
        hint={words.pointsExample}
      />
      {REASONS.map((name, index) => (
        <TextField
          key={name}
          label={`${labels.adjustment_reason} (${inLanguage[index]})`}
          lang={LANGUAGES[index]}
          maxLength={standing.fields.adjustment_reason.max}
          value={reasons[index]!}
          onChange={(text) => setReasons((before) => before.with(index, text))}
        />
      ))}
    </Dialog>
  );
}
