/**
 * Does a piece of work whole; where that fails, in halves, and those in halves: one thing that cannot be done keeps the others
 * from nothing, and is found in few steps.
 * @param settle what is to become of one that cannot be done; it throws where that is not to be said yet
 */
export async function wholeOrHalves<Item>(
  items: readonly Item[],
  work: (items: readonly Item[]) => Promise<void>,
  settle: (item: Item, error: unknown) => Promise<void>,
): Promise<void> {
  try {
    await work(items);
  } catch (error) {
    const [first] = items;
    if (first === undefined) throw error;
    if (items.length === 1) return settle(first, error);
    const half = Math.ceil(items.length / 2);
    await wholeOrHalves(items.slice(0, half), work, settle);
    await wholeOrHalves(items.slice(half), work, settle);
  }
}
