import type { Guess } from '../detection/guess.ts'
import { CLOSE_ARRAY, CLOSE_OBJECT, COLON, COMMA, isSpace, OPEN_ARRAY, OPEN_OBJECT, QUOTE } from './bytes.ts'
import { keyOf } from './json-columns.ts'
import { ESCAPED, JsonScanner, SENTINEL } from './json-scanner.ts'
import { textOfPath } from './records-path.ts'

/** Bytes of the text that are examined. */
export const EXAMINED_BYTES = 256 * 1024

/** Objects within objects that are searched for the records. */
const MAX_DEPTH = 4

/** An array whose elements look like records. */
interface Candidate {
  readonly path: readonly string[]
  readonly elements: number
  readonly bytes: number
  readonly isCut: boolean
  readonly what: 'objects' | 'arrays'
}

/**
 * Finds the records in a text that is one object with an array of objects in it, or with an array of arrays that are
 * not coordinates. The array that takes most of the text is proposed.
 * @param isWhole true if the text does not go on
 * @returns undefined if the text is anything else
 */
export function proposeRecords(text: Buffer, isWhole: boolean): Guess<string> | undefined {
  const from = text.findIndex((byte) => !isSpace(byte))
  if (from < 0 || text[from] !== OPEN_OBJECT) return undefined
  const found = new RecordSearch(text.subarray(0, EXAMINED_BYTES), isWhole && text.length <= EXAMINED_BYTES)
  const candidates = found.search(from)
  if (candidates.length === 0) return undefined
  const [best, second] = candidates.toSorted(
    (left, right) => Number(right.isCut) - Number(left.isCut) || right.bytes - left.bytes,
  )
  const { path, elements, isCut, what } = best!
  const value = textOfPath(path, true)
  const count = isCut
    ? `more than ${elements} ${what}`
    : `${elements} ${elements === 1 ? what.slice(0, -1) : what}`
  const isDoubtful = second !== undefined && !isCut && second.bytes > best!.bytes / 3
  const others = isDoubtful ? ` ${textOfPath(second.path, true)} has others.` : ''
  return {
    value,
    confidence: isDoubtful ? 0.6 : 0.95,
    evidence: `The file is one object, and the array at ${textOfPath(path, false)} in it has ${count}.${others}`,
    isDoubtful,
  }
}

class RecordSearch {
  readonly #scanner = new JsonScanner()
  readonly #bytes: Buffer
  readonly #end: number
  readonly #candidates: Candidate[] = []

  constructor(text: Buffer, isWhole: boolean) {
    this.#bytes = Buffer.concat([text, Buffer.of(SENTINEL)])
    this.#end = text.length
    this.#scanner.begin(this.#bytes, this.#end, isWhole)
  }

  /** @returns nothing if the text is no beginning of JSON, or has a second value */
  search(from: number): readonly Candidate[] {
    const scanner = this.#scanner
    const end = this.#object(from + 1, [])
    if (end < 0) return scanner.fault === undefined ? this.#candidates : []
    const after = scanner.space(end)
    return after < this.#end ? [] : this.#candidates
  }

  /** @returns the index after the object; -1 if the text ends before, or has a fault */
  #object(at: number, path: readonly string[]): number {
    const scanner = this.#scanner
    const bytes = this.#bytes
    at = scanner.space(at)
    if (bytes[at] === CLOSE_OBJECT) return at + 1
    for (;;) {
      if (bytes[at] !== QUOTE) return scanner.stop(at, 'a key')
      const end = scanner.string(at + 1)
      if (end < 0) return -1
      const key = keyOf(bytes, at + 1, end, (scanner.flags & ESCAPED) !== 0)
      at = scanner.space(end + 1)
      if (bytes[at] !== COLON) return scanner.stop(at, 'a colon')
      at = scanner.space(at + 1)
      const inner = [...path, key]
      if (bytes[at] === OPEN_ARRAY) at = this.#array(at, inner)
      else if (bytes[at] === OPEN_OBJECT && path.length + 1 < MAX_DEPTH) at = this.#object(at + 1, inner)
      else at = scanner.value(at)
      if (at < 0) return -1
      at = scanner.space(at)
      if (bytes[at] === CLOSE_OBJECT) return at + 1
      if (bytes[at] !== COMMA) return scanner.stop(at, 'a comma')
      at = scanner.space(at + 1)
    }
  }

  #array(from: number, path: readonly string[]): number {
    const scanner = this.#scanner
    const bytes = this.#bytes
    let elements = 0
    let what: Candidate['what'] | undefined
    let isOther = false
    const take = (to: number, isCut: boolean): void => {
      if (!isOther && what !== undefined && elements > 0)
        this.#candidates.push({ path, elements, bytes: to - from, isCut, what })
    }
    let at = scanner.space(from + 1)
    if (bytes[at] === CLOSE_ARRAY) return at + 1
    for (;;) {
      const start = at
      const kind = kindOf(bytes[at])
      at = scanner.value(at)
      if (at < 0) {
        if (scanner.fault === undefined && elements > 0) take(this.#end, true)
        return -1
      }
      what ??= kind
      isOther ||= kind === undefined || kind !== what || (kind === 'arrays' && !isRow(bytes, start, at))
      elements++
      at = scanner.space(at)
      if (bytes[at] === CLOSE_ARRAY) {
        take(at + 1, false)
        return at + 1
      }
      if (bytes[at] !== COMMA) {
        scanner.stop(at, 'a comma')
        if (scanner.fault === undefined) take(this.#end, true)
        return -1
      }
      at = scanner.space(at + 1)
    }
  }
}

const kindOf = (byte: number | undefined): Candidate['what'] | undefined => {
  if (byte === OPEN_OBJECT) return 'objects'
  return byte === OPEN_ARRAY ? 'arrays' : undefined
}

/** True if an array has a text. Arrays of numbers or of arrays are mostly coordinates. */
const isRow = (bytes: Buffer, from: number, to: number): boolean =>
  bytes.subarray(from, to).includes(QUOTE) && bytes[from + 1] !== OPEN_ARRAY
