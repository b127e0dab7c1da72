/** Capacities between `size` nodes, row by row. */
export interface Network {
  size: number;
  capacity: Int32Array;
}

export function networkOf(size: number): Network {
  return { size, capacity: new Int32Array(size * size) };
}

/**
 * The most that flows from one node to another. Leaves in the network what is free yet: what flowed stands there as the
 * way back. Source: Edmonds and Karp 1972; a league's networks have some twenty nodes.
 */
export function maxFlow({ size, capacity }: Network, from: number, to: number): number {
  const before = new Int32Array(size);
  const queue = new Int32Array(size);
  for (let total = 0; ; ) {
    before.fill(-1);
    before[from] = from;
    queue[0] = from;
    let known = 1;
    for (let at = 0; at < known && before[to] === -1; at++) {
      const node = queue[at]!;
      for (let next = 0; next < size; next++)
        if (before[next] === -1 && capacity[node * size + next]! > 0) {
          before[next] = node;
          queue[known++] = next;
        }
    }
    if (before[to] === -1) return total;
    let least = Number.MAX_SAFE_INTEGER;
    for (let node = to; node !== from; node = before[node]!)
      least = Math.min(least, capacity[before[node]! * size + node]!);
    for (let node = to; node !== from; node = before[node]!) {
      capacity[before[node]! * size + node]! -= least;
      capacity[node * size + before[node]!]! += least;
    }
    total += least;
  }
}
