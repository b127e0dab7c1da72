/**
 * Scrolls a row of partners without an end: 0.2 px a frame; past one whole round it steps back by it, which
 * nobody sees. It stands still under a pointer or the focus, in a hidden tab, and for whoever prefers less
 * motion. Stands on its own: the page carries it as text, to run before the other scripts.
 * @returns stops it; a later call for the same row stops it too
 */
export function moveRow(row: HTMLElement & { mover?: object }): () => void {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const mover = {};
  row.mover = mover;
  let position = row.scrollLeft;
  const step = () => {
    if (row.mover !== mover) return;
    requestAnimationFrame(step);
    if (row.matches(":hover") || row.contains(document.activeElement) || still.matches || document.hidden) {
      position = row.scrollLeft;
      return;
    }
    const [first, repeat] = row.children as unknown as HTMLElement[];
    const round = first && repeat ? repeat.offsetLeft - first.offsetLeft : 0;
    position += 0.2;
    if (round > 0 && position >= round) position -= round;
    row.scrollLeft = position;
  };
  requestAnimationFrame(step);
  return () => {
    delete row.mover;
  };
}
