import { OtherFormat } from '../errors.ts'

/** A format that begins with bytes which no delimited file begins with. */
interface Format {
  /** The first bytes, each as a character of Latin-1. */
  readonly starts: readonly string[]
  readonly sentence: (bytes: Buffer) => string
}

const converted = (name: string) => () =>
  `The file is in the format ${name}. Convert it to CSV, JSON or Parquet, and load that file.`
const compressed = (name: string) => () =>
  `The file is compressed with ${name}. Expand it, or compress it with gzip, and load it again.`
const archive = (name: string) => () =>
  `The file is an archive of ${name}. Unpack it, and load the file in it.`
const exported = (what: string) => () => `The file is ${what}. Export its tables as CSV, and load that file.`
const picture = () => 'The file is a picture, which has no records.'

/** The place of the length of the first member's name in a zip archive, and of the name (PKWARE APPNOTE 4.3.7). */
const [NAME_LENGTH, NAME] = [26, 30]

function zipped(bytes: Buffer): string {
  const length = bytes.length >= NAME ? bytes.readUInt16LE(NAME_LENGTH) : 0
  const name = bytes.toString('latin1', NAME, NAME + length)
  if (/^(\[Content_Types\]\.xml$|_rels\/|docProps\/|xl\/)/.test(name))
    return exported('a workbook of Excel, or another document of Office')()
  if (name === 'mimetype') return exported('an OpenDocument file')()
  return archive('zip')()
}

const FORMATS: readonly Format[] = [
  { starts: ['PK\x03\x04', 'PK\x05\x06'], sentence: zipped },
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
  { starts: ['Obj\x01'], sentence: converted('Avro') },
  { starts: ['ARROW1\0\0'], sentence: converted('Arrow') },
  { starts: ['SQLite format 3\0'], sentence: converted('SQLite') },
  { starts: ['\x28\xb5\x2f\xfd'], sentence: compressed('zstd') },
  { starts: ['\xfd7zXZ\0'], sentence: compressed('xz') },
  { starts: Array.from('123456789', (level) => `BZh${level}1AY&SY`), sentence: compressed('bzip2') },
  { starts: ['7z\xbc\xaf\x27\x1c'], sentence: archive('7-Zip') },
  { starts: ['Rar!\x1a\x07'], sentence: archive('RAR') },
  { starts: ['\x89PNG\r\n\x1a\n', '\xff\xd8\xff', 'GIF87a', 'GIF89a'], sentence: picture },
]

/** @throws OtherFormat if a file begins with the bytes of a format that is not delimited text */
export function checkFormat(firstBytes: Buffer): void {
  const found = FORMATS.find(({ starts }) =>
    starts.some((start) => firstBytes.subarray(0, start.length).equals(Buffer.from(start, 'latin1'))),
  )
  if (found) throw new OtherFormat(found.sentence(firstBytes))
}
