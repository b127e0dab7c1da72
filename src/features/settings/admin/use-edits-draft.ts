import { useMemo } from "react";
import { useDraftName, useDropWhenSaved, useFormDraft } from "#src/features/office/use-form-draft.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { ownEntry } from "#src/i18n/own-entry.ts";
import { settingName } from "../default-settings.ts";
import { isAnalyticsKey, type Setting } from "../setting.ts";
import { isSame, type Values } from "./setting-form-state.ts";

/** What is typed over one setting. */
export interface Edit {
  values: Values;
  /**
   * Over which it was typed: the settings are loaded anew meanwhile, and what others saved since is asked about. 0 where
   * they could not be loaded.
   */
  version: number;
}

/** By the setting's key. */
export type Edits = Record<string, Edit>;

const DRAFT = "settings";

/** Whether this browser may keep what is typed: what no page shows may be a secret. */
export function mayKeep({ key, is_public }: Setting): boolean {
  return Boolean(is_public) || isAnalyticsKey(key);
}

/** Keeps what is typed over the settings as a draft of this browser until it is saved, and offers what an earlier visit left. */
export function useEditsDraft(
  settings: Setting[],
  edits: Edits,
  setEdits: (change: (before: Edits) => Edits) => void,
) {
  const language = useLanguage();
  const values = useMemo(() => unsavedIn(edits, settings), [edits, settings]);
  const isDirty = Object.keys(values).length > 0;
  const named = useDraftName(DRAFT);
  useDropWhenSaved(named.slot, isDirty);
  const { offered } = useFormDraft<Edits>(DRAFT, named, {
    ...{ values, isDirty, start: "{}", version: undefined },
    // What is in no draft stays in its field.
    onTake: (kept) =>
      setEdits((typed) => {
        const others = Object.entries(typed).filter(([key]) => !Object.hasOwn(values, key));
        return { ...Object.fromEntries(others), ...(kept as Edits) };
      }),
    titleOf: (kept) =>
      settings
        .filter(({ key }) => Object.hasOwn(kept, key))
        .map((setting) => settingName(setting, language))
        .join(", "),
  });
  // A save whose answer was lost may have arrived.
  const isUnsaved = (draft: Edits) => Object.keys(unsavedIn(draft, settings)).length > 0;
  return { offered: offered.filter(({ values }) => isUnsaved(values as Edits)) };
}

/** Of what was typed what may be kept and is not as it is saved. */
function unsavedIn(edits: Edits, settings: Setting[]): Edits {
  const kept = settings.flatMap((setting) => {
    const edit = ownEntry(edits, setting.key);
    return edit && mayKeep(setting) && !isSame(edit.values, setting) ? [[setting.key, edit] as const] : [];
  });
  return Object.fromEntries(kept);
}
