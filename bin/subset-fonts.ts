import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

// Makes the fonts that pages load from the whole ones in club/fonts/source: only the letters of the three
// languages and only the weights that the design uses. Run it after changing a font: npm run fonts

const FOLDER = join(import.meta.dirname, "../club/fonts");

const letters = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

/** What every language needs, apart from the Latin letters: an Armenian page then loads no Latin ones. */
const FIGURES = `${letters(0x20, 0x40)}\u00a0©«·»×–—’“”„…−ENHYRU`;
const LATIN = `${letters(0x41, 0x5a)}${letters(0x61, 0x7a)}`;
/** Accented letters and rare signs. */
const ACCENTS = `${letters(0x5b, 0x60)}${letters(0x7b, 0x7e)}¡¢£¤¥¦§¨ª¬®¯°±²³´µ¶¸¹º¼½¾¿÷\u2009\u200a\u202f\u2060‘•′″€№™←↑→↓${letters(0xc0, 0xd6)}${letters(0xd8, 0xf6)}${letters(0xf8, 0xff)}ŒœŸ`;
const CYRILLIC = `${letters(0x410, 0x44f)}ЁёЇїІіЄєҐґЎў№\u0301`;
const ARMENIAN = `${letters(0x531, 0x556)}${letters(0x559, 0x58a)}֏${letters(0xfb13, 0xfb17)}`;

const SOFIA = "sofia-sans-latin-wght-normal.woff2";
const CONDENSED = "sofia-sans-extra-condensed-latin-wght-normal.woff2";

/** File, letters, first and last weight, and the source where it has another name. */
const FONTS: [string, string, number, number, string?][] = [
  ["sofia-sans-extra-condensed-figures-wght-normal.woff2", FIGURES, 700, 900, CONDENSED],
  [CONDENSED, LATIN, 700, 900],
  ["sofia-sans-extra-condensed-accents-wght-normal.woff2", ACCENTS, 700, 900, CONDENSED],
  ["sofia-sans-extra-condensed-cyrillic-wght-normal.woff2", CYRILLIC, 700, 900],
  ["sofia-sans-figures-wght-normal.woff2", FIGURES, 400, 700, SOFIA],
  [SOFIA, LATIN, 400, 700],
  ["sofia-sans-accents-wght-normal.woff2", ACCENTS, 400, 700, SOFIA],
  ["sofia-sans-cyrillic-wght-normal.woff2", CYRILLIC, 400, 700],
  ["noto-sans-armenian-armenian-standard-normal.woff2", ARMENIAN, 400, 900],
];

for (const [file, text, min, max, source = file] of FONTS) {
  const whole = readFileSync(join(FOLDER, "source", source));
  const subset = await subsetFont(whole, text, {
    targetFormat: "woff2",
    // What the design uses; with all of them each figure would bring its forms for fractions and superscripts.
    keepFeatures: ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "calt", "tnum"],
    variationAxes: { wght: { min, max } },
  });
  writeFileSync(join(FOLDER, file), subset);
  console.log(`${file}: ${kilobytes(whole.length)} → ${kilobytes(subset.length)}`);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
