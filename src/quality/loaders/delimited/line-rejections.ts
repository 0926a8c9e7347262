import type { ReadLimits, RejectReason } from '../../model/reading.ts'
import { MAX_ESCAPE_BYTES } from '../../values/encodings/escape-decoder.ts'
import { MORE, REJECT } from '../records/record-source.ts'
import type { RejectedRecord } from '../records/rejected-record.ts'
import type { LineEnds } from './line-ends.ts'
import { DETAILS } from './reject-details.ts'
import type { TextWindow } from './text-window.ts'

/**
 * The most raw bytes for a byte of UTF-8: a byte of ASCII after escape sequences. In encodings without escape sequences
 * the ratio is two, for ASCII in UTF-16.
 */
const MAX_RAW_BYTES_OF_BYTE = MAX_ESCAPE_BYTES + 1

interface UnfinishedReject {
  readonly reason: RejectReason
  readonly detail: string
  /** Positions in the text: the line's start, and how far its end was searched for. */
  readonly start: number
  searched: number
  /** Known as soon as `raw` is known. */
  offset: number
  raw: Buffer | undefined
}

/** Rejects lines and records of a text, and keeps their first bytes. */
export class LineRejections {
  /** The last one, after REJECT. */
  last: RejectedRecord | undefined
  /** After MORE: the number of bytes from its start that the window must have. */
  wanted = 0
  readonly #window: TextWindow
  readonly #lineEnds: LineEnds
  readonly #limits: ReadLimits
  /** A line that has more bytes and no end is over-long. The window then has the bytes to keep of it. */
  readonly #enoughBytes: number
  /** The line whose end is not found yet. */
  #unfinished: UnfinishedReject | undefined

  constructor(window: TextWindow, lineEnds: LineEnds, limits: ReadLimits, enoughBytes: number) {
    this.#window = window
    this.#lineEnds = lineEnds
    this.#limits = limits
    this.#enoughBytes = enoughBytes
  }

  /** True if `finish` must be called before the next record. */
  get isUnfinished(): boolean {
    return this.#unfinished !== undefined
  }

  /** Begins to reject the line at an index of the window, up to its terminator, inside quotes or not. */
  begin(at: number, reason: RejectReason, detail: string): void {
    const start = this.#window.base + at
    this.#unfinished = { reason, detail, start, searched: start, offset: 0, raw: undefined }
  }

  /**
   * Passes the line, when its end is known.
   * @param line its number in the file
   * @returns REJECT or MORE
   */
  finish(line: number): number {
    const window = this.#window
    const reject = this.#unfinished!
    const end = this.#lineEnds.find(window, reject)
    if (end === undefined && window.base + window.end - reject.start <= this.#enoughBytes) {
      this.wanted = 2 * (window.end - window.start)
      return MORE
    }
    if (reject.raw === undefined) {
      const most = end === undefined ? Infinity : MAX_RAW_BYTES_OF_BYTE * (window.base + end - reject.start)
      reject.offset = window.rawOffset(reject.start)
      reject.raw = window.raw(reject.offset, Math.min(this.#limits.rejectBytes, most))
    }
    if (end === undefined) {
      window.start = reject.searched - window.base
      this.wanted = 0
      return MORE
    }
    const position = window.base + end
    const length = window.rawOffset(position) - reject.offset
    const isTooLong = position - reject.start > this.#limits.recordBytes
    this.last = {
      reason: isTooLong ? 'over-long' : reject.reason,
      detail: isTooLong ? DETAILS.tooLong(this.#limits.recordBytes) : reject.detail,
      line,
      offset: reject.offset,
      length,
      raw: reject.raw.subarray(0, length),
    }
    this.#unfinished = undefined
    this.#lineEnds.pass(window, end)
    return REJECT
  }

  /**
   * Rejects a whole record, which has undecodable bytes.
   * @param start index of its first byte in the window
   * @param end index after its last byte
   */
  undecodable(start: number, end: number, line: number, encoding: string): void {
    this.whole(start, end, line, 'undecodable', () => {
      const window = this.#window
      const fault = window.rawOffsetOfCharacter(window.nextFault)
      const [byte] = window.raw(fault, 1)
      return DETAILS.undecodable(byte!, fault, encoding)
    })
  }

  /**
   * Rejects a whole record. The first parameters are those of `undecodable`.
   * @param detailOf is called between two positions of the record, since positions must ascend
   */
  whole(start: number, end: number, line: number, reason: RejectReason, detailOf: () => string): void {
    const window = this.#window
    const { base } = window
    const offset = window.rawOffset(base + start)
    const most = Math.min(this.#limits.rejectBytes, MAX_RAW_BYTES_OF_BYTE * (end - start))
    const raw = window.raw(offset, most)
    const detail = detailOf()
    const length = window.rawOffset(base + end) - offset
    this.last = { reason, detail, line, offset, length, raw: raw.subarray(0, length) }
  }
}
