import type { NullMarkers } from '../model/profile.ts'
import { markerKind, type MarkerKind } from '../values/null-markers.ts'
import { LEAST_MARKERS } from './column-reading.ts'

/** Texts that a profile names. */
const MAX_TEXTS = 16
/** In a column of texts, a code or a sign is a marker if the other codes or signs have less than this share of its rows. */
const MAX_RIVALS = 0.1
const MAX_RIVAL_BYTES = 3

const LETTER_PAIR = /^[a-z]{2}$/i
const PUNCTUATION = /^[!-/:-@[-`{-~]+$/

interface Tallied {
  readonly kind: MarkerKind
  rows: number
  values: number
}

/** Counts the null markers of a column. */
export class NullMarkerTally {
  readonly #texts = new Map<string, Tallied>()
  /** Rows with values of the same form that are no markers. */
  readonly #rivals = { code: 0, sign: 0 }

  /**
   * Adds a value that is a text.
   * @param values distinct values that differ only in the blanks around them
   */
  add(bytes: Buffer, from: number, to: number, rows: number, values = 1): void {
    const kind = markerKind(bytes, from, to)
    if (kind === undefined) {
      if (to - from <= MAX_RIVAL_BYTES) this.#addRival(bytes.toString('latin1', from, to), rows)
      return
    }
    const text = bytes.toString('latin1', from, to).trim()
    const known = this.#texts.get(text)
    if (known === undefined) this.#texts.set(text, { kind, rows, values })
    else {
      known.rows += rows
      known.values += values
    }
  }

  /**
   * The markers; undefined if there are too few.
   * @param values rows whose value is neither null nor blank
   * @param isText true if the column is of texts, among which not each marker is one
   */
  markers(values: number, isText: boolean): NullMarkers | undefined {
    const found = [...this.#texts].filter(([, { kind }]) => !isText || this.#isMarker(kind))
    const rows = found.reduce((sum, [, one]) => sum + one.rows, 0)
    if (rows === 0 || rows <= LEAST_MARKERS * values) return undefined
    return {
      rows,
      values: found.reduce((sum, [, one]) => sum + one.values, 0),
      texts: found
        .sort(([text, one], [than, other]) => other.rows - one.rows || (text < than ? -1 : 1))
        .slice(0, MAX_TEXTS)
        .map(([text, { rows }]) => ({ text, rows })),
    }
  }

  #addRival(text: string, rows: number): void {
    if (LETTER_PAIR.test(text)) this.#rivals.code += rows
    else if (PUNCTUATION.test(text)) this.#rivals.sign += rows
  }

  #isMarker(kind: MarkerKind): boolean {
    if (kind === 'sure') return true
    if (kind === 'word') return false
    const rows = [...this.#texts.values()].reduce((sum, one) => sum + (one.kind === kind ? one.rows : 0), 0)
    return this.#rivals[kind] < MAX_RIVALS * rows
  }
}
