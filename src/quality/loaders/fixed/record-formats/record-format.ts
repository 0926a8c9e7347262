import type { Terminator } from '../../../model/reading.ts'
import { gnucobolFraming, ibmFraming } from './descriptor-words.ts'
import { FixedLength } from './fixed-length.ts'
import type { Framing } from './framing.ts'
import { Lines } from './lines.ts'
import { MicroFocus } from './micro-focus.ts'

/**
 * How a file is divided into records:
 *
 * | value | records |
 * |---|---|
 * | `F`, `FB` | of the layout's length, one after the other; with a terminator, lines |
 * | `V` | after a record descriptor word of four bytes: the length with these four bytes, big-endian, and two zero bytes |
 * | `VB` | the same in blocks, each after a block descriptor word |
 * | `GC0` | GnuCOBOL, COB_VARSEQ_FORMAT=0: after the length, two bytes big-endian, and two zero bytes |
 * | `GC1` | after the length, four bytes big-endian |
 * | `GC2` | after the length, four bytes little-endian |
 * | `GC3` | after the length, two bytes big-endian |
 * | `MF` | Micro Focus: a file header of 128 bytes, and records after a header of two or four bytes |
 *
 * Only the lengths of `V` and `VB` count the header itself.
 */
export const RECORD_FORMATS = ['F', 'FB', 'V', 'VB', 'GC0', 'GC1', 'GC2', 'GC3', 'MF'] as const
export type RecordFormat = (typeof RECORD_FORMATS)[number]

/** True if the records of the format may end with a terminator. */
export const allowsTerminator = (format: RecordFormat): boolean => format === 'F' || format === 'FB'

/** What the framing of a file depends on. */
export interface FramingOptions {
  readonly recordFormat: RecordFormat
  /** `none` unless `allowsTerminator`. */
  readonly terminator: Terminator
  /** The greatest length of a record in the layout. */
  readonly maxLength: number
  /** True if the layout has fields of binary data, in which the bytes of a terminator may occur. */
  readonly hasBinary: boolean
  /** The terminator in the encoding of the source; empty without one. */
  readonly terminatorBytes: Buffer
  readonly recordBytes: number
  readonly rejectBytes: number
}

export function openFraming(options: FramingOptions): Framing {
  const { recordFormat, terminator, maxLength, recordBytes } = options
  switch (recordFormat) {
    case 'F':
    case 'FB':
      return terminator === 'none' ? new FixedLength(maxLength) : new Lines(options)
    case 'V':
    case 'VB':
      return ibmFraming(recordFormat === 'VB', recordBytes)
    case 'MF':
      return new MicroFocus(recordBytes)
    default:
      return gnucobolFraming(recordFormat, recordBytes)
  }
}
