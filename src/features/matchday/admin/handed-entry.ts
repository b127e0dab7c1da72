import { type Kind, type Noted, type Payloads, PERIODS, SIDES } from "#src/features/ledger/ledger.ts";
import type { Kept } from "./kept.ts";

// What a file or a code of another phone says is anybody's word until the server has looked at it. Here it only has to
// have the form of an entry: one that has not would be stored, and the console could not be opened again.

type Check = (value: unknown) => boolean;

/** The longest text of an entry, as the server takes it. */
const LONGEST_TEXT = 500;

const isText: Check = (value) => typeof value === "string" && value.length <= LONGEST_TEXT;
const isNumber: Check = (value) => typeof value === "number" && Number.isFinite(value);
const isFlag: Check = (value) => typeof value === "boolean";
const isOneOf =
  (values: readonly string[]): Check =>
  (value) =>
    values.includes(value as string);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

function isObjectOf(checkOf: (name: string) => Check | undefined): Check {
  return (value) =>
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(value).every(([name, part]) => checkOf(name)?.(part) ?? false);
}

const shape = (checks: Record<string, Check>): Check =>
  isObjectOf((name) => (Object.hasOwn(checks, name) ? checks[name] : undefined));

const isTexts = isObjectOf(() => isText);
const isWho = shape({ player: isNumber, person: isNumber, number: isNumber, names: isTexts });

type PartOf<One extends Kind> = One extends Kind ? keyof (Payloads[One] & Noted) : never;

/** All that an entry of any kind may say: what is missing here would be lost on its way to another phone. */
const KNOWN: Record<Exclude<PartOf<Kind>, "patch">, Check> = {
  ...{ who: isWho, scorer: isWho, assist: isWho, on: isWho, off: isWho, taker: isWho, keeper: isWho },
  ...{ how: isText, why: isText, decision: isText, result: isText },
  ...{ text: isText, language: isText, about: isText },
  ...{ minutes: isNumber, people: isNumber, ms: isNumber },
  ...{ untimed: isFlag, final: isFlag, stays: isFlag, on_target: isFlag, unassisted: isFlag },
  ...{ held: isFlag, separate: isFlag },
  note: isTexts,
  on_note: isTexts,
  typed: shape({ minute: isNumber, added: isNumber }),
};
const PARTS: Record<string, Check> = KNOWN;

const isPayload = shape(PARTS);
const isAmended = isObjectOf((name) => (Object.hasOwn(PARTS, name) ? orNull(PARTS[name]!) : undefined));
const isPatch = shape({
  period: isOneOf(PERIODS),
  clock_ms: isNumber,
  side: orNull(isOneOf(SIDES)),
  payload: isAmended,
});
const isAmendment = shape({ ...PARTS, patch: isPatch });

/** What the kinds can't be shown without. */
const NEEDED: Record<Kind, readonly string[]> = {
  ...{ period_start: [], period_end: [], goal: [], goal_disallowed: [], yellow: [], red: [], sub: [] },
  ...{ penalty: [], corner: [], shot: [], foul: [], offside: [], injury: [], var: [], abandon: [] },
  ...{ resume: [], void: [] },
  added_time: ["minutes"],
  kick: ["result"],
  attendance: ["people"],
  comment: ["text", "language"],
  star: ["who"],
  clock_shift: ["ms"],
  amend: ["patch"],
};

/** Whether something has the form of a kept entry, down to its last part. */
export function isHandedEntry(value: unknown): value is Kept {
  const { id, match, entry } = (value ?? {}) as Partial<Kept>;
  if (!isText(id) || !isNumber(match) || typeof entry !== "object" || entry === null) return false;
  const { kind, side, period, clock_ms, occurred_at, target, payload } = entry;
  return (
    entry.id === id &&
    Object.hasOwn(NEEDED, kind) &&
    orNull(isOneOf(SIDES))(side) &&
    isOneOf(PERIODS)(period) &&
    isNumber(clock_ms) &&
    isText(occurred_at) &&
    !Number.isNaN(Date.parse(occurred_at)) &&
    orNull(isText)(target) &&
    (kind === "amend" ? isAmendment : isPayload)(payload) &&
    NEEDED[kind].every((name) => Object.hasOwn(payload, name))
  );
}
