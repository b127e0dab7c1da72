import type { FieldLabels } from "#src/records/record.ts";
import type { setting } from "../setting.record.ts";

/** What the forms, the history and the audit log call the fields of each kind. */
export const fields = {
  settings: {
    key: "Key",
    value: "Value",
    type: "Type",
    description: "Description",
    is_public: "Public setting",
  },
} satisfies { settings: FieldLabels<typeof setting> & { key: string } };

export type SettingsFields = typeof fields;
