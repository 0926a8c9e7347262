/** Numbers that look random and are the same for the same seed on every machine (PCG, RXS-M-XS 32). */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
    this.unit()
  }

  /** At least 0 and below 1. */
  unit(): number {
    this.#state = (Math.imul(this.#state, 747796405) + 2891336453) >>> 0
    const word = Math.imul((this.#state >>> ((this.#state >>> 28) + 4)) ^ this.#state, 277803737)
    return (((word >>> 22) ^ word) >>> 0) / 2 ** 32
  }

  /** At least `from` and below `to`. */
  between(from: number, to: number): number {
    return from + this.unit() * (to - from)
  }

  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.unit() * (to - from + 1))
  }

  pick<T>(items: readonly T[]): T {
    return items[this.whole(0, items.length - 1)]!
  }

  /** Around 0, in most cases between -1 and 1. */
  around(): number {
    return this.unit() + this.unit() + this.unit() - 1.5
  }
}
