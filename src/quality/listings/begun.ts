/** The same parts, the first of which is there already: what a query could not do is thrown here. */
export async function begun<T>(parts: AsyncIterable<T>): Promise<Begun<T>> {
  const iterator = parts[Symbol.asyncIterator]()
  const first = await iterator.next()
  const all = (async function* () {
    if (first.done) return
    yield first.value
    yield* { [Symbol.asyncIterator]: () => iterator }
  })()
  return Object.assign(all, { first: first.done ? undefined : first.value })
}

export type Begun<T> = AsyncGenerator<T> & { readonly first: T | undefined }
