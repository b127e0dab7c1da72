import assert from "node:assert/strict";
import { test } from "node:test";
import { NEWS_IMAGE_BYTES } from "#src/features/media/media.ts";
import { pictureFault } from "./picture-fault.ts";

const TEXTS = { notImage: "Please select an image file", tooBig: "Image size must be less than 10MB" };
const fault = (type: string, size: number) => pictureFault({ type, size }, NEWS_IMAGE_BYTES, TEXTS);

test("a picture of exactly 10 MB is sent; a byte more, or a letter in place of a picture, is refused before", () => {
  assert.equal(fault("image/jpeg", NEWS_IMAGE_BYTES), undefined);
  assert.equal(fault("image/jpeg", NEWS_IMAGE_BYTES + 1), TEXTS.tooBig);
  assert.equal(fault("application/pdf", 1), TEXTS.notImage);
  assert.equal(fault("", 1), TEXTS.notImage);
});
