import { z } from "zod";
import { callsOf } from "#src/api/endpoint.server.ts";
import { storePicture } from "./commands.server.ts";
import { NEWS_IMAGE_TEXTS, PHOTO_TEXTS } from "./errors.server.ts";
import { NEWS_IMAGE_BYTES, PHOTO_BYTES } from "./media.ts";

const calls = callsOf("Pictures");

const Uploaded = z
  .object({ url: z.string(), width: z.number(), height: z.number() })
  .meta({ id: "UploadedPicture" });

export const mediaApi = [
  calls.post("/upload/image", "editor", {
    summary: "Uploads a photo or a logo of at most 5 MB (5,242,880 bytes).",
    file: { field: "image", maxBytes: PHOTO_BYTES, tooLarge: PHOTO_TEXTS.tooLarge },
    answer: Uploaded,
    handle: ({ actor, file }) => storePicture(actor, file, PHOTO_TEXTS),
  }),
  calls.post("/upload/news-image", "editor", {
    summary: "Uploads a picture for news of at most 10 MB (10,485,760 bytes).",
    file: { field: "image", maxBytes: NEWS_IMAGE_BYTES, tooLarge: NEWS_IMAGE_TEXTS.tooLarge },
    answer: Uploaded,
    handle: ({ actor, file }) => storePicture(actor, file, NEWS_IMAGE_TEXTS),
  }),
];
