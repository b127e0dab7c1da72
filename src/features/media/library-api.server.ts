import { callsOf, type Endpoint } from "#src/api/endpoint.server.ts";
import { type RecordDefinition, toItem } from "#src/records/record.ts";
import { getRecord } from "#src/records/records.server.ts";
import { storePicture } from "./commands.server.ts";
import { LIBRARY_TEXTS } from "./errors.server.ts";
import { serveOriginal } from "./files.server.ts";
import {
  deletePicture,
  deletePictures,
  mergePictures,
  replaceFile,
  updatePicture,
  updatePictures,
} from "./library-commands.server.ts";
import { getPicture, listPictures } from "./library-queries.server.ts";
import { NEWS_IMAGE_BYTES } from "./media.ts";
import { picture } from "./picture.record.ts";
import {
  DeletedPictures,
  FileQuery,
  IdsAnswer,
  LibraryAnswer,
  LibraryQuery,
  PictureAnswer,
  PictureDetailAnswer,
  PictureEdit,
  PictureIds,
  PicturesEdit,
  UploadedToLibrary,
} from "./schemas.server.ts";

const calls = callsOf("Pictures");
const FILE = { field: "image", maxBytes: NEWS_IMAGE_BYTES, tooLarge: LIBRARY_TEXTS.tooLarge };

/**
 * The calls of the library.
 * @param records every declared kind: what stands in the places where pictures do
 */
export function libraryApi(records: readonly RecordDefinition[]): Endpoint[] {
  return [...readingCalls(records), ...fileCalls(), ...writingCalls()];
}

function readingCalls(records: readonly RecordDefinition[]): Endpoint[] {
  return [
    calls.get("/admin/media", "writer", {
      summary: "The pictures of the library, newest first, and how many there are for each question.",
      query: LibraryQuery,
      answer: LibraryAnswer,
      handle: ({ app, actor, query: { mine, used_in, ...page } }) =>
        listPictures(app.db, app.now(), {
          ...page,
          usedIn: used_in,
          uploader: mine ? actor.account.id : undefined,
        }),
    }),
    calls.get("/admin/media/:id", "writer", {
      summary: "One picture, where it stands, and others that look the same.",
      answer: PictureDetailAnswer,
      handle: ({ app, params }) => getPicture(app.db, params.id, records),
    }),
    calls.get("/admin/media/:id/original", "writer", {
      summary: "The whole picture as it was uploaded, without what the camera wrote beside it.",
      answer: PictureAnswer,
      produces: "image/jpeg",
      handle: async ({ app, params }) =>
        serveOriginal(app, toItem(picture, await getRecord(app.db, picture, params.id))),
    }),
  ];
}

function fileCalls(): Endpoint[] {
  return [
    calls.post("/admin/media", "writer", {
      summary: "Puts a picture of at most 10 MB into the library; one that is there already is known again.",
      file: FILE,
      query: FileQuery,
      answer: UploadedToLibrary,
      status: 201,
      handle: async ({ actor, file, query: { name } }) => {
        const { isKnown, isReplaced, ...stored } = await storePicture(actor, file, LIBRARY_TEXTS, {
          name,
          isKept: true,
        });
        return { ...stored, is_known: isKnown, is_replaced: isReplaced };
      },
    }),
    calls.post("/admin/media/:id/file", "editor", {
      summary: "Replaces the file of a picture, in all places where it stands.",
      file: FILE,
      query: FileQuery,
      answer: PictureAnswer,
      handle: ({ actor, params, file, query: { name } }) => replaceFile(actor, params.id, file, name),
    }),
  ];
}

function writingCalls(): Endpoint[] {
  return [
    calls.post("/admin/media/merge", "editor", {
      summary: "Makes one picture of several that look the same: the largest, in all their places.",
      body: PictureIds,
      answer: PictureAnswer,
      handle: ({ actor, body }) => mergePictures(actor, body.ids),
    }),
    calls.post("/admin/media/edit", "editor", {
      summary: "Says the same of several pictures, e.g. who made them.",
      body: PicturesEdit,
      answer: IdsAnswer,
      handle: ({ actor, body }) => updatePictures(actor, body.ids, body.set),
    }),
    calls.post("/admin/media/delete", "editor", {
      summary: "Moves those of some pictures to the trash that stand nowhere.",
      body: PictureIds,
      answer: DeletedPictures,
      handle: ({ actor, body }) => deletePictures(actor, body.ids),
    }),
    calls.patch("/admin/media/:id", "writer", {
      summary: "Says something of a picture; what is left out stays as it is.",
      body: PictureEdit,
      answer: PictureAnswer,
      handle: ({ actor, params, body }) => updatePicture(actor, params.id, body),
    }),
    calls.deleteById("/admin/media/:id", "Moves a picture that stands nowhere to the trash.", deletePicture),
  ];
}
