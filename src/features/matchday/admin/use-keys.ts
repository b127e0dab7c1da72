import { useEffect, useState } from "react";
import type { Side, Who } from "#src/features/ledger/ledger.ts";
import { useConsole } from "./console-context.tsx";
import { letterOf, NOTHING, numbersOf, type Typed, typeKey } from "./keyboard.ts";
import { answerOf, isAsking, kickOf, tapsOf, whistleOf } from "./keyboard-taps.ts";
import { areKeysOn } from "./keys-setting.ts";
import { sideAsked } from "./taps.ts";

/** Listens to the keys of the press box; gives what is typed so far, and who wears a number. */
export function useKeys(): { typed: Typed; whoOf: (side: Side, number: number) => Who } {
  const { tap, step, last, state, console, tiles } = useConsole();
  const [typed, setTyped] = useState<Typed>(NOTHING);
  const whoOf = (side: Side, number: number): Who =>
    [...tiles[side].on, ...tiles[side].bench].find((tile) => tile.number === number)?.who ?? { number };
  const send = () => {
    const [number] = numbersOf(typed);
    const side = sideAsked(step);
    const taps = typed.fact
      ? tapsOf(typed, whoOf)
      : number && side
        ? [{ tap: "who", who: whoOf(side, number) } as const]
        : [];
    for (const one of taps) void console.tap(one);
    setTyped(NOTHING);
    return taps.length > 0;
  };
  const idle = (key: string): boolean => {
    if (key === " ") tap(whistleOf(step));
    else if (key === "c") tap({ tap: "go", step: { at: "comment" } });
    else if (key === "?") tap({ tap: "go", step: { at: "keys" } });
    else return false;
    return true;
  };
  const act = (key: string, hasCtrl: boolean): boolean => {
    if (hasCtrl) {
      if (key !== "z" || !last) return false;
      tap({ tap: "undo", id: last.id, also: last.also });
      return true;
    }
    const isEmpty = !typed.fact && typed.numbers.length === 0;
    if (key === "Enter" && !isEmpty) return send();
    if (key === "Escape" && !isEmpty) return setTyped(NOTHING) === undefined;
    const answer = isEmpty ? (kickOf(state, step, key) ?? answerOf(step, key)) : undefined;
    if (answer) {
      tap(answer);
      return true;
    }
    const next = typeKey(typed, key, isAsking(step));
    if (next) setTyped(next);
    return next !== undefined || (isEmpty && idle(key));
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!areKeysOn() || event.altKey || event.metaKey || event.isComposing || isTyping(event)) return;
      // A key that is held is pressed once.
      if (event.repeat && (event.key === " " || state.phase === "shootout")) return event.preventDefault();
      if (act(letterOf(event), event.ctrlKey)) event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
  return { typed, whoOf };
}

/** In a field, in a sheet, or on a button that Space and Enter press. */
function isTyping({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest("input, textarea, select, dialog")) return true;
  return (key === " " || key === "Enter") && target.closest("button, a") !== null;
}
