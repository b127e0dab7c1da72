import { useState } from "react";
import { ownEntry } from "#src/i18n/own-entry.ts";
import type { Setting } from "../setting.ts";
import { isSame, type Values } from "./setting-form-state.ts";
import { type Edit, type Edits, mayKeep, useEditsDraft } from "./use-edits-draft.ts";

export type SettingEdits = ReturnType<typeof useSettingEdits>;

/** What is typed over the settings and not saved, and what is wrong with it; both by the setting's key. */
export function useSettingEdits(settings: Setting[]) {
  const [edits, setEdits] = useState<Edits>({});
  const [faults, setFaults] = useState<Record<string, string>>({});
  const { offered } = useEditsDraft(settings, edits, setEdits);
  const valuesOf = (setting: Setting): Values => ownEntry(edits, setting.key)?.values ?? setting;
  const pass = (key: string) => setFaults(({ [key]: _, ...rest }) => rest);
  const changed = settings.filter((setting) => !isSame(valuesOf(setting), setting));
  return {
    changed,
    /** What an earlier visit left unsaved in this browser. */
    offered,
    /** Whether this browser keeps all that is typed. */
    isKept: changed.every(mayKeep),
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
