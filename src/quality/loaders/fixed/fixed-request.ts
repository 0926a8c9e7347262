import type { CobolSource, RecordFraming, VendorSource } from '../../model/entity-source.ts'
import { checkEncoding } from '../../values/encodings.ts'
import type { MembersOfKind } from '../source-kind.ts'
import { faultOfWord } from '../source-words.ts'
import { allowsTerminator, type RecordFormat } from './record-formats/record-format.ts'

type Flag = '0' | '1' | 0 | 1

/** The contract limits its range. */
type WholeNumber = number | string

/** The members of `connectInfo` that say how a file is divided into records. */
export interface FramingWords {
  readonly recordFormat?: RecordFormat | undefined
  readonly rdwEndian?: RecordFraming['rdwEndian']
  readonly rdwAdjustment?: WholeNumber | undefined
  readonly bdwEndian?: RecordFraming['bdwEndian']
  readonly bdwAdjustment?: WholeNumber | undefined
  readonly fileHeaderBytes?: WholeNumber | undefined
  readonly fileTrailerBytes?: WholeNumber | undefined
  readonly recordHeaderBytes?: WholeNumber | undefined
  readonly recordTrailerBytes?: WholeNumber | undefined
}

/** The members of `connectInfo` that a file of records of bytes has. */
export interface FixedWords extends FramingWords {
  readonly schemaFile?: string | undefined
  readonly endian?: VendorSource['endian'] | undefined
  readonly terminator?: VendorSource['terminator'] | undefined
  readonly encoding?: string | undefined
  readonly uninitialised?: VendorSource['uninitialised']
}

/** The members of `connectInfo` that a file with a copybook has. */
export interface CobolWords extends FixedWords {
  readonly national?: string | undefined
  readonly align?: CobolSource['align'] | undefined
  readonly redefines?: CobolSource['redefines'] | undefined
  readonly upacked?: Flag | undefined
  readonly floats?: CobolSource['floats']
  readonly truncBinary?: Flag | undefined
  readonly occurs?: CobolSource['occurs']
}

/** Records of bytes have no byte order mark and no variable number of bytes a character unless they say so. */
const DEFAULT_ENCODING = 'ascii'
const DEFAULT_NATIONAL = 'unicode'

/** @throws InvalidData, EncodingUnknown */
export function readCobol(words: CobolWords): MembersOfKind<CobolSource> {
  const { national = DEFAULT_NATIONAL, align = 'two', redefines = 'all', upacked = '0' } = words
  const { floats, truncBinary, occurs } = words
  checkEncoding(national)
  return {
    kind: 'cobol',
    ...readFixed(words, 'a copybook'),
    ...{ national, align, redefines, upacked: String(upacked) === '1', floats, occurs },
    truncBinary: truncBinary === undefined ? undefined : String(truncBinary) === '1',
  }
}

/** @throws InvalidData, EncodingUnknown */
export const readVendor = (words: FixedWords): MembersOfKind<VendorSource> => ({
  kind: 'vendorfmt',
  ...readFixed(words, 'a Data Dictionary file'),
})

function readFixed(words: FixedWords, file: string): Omit<MembersOfKind<VendorSource>, 'kind'> {
  const { schemaFile, endian = 'big', recordFormat = 'F', terminator = 'none' } = words
  const { encoding = DEFAULT_ENCODING, uninitialised } = words
  if (schemaFile === undefined)
    throw faultOfWord(
      'schemaFile',
      `The records of this type are described by ${file}; name it in schemaFile.`,
    )
  checkEncoding(encoding)
  if (terminator !== 'none' && !allowsTerminator(recordFormat))
    throw faultOfWord(
      'terminator',
      `Records of the format ${recordFormat} begin with their length, and have no terminator; leave terminator out.`,
    )
  const framing = readFraming(words, recordFormat)
  return { schemaFile, endian, recordFormat, terminator, encoding, uninitialised, ...framing }
}

/** @throws InvalidData */
function readFraming(words: FramingWords, recordFormat: RecordFormat): RecordFraming {
  const { rdwEndian, bdwEndian } = words
  const number = (word: WholeNumber | undefined) => (word === undefined ? undefined : Number(word))
  const framing = {
    ...{ rdwEndian, rdwAdjustment: number(words.rdwAdjustment) },
    ...{ bdwEndian, bdwAdjustment: number(words.bdwAdjustment) },
    fileHeaderBytes: number(words.fileHeaderBytes),
    fileTrailerBytes: number(words.fileTrailerBytes),
    recordHeaderBytes: number(words.recordHeaderBytes),
    recordTrailerBytes: number(words.recordTrailerBytes),
  }
  const hasRecordWords = recordFormat === 'V' || recordFormat === 'VB'
  // The defaults fit to each record format.
  const unused = [
    ...(hasRecordWords ? [] : (['rdwEndian', 'rdwAdjustment'] as const)),
    ...(recordFormat === 'VB' ? [] : (['bdwEndian', 'bdwAdjustment'] as const)),
  ].find((name) => framing[name] !== undefined && framing[name] !== 0 && framing[name] !== 'big')
  if (unused === undefined) return framing
  const [place, formats] = unused.startsWith('rdw')
    ? ['records', 'formats V and VB']
    : ['blocks', 'format VB']
  throw faultOfWord(
    unused,
    `Only ${place} of the record ${formats} begin with a descriptor word, and the record format is ${recordFormat}; correct recordFormat, or leave ${unused} out.`,
  )
}
