import { open } from 'node:fs/promises'
import { compressionOf, MAGIC_BYTES } from '../compression/compression.ts'
import { OtherFormat } from '../errors.ts'
import type { Compression } from '../../model/reading.ts'
import { CONTENT } from './ods/ods-reader.ts'
import { OdsWorkbook } from './ods/ods-workbook.ts'
import { PackageParts, type PartLimits } from './package-parts.ts'
import type { Workbook } from './workbook.ts'
import { COMPOUND_MAGIC } from './xls/compound-file.ts'
import { XlsWorkbook } from './xls/xls-workbook.ts'
import { relationshipsOf } from './xlsx/relationships.ts'
import { XlsxWorkbook } from './xlsx/xlsx-workbook.ts'

const ZIP_MAGIC = Buffer.from('PK\x03\x04', 'latin1')
/** The usual name of the part that describes the workbook. */
const USUAL_PART = 'xl/workbook.xml'

/**
 * Opens a workbook of any format. Its bytes tell the format, whatever the file is named.
 * @param path absolute
 * @param maxRowBytes of the texts of a row
 * @throws ReadingError, or the system's error
 */
export async function openWorkbook(path: string, limits: PartLimits, maxRowBytes: number): Promise<Workbook> {
  const head = await headOf(path)
  const begins = (magic: Buffer) => head.subarray(0, magic.length).equals(magic)
  if (begins(COMPOUND_MAGIC)) return XlsWorkbook.open(path, maxRowBytes)
  if (begins(ZIP_MAGIC)) return openPackage(await PackageParts.open(path, limits), maxRowBytes)
  const compression = compressionOf(head)
  throw new OtherFormat(compression === undefined ? NO_WORKBOOK : compressedWith(compression))
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MAGIC_BYTES), 0, MAGIC_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function openPackage(parts: PackageParts, maxRowBytes: number): Promise<Workbook> {
  try {
    const relationships = await relationshipsOf(parts, '')
    const named = relationships.find(({ type }) => type === 'officeDocument')?.part
    const part = named ?? (parts.has(USUAL_PART) ? USUAL_PART : undefined)
    if (part?.endsWith('.bin')) throw new OtherFormat(BINARY)
    if (part !== undefined) return await XlsxWorkbook.open(parts, part, maxRowBytes)
    if (parts.has(CONTENT)) return await OdsWorkbook.open(parts, maxRowBytes)
    throw new OtherFormat(ARCHIVE)
  } catch (error) {
    parts.close()
    throw error
  }
}

const compressedWith = (compression: Compression): string =>
  `The file is compressed with ${compression}, and workbooks are compressed in themselves; expand it, and load it again.`
const NO_WORKBOOK =
  'The file is not a workbook, whatever its name says. If it is text, set `type` to delimited; if it is an HTML page, open it in Excel or LibreOffice and save it as xlsx.'
const BINARY = 'The file is a binary workbook (xlsb); save it as xlsx, and load that file.'
const ARCHIVE = 'The file is an archive without a workbook of its own; unpack it, and load the file in it.'
