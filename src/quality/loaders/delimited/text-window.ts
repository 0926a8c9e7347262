import type { Piece, Section, Transcoder } from '../../values/encodings.ts'

/** A piece of the text, with its position in the text. */
interface Segment {
  from: number
  section: Section
  readonly to: number
  readonly faults: readonly number[]
  /** Position that `faults` are relative to. */
  readonly faultsFrom: number
  /** Number of faults passed. */
  passed: number
}

/**
 * The part of the text (UTF-8) that is being read, in one buffer: `bytes` from `start` to `end`. `base` is the
 * position in the whole text of the buffer's first byte, so `base + index` stays valid when the bytes move.
 */
export class TextWindow {
  bytes: Buffer = Buffer.alloc(0)
  /** Index of the first byte that is still needed. Only the reader of the window moves it. */
  start = 0
  end = 0
  base = 0
  /** True if the text ends at `end`. */
  last = false
  /** Position of the next fault. */
  nextFault = Infinity
  readonly #transcoder: Transcoder
  readonly #sentinel: number
  #segments: Segment[] = []

  /** @param sentinel a byte at which a scan stops. It follows the last byte, so that scans need not check `end`. */
  constructor(transcoder: Transcoder, sentinel: number) {
    this.#transcoder = transcoder
    this.#sentinel = sentinel
  }

  append(chunk: Buffer): void {
    this.#take(this.#transcoder.push(chunk))
  }

  finish(): void {
    this.#take(this.#transcoder.end())
    this.last = true
  }

  #take(piece: Piece): void {
    const { bytes, faults } = piece
    // A piece may have escape sequences and no text. They belong to the raw bytes of the next record.
    if (piece.raw.length === 0) return
    if (this.end + bytes.length >= this.bytes.length) this.#makeRoom(bytes.length)
    this.bytes.set(bytes, this.end)
    const from = this.base + this.end
    this.end += bytes.length
    this.bytes[this.end] = this.#sentinel
    this.#segments = this.#segments.filter(({ to }) => to >= this.base + this.start)
    this.#segments.push({
      from,
      to: from + bytes.length,
      section: piece,
      faults,
      faultsFrom: from,
      passed: 0,
    })
    if (this.nextFault === Infinity && faults.length > 0) this.nextFault = from + faults[0]!
  }

  /** Half of the buffer is free after a move, so that the cost of moves is proportional to the bytes read. */
  #makeRoom(length: number): void {
    const needed = this.end - this.start + length + 1
    const target = needed * 2 > this.bytes.length ? Buffer.allocUnsafeSlow(needed * 2) : this.bytes
    this.bytes.copy(target, 0, this.start, this.end)
    this.bytes = target
    this.base += this.start
    this.end -= this.start
    this.start = 0
  }

  /** Position of the first undecodable byte at or after a position; Infinity if none is known. */
  faultFrom(position: number): number {
    for (const segment of this.#segments) {
      const { faults, faultsFrom } = segment
      for (; segment.passed < faults.length; segment.passed++) {
        const found = faultsFrom + faults[segment.passed]!
        if (found >= position) return (this.nextFault = found)
      }
    }
    return (this.nextFault = Infinity)
  }

  /** Offset in the (expanded) file that a position of the text comes from. Call it with ascending positions. */
  rawOffset(position: number): number {
    return this.#narrow(
      this.#segments.find(({ to }) => position <= to)!,
      position,
      false,
    )
  }

  /** As `rawOffset`, for the first byte of the character itself, behind the escape sequences before it. */
  rawOffsetOfCharacter(position: number): number {
    return this.#narrow(
      this.#segments.find(({ to }) => position < to)!,
      position,
      true,
    )
  }

  /** The next search starts at the result, so that many searches cost as much as one. */
  #narrow(segment: Segment, position: number, skipsEscapes: boolean): number {
    segment.section = this.#transcoder.rest(segment.section, position - segment.from, skipsEscapes)
    segment.from = position
    return segment.section.rawStart
  }

  /** The file's own bytes from the last `rawOffset` result on: at most `length`, fewer if the window has fewer. */
  raw(offset: number, length: number): Buffer {
    const parts: Buffer[] = []
    for (const { section } of this.#segments) {
      const { raw, rawStart } = section
      if (rawStart >= offset + length) break
      parts.push(raw.subarray(Math.max(0, offset - rawStart), offset + length - rawStart))
    }
    return Buffer.concat(parts)
  }
}
