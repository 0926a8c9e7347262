/**
 * The results of work on each item, in the order of the items. Some items are in work at the same time. Before it ends, it
 * waits for all work that has begun, also after a failure.
 * @param atOnce number of items in work
 * @throws the first failure in the order of the items
 */
export async function* inTurn<Item, Result>(
  items: AsyncIterable<Item>,
  work: (item: Item) => Promise<Result>,
  atOnce: number,
): AsyncGenerator<Result, void, undefined> {
  const begun: Promise<Result>[] = []
  try {
    for await (const item of items) {
      const result = work(item)
      // Whoever takes the result gets its failure.
      result.catch(() => undefined)
      begun.push(result)
      if (begun.length === atOnce) yield await begun.shift()!
    }
    while (begun.length > 0) yield await begun.shift()!
  } finally {
    await Promise.allSettled(begun)
  }
}
