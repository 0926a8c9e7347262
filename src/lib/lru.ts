/**
 * A bounded map that forgets the entry that was least recently used. For some hundred entries: V8 walks over the
 * deleted front of a Map, so that maps of many thousand are better `Generations`.
 */
export class Lru<Key, Value extends NonNullable<unknown>> {
  readonly #capacity: number
  readonly #dispose: (value: Value) => void
  /** The least recently used entry comes first. */
  readonly #entries = new Map<Key, Value>()

  /** @param dispose is called with each value that is forgotten, replaced or cleared */
  constructor(capacity: number, dispose: (value: Value) => void = () => undefined) {
    this.#capacity = capacity
    this.#dispose = dispose
  }

  get size(): number {
    return this.#entries.size
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key)
    if (value === undefined) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, value)
    return value
  }

  set(key: Key, value: Value): void {
    this.#remove(key)
    for (const [oldest] of this.#entries) {
      if (this.#entries.size < this.#capacity) break
      this.#remove(oldest)
    }
    this.#entries.set(key, value)
  }

  clear(): void {
    for (const key of this.#entries.keys()) this.#remove(key)
  }

  #remove(key: Key): void {
    const value = this.#entries.get(key)
    if (value === undefined) return
    this.#entries.delete(key)
    this.#dispose(value)
  }
}
