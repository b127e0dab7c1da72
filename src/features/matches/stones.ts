/** A stone of a wall of minutes stands for so many; what is played beyond the ninety is on the last one. */
const STONE = 5;
export const STONES = 90 / STONE;

/** Which stone a minute is on, from 0; of no minute the one before the first. */
export function stoneOf(minute: number): number {
  return Math.min(Math.ceil(minute / STONE), STONES) - 1;
}
