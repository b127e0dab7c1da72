import { z } from "zod";
import { localisedAnswer, QueryLimit, QueryOffset, QueryYes } from "#src/api/fields.server.ts";
import { messageText } from "#src/errors/messages.ts";
import { recordSchemas } from "#src/records/schemas.server.ts";
import { mediaErrors } from "./errors.server.ts";
import { PICTURE_FILTERS, PICTURE_PLACES, type PicturePlaces } from "./media.ts";
import { picture } from "./picture.record.ts";

const schemas = recordSchemas(picture, { one: "Picture", create: "NewPicture", edit: "PictureEdit" });
export const { answer: PictureAnswer, edit: PictureEdit } = schemas;
export type PictureEdit = z.output<typeof PictureEdit>;

const number = z.number();
const Counts = z.object({
  all: number,
  unused: number,
  undescribed: number,
  rights: number.meta({ description: "Whose rights end within 30 days, or have ended." }),
  duplicates: number,
});

export const LibraryQuery = z.object({
  search: z.string().max(200).optional(),
  filter: z.enum(PICTURE_FILTERS).optional(),
  mine: QueryYes.optional(),
  used_in: z.enum(Object.keys(PICTURE_PLACES) as [PicturePlaces]).optional(),
  limit: QueryLimit(100, 40),
  offset: QueryOffset,
});

export const LibraryAnswer = z.object({
  pictures: z.array(
    PictureAnswer.extend({ places: number.meta({ description: "Where it stands." }) }).meta({
      id: "ListedPicture",
    }),
  ),
  total: number,
  counts: Counts,
});

const Place = z
  .object({
    kind: z.string(),
    record_id: number,
    field: z.string(),
    copy_of: z.string().optional().meta({ description: "Whose working copy it is, where it is not saved." }),
    languages: z.array(z.string()),
    ...localisedAnswer("title"),
  })
  .meta({ id: "PicturePlace" });

const Alike = z
  .object({
    id: number,
    url: z.string(),
    title: z.string(),
    file_name: z.string(),
    width: number,
    height: number,
  })
  .meta({ id: "AlikePicture" });

export const PictureDetailAnswer = PictureAnswer.extend({
  uploader: z.string(),
  places: z.array(Place),
  alike: z.array(Alike).meta({ description: "Others that look the same." }),
}).meta({ id: "PictureDetail" });

/** As the file was called where it came from. */
export const FileQuery = z.object({ name: z.string().max(500).optional() });

export const UploadedToLibrary = z
  .object({
    id: number,
    url: z.string(),
    width: number,
    height: number,
    is_known: z.boolean().meta({ description: "It was in the library already." }),
    is_replaced: z
      .boolean()
      .meta({ description: "It was replaced by another file since, which stands in its place." }),
    alike: z.array(number).meta({ description: "Others that look the same." }),
  })
  .meta({ id: "UploadedToLibrary" });

const Ids = z.array(z.int().min(1)).min(1).max(200);

export const PictureIds = z.strictObject({ ids: Ids }).meta({ id: "PictureIds" });
export const PicturesEdit = z
  .strictObject({ ids: Ids, set: PictureEdit })
  .refine(({ set }) => Object.keys(set).length > 0, messageText(mediaErrors.nothing_said()))
  .meta({ id: "PicturesEdit" });
export const IdsAnswer = z.object({ ids: z.array(number) });
export const DeletedPictures = z.object({
  ids: z.array(number),
  used: z.array(number).meta({ description: "Those that stand somewhere, and stay." }),
});
