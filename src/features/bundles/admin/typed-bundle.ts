import { useState } from "react";
import { exactClubTime } from "#src/features/matches/match-time.ts";
import { useKept } from "#src/features/office/use-kept.ts";
import type { Bundle, BundlePart } from "../bundle.ts";

export interface TypedBundle {
  name: string;
  /** In the club's time; empty for none. */
  at: string;
  parts: BundlePart[];
  /** Over which it was typed. */
  version: number | undefined;
  /** What was saved then; absent while nothing is typed. */
  over?: TypedBundle | undefined;
}

export const keyOf = ({ kind, id }: Pick<BundlePart, "kind" | "id">) => `${kind} ${id}`;

/** What is typed into the dialog of a bundle; this browser keeps it until it is saved or left. */
export function useTypedBundle(bundle: Bundle | undefined) {
  const [untouched] = useState(() => typedOf(bundle));
  const [kept, keep, slot] = useKept<TypedBundle>(`bundle-${bundle?.id ?? "new"}`);
  const typed = kept ?? untouched;
  return {
    slot,
    typed,
    isTyped: !isSameBundle(typed, untouched),
    change: (changes: Partial<TypedBundle>) => {
      const next = { ...typed, over: typed.over ?? untouched, ...changes };
      keep(isSameBundle(next, untouched) ? undefined : next);
    },
    keep,
    drop: () => keep(undefined),
  };
}

/** A bundle as its dialog holds it. */
export function typedOf(bundle: Bundle | undefined): TypedBundle {
  const at = bundle?.goes_at ? exactClubTime(bundle.goes_at) : "";
  return { name: bundle?.name ?? "", at, parts: bundle?.parts ?? [], version: bundle?.version };
}

/** Whether two say the same: name, hour and parts. */
export function isSameBundle(one: TypedBundle, other: TypedBundle): boolean {
  return textOf(one) === textOf(other);
}

function textOf({ name, at, parts }: TypedBundle): string {
  return JSON.stringify([name.trim(), at, parts.map(keyOf)]);
}
