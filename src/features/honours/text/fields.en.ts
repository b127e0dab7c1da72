import type { FieldLabels } from "#src/records/record.ts";
import type { honour } from "../honour.record.ts";
import type { HonourKind } from "../honour.ts";

/** What the forms, the history and the audit log call the fields of each kind. */
export const fields = {
  honours: { kind: "Kind", year: "Year or season", name: "Name", story: "Story", order_num: "Display order" },
} satisfies { honours: FieldLabels<typeof honour> };

/** The values that are chosen from a list. */
export const choices = {
  honours: {
    kind: {
      championship: "Championship",
      cup: "Cup",
      super_cup: "Super cup",
      other: "Other title",
      station: "History, no title",
    },
  },
} satisfies { honours: { kind: Record<HonourKind, string> } };

export type HonoursFields = typeof fields;
export type HonoursChoices = typeof choices;
