import type { DamagedValues, TextDamage } from '../model/profile.ts'
import { garbledSequence, hasReplacement, mayBeGarbled } from '../values/garbled-text.ts'

/** Values that a profile shows. */
export const MAX_EXAMPLES = 3
/** Characters of an example before and after the start of the damage. */
const [BEFORE, AFTER] = [30, 60] as const
/** Bytes that are searched in a value. Longer values are texts whose beginning is evidence enough. */
export const MAX_BYTES = 100_000

const REPLACEMENT = '\ufffd'

/** The values with one kind of damage. */
class DamagedTally {
  #rows = 0
  readonly #examples: { text: string; length: number; rows: number }[] = []

  /** @param at index of the damage in the text */
  add(text: string, at: number, length: number, rows: number): void {
    this.#rows += rows
    if (this.#examples.length < MAX_EXAMPLES)
      this.#examples.push({ text: surroundings(text, at), length, rows })
  }

  values(rows = this.#rows): DamagedValues | undefined {
    return rows === 0 ? undefined : { rows, examples: this.#examples }
  }
}

/** Counts the values of a column that a wrong encoding damaged. */
export class DamageTally {
  readonly #replaced = new DamagedTally()
  readonly #garbled = new DamagedTally()
  #sequence = ''

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
    if (isReplaced) this.#replaced.add(text, text.indexOf(REPLACEMENT), length, rows)
    const sequence = isSuspect ? garbledSequence(text) : undefined
    if (sequence === undefined) return
    this.#sequence ||= sequence
    this.#garbled.add(text, text.indexOf(sequence), length, rows)
  }

  /**
   * Undefined if no value is damaged.
   * @param rows the numbers of rows, if only examples were added
   */
  damage(rows?: { readonly replaced: number; readonly garbled: number }): TextDamage | undefined {
    const [replaced, garbled] = [this.#replaced.values(rows?.replaced), this.#garbled.values(rows?.garbled)]
    if (!replaced && !garbled) return undefined
    return {
      ...(replaced && { replaced }),
      ...(garbled && { garbled: { ...garbled, sequence: this.#sequence } }),
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
