import { useState } from "react";
import { useRevalidator } from "react-router";
import { ApiError, api } from "#src/api/client.ts";
import { askFirst } from "#src/features/office/ask-first.ts";
import { conflictIn, isSame } from "#src/features/office/conflict.ts";
import { faultText } from "#src/features/office/list-fault.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { useUnsent } from "#src/features/office/unsaved-guard.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { MatchEvent } from "../match.ts";
import { bodyOf, changedSince, draftOf, EMPTY, type EventDraft, faultOf, typedIn } from "./event-draft.ts";

export type EventEditor = ReturnType<typeof useEventEditor>;

/** The event that is typed, a new one or one of the match's, and its save. */
export function useEventEditor(matchId: number) {
  const words = useOfficeText("matches");
  const office = useOfficeText("office");
  const { revalidate } = useRevalidator();
  const [draft, setDraft] = useState<EventDraft>(EMPTY);
  const [edited, setEdited] = useState<MatchEvent>();
  const [fault, setFault] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  useUnsent(typedIn(draft, edited));

  const save = async () => {
    const found = faultOf(draft, words);
    if (found) return setFault(found);
    setIsSaving(true);
    try {
      await askFirst((more) => sendOver(matchId, { ...bodyOf(draft), ...more }, edited), office);
      setFault(undefined);
      showToast({ text: words.eventSaved });
      setEdited(undefined);
      // The side stays: events of one team often follow each other.
      setDraft({ ...EMPTY, team_type: draft.team_type });
      await revalidate();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      const other = edited && (conflictIn(failure)?.theirs as MatchEvent | undefined);
      if (other) {
        setDraft(changedSince(edited, draft, other));
        setEdited({ ...edited, ...other });
        setFault(words.eventSavedMeanwhile);
        return await revalidate();
      }
      setFault(faultText(failure, words.addFailed, office));
      // It says that something is there: it is to be seen.
      if (failure.code === "conflict") await revalidate();
    } finally {
      setIsSaving(false);
    }
  };
  return {
    draft,
    set: (changes: Partial<EventDraft>) => {
      setFault(undefined);
      setDraft((before) => ({ ...before, ...changes }));
    },
    /** The event of the match that is being changed; none for a new one. */
    edited,
    edit: (event: MatchEvent) => {
      setFault(undefined);
      setEdited(event);
      setDraft(draftOf(event));
    },
    cancel: () => {
      setEdited(undefined);
      setDraft(EMPTY);
    },
    fault,
    isSaving,
    save,
  };
}

/** A save whose answer was lost stands there as somebody's: sent again over it, the same is nobody's conflict. */
function sendOver(matchId: number, body: object, edited: MatchEvent | undefined): Promise<unknown> {
  return send(matchId, body, edited).catch((error: unknown) => {
    const theirs =
      error instanceof ApiError ? (conflictIn(error)?.theirs as MatchEvent | undefined) : undefined;
    if (!edited || !theirs || theirs.version === edited.version) throw error;
    const isSavedAlready = isSame({ ...body, ...bodyOf(draftOf(theirs)) }, body);
    if (!isSavedAlready) throw error;
    return send(matchId, body, { ...edited, version: theirs.version });
  });
}

function send(matchId: number, body: object, edited: MatchEvent | undefined): Promise<unknown> {
  const path = `/admin/matches/${matchId}/events`;
  if (!edited) return api.create(path, body);
  return api.put(`${path}/${edited.id}`, { ...body, version: edited.version });
}
