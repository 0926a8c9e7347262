import type { TextDamage } from '../model/profile.ts'
import { garbledSequence, hasReplacement, mayBeGarbled } from '../values/garbled-text.ts'

/** Values that a profile shows. */
const MAX_EXAMPLES = 3
/** Characters of an example before and after the start of the damage. */
const [BEFORE, AFTER] = [30, 60] as const
/** Bytes that are searched in a value. Longer values are texts whose beginning is evidence enough. */
const MAX_BYTES = 100_000

const REPLACEMENT = '\ufffd'

/** Counts the values of a column that a wrong encoding damaged. */
export class DamageTally {
  #replaced = 0
  #garbled = 0
  #sequence: string | undefined
  readonly #examples: { text: string; length: number; rows: number }[] = []

  /**
   * Adds a value that has characters beyond ASCII.
   * @param length in code points
   */
  add(bytes: Buffer, from: number, to: number, rows: number, length: number): void {
    to = Math.min(to, from + MAX_BYTES)
    const isReplaced = hasReplacement(bytes, from, to)
    const isSuspect = mayBeGarbled(bytes, from, to)
    if (!isReplaced && !isSuspect) return
    const text = bytes.toString('utf8', from, to)
    const sequence = isSuspect ? garbledSequence(text) : undefined
    if (!isReplaced && sequence === undefined) return
    if (isReplaced) this.#replaced += rows
    if (sequence !== undefined) this.#garbled += rows
    this.#sequence ??= sequence
    if (this.#examples.length < MAX_EXAMPLES) {
      const at = text.indexOf(sequence ?? REPLACEMENT)
      this.#examples.push({ text: surroundings(text, at), length, rows })
    }
  }

  /** Undefined if no value is damaged. */
  damage(): TextDamage | undefined {
    if (this.#examples.length === 0) return undefined
    return {
      replaced: this.#replaced,
      garbled: this.#garbled,
      ...(this.#sequence !== undefined && { sequence: this.#sequence }),
      examples: this.#examples,
    }
  }
}

/** The part of a text around an index. No pair of surrogates is split. */
function surroundings(text: string, at: number): string {
  const before = Array.from(text.slice(Math.max(0, at - 2 * BEFORE), at))
  const after = Array.from(text.slice(at, at + 2 * AFTER))
  const start = before.slice(-BEFORE).join('')
  const isCut = start.length < at
  return `${isCut ? '…' : ''}${start}${after.slice(0, AFTER).join('')}`
}
