import { useState } from "react";
import { Button } from "#src/features/office/button.tsx";
import { DateField } from "#src/features/office/date-field.tsx";
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

/** A number that is decided, with its reason and its day. */
const DECISIONS = [
  { number: "points_adjustment", reason: "adjustment_reason", date: "adjustment_date", none: 0 },
  { number: "fixed_place", reason: "fixed_place_reason", date: "fixed_place_date", none: null },
  { number: "lot", reason: "lot_reason", date: "lot_date", none: null },
] as const;
type Decision = (typeof DECISIONS)[number];

interface DecisionsDialogProps {
  row: DraftRow;
  onChange: (changes: Partial<DraftRow>) => void;
  onClose: () => void;
}

/** What was decided about a team, whatever its results say: points, a place, lots, each with reason and day. */
export function DecisionsDialog({ row, onChange, onClose }: DecisionsDialogProps) {
  const colon = useColon();
  const words = useOfficeText("table");
  const office = useOfficeText("office");
  const labels = useFieldLabels("standings");
  const form = useDecisions(row);
  const take = () => {
    const changes = form.read();
    if (!changes) return;
    onChange(changes);
    onClose();
  };
  return (
    <Dialog
      title={`${words.rules.decisions}${colon}${localised(row, "team_name", useLanguage()).text}`}
      lead={words.pointsHint}
      widthPx={860}
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
      <div className="stack">
        {DECISIONS.map((decision) => (
          <DecisionFields key={decision.number} decision={decision} form={form} />
        ))}
        <NumberField label={labels.card_points} hint={words.rules.cardsHint} {...form.field("card_points")} />
      </div>
    </Dialog>
  );
}

type Form = ReturnType<typeof useDecisions>;

function DecisionFields({ decision: { number, reason, date }, form }: { decision: Decision; form: Form }) {
  const words = useOfficeText("table");
  const office = useOfficeText("office");
  const labels = useFieldLabels("standings");
  const hint = {
    points_adjustment: words.pointsExample,
    fixed_place: words.rules.placeHint,
    lot: words.rules.lotHint,
  }[number];
  const isDecided = form.field(number).value.trim() !== "";
  return (
    <>
      <NumberField label={labels[number]} hint={hint} inputMode="text" {...form.field(number)} />
      {isDecided && (
        <>
          <div className="field-row field-row-three">
            {columnNames(reason).map((column, index) => (
              <TextField
                key={column}
                label={office.labelIn(labels[reason], LANGUAGES[index]!)}
                lang={LANGUAGES[index]}
                maxLength={standing.fields[reason].max}
                {...form.field(column)}
              />
            ))}
          </div>
          <DateField label={labels[date]} kind="day" {...form.field(date)} />
        </>
      )}
    </>
  );
}

type Typed = Record<string, string>;

/** What is typed, and what is wrong with it. */
function useDecisions(row: DraftRow) {
  const office = useOfficeText("office");
  const [typed, setTyped] = useState<Typed>(() => typedOf(row));
  const [errors, setErrors] = useState<Typed>({});
  return {
    field: (name: string) => ({
      value: typed[name] ?? "",
      error: errors[name],
      onChange: (text: string) => {
        setTyped((before) => ({ ...before, [name]: text }));
        setErrors(({ [name]: _, ...others }) => others);
      },
    }),
    /** The changes of the row; undefined where something is wrong. */
    read: (): Partial<DraftRow> | undefined => {
      const found: Typed = {};
      const changes = DECISIONS.map((one) => readDecision(one, typed, found, office));
      const cards = readNumber("card_points", typed, found, office) ?? 0;
      setErrors(found);
      if (Object.keys(found).length > 0) return undefined;
      return Object.assign({ card_points: cards }, ...changes) as Partial<DraftRow>;
    },
  };
}

function typedOf(row: DraftRow): Typed {
  const columns = DECISIONS.flatMap(({ number, reason, date }) => [number, ...columnNames(reason), date]);
  const texts = columns.map((name) => [name, String(row[name] ?? "")]);
  return {
    ...Object.fromEntries(texts),
    points_adjustment: String(row.points_adjustment || ""),
    card_points: String(row.card_points || ""),
  };
}

interface Messages {
  between: (least: number, most: number) => string;
  day: string;
}

function readNumber(
  name: Decision["number"] | "card_points",
  typed: Typed,
  errors: Typed,
  { between }: Messages,
): number | null {
  const text = (typed[name] ?? "").trim().replace("−", "-");
  if (text === "") return null;
  const { min, max } = standing.fields[name];
  const value = wholeNumber(text);
  if (value !== null && value >= min && value <= max) return value;
  errors[name] = between(min, max);
  return null;
}

/** Without its number a decision has no reason and no day. */
function readDecision(
  { number, reason, date, none }: Decision,
  typed: Typed,
  errors: Typed,
  messages: Messages,
): Partial<DraftRow> {
  const value = readNumber(number, typed, errors, messages) ?? none;
  const isNone = value === none;
  const day = isNone ? "" : (typed[date] ?? "");
  if (day && !/^\d{4}-\d{2}-\d{2}$/.test(day)) errors[date] = messages.day;
  const reasons = columnNames(reason).map((column) => [column, isNone ? "" : (typed[column] ?? "").trim()]);
  return { [number]: value, ...Object.fromEntries(reasons), [date]: day || null };
}
