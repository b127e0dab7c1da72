import { ConflictDialog } from "#src/features/office/conflict-dialog.tsx";
import { LANGUAGE_MARKS } from "#src/features/office/language-marks.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { settingName } from "../default-settings.ts";
import { VALUE, type Values, valuesIn } from "./setting-form-state.ts";
import type { SettingConflict, SettingSaves } from "./use-setting-saves.ts";

interface SettingConflictDialogProps {
  of: SettingConflict;
  saves: SettingSaves;
}

/** The two versions of a setting that somebody else saved first. */
export function SettingConflictDialog({ of, saves }: SettingConflictDialogProps) {
  const { setting, conflict } = of;
  const name = settingName(setting, useLanguage());
  return (
    <ConflictDialog<Values>
      conflict={{
        ...conflict,
        resolve: (chosen) => void saves.saveMix(of, { ...valuesIn(conflict.yours), ...chosen }),
        close: saves.closeConflict,
      }}
      labels={Object.fromEntries(
        LANGUAGES.map((language) => [VALUE[language], `${name}, ${LANGUAGE_MARKS[language]}`]),
      )}
      onKeepSaved={() => void saves.keepSaved(of)}
    />
  );
}
