/** What of a picture says whether another one is the same, encoded anew. */
export interface Look {
  /** A difference hash: 64 bits as 16 hexadecimal digits; empty for none. */
  phash: string;
  width: number;
  height: number;
  /** Average colour, e.g. "#7c0b2a". */
  color: string;
}

/** Bits of the hash that another size, quality or format may turn. */
const MOST_BITS = 2;
/** Sides are rounded to whole pixels when a picture is made smaller. */
const MOST_STRETCH = 0.02;
/** Of 255, in each channel: plain pictures have nearly the same hash, whatever their colour. */
const MOST_COLOUR = 8;

/** Whether two pictures are the same to the eye: one of them smaller, or saved in another format or quality. */
export function looksAlike(one: Look, other: Look): boolean {
  if (!one.phash || !other.phash) return false;
  if (bitsApart(one.phash, other.phash) > MOST_BITS) return false;
  const stretch = Math.log((one.width * other.height) / (one.height * other.width));
  if (Math.abs(stretch) > MOST_STRETCH) return false;
  const [a, b] = [channels(one.color), channels(other.color)];
  return a.every((value, index) => Math.abs(value - (b[index] ?? 0)) <= MOST_COLOUR);
}

/** In how many of their 64 bits two hashes differ. */
export function bitsApart(one: string, other: string): number {
  return (
    onesIn(Number.parseInt(one.slice(0, 8), 16) ^ Number.parseInt(other.slice(0, 8), 16)) +
    onesIn(Number.parseInt(one.slice(8), 16) ^ Number.parseInt(other.slice(8), 16))
  );
}

/** How many bits of a 32-bit number are set. Source: Warren, Hacker's Delight, section 5-1. */
function onesIn(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
