import { maxFlow, networkOf } from "./flow.ts";

/** A question takes no more steps than this; without an answer by then there is none. */
export class TooHard extends Error {}

export interface Steps {
  left: number;
}

/**
 * Whether all matches between some sides can end so that none has more points than it has room for. Begins with all of
 * them drawn: a side whose draws are too many has a debt, and pays one of it with each draw that it loses instead; who
 * wins it takes two upon itself.
 * @param rooms of each side, in points, none below 0
 * @param met how often each two of them meet, row by row
 * @throws TooHard
 */
export function canStayWithin(rooms: readonly number[], met: Int32Array, steps: Steps): boolean {
  const count = rooms.length;
  const debts = Int32Array.from(rooms, (room, side) => {
    let matches = 0;
    for (let other = 0; other < count; other++) matches += met[side * count + other]!;
    return matches - room;
  });
  return canPay(debts, met, steps);
}

function canPay(debts: Int32Array, free: Int32Array, steps: Steps): boolean {
  if (steps.left-- <= 0) throw new TooHard();
  const owed = debts.reduce((sum, debt) => sum + Math.max(0, debt), 0);
  if (owed === 0) return true;
  if (flowOf(debts, free, true) < owed) return false;
  if (flowOf(debts, free, false) === owed) return true;
  const count = debts.length;
  const debtor = debts.reduce((most, debt, side) => (debt > debts[most]! ? side : most), 0);
  let taker = -1;
  for (let side = 0; side < count; side++)
    if (free[debtor * count + side]! > 0 && (taker < 0 || debts[side]! < debts[taker]!)) taker = side;
  if (taker < 0) return false;
  const [there, back] = [debtor * count + taker, taker * count + debtor];
  const paid = debts.slice();
  paid[debtor]!--;
  paid[taker]! += 2;
  const less = free.slice();
  less[there]!--;
  // A match lost each way would cost both one more than two draws.
  less[back] = 0;
  if (canPay(paid, less, steps)) return true;
  const closed = free.slice();
  closed[there] = 0;
  return canPay(debts, closed, steps);
}

/**
 * How much of the debts flows to where there is room for two points each. Where a payment passes through a side, it
 * costs that side one point: `isPassing` forgets that, so that what does not flow then can't be paid at all; otherwise
 * only a side whose room is odd passes one on, and what flows is paid indeed.
 */
function flowOf(debts: Int32Array, free: Int32Array, isPassing: boolean): number {
  const count = debts.length;
  // A side, and beside it what it passes on.
  const network = networkOf(2 * count + 2);
  const { size, capacity } = network;
  const [source, sink] = [size - 2, size - 1];
  for (let side = 0; side < count; side++) {
    const debt = debts[side]!;
    const room = Math.max(0, -debt);
    capacity[source * size + side] = Math.max(0, debt);
    capacity[side * size + sink] = room >> 1;
    const isDebtor = debt > 0;
    // Who pays is where it passes on as well; who takes passes on beside.
    const outlet = isPassing || isDebtor ? side : count + side;
    if (outlet !== side) capacity[side * size + outlet] = room % 2;
    for (let other = 0; other < count; other++)
      if (isPassing || debts[other]! <= 0) capacity[outlet * size + other] = free[side * count + other]!;
  }
  return maxFlow(network, source, sink);
}
