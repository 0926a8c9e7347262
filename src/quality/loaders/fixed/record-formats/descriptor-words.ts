import { BadRecordLength } from '../../errors.ts'
import type { ByteWindow } from '../byte-window.ts'
import { END, FOUND, type Framing, MORE } from './framing.ts'
import { checkLimit, type LengthHeader, lengthIn, pastEnd } from './lengths.ts'

type GnucobolFormat = 'GC0' | 'GC1' | 'GC2' | 'GC3'

/** In files of GnuCOBOL no record is empty. */
const gnucobolHeader = (bytes: number, read: (bytes: Buffer, at: number) => number): LengthHeader => ({
  name: 'length',
  bytes,
  length: (from, at) => read(from, at) || -1,
})

const GNUCOBOL: Readonly<Record<GnucobolFormat, LengthHeader>> = {
  GC0: gnucobolHeader(4, (bytes, at) => (bytes.readUInt16BE(at + 2) === 0 ? bytes.readUInt16BE(at) : -1)),
  GC1: gnucobolHeader(4, (bytes, at) => bytes.readUInt32BE(at)),
  GC2: gnucobolHeader(4, (bytes, at) => bytes.readUInt32LE(at)),
  GC3: gnucobolHeader(2, (bytes, at) => bytes.readUInt16BE(at)),
}

/** IBM's record descriptor word. In the third byte, a segment of a spanned record has a bit set. */
const RECORD_DESCRIPTOR_WORD: LengthHeader = {
  name: 'record descriptor word',
  bytes: 4,
  length: (bytes, at) => (bytes.readUInt16BE(at + 2) === 0 ? bytes.readUInt16BE(at) - 4 : -1),
}

/** IBM's block descriptor word: a length of 15 bits, or of 31 bits if the first bit is set. */
const BLOCK_DESCRIPTOR_WORD: LengthHeader = {
  name: 'block descriptor word',
  bytes: 4,
  length: (bytes, at) =>
    bytes[at]! > 0x7f ? bytes.readUInt32BE(at) - 0x80000000 - 4 : RECORD_DESCRIPTOR_WORD.length(bytes, at),
}

/** @param recordBytes limit of a record's length */
export const gnucobolFraming = (format: GnucobolFormat, recordBytes: number): Framing =>
  new DescriptorWords(GNUCOBOL[format], recordBytes)

/** @param recordBytes limit of a record's length */
export const ibmFraming = (hasBlocks: boolean, recordBytes: number): Framing => {
  const records = new DescriptorWords(RECORD_DESCRIPTOR_WORD, recordBytes)
  return hasBlocks ? new Blocks(records) : records
}

/** Records that follow their lengths. */
class DescriptorWords implements Framing {
  start = 0
  end = 0
  wanted = 0
  readonly long = undefined
  readonly #header: LengthHeader
  readonly #recordBytes: number

  constructor(header: LengthHeader, recordBytes: number) {
    this.#header = header
    this.#recordBytes = recordBytes
  }

  next(window: ByteWindow): number {
    if (window.held === 0 && window.isLast) return END
    this.wanted = this.#header.bytes
    if (window.held >= this.wanted) {
      const length = lengthIn(window, this.#header)
      checkLimit(window, length, this.#recordBytes)
      this.wanted += length
      if (window.held >= this.wanted) {
        this.start = window.start + this.#header.bytes
        this.end = this.start + length
        window.start = this.end
        return FOUND
      }
    }
    if (window.isLast) throw pastEnd(window, this.wanted)
    return MORE
  }
}

/** Blocks of records that follow their lengths. */
class Blocks implements Framing {
  readonly long = undefined
  readonly #records: Framing
  /** Of a block's header, while it is wanted. */
  #wanted = 0
  /** Offset in the file of the end of the current block. */
  #blockEnd = 0

  constructor(records: Framing) {
    this.#records = records
  }

  get start(): number {
    return this.#records.start
  }

  get end(): number {
    return this.#records.end
  }

  get wanted(): number {
    return this.#wanted || this.#records.wanted
  }

  next(window: ByteWindow): number {
    this.#wanted = 0
    // A block may be empty.
    while (window.base + window.start === this.#blockEnd) {
      if (window.held === 0 && window.isLast) return END
      const { bytes } = BLOCK_DESCRIPTOR_WORD
      if (window.held < bytes) {
        if (window.isLast) throw pastEnd(window, bytes)
        this.#wanted = bytes
        return MORE
      }
      const length = lengthIn(window, BLOCK_DESCRIPTOR_WORD)
      window.start += bytes
      this.#blockEnd = window.base + window.start + length
    }
    const offset = window.base + window.start
    const outcome = this.#records.next(window)
    if (outcome === END) throw pastEnd(window, this.#blockEnd - offset)
    if (outcome === FOUND && window.base + this.end > this.#blockEnd)
      throw new BadRecordLength(
        `The record at offset ${offset} ends after its block, which ends at offset ${this.#blockEnd}: check whether the record format is VB.`,
      )
    return outcome
  }
}
