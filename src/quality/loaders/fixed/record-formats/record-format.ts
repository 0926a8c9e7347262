import type { RecordFraming } from '../../../model/entity-source.ts'
import type { Terminator } from '../../../model/reading.ts'
import type { ByteWindow } from '../byte-window.ts'
import type { Positions } from '../positions.ts'
import { ComputedLength } from './computed-length.ts'
import { gnucobolFraming, ibmFraming } from './descriptor-words.ts'
import { FixedLength } from './fixed-length.ts'
import type { Framing } from './framing.ts'
import { Lines } from './lines.ts'
import { MicroFocus } from './micro-focus.ts'
import { Trimmed } from './trimmed.ts'

/**
 * How a file is divided into records:
 *
 * | value | records |
 * |---|---|
 * | `F`, `FB` | of the layout's length or that of their tables, one after the other; with a terminator, lines |
 * | `V` | after a record descriptor word of four bytes: the length with these four bytes, and two zero bytes |
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
export interface FramingOptions extends RecordFraming {
  readonly recordFormat: RecordFormat
  /** `none` unless `allowsTerminator`. */
  readonly terminator: Terminator
  /** The greatest length of a record in the layout. */
  readonly maxLength: number
  /** Finds the length of a record in its numbers of occurrences; undefined if that is no matter of the records. */
  readonly positions: Positions | undefined
  /** True if the layout has fields of binary data, in which the bytes of a terminator may occur. */
  readonly hasBinary: boolean
  /** The terminator in the encoding of the source; empty without one. */
  readonly terminatorBytes: Buffer
  readonly recordBytes: number
  readonly rejectBytes: number
}

/** The framing of the records without the headers and trailers of the file and of the records. */
export function openFraming(options: FramingOptions): Framing {
  const { recordHeaderBytes = 0, recordTrailerBytes = 0 } = options
  const records = openRecordFraming(options)
  return recordHeaderBytes + recordTrailerBytes === 0
    ? records
    : new Trimmed(records, recordHeaderBytes, recordTrailerBytes)
}

function openRecordFraming(options: FramingOptions): Framing {
  const { recordFormat, terminator, maxLength, recordBytes, positions } = options
  const { recordHeaderBytes = 0, recordTrailerBytes = 0, fileHeaderBytes = 0 } = options
  switch (recordFormat) {
    case 'F':
    case 'FB':
      if (terminator !== 'none') return new Lines({ ...options, lengthOf: lengthOf(options) })
      return positions === undefined
        ? new FixedLength(recordHeaderBytes + maxLength + recordTrailerBytes, fileHeaderBytes)
        : new ComputedLength(positions, recordHeaderBytes, recordTrailerBytes)
    case 'V':
    case 'VB':
      return ibmFraming(recordFormat === 'VB', recordBytes, options)
    case 'MF':
      return new MicroFocus(recordBytes)
    default:
      return gnucobolFraming(recordFormat, recordBytes)
  }
}

/** See `LineOptions.lengthOf`. */
function lengthOf({ hasBinary, maxLength, positions, ...options }: FramingOptions) {
  if (!hasBinary) return undefined
  const { recordHeaderBytes = 0, recordTrailerBytes = 0 } = options
  return ({ bytes, start, end }: ByteWindow): number => {
    const isKnown = positions?.locate(bytes, start + recordHeaderBytes, end) === undefined
    const length = positions !== undefined && isKnown ? positions.length : maxLength
    return recordHeaderBytes + length + recordTrailerBytes
  }
}
