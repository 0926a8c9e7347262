/**
 * A bounded map that evicts the least recently used entries in two generations. A used entry moves to the
 * young generation. When the young generation is full, the old one is dropped and the young one becomes old.
 * Every operation is O(1) in the worst case. A Map used as a queue is not: V8 walks over the deleted front.
 * The map holds at most twice `capacity` entries and always keeps the last `capacity` used entries.
 */
export class Generations<Value extends object> {
  readonly #capacity: number
  #young = new Map<string, Value>()
  #old = new Map<string, Value>()

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  get size(): number {
    return this.#young.size + this.#old.size
  }

  get(key: string): Value | undefined {
    const young = this.#young.get(key)
    if (young !== undefined) return young
    const old = this.#old.get(key)
    if (old === undefined) return undefined
    this.#old.delete(key)
    this.set(key, old)
    return old
  }

  set(key: string, value: Value): void {
    this.#young.set(key, value)
    if (this.#young.size >= this.#capacity) this.age()
  }

  delete(key: string): void {
    this.#young.delete(key)
    this.#old.delete(key)
  }

  /** Drops entries that were not used since the last call; the others become old. */
  age(): void {
    this.#old = this.#young
    this.#young = new Map()
  }
}
