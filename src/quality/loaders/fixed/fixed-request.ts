import type { CobolSource, VendorSource } from '../../model/entity-source.ts'
import { checkEncoding } from '../../values/encodings.ts'
import type { MembersOfKind } from '../source-kind.ts'
import { faultOfWord } from '../source-words.ts'
import { allowsTerminator, type RecordFormat } from './record-formats/record-format.ts'

/** The members of `connectInfo` that a file of records of bytes has. */
export interface FixedWords {
  readonly schemaFile?: string | undefined
  readonly endian?: VendorSource['endian'] | undefined
  readonly recordFormat?: RecordFormat | undefined
  readonly terminator?: VendorSource['terminator'] | undefined
  readonly encoding?: string | undefined
}

/** The members of `connectInfo` that a file with a copybook has. */
export interface CobolWords extends FixedWords {
  readonly national?: string | undefined
  readonly align?: CobolSource['align'] | undefined
  readonly redefines?: CobolSource['redefines'] | undefined
  readonly upacked?: '0' | '1' | 0 | 1 | undefined
  readonly floats?: CobolSource['floats']
}

/** Records of bytes have no byte order mark and no variable number of bytes a character unless they say so. */
const DEFAULT_ENCODING = 'ascii'
const DEFAULT_NATIONAL = 'unicode'

/** @throws InvalidData, EncodingUnknown */
export function readCobol(words: CobolWords): MembersOfKind<CobolSource> {
  const { national = DEFAULT_NATIONAL, align = 'two', redefines = 'all', upacked = '0', floats } = words
  checkEncoding(national)
  const fixed = readFixed(words, 'a copybook')
  return { kind: 'cobol', ...fixed, national, align, redefines, upacked: String(upacked) === '1', floats }
}

/** @throws InvalidData, EncodingUnknown */
export const readVendor = (words: FixedWords): MembersOfKind<VendorSource> => ({
  kind: 'vendorfmt',
  ...readFixed(words, 'a Data Dictionary file'),
})

function readFixed(
  {
    schemaFile,
    endian = 'big',
    recordFormat = 'F',
    terminator = 'none',
    encoding = DEFAULT_ENCODING,
  }: FixedWords,
  file: string,
): Omit<MembersOfKind<VendorSource>, 'kind'> {
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
  return { schemaFile, endian, recordFormat, terminator, encoding }
}
