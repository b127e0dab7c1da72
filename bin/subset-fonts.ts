import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

// Makes the fonts that pages load from the whole ones in club/fonts/source: only the letters of the three
// languages and only the weights that the design uses. Run it after changing a font: npm run fonts

const FOLDER = join(import.meta.dirname, "../club/fonts");

const letters = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

const LATIN = `${letters(0x20, 0x7e)}${letters(0xa0, 0xff)}ŒœŸ\u2009\u200a\u202f\u2060–—‘’“”„…•′″€№™←↑→↓−`;
const CYRILLIC = `${letters(0x410, 0x44f)}ЁёЇїІіЄєҐґЎў№\u0301`;
const ARMENIAN = `${letters(0x531, 0x556)}${letters(0x559, 0x58a)}֏${letters(0xfb13, 0xfb17)}`;

/** Source file, letters, first and last weight. */
const FONTS: [string, string, number, number][] = [
  ["sofia-sans-extra-condensed-latin-wght-normal.woff2", LATIN, 700, 900],
  ["sofia-sans-extra-condensed-cyrillic-wght-normal.woff2", CYRILLIC, 700, 900],
  ["sofia-sans-latin-wght-normal.woff2", LATIN, 400, 700],
  ["sofia-sans-cyrillic-wght-normal.woff2", CYRILLIC, 400, 700],
  ["noto-sans-armenian-armenian-standard-normal.woff2", ARMENIAN, 400, 900],
];

for (const [file, text, min, max] of FONTS) {
  const whole = readFileSync(join(FOLDER, "source", file));
  const subset = await subsetFont(whole, text, {
    targetFormat: "woff2",
    variationAxes: { wght: { min, max } },
  });
  writeFileSync(join(FOLDER, file), subset);
  console.log(`${file}: ${kilobytes(whole.length)} → ${kilobytes(subset.length)}`);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
