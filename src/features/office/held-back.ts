const holders = new Set<() => void>();

/**
 * For a field that hands what is typed to its form a moment later, e.g. an article's text: tells how to have it at once.
 * @returns ends that
 */
export function holdBack(handOver: () => void): () => void {
  holders.add(handOver);
  return () => {
    holders.delete(handOver);
  };
}

/** Has every field of the page hand over what is typed. */
export function handOverAll(): void {
  for (const handOver of holders) handOver();
}
