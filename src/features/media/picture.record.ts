import { choice, day, flag, image, integer, moment, reference, text } from "#src/records/field.ts";
import { record, type TableOf } from "#src/records/record.ts";
import { LICENCES } from "./media.ts";

/** Of the stored file: made by the server, of no interest to a reader of the history. */
const ofFile = { readOnly: true, history: false } as const;
const fileText = text({ max: 500, search: false, ...ofFile });
const fileNumber = integer({ min: 0, max: Number.MAX_SAFE_INTEGER, default: 0, ...ofFile });
const percent = integer({ min: 0, max: 100, default: 50 });

/** A picture of the library, in the table of the stored files. */
export const picture = record(
  "media",
  {
    title: text({ max: 200, search: "name" }),
    /** What is to be seen, for those who don't see it. */
    alt: text({ max: 500, localized: true, search: "text" }),
    /** Says nothing that the text beside it does not: it needs no description. */
    is_decorative: flag(),
    credit: text({ max: 200, search: "office" }),
    licence: choice({ values: LICENCES, default: "unknown" }),
    source_url: text({ max: 500, format: "web_address", search: false }),
    /** The day, as the camera or a person has it. */
    taken_at: day({ min: "1800-01-01" }),
    /** The last day on which it may be shown, by the club's clock; null for no end. */
    rights_until: day(),
    /** The middle of every crop, in percent from the left and from the top. */
    focal_x: percent,
    focal_y: percent,
    /** Of the present file: another one is its history too. */
    url: image({ readOnly: true }),
    /** As it was called where it came from. */
    file_name: text({ max: 200, search: "office", ...ofFile }),
    /** Of the stored picture, hexadecimal; its file is `<hash>.webp`. */
    hash: fileText,
    /** Of the bytes that were sent: the same file is known again before it is decoded. */
    file_hash: fileText,
    /** What it looks like, 64 bits as hexadecimal; empty until that is worked out. */
    phash: fileText,
    /** The number of the first picture that looks the same; null for one of its own look. */
    look: reference({ to: "media", ...ofFile }),
    width: fileNumber,
    height: fileNumber,
    bytes: fileNumber,
    /** The narrower copies, JSON: `[320, 640]`. */
    widths: fileText,
    /** Average colour, e.g. "#7c0b2a", shown while the picture loads. */
    color: fileText,
    /** How the whole picture is kept beside: "jpg", "png", "webp"; empty for none. */
    original: fileText,
    created_by: reference({ to: "accounts", ...ofFile }),
    /** The last upload: what nobody uses goes by its age. */
    uploaded_at: moment({ required: true, ...ofFile }),
    /** Put into the library or described there by hand: it stays though nobody uses it. */
    is_kept: flag({ ...ofFile }),
  },
  {
    noun: "picture",
    titleOf: ({ title, file_name, hash }) => title || file_name || `${hash.slice(0, 8)}.webp`,
    hasSearchColumn: true,
  },
);

declare module "#src/db/tables.ts" {
  interface Tables {
    media: TableOf<typeof picture>;
  }
}
