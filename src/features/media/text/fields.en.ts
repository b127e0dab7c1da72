import type { FieldLabels } from "#src/records/record.ts";
import type { Licence } from "../media.ts";
import type { picture } from "../picture.record.ts";

/** What the forms, the history and the audit log call the fields of each kind. */
export const fields = {
  media: {
    title: "Title",
    alt: "Description",
    is_decorative: "Decorative",
    credit: "Author",
    licence: "Licence",
    source_url: "Source",
    taken_at: "Taken on",
    rights_until: "Rights until",
    focal_x: "Focal point from the left",
    focal_y: "Focal point from the top",
    url: "File",
  },
} satisfies { media: FieldLabels<typeof picture> };

/** The values that are chosen from a list. */
export const choices = {
  media: {
    licence: {
      own: "The club’s own",
      agency: "Agency",
      "cc-by": "CC BY",
      press: "Press use",
      unknown: "Not known",
    },
  },
} satisfies { media: { licence: Record<Licence, string> } };

export type MediaFields = typeof fields;
export type MediaChoices = typeof choices;
