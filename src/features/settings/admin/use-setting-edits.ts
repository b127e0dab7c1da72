import { useState } from "react";
import { ownEntry } from "#src/i18n/own-entry.ts";
import type { Setting } from "../setting.ts";
import { isSame, type Values } from "./setting-form-state.ts";

export type SettingEdits = ReturnType<typeof useSettingEdits>;

/** What is typed over the settings and not saved, and what is wrong with it; both by the setting's key. */
export function useSettingEdits(settings: Setting[]) {
  const [edits, setEdits] = useState<Record<string, Values>>({});
  const [faults, setFaults] = useState<Record<string, string>>({});
  const valuesOf = (setting: Setting): Values => ownEntry(edits, setting.key) ?? setting;
  const pass = (key: string) => setFaults(({ [key]: _, ...rest }) => rest);
  return {
    changed: settings.filter((setting) => !isSame(valuesOf(setting), setting)),
    valuesOf,
    faultOf: (key: string) => ownEntry(faults, key),
    setFaults,
    change: (key: string, values: Values) => {
      setEdits((before) => ({ ...before, [key]: values }));
      pass(key);
    },
    /** Back to what is saved. @param sent what was saved: what was typed over it meanwhile stays */
    drop: (key: string, sent?: Values) => {
      setEdits((before) => {
        const { [key]: typed, ...rest } = before;
        return sent && typed !== sent ? before : rest;
      });
      pass(key);
    },
    dropAll: () => {
      setEdits({});
      setFaults({});
    },
  };
}
