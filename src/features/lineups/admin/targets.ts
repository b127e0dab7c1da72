import { useState } from "react";
import { confirm } from "#src/features/office/confirm.tsx";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { Candidate, StoredPlayer } from "../lineup.ts";
import * as draftOf from "./lineup-draft.ts";
import type { LineupSide } from "./use-lineup-side.ts";

/** What the next name is for. */
export type Target =
  | { kind: "place"; slot: number }
  | { kind: "bench" }
  | { kind: "out" }
  /** Somebody of the bench or the absent, to be moved or changed. */
  | { kind: "person"; key: string };

export type Targets = ReturnType<typeof useTargets>;

/** The order of the hand: a place, then a name; a chosen place goes on to the next free one. */
export function useTargets({ draft, setDraft }: LineupSide) {
  const words = useOfficeText("lineups");
  const language = useLanguage();
  const firstFree = (of: draftOf.LineupDraft, from?: number): Target | undefined => {
    const slot = draftOf.nextFree(of, from);
    return slot ? { kind: "place", slot } : undefined;
  };
  const [target, setTarget] = useState(() => firstFree(draft));
  const choosePlace = (slot: number) => {
    if (target?.kind === "place" && target.slot !== slot && draftOf.inPlace(draft, target.slot)) {
      setDraft(draftOf.swapped(draft, target.slot, slot));
      return setTarget(undefined);
    }
    const isChosen = target?.kind === "place" && target.slot === slot;
    setTarget(isChosen ? undefined : { kind: "place", slot });
  };
  const put = (person: Omit<StoredPlayer, "role">, isClubCaptain: boolean) => {
    if (target?.kind === "out") return setDraft(draftOf.missing(draft, person, "injury"));
    if (target?.kind !== "place") return setDraft(draftOf.benched(draft, person));
    const wasFree = !draftOf.inPlace(draft, target.slot);
    const placed = draftOf.placed(draft, target.slot, person);
    const hasCaptain = placed.players.some(({ is_captain }) => is_captain);
    const next = isClubCaptain && !hasCaptain ? draftOf.withCaptain(placed, draftOf.keyOf(person)) : placed;
    setDraft(next);
    setTarget(wasFree ? firstFree(next, target.slot) : undefined);
  };
  const chooseCandidate = async (one: Candidate) => {
    const person = draftOf.personOf(one);
    const isMissing = one.out !== null || draftOf.find(draft, draftOf.keyOf(person))?.role === "out";
    if (isMissing && target?.kind !== "out") {
      const name = draftOf.nameIn(person, "player_last_name", language);
      if (!(await confirm({ text: words.anyway(name), yes: words.anywayYes }))) return;
    }
    put(person, one.is_captain);
  };
  return {
    target,
    setTarget,
    choosePlace,
    chooseCandidate,
    put,
    toFirstFree: (of: draftOf.LineupDraft) => setTarget(firstFree(of)),
  };
}
