import { isSpecial } from '../../values/canonical-bytes.ts'
import type { Position } from '../../model/entity-source.ts'
import { PLAIN, type SourceRecord, SPECIAL } from '../records/record-source.ts'

const BLANK = 0x20
const TAB = 0x09

const isBlank = (byte: number): boolean => byte === BLANK || byte === TAB

/** A line as a record: its values are sections of the line. */
export class FixedWidthRecord implements SourceRecord {
  readonly fields: number
  readonly starts: Int32Array
  readonly ends: Int32Array
  readonly flags: Uint8Array
  readonly quote = undefined
  bytes: Buffer = Buffer.alloc(0)
  isAscii = true
  size = 0
  readonly #trims: boolean
  /** By column: the first character, and the character after the last one, from 0. */
  readonly #bounds: readonly (readonly [number, number])[]
  /** The greatest character of all bounds. */
  readonly #width: number
  /** By character up to the width: its index in the bytes. Only if the line is not ASCII. */
  readonly #indices: Int32Array
  #line: SourceRecord | undefined

  constructor(positions: readonly Position[], trims: boolean) {
    this.fields = positions.length
    this.#trims = trims
    this.starts = new Int32Array(this.fields)
    this.ends = new Int32Array(this.fields)
    this.flags = new Uint8Array(this.fields)
    this.#bounds = positions.map(({ start, length }) => [start - 1, start - 1 + length])
    this.#width = Math.max(...this.#bounds.map(([, end]) => end))
    this.#indices = new Int32Array(this.#width + 1)
  }

  /**
   * Takes a line.
   * @param line a record of one field
   * @returns true if characters other than blanks follow the last position
   */
  take(line: SourceRecord): boolean {
    const { bytes, isAscii } = line
    const [from, to] = [line.starts[0]!, line.ends[0]!]
    this.#line = line
    this.bytes = bytes
    this.isAscii = isAscii
    this.size = 0
    if (!isAscii) this.#findCharacters(bytes, from, to)
    const indexOf = (character: number): number =>
      isAscii ? Math.min(from + character, to) : this.#indices[character]!
    this.#bounds.forEach(([first, next], field) => {
      let [start, end] = [indexOf(first), indexOf(next)]
      if (this.#trims) {
        while (start < end && isBlank(bytes[start]!)) start++
        while (start < end && isBlank(bytes[end - 1]!)) end--
      }
      this.starts[field] = start
      this.ends[field] = end
      this.flags[field] = isSpecial(bytes, start, end) ? SPECIAL : PLAIN
      this.size += end - start
    })
    let rest = indexOf(this.#width)
    while (rest < to && isBlank(bytes[rest]!)) rest++
    return rest < to
  }

  length(): number {
    return this.#line!.length()
  }

  text(field: number): string {
    return this.bytes.toString('utf8', this.starts[field], this.ends[field])
  }

  #findCharacters(bytes: Buffer, from: number, to: number): void {
    let character = 0
    for (let at = from; at < to && character <= this.#width; at++)
      if ((bytes[at]! & 0xc0) !== 0x80) this.#indices[character++] = at
    this.#indices.fill(to, character)
  }
}
