/**
 * Scrolls a row of partners without an end: 0.2 px a frame; past one whole round it steps back by it, which
 * nobody sees. It stands still under a pointer or the focus, in a hidden tab, and for whoever prefers less
 * motion. The early script runs it before the other scripts.
 * @returns stops it; a later call for the same row stops it too
 */
export function marquee(row: HTMLElement & { mover?: object }): () => void {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const mover = {};
  row.mover = mover;
  let position = row.scrollLeft;
  let round = 0;
  const measure = () => {
    const [first, repeat] = row.children as unknown as HTMLElement[];
    return first && repeat ? repeat.offsetLeft - first.offsetLeft : Number.POSITIVE_INFINITY;
  };
  const step = () => {
    if (row.mover !== mover) return;
    requestAnimationFrame(step);
    if (row.matches(":hover") || row.contains(document.activeElement) || still.matches || document.hidden) {
      position = row.scrollLeft;
      return;
    }
    position += 0.2;
    // Measured once a round, not with each frame: that would lay the page out each time.
    if (position >= round) {
      round = measure();
      if (position >= round) position -= round;
    }
    row.scrollLeft = position;
  };
  requestAnimationFrame(step);
  return () => {
    delete row.mover;
  };
}
