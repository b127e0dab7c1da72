import { z } from "zod";
import { callsOf } from "#src/api/endpoint.server.ts";
import { type StoredPicture, storePicture } from "./commands.server.ts";
import { NEWS_IMAGE_TEXTS, PHOTO_TEXTS } from "./errors.server.ts";
import { NEWS_IMAGE_BYTES, PHOTO_BYTES } from "./media.ts";
import { FileQuery } from "./schemas.server.ts";

const calls = callsOf("Pictures");

const Uploaded = z
  .object({ url: z.string(), width: z.number(), height: z.number() })
  .meta({ id: "UploadedPicture" });

const uploaded = ({ url, width, height }: StoredPicture) => ({ url, width, height });

export const mediaApi = [
  calls.post("/upload/image", "editor", {
    summary: "Uploads a photo or a logo of at most 5 MB (5,242,880 bytes).",
    file: { field: "image", maxBytes: PHOTO_BYTES, tooLarge: PHOTO_TEXTS.tooLarge },
    answer: Uploaded,
    query: FileQuery,
    handle: async ({ actor, file, query }) => uploaded(await storePicture(actor, file, PHOTO_TEXTS, query)),
  }),
  calls.post("/upload/news-image", "writer", {
    summary: "Uploads a picture for news of at most 10 MB (10,485,760 bytes).",
    file: { field: "image", maxBytes: NEWS_IMAGE_BYTES, tooLarge: NEWS_IMAGE_TEXTS.tooLarge },
    answer: Uploaded,
    query: FileQuery,
    handle: async ({ actor, file, query }) =>
      uploaded(await storePicture(actor, file, NEWS_IMAGE_TEXTS, query)),
  }),
];
