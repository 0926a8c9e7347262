/** Parts of which the first is there already: what a query could not do was thrown before. */
export interface Begun<T> extends AsyncIterableIterator<T> {
  readonly first: T | undefined
  return(): Promise<IteratorResult<T>>
}

/** Begins to read parts. Ended early, even before the first part is taken, it ends the reading. */
export async function begun<T>(parts: AsyncIterable<T>): Promise<Begun<T>> {
  const iterator = parts[Symbol.asyncIterator]()
  let untaken: IteratorResult<T> | undefined = await iterator.next()
  return {
    first: untaken.done ? undefined : untaken.value,
    next: () => {
      const taken = untaken
      untaken = undefined
      return taken ? Promise.resolve(taken) : iterator.next()
    },
    // A generator whose `return` comes before its first `next` would not pass it on.
    return: async () => {
      await iterator.return?.()
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator](): Begun<T> {
      return this as Begun<T>
    },
  }
}
