import { useMemo } from "react";
import { useUnsavedGuard } from "#src/features/office/unsaved-guard.tsx";
import { useDraftName, useDropWhenSaved, useFormDraft } from "#src/features/office/use-form-draft.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { TranslationSheet } from "../translation.ts";
import type { ShownRow } from "./typed-rows.ts";
import { askWhose, type Translation } from "./use-translation.ts";

/** A block with words that no save has yet. */
interface TypedBlock extends Pick<ShownRow, "field" | "source" | "target"> {
  /** Its number among the blocks. */
  place: number;
  /** What the server had there. */
  was: string;
}

/**
 * Keeps the block that is being written as a draft of this browser until it is left, which saves it, and offers what an
 * earlier visit did not come to save. Asks before the page is left meanwhile.
 */
export function useTranslationDraft(
  id: number,
  { language, version }: TranslationSheet,
  translation: Translation,
) {
  const words = useOfficeText("news").translate;
  const { rows, saved, isDirty, type } = translation;
  const given = `translation-${id}-${language}`;
  const named = useDraftName(given);
  const values = useMemo(() => ({ blocks: typedIn(rows, saved()) }), [rows, saved]);
  useUnsavedGuard(isDirty);
  useDropWhenSaved(named.slot, isDirty);
  const onTake = ({ blocks = [] }: Partial<typeof values>) => {
    const taken = blocks.map((block) => ({ block, index: placeOf(block, rows) }));
    const both = taken.flatMap(({ block, index }) => {
      const theirs = rows[index]!.target;
      return theirs && theirs !== block.was && theirs !== block.target
        ? [{ mine: block.target, theirs, index }]
        : [];
    });
    // Two whose own blocks are gone may stand in one: it holds the words of both.
    for (const [index, all] of Map.groupBy(taken, ({ index }) => index))
      type(index, all.map(({ block }) => block.target).join("\n\n"));
    void askWhose(words, type, both);
  };
  const start = JSON.stringify({ blocks: [] });
  const typing = { values, isDirty, start, version, titleOf: undefined, onTake };
  const { offered } = useFormDraft(given, named, typing);
  // What was still on its way when the page was left may have arrived since.
  const isMissing = (block: TypedBlock) => rows[placeOf(block, rows)]?.target !== block.target;
  return offered.filter(({ values: kept }) => (kept as typeof values).blocks?.some(isMissing));
}

function typedIn(rows: readonly ShownRow[], saved: readonly ShownRow[]): TypedBlock[] {
  return rows.flatMap(({ field, source, target }, place) => {
    const was = saved[place]?.target ?? "";
    return target === was ? [] : [{ field, source, target, place, was }];
  });
}

/** Where a block is by now: beside what it was made from, else where it stood. */
function placeOf({ field, source, place }: TypedBlock, rows: readonly ShownRow[]): number {
  const isIt = (row: ShownRow | undefined) => row?.field === field && row.source === source;
  const found = isIt(rows[place]) ? place : rows.findIndex(isIt);
  return found < 0 ? Math.min(place, rows.length - 1) : found;
}
