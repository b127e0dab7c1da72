import type { Setting } from "../setting.ts";

/** What the forms, the history and the audit log call the fields of each kind. */
export const fields = {
  settings: {
    key: "Key",
    value: "Value",
    type: "Type",
    description: "Description",
    is_public: "Public setting",
  },
} satisfies { settings: Partial<Record<keyof Setting, string>> };

export type SettingsFields = typeof fields;
