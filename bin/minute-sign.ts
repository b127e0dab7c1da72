/** The code whose place in the table `MINUTE` takes: a sign that the site doesn't use. */
export const SLOT = "\u2122";
const MINUTE = 0x2032;
const APOSTROPHE = 0x2019;

interface Segment {
  first: number;
  /** Where its four numbers stand, in bytes: last code, first code, difference to the glyph's number, offset. */
  at: { last: number; first: number; delta: number; offset: number };
}

/**
 * Gives a font the sign of minutes, drawn as its apostrophe. Sofia Sans has none, and a system's own stands small and
 * foreign beside the figures.
 * Source: OpenType 1.9, cmap table, format 4.
 * @param font an unpacked font that has `SLOT` and the apostrophe; it is changed in place
 * @throws Error for a font without them
 */
export function drawMinuteSign(font: Buffer): void {
  const segments = segmentsOf(font);
  const slot = segments.find(
    ({ first, at }) => first === SLOT.charCodeAt(0) && font.readUInt16BE(at.last) === first,
  );
  const glyph = glyphOf(font, segments, APOSTROPHE);
  if (!slot || glyph === undefined) throw new Error("The font has no place for the sign of minutes.");
  font.writeUInt16BE(MINUTE, slot.at.first);
  font.writeUInt16BE(MINUTE, slot.at.last);
  font.writeUInt16BE((glyph - MINUTE) & 0xffff, slot.at.delta);
  font.writeUInt16BE(0, slot.at.offset);
}

/** Whether a font draws a sign by itself. */
export function hasSign(font: Buffer, sign: string): boolean {
  return glyphOf(font, segmentsOf(font), sign.charCodeAt(0)) !== undefined;
}

function glyphOf(font: Buffer, segments: readonly Segment[], code: number): number | undefined {
  const found = segments.find(({ first, at }) => first <= code && code <= font.readUInt16BE(at.last));
  if (!found) return undefined;
  const { first, at } = found;
  const offset = font.readUInt16BE(at.offset);
  const delta = font.readUInt16BE(at.delta);
  const glyph = offset === 0 ? code : font.readUInt16BE(at.offset + offset + 2 * (code - first));
  return glyph === 0 ? undefined : (glyph + delta) & 0xffff;
}

/** The ranges of codes that the font's table of format 4 names. */
function segmentsOf(font: Buffer): Segment[] {
  const table = tableOf(font, "cmap");
  const count = font.readUInt16BE(table + 2);
  const starts = Array.from({ length: count }, (_, i) => table + font.readUInt32BE(table + 4 + 8 * i + 4));
  const start = starts.find((at) => font.readUInt16BE(at) === 4);
  if (start === undefined) return [];
  const size = font.readUInt16BE(start + 6);
  return Array.from({ length: size / 2 }, (_, i) => {
    const last = start + 14 + 2 * i;
    const first = last + size + 2;
    return {
      first: font.readUInt16BE(first),
      at: { last, first, delta: first + size, offset: first + 2 * size },
    };
  });
}

function tableOf(font: Buffer, tag: string): number {
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16)
    if (font.toString("latin1", at, at + 4) === tag) return font.readUInt32BE(at + 8);
  throw new Error(`The font has no table ${tag}.`);
}
