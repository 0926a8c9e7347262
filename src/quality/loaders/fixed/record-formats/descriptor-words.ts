import type { RecordFraming } from '../../../model/entity-source.ts'
import { BadRecordLength } from '../../errors.ts'
import type { ByteWindow } from '../byte-window.ts'
import { END, FOUND, type Framing, MORE } from './framing.ts'
import { checkLimit, type LengthHeader, lengthIn, pastEnd } from './lengths.ts'

type GnucobolFormat = 'GC0' | 'GC1' | 'GC2' | 'GC3'

/** In files of GnuCOBOL no record is empty. */
const gnucobolHeader = (bytes: number, read: (bytes: Buffer, at: number) => number): LengthHeader => ({
  name: 'length',
  check: 'the record format',
  bytes,
  length: (from, at) => read(from, at) || -1,
})

const GNUCOBOL: Readonly<Record<GnucobolFormat, LengthHeader>> = {
  GC0: gnucobolHeader(4, (bytes, at) => (bytes.readUInt16BE(at + 2) === 0 ? bytes.readUInt16BE(at) : -1)),
  GC1: gnucobolHeader(4, (bytes, at) => bytes.readUInt32BE(at)),
  GC2: gnucobolHeader(4, (bytes, at) => bytes.readUInt32LE(at)),
  GC3: gnucobolHeader(2, (bytes, at) => bytes.readUInt16BE(at)),
}

/** Bytes of a descriptor word, which its length includes. */
const WORD_BYTES = 4

/**
 * IBM's record descriptor word: a length of two bytes and two zero bytes. In the third byte, a segment of a spanned
 * record has a bit set. Programs that exchange the order of the bytes write the length in the first or in the last two
 * bytes.
 */
const shortLength = (bytes: Buffer, at: number, endian: Endian): number => {
  if (endian === 'big') return bytes.readUInt16BE(at + 2) === 0 ? bytes.readUInt16BE(at) : NaN
  const [first, last] = [bytes.readUInt16LE(at), bytes.readUInt16LE(at + 2)]
  return last === 0 ? first : first === 0 ? last : NaN
}

/** IBM's block descriptor word: a length of 15 bits, or of 31 bits if the highest bit is set. */
const blockLength = (bytes: Buffer, at: number, endian: Endian): number => {
  const word = endian === 'big' ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at)
  return word >= EXTENDED ? word - EXTENDED : shortLength(bytes, at, endian)
}

type Endian = 'big' | 'little'
const EXTENDED = 0x80000000

const descriptorWord = (
  kind: 'rdw' | 'bdw',
  read: typeof shortLength,
  endian: Endian,
  adjustment: number,
): LengthHeader => ({
  name: `${kind === 'rdw' ? 'record' : 'block'} descriptor word`,
  check: `the record format, ${kind}Endian and ${kind}Adjustment`,
  bytes: WORD_BYTES,
  length: (bytes, at) => {
    const length = read(bytes, at, endian) - WORD_BYTES + adjustment
    return length >= 0 ? length : -1
  },
})

/** @param recordBytes limit of a record's length */
export const gnucobolFraming = (format: GnucobolFormat, recordBytes: number): Framing =>
  new DescriptorWords(GNUCOBOL[format], recordBytes)

/** @param recordBytes limit of a record's length */
export const ibmFraming = (
  hasBlocks: boolean,
  recordBytes: number,
  { rdwEndian = 'big', rdwAdjustment = 0, bdwEndian = rdwEndian, bdwAdjustment = 0 }: RecordFraming,
): Framing => {
  const word = descriptorWord('rdw', shortLength, rdwEndian, rdwAdjustment)
  const records = new DescriptorWords(word, recordBytes)
  return hasBlocks
    ? new Blocks(records, descriptorWord('bdw', blockLength, bdwEndian, bdwAdjustment))
    : records
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
  readonly #header: LengthHeader
  /** Of a block's header, while it is wanted. */
  #wanted = 0
  /** Offset in the file of the end of the current block; undefined before the first block. */
  #blockEnd: number | undefined

  constructor(records: Framing, header: LengthHeader) {
    this.#records = records
    this.#header = header
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
    while (this.#blockEnd === undefined || window.base + window.start === this.#blockEnd) {
      if (window.held === 0 && window.isLast) return END
      const { bytes } = this.#header
      if (window.held < bytes) {
        if (window.isLast) throw pastEnd(window, bytes)
        this.#wanted = bytes
        return MORE
      }
      const length = lengthIn(window, this.#header)
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
