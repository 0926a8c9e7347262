import { AS_WORKBOOK, OLD_DOCUMENT, OLD_OFFICE } from '../compression/office-documents.ts'
import { type DatabaseFormat, databaseFormatOf, otherDatabase } from '../database-files/database-format.ts'
import { OtherFormat, type SourceChoice } from '../errors.ts'

/** A format that begins with bytes which no delimited file begins with. */
interface Format {
  /** The first bytes, each as a character of Latin-1. */
  readonly starts: readonly string[]
  readonly sentence: () => string
  readonly choice?: SourceChoice
}

const converted = (name: string) => () =>
  `The file is in the format ${name}. Convert it to CSV, JSON or Parquet, and load that file.`
const compressed = (name: string) => () =>
  `The file is compressed with ${name}. Expand it, or compress it with gzip or zstd, and load it again.`
const archive = (name: string) => () =>
  `The file is an archive of ${name}. Unpack it, and load the file in it.`
const exported = (what: string) => () => `The file is ${what}. Export its tables as CSV, and load that file.`
const picture = () => 'The file is a picture, which has no records.'

/** A kind of file that names its columns itself, and that its first bytes tell. */
export type MarkedKind = DatabaseFormat | 'parquet' | 'avro' | 'arrow'

const TITLES = { parquet: 'Parquet', avro: 'Avro', arrow: 'Arrow' } as const

/* eslint-disable no-control-regex -- marks have control characters */
/** Marks at the beginning, each byte as a character of Latin-1. */
const MARKS: readonly (readonly [RegExp, keyof typeof TITLES])[] = [
  // A delimited file may begin with these four letters, but not with the length of a Thrift structure after them.
  [/^PAR1\x15/, 'parquet'],
  [/^Obj\x01/, 'avro'],
  [/^ARROW1\0\0/, 'arrow'],
  // The first message of a stream: a mark, and a length of less than 16 MB.
  [/^\xff{4}[^]{3}\0/, 'arrow'],
]
/* eslint-enable no-control-regex */
const MARK_BYTES = 8

/** The kind of a file that its first bytes tell; undefined for text and for formats that are not read. */
export function markedKind(firstBytes: Buffer): MarkedKind | undefined {
  const start = firstBytes.toString('latin1', 0, MARK_BYTES)
  return MARKS.find(([mark]) => mark.test(start))?.[1] ?? databaseFormatOf(firstBytes)
}

const FORMATS: readonly Format[] = [
  { starts: [OLD_DOCUMENT.toString('latin1')], sentence: () => OLD_OFFICE, choice: AS_WORKBOOK },
  { starts: ['%PDF-'], sentence: exported('a PDF document') },
  { starts: ['$FL2@(#)', '$FL3@(#)'], sentence: converted('SPSS') },
  { starts: ['<stata_dta><header>'], sentence: converted('Stata') },
  {
    starts: ['\0'.repeat(12) + '\xc2\xea\x81\x60\xb3\x14\x11\xcf\xbd\x92\x08\0\x09\xc7\x31\x8c'],
    sentence: converted('SAS'),
  },
  { starts: ['HEADER RECORD*******LIB'], sentence: converted('SAS XPORT') },
  { starts: ['\0\x01\0\0Standard Jet DB\0', '\0\x01\0\0Standard ACE DB\0'], sentence: converted('Access') },
  { starts: ['\x89HDF\r\n\x1a\n'], sentence: converted('HDF5') },
  { starts: ['\x04\x22\x4d\x18'], sentence: compressed('LZ4') },
  { starts: ['\xff\x06\0\0sNaPpY'], sentence: compressed('Snappy') },
  { starts: ['LZIP\x01'], sentence: compressed('lzip') },
  { starts: ['\x1f\x9d'], sentence: compressed('compress (.Z)') },
  // The properties and the size of the dictionary that programs write.
  {
    starts: ['\x10\0', '\x40\0', '\x80\0', '\0\x01', '\0\x04'].map((size) => `]\0\0${size}`),
    sentence: compressed('LZMA'),
  },
  { starts: ['7z\xbc\xaf\x27\x1c'], sentence: archive('7-Zip') },
  { starts: ['Rar!\x1a\x07'], sentence: archive('RAR') },
  { starts: ['\x89PNG\r\n\x1a\n', '\xff\xd8\xff', 'GIF87a', 'GIF89a'], sentence: picture },
]

/** The header of a tar archive: the mode of the first file in octal digits, and a word (POSIX, pax, "ustar"). */
const TAR = /^[^]{100}[0-7 ]{6,7}[^]{150,151}ustar[ \0]/

/** Formats that other places than the first bytes tell. */
const BY_STRUCTURE: readonly { readonly name: string; readonly isIn: (bytes: Buffer) => boolean }[] = [
  // A delimited file may begin with these letters, but has no bytes of zero.
  { name: 'ORC', isIn: (bytes) => /^ORC/.test(bytes.toString('latin1', 0, 3)) && hasZero(bytes) },
  { name: 'Feather 1', isIn: (bytes) => /^FEA1/.test(bytes.toString('latin1', 0, 4)) && hasZero(bytes) },
  { name: 'Stata', isIn: isOldStata },
  { name: 'DBF', isIn: isDbf },
]

const hasZero = (bytes: Buffer): boolean => bytes.subarray(0, 4096).includes(0)

/** Release 105 to 115, byte order 1 or 2, and two bytes that are always 1 and 0. */
function isOldStata(bytes: Buffer): boolean {
  const [release = 0, order = 0, one, zero] = bytes
  return release >= 105 && release <= 115 && (order === 1 || order === 2) && one === 1 && zero === 0
}

/** The versions of dBASE and FoxPro that are in use. */
const DBF_VERSIONS = new Set([0x03, 0x30, 0x31, 0x32, 0x83, 0x8b, 0xf5])
const DBF_FIELD_BYTES = 32

/** A table of dBASE has the date of its last change, and a mark after the descriptions of its fields. */
function isDbf(bytes: Buffer): boolean {
  if (bytes.length < 2 * DBF_FIELD_BYTES + 1 || !DBF_VERSIONS.has(bytes[0]!)) return false
  const [, , month = 0, day = 0] = bytes
  if (month > 12 || day > 31) return false
  for (let at = DBF_FIELD_BYTES; at < bytes.length; at += DBF_FIELD_BYTES) {
    if (bytes[at] === 0x0d) return at > DBF_FIELD_BYTES && bytes.readUInt16LE(8) > at
    if (!/[A-Z0-9+@]/.test(String.fromCharCode(bytes[at + 11] ?? 0))) return false
  }
  return false
}

/** @throws OtherFormat if a file begins with the bytes of a format that is not delimited text */
export function checkFormat(firstBytes: Buffer): void {
  const kind = markedKind(firstBytes)
  if (kind === 'sqlite' || kind === 'duckdb') throw otherDatabase(kind)
  if (kind !== undefined)
    throw new OtherFormat(
      `The file is in the format ${TITLES[kind]}. Set \`type\` to ${kind}, and load it again.`,
      { choice: { member: 'type', values: [kind] } },
    )
  const found = FORMATS.find(({ starts }) =>
    starts.some((start) => firstBytes.subarray(0, start.length).equals(Buffer.from(start, 'latin1'))),
  )
  if (found) throw new OtherFormat(found.sentence(), { choice: found.choice })
  const other = BY_STRUCTURE.find(({ isIn }) => isIn(firstBytes))
  if (other !== undefined) throw new OtherFormat(converted(other.name)())
  if (TAR.test(firstBytes.toString('latin1', 0, 512))) throw new OtherFormat(archive('tar')())
}
