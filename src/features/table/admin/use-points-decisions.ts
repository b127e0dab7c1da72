import { useState } from "react";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { type PointsDecision, pointsDecisionsOf, storedDecisions } from "../points-decision.ts";
import { standing } from "../standing.record.ts";
import type { DraftRow } from "./draft-table.ts";
import { isDayOrNone, type Messages, numberWithin } from "./read-decision.ts";
import type { Typing } from "./reason-fields.tsx";

const NAMES = ["points", "reason", "reason_hy", "reason_ru", "date"] as const;
type Name = (typeof NAMES)[number];

/** A decision while it is typed. */
export type TypedDecision = Record<Name, string> & { key: number; errors: Partial<Record<Name, string>> };

const { min, max } = standing.fields.points_adjustment;

export type PointsForm = ReturnType<typeof usePointsDecisions>;

/** The decisions on a team's points while they are typed: at least one, which may be empty. */
export function usePointsDecisions(row: DraftRow) {
  const office = useOfficeText("office");
  const [typed, setTyped] = useState(() => typedPoints(row));
  const [fault, setFault] = useState<string>();
  const change = (key: number, name: Name, text: string) =>
    setTyped((before) => before.map((one) => (one.key === key ? changed(one, name, text) : one)));
  return {
    typed,
    /** Takes what was typed earlier. */
    take: setTyped,
    /** What is wrong with all of them together. */
    fault,
    total: typed.reduce((sum, { points }) => sum + (numberWithin(points, min, max) ?? 0), 0),
    field: (one: TypedDecision, name: Name): Typing => ({
      value: one[name],
      error: one.errors[name],
      onChange: (text) => change(one.key, name, text),
    }),
    add: () => setTyped((before) => [...before, empty(Math.max(...before.map(({ key }) => key)) + 1)]),
    remove: (key: number) => setTyped((before) => before.filter((one) => one.key !== key)),
    /** The changes of the row; undefined where something is wrong. */
    read: (): Partial<DraftRow> | undefined => {
      const checked = typed.map((one) => ({ ...one, errors: errorsOf(one, office) }));
      setTyped(checked);
      if (checked.some(({ errors }) => Object.keys(errors).length > 0)) return undefined;
      const changes = changesOf(checked.flatMap(decisionOf));
      const isTooMuch = changes.points_adjustment < min || changes.points_adjustment > max;
      setFault(isTooMuch ? office.between(min, max) : undefined);
      return isTooMuch ? undefined : changes;
    },
  };
}

function changed(one: TypedDecision, name: Name, text: string): TypedDecision {
  const { [name]: _, ...errors } = one.errors;
  return { ...one, [name]: text, errors };
}

function empty(key: number): TypedDecision {
  return { key, points: "", reason: "", reason_hy: "", reason_ru: "", date: "", errors: {} };
}

/** A team's decisions as their fields show them. */
export function typedPoints(row: DraftRow): TypedDecision[] {
  const decisions = pointsDecisionsOf(row).map((one, key) => ({
    ...empty(key),
    ...one,
    points: String(one.points),
    date: one.date ?? "",
  }));
  return decisions.length > 0 ? decisions : [empty(0)];
}

/** Without points a decision is none, whatever else was typed. */
function isNone({ points }: TypedDecision): boolean {
  return /^[\s0]*$/.test(points);
}

function errorsOf(one: TypedDecision, { between, day }: Messages): TypedDecision["errors"] {
  if (isNone(one)) return {};
  return {
    ...(numberWithin(one.points, min, max) === undefined ? { points: between(min, max) } : {}),
    ...(isDayOrNone(one.date) ? {} : { date: day }),
  };
}

function decisionOf(one: TypedDecision): PointsDecision[] {
  if (isNone(one)) return [];
  const { points, reason, reason_hy, reason_ru, date } = one;
  const texts = { reason: reason.trim(), reason_hy: reason_hy.trim(), reason_ru: reason_ru.trim() };
  return [{ points: numberWithin(points, min, max)!, ...texts, date: date || null }];
}

/** The first decision stands in fields of its own, as it did before there could be others. */
function changesOf(decisions: readonly PointsDecision[]) {
  const [first, ...further] = decisions;
  return {
    points_adjustment: decisions.reduce((sum, { points }) => sum + points, 0),
    adjustment_reason: first?.reason ?? "",
    adjustment_reason_hy: first?.reason_hy ?? "",
    adjustment_reason_ru: first?.reason_ru ?? "",
    adjustment_date: first?.date ?? null,
    more_adjustments: storedDecisions(further),
  };
}
