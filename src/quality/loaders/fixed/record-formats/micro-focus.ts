import { BadRecordLength } from '../../errors.ts'
import type { ByteWindow } from '../byte-window.ts'
import { END, FOUND, type Framing, MORE } from './framing.ts'
import { checkLimit, pastEnd } from './lengths.ts'

const FILE_HEADER_BYTES = 128
/** The file header begins like a system record of the remaining length, with a header of two or four bytes. */
const SHORT_HEADERS = Buffer.from('307e0000', 'hex')
const LONG_HEADERS = Buffer.from('3000007c', 'hex')

/** The first four bits of a record's header are its type; the others are its length. */
const DATA = 4
/** Duplicate keys, deleted records and system records hold no data. */
const WITHOUT_DATA = [1, 2, 3]

/** A record begins at a multiple of this number of bytes. */
const ALIGNMENT = 4

/** Files of Micro Focus with records of variable length. */
export class MicroFocus implements Framing {
  start = 0
  end = 0
  wanted = FILE_HEADER_BYTES
  readonly long = undefined
  readonly #recordBytes: number
  /** Bytes of a record's header; 0 until the file header is read. */
  #headerBytes = 0

  constructor(recordBytes: number) {
    this.#recordBytes = recordBytes
  }

  next(window: ByteWindow): number {
    if (this.#headerBytes === 0) {
      if (window.held === 0 && window.isLast) return END
      if (window.held < FILE_HEADER_BYTES && !window.isLast) return MORE
      this.#headerBytes = headerBytes(window)
      window.start += FILE_HEADER_BYTES
    }
    for (;;) {
      if (window.held === 0 && window.isLast) return END
      this.wanted = this.#headerBytes
      if (window.held < this.wanted) return this.#more(window)
      const { bytes, start } = window
      const header = this.#headerBytes === 2 ? bytes.readUInt16BE(start) : bytes.readUInt32BE(start)
      const unit = 2 ** (8 * this.#headerBytes - 4)
      const length = header % unit
      const type = Math.floor(header / unit)
      if (type !== DATA && !WITHOUT_DATA.includes(type)) throw unknownType(window, type)
      checkLimit(window, length, this.#recordBytes)
      this.wanted += length
      if (window.held < this.wanted) return this.#more(window)
      const aligned = Math.ceil(this.wanted / ALIGNMENT) * ALIGNMENT
      if (window.held < aligned && !window.isLast) {
        this.wanted = aligned
        return MORE
      }
      this.start = start + this.#headerBytes
      this.end = this.start + length
      window.start = Math.min(start + aligned, window.end)
      if (type === DATA) return FOUND
    }
  }

  #more(window: ByteWindow): number {
    if (window.isLast) throw pastEnd(window, this.wanted)
    return MORE
  }
}

function headerBytes(window: ByteWindow): number {
  const start = window.bytes.subarray(window.start, window.start + SHORT_HEADERS.length)
  if (window.held >= FILE_HEADER_BYTES) {
    if (start.equals(SHORT_HEADERS)) return 2
    if (start.equals(LONG_HEADERS)) return 4
  }
  throw new BadRecordLength(
    'The file does not begin with the header of a Micro Focus file with records of variable length: check the record format.',
  )
}

const unknownType = (window: ByteWindow, type: number) =>
  new BadRecordLength(
    `The record at offset ${window.base + window.start} has the type ${type}, which files of sequential records do not have: check the record format.`,
  )
