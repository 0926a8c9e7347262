/** An iterator whose first part has been fetched, so that errors of the query have already been thrown. */
export interface FirstRead<T> extends AsyncIterableIterator<T> {
  readonly first: T | undefined
  return(): Promise<IteratorResult<T>>
}

/** Starts to read parts. If it is closed early, even before the first part is taken, it ends the reading. */
export async function firstRead<T>(parts: AsyncIterable<T>): Promise<FirstRead<T>> {
  const iterator = parts[Symbol.asyncIterator]()
  let untaken: IteratorResult<T> | undefined = await iterator.next()
  return {
    first: untaken.done ? undefined : untaken.value,
    next: () => {
      const taken = untaken
      untaken = undefined
      return taken ? Promise.resolve(taken) : iterator.next()
    },
    // A generator whose `return` is called before its first `next` does not forward it.
    return: async () => {
      await iterator.return?.()
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator](): FirstRead<T> {
      return this as FirstRead<T>
    },
  }
}
