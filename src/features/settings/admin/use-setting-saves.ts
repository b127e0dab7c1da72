import { useState } from "react";
import { useRevalidator } from "react-router";
import { ApiError } from "#src/api/client.ts";
import { type Conflict, conflictIn } from "#src/features/office/conflict.ts";
import { faultText } from "#src/features/office/list-fault.tsx";
import { showToast } from "#src/features/office/toasts.tsx";
import { sendOver } from "#src/features/office/use-form-save.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { ownEntry } from "#src/i18n/own-entry.ts";
import type { Setting } from "../setting.ts";
import type { SettingsOfficeText } from "../text/office.en.ts";
import { faultIn, send, type Values } from "./setting-form-state.ts";
import type { SettingEdits } from "./use-setting-edits.ts";

export type SettingSaves = ReturnType<typeof useSettingSaves>;

/** A setting that somebody else saved first. */
export interface SettingConflict {
  setting: Setting;
  conflict: Conflict;
}

interface Failed {
  fault: string;
  isAsked: boolean;
}

/** Saves what was typed over the settings, all of it at once; one that fails keeps none of the others back. */
export function useSettingSaves(edits: SettingEdits) {
  const { changed, valuesOf, versionOf, setFaults, change, drop } = edits;
  const words = useOfficeText("settings");
  const office = useOfficeText("office");
  const { revalidate } = useRevalidator();
  const { save, conflict, closeConflict } = useSettingSave(edits);
  const [isSaving, setIsSaving] = useState(false);

  const saveAll = async () => {
    if (isSaving || changed.length === 0) return;
    const faults = faultsOf(edits, words);
    setFaults({ ...faults });
    setIsSaving(true);
    const sendable = changed.filter(({ key }) => !ownEntry(faults, key));
    const asked: string[] = [];
    await Promise.all(
      sendable.map(async (setting) => {
        const failed = await save({ ...setting, version: versionOf(setting) }, valuesOf(setting));
        if (failed) faults[setting.key] = failed.fault;
        if (failed?.isAsked) asked.push(setting.key);
      }),
    );
    setIsSaving(false);
    setFaults(faults);
    // What a dialog asks about is saved or left by its answer.
    const failed = Object.keys(faults).filter((key) => !asked.includes(key));
    if (failed.length + asked.length === 0) showToast({ text: words.savedAll });
    else if (failed.length > 0)
      showToast({ text: `${words.saveFailed}. ${words.notSaved(failed.join(", "))}`, isBad: true });
    // Where nobody answered nothing new could be loaded either, and what stands there would be taken away.
    if (sendable.some(({ key }) => !ownEntry(faults, key))) await revalidate();
  };
  return {
    isSaving,
    saveAll,
    conflict,
    closeConflict,
    /** Saves the chosen values over the version that somebody else saved. */
    saveMix: async ({ setting, conflict }: SettingConflict, values: Values) => {
      closeConflict();
      change(setting, values, conflict.version);
      const failed = await save({ ...setting, version: conflict.version }, values);
      if (failed) return setFaults((before) => ({ ...before, [setting.key]: failed.fault }));
      setFaults(({ [setting.key]: _, ...others }) => others);
      showToast({ text: office.saved });
      await revalidate();
    },
    keepSaved: async ({ setting }: SettingConflict) => {
      closeConflict();
      drop(setting.key);
      // What stands in the field from before is neither what was typed nor what is saved.
      await revalidate();
    },
  };
}

/** The save of one setting, and the conflicts that saves ran into: they are asked about one by one. */
function useSettingSave({ drop }: SettingEdits) {
  const words = useOfficeText("settings");
  const office = useOfficeText("office");
  const [conflicts, setConflicts] = useState<SettingConflict[]>([]);
  return {
    /** Resolves to why it was not saved, and whether that is asked about. */
    save: async (setting: Setting, values: Values): Promise<Failed | undefined> => {
      try {
        const sending = sendOver((over = 0) => send({ ...setting, version: over }, values), setting.version);
        const { version } = await sending;
        drop(setting.key, { values, version });
        return undefined;
      } catch (failure) {
        if (!(failure instanceof ApiError)) throw failure;
        const conflict = conflictIn(failure);
        if (conflict) setConflicts((before) => [...before, { setting, conflict }]);
        return { fault: faultText(failure, words.saveFailed, office), isAsked: conflict !== undefined };
      }
    },
    conflict: conflicts[0],
    closeConflict: () => setConflicts((before) => before.slice(1)),
  };
}

/** Which changed settings hold a value that is none of their type, by key. */
function faultsOf({ changed, valuesOf }: SettingEdits, words: SettingsOfficeText): Record<string, string> {
  return Object.fromEntries(
    changed.flatMap((setting) => {
      const fault = faultIn(setting.type, valuesOf(setting));
      return fault ? [[setting.key, words.faults[fault]]] : [];
    }),
  );
}
