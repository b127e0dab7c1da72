import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { convert } from "fontverter";
import subsetFont from "subset-font";
import { drawMinuteSign, SLOT } from "./minute-sign.ts";
import { preferRussianForms } from "./russian-forms.ts";

// Makes the fonts that pages load from the whole ones in club/fonts/source: only the letters of the three
// languages and only the weights that the design uses. Run it after changing a font: npm run fonts

const FOLDER = join(import.meta.dirname, "../club/fonts");

const letters = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

/**
 * What every language needs, apart from the Latin letters: an Armenian headline then loads no Latin ones. The sign of
 * minutes, in its slot, and the degree of weather stand on most pages of a match.
 */
const FIGURES = `${letters(0x20, 0x40)}\u00a0©«°·»×–—’“”„…${SLOT}−`;
/** The letters of EN, HY and RU, which every page shows. */
const CODES = "EHNRUY";
const LATIN = `${letters(0x41, 0x5a)}${letters(0x61, 0x7a)}`;
/** Accented letters and rare signs. */
const ACCENTS = `${letters(0x5b, 0x60)}${letters(0x7b, 0x7e)}¡¢£¤¥¦§¨ª¬®¯±²³´µ¶¸¹º¼½¾¿÷\u2009\u200a\u202f‘•″€№™←↑→↓${letters(0xc0, 0xd6)}${letters(0xd8, 0xf6)}${letters(0xf8, 0xff)}ŒœŸ`;
const CYRILLIC = `${letters(0x410, 0x44f)}ЁёЇїІіЄєҐґЎў№\u0301`;
const ARMENIAN = `${letters(0x531, 0x556)}${letters(0x559, 0x58a)}֏`;

const SOFIA = "sofia-sans-latin-wght-normal.woff2";
const CONDENSED = "sofia-sans-extra-condensed-latin-wght-normal.woff2";

const ARMENIAN_SOURCE = "noto-sans-armenian-armenian-standard-normal.woff2";

type Axis = number | { min: number; max: number };

interface Font {
  file: string;
  text: string;
  /** One weight, or the first and the last. */
  wght: Axis;
  wdth?: number;
  /** Where the source has another name. */
  source?: string;
}

const FONTS: Font[] = [
  {
    file: "sofia-sans-extra-condensed-figures-wght-normal.woff2",
    text: `${FIGURES}${CODES}`,
    wght: { min: 700, max: 900 },
    source: CONDENSED,
  },
  { file: CONDENSED, text: LATIN, wght: { min: 700, max: 900 } },
  {
    file: "sofia-sans-extra-condensed-accents-wght-normal.woff2",
    text: ACCENTS,
    wght: { min: 700, max: 900 },
    source: CONDENSED,
  },
  {
    file: "sofia-sans-extra-condensed-cyrillic-wght-normal.woff2",
    text: CYRILLIC,
    wght: { min: 700, max: 900 },
  },
  {
    file: "sofia-sans-figures-wght-normal.woff2",
    text: FIGURES,
    wght: { min: 400, max: 700 },
    source: SOFIA,
  },
  { file: SOFIA, text: LATIN, wght: { min: 400, max: 700 } },
  {
    file: "sofia-sans-accents-wght-normal.woff2",
    text: ACCENTS,
    wght: { min: 400, max: 700 },
    source: SOFIA,
  },
  { file: "sofia-sans-cyrillic-wght-normal.woff2", text: CYRILLIC, wght: { min: 400, max: 700 } },
  // Two fixed cuts for headlines and for labels weigh a third of one that can be everything.
  {
    file: "noto-sans-armenian-headline.woff2",
    text: ARMENIAN,
    wght: 830,
    wdth: 62.5,
    source: ARMENIAN_SOURCE,
  },
  { file: "noto-sans-armenian-label.woff2", text: ARMENIAN, wght: 700, wdth: 75, source: ARMENIAN_SOURCE },
  {
    file: "noto-sans-armenian-text.woff2",
    text: ARMENIAN,
    wght: { min: 400, max: 700 },
    wdth: 92,
    source: ARMENIAN_SOURCE,
  },
];

for (const { file, text, wght, wdth, source = file } of FONTS) {
  const whole = readFileSync(join(FOLDER, "source", source));
  const subset = await subsetFont(whole, text, {
    targetFormat: "truetype",
    // What the design uses; with all of them each figure would bring its forms for fractions and superscripts.
    keepFeatures: ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "calt", "tnum"],
    noHinting: true,
    variationAxes: { wght, ...(wdth === undefined ? {} : { wdth }) },
  });
  preferRussianForms(subset);
  if (text.startsWith(FIGURES)) drawMinuteSign(subset);
  const packed = await convert(subset, "woff2");
  writeFileSync(join(FOLDER, file), packed);
  console.log(`${file}: ${kilobytes(whole.length)} → ${kilobytes(packed.length)}`);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
