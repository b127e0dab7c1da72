import { useMemo, useRef, useState } from "react";
import { Button } from "#src/features/office/button.tsx";
import { Dialog } from "#src/features/office/dialog.tsx";
import { dropDraft } from "#src/features/office/drafts.ts";
import { NumberField } from "#src/features/office/fields.tsx";
import { FormNotices } from "#src/features/office/form-notices.tsx";
import { useCloseAsking } from "#src/features/office/use-close-asking.ts";
import { useDraftName, useFormDraft } from "#src/features/office/use-form-draft.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { columnNames, localised } from "#src/i18n/localised.ts";
import { useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import { standing } from "../standing.record.ts";
import type { DraftRow } from "./draft-table.ts";
import { PointsDecisions } from "./points-decisions.tsx";
import { isDayOrNone, type Messages, numberWithin } from "./read-decision.ts";
import { ReasonFields } from "./reason-fields.tsx";
import { useHold } from "./use-hold.ts";
import { type TypedDecision, typedPoints, usePointsDecisions } from "./use-points-decisions.ts";

/** A place that is decided, with its reason and its day. */
const DECISIONS = [
  { number: "fixed_place", reason: "fixed_place_reason", date: "fixed_place_date" },
  { number: "lot", reason: "lot_reason", date: "lot_date" },
] as const;
type Decision = (typeof DECISIONS)[number];

interface DecisionsDialogProps {
  row: DraftRow;
  season: string;
  /** Of the table that the row is of. */
  version: number;
  /** What tells it from another one of its name. */
  mark: string | undefined;
  /** The table follows the results: so does what the team brought into its group. */
  areFiguresFixed: boolean;
  /** @param over the version of the table that they were typed over: an earlier visit's may be older than the row's */
  onChange: (changes: Partial<DraftRow>, over: number) => void;
  onClose: () => void;
}

/** What was decided about a team, whatever its results say: points, a place, lots, each with reason and day. */
export function DecisionsDialog(props: DecisionsDialogProps) {
  const { row, mark, areFiguresFixed, onChange, onClose } = props;
  const colon = useColon();
  const words = useOfficeText("table");
  const office = useOfficeText("office");
  const labels = useFieldLabels("standings");
  useHold();
  const form = useDecisions(props);
  const end = () => {
    form.forget();
    onClose();
  };
  const close = useCloseAsking(form.isTyped, end);
  const { text: name } = localised(row, "team_name", useLanguage());
  const take = () => {
    const changes = form.read();
    if (!changes) return;
    onChange(changes, form.over);
    end();
  };
  return (
    <Dialog
      title={`${words.rules.decisions}${colon}${name}${mark ? ` (${mark})` : ""}`}
      lead={words.pointsHint}
      widthPx={860}
      onClose={close}
      footer={
        <>
          <span className="keep-left" />
          <Button isLine onClick={close}>
            {office.cancel}
          </Button>
          <Button onClick={take}>{words.takePoints}</Button>
        </>
      }
    >
      <div className="stack">
        <FormNotices offered={form.offered} />
        <PointsDecisions {...form.points} />
        {row.carried_points !== null && !areFiguresFixed && (
          <NumberField
            label={labels.carried_points}
            hint={words.rules.carriedHint}
            inputMode="text"
            {...form.field("carried_points")}
          />
        )}
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
  const labels = useFieldLabels("standings");
  const hint = { fixed_place: words.rules.placeHint, lot: words.rules.lotHint }[number];
  const isDecided = form.field(number).value.trim() !== "";
  return (
    <>
      <NumberField label={labels[number]} hint={hint} inputMode="text" {...form.field(number)} />
      {isDecided && (
        <ReasonFields
          label={labels[reason]}
          max={standing.fields[reason].max}
          reasons={columnNames(reason).map(form.field)}
          dayLabel={labels[date]}
          day={form.field(date)}
        />
      )}
    </>
  );
}

type Typed = Record<string, string>;

/** As this browser keeps them. */
interface KeptDecisions {
  typed: Typed;
  points: TypedDecision[];
}

/** What is typed, which this browser keeps and offers again, and what is wrong with it. */
function useDecisions({ row, season, version }: DecisionsDialogProps) {
  const office = useOfficeText("office");
  const [typed, setTyped] = useState(() => typedOf(row));
  const [errors, setErrors] = useState<Typed>({});
  const points = usePointsDecisions(row);
  const [over, setOver] = useState(version);
  const draft = useDecisionsDraft(
    { name: `decisions-${season}-${row.key}`, row, version: over, now: inWords(typed, points.typed) },
    (kept, of = version) => {
      setTyped((before) => ({ ...before, ...kept.typed }));
      if (kept.points) points.take(kept.points);
      setOver(of);
    },
  );
  return {
    points,
    over,
    ...draft,
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
      const carried = readNumber("carried_points", typed, found, office);
      const given = points.read();
      setErrors(found);
      if (!given || Object.keys(found).length > 0) return undefined;
      // A decision is among what was brought along, unless somebody typed that as well.
      const isKept = carried !== null && carried === row.carried_points;
      const added = isKept ? given.points_adjustment! - row.points_adjustment : 0;
      const numbers = { card_points: cards, carried_points: isKept ? carried + added : carried };
      return Object.assign(numbers, given, ...changes) as Partial<DraftRow>;
    },
  };
}

interface DecisionsDraft {
  name: string;
  row: DraftRow;
  version: number;
  /** What is typed, in words. */
  now: string;
}

/** Keeps what is typed until it is taken into the table or thrown away. */
function useDecisionsDraft(
  { name, row, version, now }: DecisionsDraft,
  onTake: (kept: Partial<KeptDecisions>, version: number | undefined) => void,
) {
  const [start] = useState(() => inWords(typedOf(row), typedPoints(row)));
  const isDone = useRef(false);
  const values = useMemo(() => JSON.parse(now) as KeptDecisions, [now]);
  const isTyped = now !== start;
  const named = useDraftName(name);
  const options = { values, isDirty: isTyped, start, version, onTake, titleOf: undefined, isDone };
  const { offered } = useFormDraft<KeptDecisions>(name, named, options);
  return {
    isTyped,
    offered,
    forget: () => {
      isDone.current = true;
      dropDraft(named.slot);
    },
  };
}

/** Without the faults that stand at the fields. */
function inWords(typed: Typed, points: TypedDecision[]): string {
  return JSON.stringify({ typed, points: points.map((one) => ({ ...one, errors: {} })) });
}

function typedOf(row: DraftRow): Typed {
  const columns = DECISIONS.flatMap(({ number, reason, date }) => [number, ...columnNames(reason), date]);
  const texts = columns.map((name) => [name, String(row[name] ?? "")]);
  return {
    ...Object.fromEntries(texts),
    card_points: String(row.card_points || ""),
    carried_points: String(row.carried_points ?? ""),
  };
}

function readNumber(
  name: Decision["number"] | "card_points" | "carried_points",
  typed: Typed,
  errors: Typed,
  { between }: Messages,
): number | null {
  const text = (typed[name] ?? "").trim();
  if (text === "") return null;
  const { min, max } = standing.fields[name];
  const value = numberWithin(text, min, max);
  if (value === undefined) errors[name] = between(min, max);
  return value ?? null;
}

/** Without its number a decision has no reason and no day. */
function readDecision(
  { number, reason, date }: Decision,
  typed: Typed,
  errors: Typed,
  messages: Messages,
): Partial<DraftRow> {
  const value = readNumber(number, typed, errors, messages);
  const isNone = value === null;
  const day = isNone ? "" : (typed[date] ?? "");
  if (!isDayOrNone(day)) errors[date] = messages.day;
  const reasons = columnNames(reason).map((column) => [column, isNone ? "" : (typed[column] ?? "").trim()]);
  return { [number]: value, ...Object.fromEntries(reasons), [date]: day || null };
}
