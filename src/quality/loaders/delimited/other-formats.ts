import { OtherFormat } from '../errors.ts'

/** A format that begins with bytes which no delimited file begins with. */
interface Format {
  /** The first bytes, each as a character of Latin-1. */
  readonly starts: readonly string[]
  readonly sentence: () => string
}

const converted = (name: string) => () =>
  `The file is in the format ${name}. Convert it to CSV, JSON or Parquet, and load that file.`
const compressed = (name: string) => () =>
  `The file is compressed with ${name}. Expand it, or compress it with gzip or zstd, and load it again.`
const archive = (name: string) => () =>
  `The file is an archive of ${name}. Unpack it, and load the file in it.`
const exported = (what: string) => () => `The file is ${what}. Export its tables as CSV, and load that file.`
const picture = () => 'The file is a picture, which has no records.'

const FORMATS: readonly Format[] = [
  {
    starts: ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
    sentence: exported('an xls workbook, or another old document of Office'),
  },
  { starts: ['%PDF-'], sentence: exported('a PDF document') },
  // A delimited file may begin with these four letters, but not with the length of a Thrift structure after them.
  {
    starts: ['PAR1\x15'],
    sentence: () => 'The file is in the format Parquet. Set `type` to parquet, and load it again.',
  },
  {
    starts: ['Obj\x01'],
    sentence: () => 'The file is in the format Avro. Set `type` to avro, and load it again.',
  },
  {
    starts: ['ARROW1\0\0'],
    sentence: () => 'The file is in the format Arrow. Set `type` to arrow, and load it again.',
  },
  { starts: ['SQLite format 3\0'], sentence: converted('SQLite') },
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

/** @throws OtherFormat if a file begins with the bytes of a format that is not delimited text */
export function checkFormat(firstBytes: Buffer): void {
  const found = FORMATS.find(({ starts }) =>
    starts.some((start) => firstBytes.subarray(0, start.length).equals(Buffer.from(start, 'latin1'))),
  )
  if (found) throw new OtherFormat(found.sentence())
  if (TAR.test(firstBytes.toString('latin1', 0, 512))) throw new OtherFormat(archive('tar')())
}
