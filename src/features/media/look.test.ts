import assert from "node:assert/strict";
import { test } from "node:test";
import { bitsApart, type Look, looksAlike } from "./look.ts";
import { lookOf } from "./picture.server.ts";
import { reencode, sceneOf } from "./scenes-test-support.ts";

/** COUNT=full: as many as the measure asks for, about four minutes. */
const [MANY, AGAIN] = process.env.COUNT === "full" ? [5000, 200] : [150, 20];

test("bits that differ are counted in both halves of a hash", () => {
  assert.equal(bitsApart("0000000000000000", "ffffffffffffffff"), 64);
  assert.equal(bitsApart("8000000000000001", "0000000000000000"), 2);
  assert.equal(bitsApart("00ff00ff00ff00ff", "00ff00ff00ff00ff"), 0);
});

test("a picture in another size, quality or format is found among thousands, and another one is not taken for it", {
  timeout: 900_000,
}, async () => {
  const library: Look[] = [];
  for (let number = 0; number < MANY; number++) {
    const { data, info } = await sceneOf(number)
      .webp({ quality: 82, effort: 1 })
      .toBuffer({ resolveWithObject: true });
    library.push({ width: info.width, height: info.height, ...(await lookOf(data)) });
  }
  let found = 0;
  let wrong = 0;
  for (let index = 0; index < AGAIN; index++) {
    const number = Math.floor((index * MANY) / AGAIN);
    const { data, info } = await reencode(number, index);
    const again = { width: info.width, height: info.height, ...(await lookOf(data)) };
    const alike = library.flatMap((one, at) => (looksAlike(one, again) ? [at] : []));
    if (alike.includes(number)) found++;
    wrong += alike.filter((at) => at !== number).length;
  }
  console.log(`of ${AGAIN} encoded again ${found} found, ${wrong} wrong, among ${MANY}`);
  assert.ok(found >= Math.floor(AGAIN * 0.975), `${found} of ${AGAIN}`);
  assert.ok(wrong <= 1, String(wrong));
});
