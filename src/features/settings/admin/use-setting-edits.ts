import { useState } from "react";
import { ownEntry } from "#src/i18n/own-entry.ts";
import type { Setting } from "../setting.ts";
import { isSame, type Values } from "./setting-form-state.ts";

export type SettingEdits = ReturnType<typeof useSettingEdits>;

interface Edit {
  values: Values;
  /**
   * Over which it was typed: the settings are loaded anew meanwhile, and what others saved since is asked about. 0 where
   * they could not be loaded.
   */
  version: number;
}

/** What is typed over the settings and not saved, and what is wrong with it; both by the setting's key. */
export function useSettingEdits(settings: Setting[]) {
  const [edits, setEdits] = useState<Record<string, Edit>>({});
  const [faults, setFaults] = useState<Record<string, string>>({});
  const valuesOf = (setting: Setting): Values => ownEntry(edits, setting.key)?.values ?? setting;
  const pass = (key: string) => setFaults(({ [key]: _, ...rest }) => rest);
  return {
    changed: settings.filter((setting) => !isSame(valuesOf(setting), setting)),
    valuesOf,
    versionOf: ({ key, version }: Setting) => ownEntry(edits, key)?.version || version,
    faultOf: (key: string) => ownEntry(faults, key),
    setFaults,
    /** @param over a newer version that whoever types has seen */
    change: (setting: Setting, values: Values, over?: number) => {
      const { key } = setting;
      setEdits((before) => {
        const { [key]: typed, ...rest } = before;
        const version = over ?? (typed?.version || setting.version);
        return isSame(values, setting) ? rest : { ...rest, [key]: { values, version } };
      });
      pass(key);
    },
    /** Back to what is saved. @param sent what was saved, and its version: what was typed over it meanwhile stays */
    drop: (key: string, sent?: Edit) => {
      setEdits((before) => {
        const { [key]: typed, ...rest } = before;
        if (!sent || !typed || typed.values === sent.values) return rest;
        return { ...rest, [key]: { ...typed, version: sent.version } };
      });
      pass(key);
    },
    dropAll: () => {
      setEdits({});
      setFaults({});
    },
  };
}
