/** Does work for each item, a few at the same time. The first failure ends it. */
export async function eachAtOnce<Item>(
  items: Item[],
  most: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: most }, worker));
}
