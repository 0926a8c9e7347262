/**
 * A bounded map that forgets what was not touched for longest, in two generations: what is touched moves to
 * the young one; when that is full, the old one is dropped whole and the young one grows old. Every
 * operation is O(1) in the worst case, which a Map used as a queue is not: V8 walks over the deleted front.
 * It holds at most twice `capacity` entries and forgets none of the last `capacity` touched.
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

  /** Drops what was not touched since the last time, and lets the rest grow old. */
  age(): void {
    this.#old = this.#young
    this.#young = new Map()
  }
}
