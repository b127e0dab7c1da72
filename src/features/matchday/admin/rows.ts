import type { Side, Who } from "#src/features/ledger/ledger.ts";
import { isHeld, isOwnGoal, type Line, type Score, scorersSide } from "#src/features/ledger/lines.ts";
import type { MatchState } from "#src/features/ledger/match-state.ts";
import type { MatchdayOfficeText } from "../text/office.en.ts";
import type { Kept } from "./kept.ts";

/** An entry as the list shows it. */
export interface Row {
  id: string;
  /** "45+2′" */
  minute: string;
  side: Side | null;
  kind: Line["entry"]["kind"] | "second_yellow";
  title: string;
  detail: string;
  isVoid: boolean;
  /** Where it is on its way; what others wrote has arrived. */
  state: Kept["state"] | "doubled";
  message?: string | undefined;
}

interface Context {
  words: MatchdayOfficeText;
  team: Record<Side, string>;
  sayPerson: (side: Side, who: Who) => string;
  score: Score;
}

/** The match's entries, newest first, those that the server refused on top until somebody has read them. */
export function rowsOf(
  state: MatchState,
  kept: readonly Kept[],
  doubled: Pick<ReadonlySet<string>, "has">,
  context: Context,
): Row[] {
  const own = new Map(kept.map((one) => [one.id, one]));
  const doubts = new Map(state.doubts.map(({ id, about }) => [id, about]));
  const score = { home: 0, away: 0 };
  const rows = state.lines.map((line): Row => {
    Object.assign(score, line.score ?? {});
    const { entry } = line;
    const doubt = doubts.get(entry.id);
    const said = say(line, { ...context, score: { ...score } });
    return {
      id: entry.id,
      minute: minuteText(line),
      side: entry.side,
      kind: line.sendsOff ? "second_yellow" : entry.kind,
      title: said[0],
      detail: [
        said[1],
        isHeld(entry) && !entry.isVoid && context.words.lines.held,
        doubt && context.words.doubts[doubt],
      ]
        .filter(Boolean)
        .join(" · "),
      isVoid: entry.isVoid || (entry.kind === "goal" && entry.disallowed !== undefined),
      state: doubled.has(entry.id) ? "doubled" : (own.get(entry.id)?.state ?? "sent"),
    };
  });
  const isRefused = ({ state: one }: Kept) => one === "refused" || one === "aside";
  const refused = kept.filter(isRefused).map((one) => refusedRow(one, context));
  return [
    ...refused.filter((one) => one.state === "refused"),
    ...rows.reverse(),
    ...refused.filter((one) => one.state === "aside"),
  ];
}

/** @example "45+2′" */
export function minuteText({ minute, added }: Pick<Line, "minute" | "added">): string {
  return `${minute}${added > 0 ? `+${added}` : ""}′`;
}

function refusedRow({ id, entry, message, state }: Kept, context: Context): Row {
  const line: Line = { entry: { ...entry, isVoid: false }, minute: 0, added: 0, sendsOff: false };
  const [title] = say(line, context);
  return {
    id,
    minute: "",
    side: entry.side,
    kind: entry.kind,
    title,
    detail: message ?? "",
    isVoid: state === "aside",
    state,
    message,
  };
}

type Said = [title: string, detail: string];

/** What happened, and the rest of it. People come first where they are known. */
function say(line: Line, context: Context): Said {
  const { words, team, sayPerson } = context;
  const { lines } = words;
  const { entry } = line;
  const taken = entry.isVoid ? ` · ${lines.takenBack}` : "";
  const of = (side: Side | null, who: Who | undefined, what: string, without = ""): Said => {
    if (side && who) return [sayPerson(side, who), what + taken];
    return [side ? words.of(what, team[side]) : what, without + taken];
  };
  switch (entry.kind) {
    case "goal":
      return sayGoal(line, context, taken);
    case "yellow":
      return of(
        entry.side,
        entry.payload.who,
        line.sendsOff ? lines.secondYellow : lines.yellow,
        lines.noName,
      );
    case "red":
      return of(entry.side, entry.payload.who, lines.red, lines.noName);
    case "sub": {
      const { on, off } = entry.payload;
      return of(entry.side, on, off && entry.side ? lines.sub(sayPerson(entry.side, off)) : lines.subPlain);
    }
    case "penalty":
      return sayPenalty(line, context, taken);
    case "kick":
      return of(entry.side, entry.payload.taker, lines.kick[entry.payload.result]);
    case "star":
      return of(entry.side, entry.payload.who, lines.star);
    case "shot":
      return of(entry.side, entry.payload.who, entry.payload.on_target ? lines.onTarget : lines.shot);
    case "injury":
      return of(entry.side, entry.payload.who, lines.injury);
    case "abandon": {
      const { why, decision } = entry.payload;
      const more = [why && words.endings.abandonReasons[why], decision && words.endings.inLog[decision]];
      return [lines.abandon, (more.filter(Boolean).join(" · ") + taken).replace(/^ · /, "")];
    }
    default:
      return [sayPlain(line, context), taken.slice(3)];
  }
}

function sayPenalty({ entry }: Line, { words, team, sayPerson }: Context, taken: string): Said {
  const { lines } = words;
  if (entry.kind !== "penalty" || !entry.side) return [lines.penaltyGiven, taken.slice(3)];
  const { result, taker } = entry.payload;
  const open = entry.isVoid ? lines.takenBack : lines.penaltyOpen;
  const what = result ? lines.penalty[result] + taken : open;
  if (result && taker) return [sayPerson(entry.side, taker), what];
  const by = taker ? `${sayPerson(entry.side, taker)} · ` : "";
  return [words.of(lines.penaltyGiven, team[entry.side]), by + what];
}

function sayGoal(line: Line, { words, team, sayPerson }: Context, taken: string): Said {
  const { lines } = words;
  const { entry } = line;
  if (entry.kind !== "goal" || !entry.side) return [lines.goalPlain, taken.slice(3)];
  if (entry.disallowed)
    return [
      words.of(lines.disallowed, team[entry.side]),
      (entry.disallowed.why ? words.varReasons[entry.disallowed.why] : "") + taken,
    ];
  const score = line.score ? `${line.score.home}:${line.score.away}` : "";
  const isOwn = isOwnGoal(entry);
  const what = !score ? lines.goalPlain : isOwn ? lines.ownGoal(score) : lines.goal(score);
  const { scorer, assist } = entry.payload;
  const side = scorersSide(entry)!;
  if (!scorer) return [words.of(what, team[entry.side]), lines.noScorer + taken];
  const by = assist ? ` · ${lines.assist(sayPerson(entry.side, assist))}` : "";
  return [sayPerson(side, scorer), what + by + taken];
}

/** What is about nobody. */
function sayPlain({ entry }: Line, { words, team, score }: Context): string {
  const { lines } = words;
  const now = `${score.home}:${score.away}`;
  switch (entry.kind) {
    case "period_start":
      return words.started[entry.period];
    case "period_end":
      if (entry.payload.final) return lines.fullTime(now);
      return entry.period === "first" ? lines.halfTime(now) : lines.ended;
    case "added_time":
      return lines.added(entry.payload.minutes);
    case "attendance":
      return lines.attendance(String(entry.payload.people));
    case "comment":
      return entry.payload.text;
    case "clock_shift":
      return lines.clock;
    case "corner":
    case "foul":
    case "offside":
      return entry.side ? words.of(lines[entry.kind], team[entry.side]) : lines[entry.kind];
    case "var":
    case "resume":
      return lines[entry.kind];
    default:
      return "";
  }
}
