import { useRef, useState } from "react";
import { ApiError, api } from "#src/api/client.ts";
import type { Side } from "#src/features/ledger/ledger.ts";
import { confirm } from "#src/features/office/confirm.tsx";
import { type Conflict, conflictIn } from "#src/features/office/conflict.ts";
import { dropDraft } from "#src/features/office/drafts.ts";
import { faultText } from "#src/features/office/list-fault.tsx";
import { staffTime } from "#src/features/office/staff-dates.ts";
import { showToast } from "#src/features/office/toasts.tsx";
import { useDraftName, useFormDraft } from "#src/features/office/use-form-draft.ts";
import { sendOver } from "#src/features/office/use-form-save.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { countOf, ELEVEN, LEAST_PLAYERS } from "../lineup.ts";
import { draftOf, type LineupsData, type SavedLineup, type SideData } from "./lineup-data.ts";
import type { LineupDraft } from "./lineup-draft.ts";

export type LineupSide = ReturnType<typeof useLineupSide>;

/** Saved again, what is on the screen is a new one. */
const DELETED = "lineups.deleted";

/** One side's line-up on the screen: what is typed, what is saved, and the save that asks where it must. */
export function useLineupSide({ match }: LineupsData, side: Side, data: SideData) {
  const words = useOfficeText("lineups");
  const office = useOfficeText("office");
  const [saved, setSaved] = useState(data.lineup);
  const [start, setStart] = useState(() => draftOf(data));
  const [draft, setDraft] = useState(start);
  const [fault, setFault] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const path = `/admin/matches/${match.id}/lineups/${side}`;
  const undo = useUndo(setDraft);
  const typing = { draft, start, saved, setDraft: undo.replace };
  const { show, isDirty, offered, version } = useSideDraft(`lineup-${match.id}-${side}`, typing);

  const adopt = (lineup: SavedLineup | null, typed?: LineupDraft) => {
    const next = draftOf({ ...data, lineup });
    setSaved(lineup);
    setStart(next);
    show(next, lineup?.version, typed);
    setConflict(undefined);
  };
  const send = async (given: LineupDraft, version: number) => {
    const mayBePublic = await askWhetherFew(given, words);
    setIsSaving(true);
    setFault(undefined);
    try {
      const answer = await put(path, { ...given, confirm: mayBePublic }, version);
      adopt(answer, draft);
      showToast({ text: savedText(answer, words) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const other = conflictIn(error);
      setConflict(saved ? other : withBase(other, start));
      if (error.body.key === DELETED) adopt(null, { ...given });
      if (!other) setFault(faultText(error, words.saveFailed, office));
    } finally {
      setIsSaving(false);
    }
  };
  return {
    draft,
    setDraft,
    saved,
    fault,
    isSaving,
    isDirty,
    /** `offered`: what an earlier visit left unsaved in this browser. */
    ...{ offered, conflict },
    closeConflict: () => setConflict(undefined),
    adopt,
    save: () => (isSaving ? Promise.resolve() : send(draft, version)),
    saveOver: (given: LineupDraft, version: number) => send(given, version),
    /** Does something at once that can be taken back for eight seconds. */
    act: (next: LineupDraft, text: string) => {
      setDraft(next);
      undo.offer(text, draft);
    },
    path,
  };
}

/** What was done at once can be taken back until another version is shown: what was there before is none of that one. */
function useUndo(setDraft: (draft: LineupDraft) => void) {
  const office = useOfficeText("office");
  const offers = useRef<(() => void)[]>([]);
  return {
    offer: (text: string, before: LineupDraft) => {
      const action = { label: office.undo, run: () => setDraft(before) };
      offers.current.push(showToast({ text, action }));
    },
    replace: (next: LineupDraft) => {
      for (const close of offers.current.splice(0)) close();
      setDraft(next);
    },
  };
}

function put(path: string, edit: LineupDraft & { confirm: boolean }, version: number): Promise<SavedLineup> {
  return sendOver((over = 0) => api.put<SavedLineup>(path, { ...edit, version: over }), version);
}

/** Two who begin a side at once began from the same: what only the other has filled in is not emptied. */
function withBase(conflict: Conflict | undefined, start: LineupDraft): Conflict | undefined {
  return conflict && { ...conflict, base: conflict.base ?? { ...start } };
}

interface SideDraft {
  draft: LineupDraft;
  /** What is saved. */
  start: LineupDraft;
  saved: SavedLineup | null;
  setDraft: (draft: LineupDraft) => void;
}

/** What is typed of a side, kept in this browser until it is saved. */
function useSideDraft(name: string, { draft, start, saved, setDraft }: SideDraft) {
  const words = useOfficeText("lineups");
  /** Over which it is saved: of a draft that over which it was typed. */
  const [version, setVersion] = useState(saved?.version ?? 0);
  const unchanged = JSON.stringify(start);
  const isDirty = JSON.stringify(draft) !== unchanged;
  const named = useDraftName(name);
  const { offered } = useFormDraft<LineupDraft>(name, named, {
    ...{ values: draft, isDirty, start: unchanged, version },
    onTake: (kept, over = version) => {
      setDraft({ ...start, ...kept });
      setVersion(over);
    },
    titleOf: ({ players = [] }) => words.of(countOf(players, "start"), ELEVEN),
  });
  const latest = useRef(draft);
  latest.current = draft;
  /** @param typed what was on the screen when it was sent: what was changed meanwhile stays */
  const show = (next: LineupDraft, saved = 0, typed = latest.current) => {
    setVersion(saved);
    if (latest.current !== typed) return;
    dropDraft(named.slot);
    setDraft(next);
  };
  return { show, isDirty, offered, version };
}

type Words = ReturnType<typeof useOfficeText<"lineups">>;

/** Fewer than eleven go to visitors only when somebody says so. */
async function askWhetherFew({ players }: LineupDraft, words: Words): Promise<boolean> {
  const count = countOf(players, "start");
  if (count < LEAST_PLAYERS || count >= ELEVEN) return false;
  return confirm({
    text: words.few(count),
    hint: words.fewHint,
    yes: words.publishFew(count),
    no: words.keepDraft,
  });
}

function savedText({ public_from, warnings = [] }: SavedLineup, words: Words): string {
  const isPublic = public_from !== null && Date.parse(public_from) <= Date.now();
  const said = isPublic
    ? words.isPublic
    : public_from
      ? words.savedFor(staffTime(public_from))
      : words.savedDraft;
  return [said, ...warnings.map(({ message }) => message)].join(" · ");
}
