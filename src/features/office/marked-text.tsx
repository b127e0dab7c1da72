import { differenceOf } from "./difference.ts";

/** Of what both texts begin or end with, this much is enough to find the place. */
const AROUND = 90;

/** A text with the part in which it differs from another one marked; what both have in common is cut short. */
export function MarkedText({ text, other }: { text: string; other: string }) {
  const { start, middle, end } = differenceOf(text, other);
  return (
    <>
      {start.length > AROUND * 2 ? `…${start.slice(-AROUND)}` : start}
      {middle && <mark>{middle}</mark>}
      {end.length > AROUND * 2 ? `${end.slice(0, AROUND)}…` : end}
    </>
  );
}
