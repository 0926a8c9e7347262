import { SourceBroken } from '../../errors.ts'
import { CellText } from '../cell-text.ts'
import { builtInFormat, formatOfCode } from '../number-format.ts'
import { PROTECTED } from '../refusals.ts'
import { StringTable } from '../string-table.ts'
import type { SheetInfo, SheetState } from '../workbook.ts'
import { BIFF, BiffRecords, BiffStrings } from './biff-records.ts'
import { damagedXls } from './compound-file.ts'

/** The version of Excel 97 to 2003 in the first record ([MS-XLS] 2.4.21). */
const BIFF8 = 0x600
/** Of the sheets of a workbook, those of cells ([MS-XLS] 2.4.28). */
const WORKSHEET = 0
const STATES: readonly SheetState[] = ['visible', 'hidden', 'veryHidden']

export interface XlsSheet extends SheetInfo {
  /** The index of its first record. */
  readonly at: number
}

/** What the records before those of the sheets say. */
export interface XlsGlobals {
  readonly sheets: readonly XlsSheet[]
  readonly is1904: boolean
  readonly strings: StringTable
  /** By index of a cell's format: NUMBER, DATE, TIMESTAMP, TIME or DURATION. */
  readonly formats: Uint8Array
}

/**
 * Reads what the records before those of the sheets say.
 * @throws SourceBroken
 */
export function globalsOf(bytes: Buffer): XlsGlobals {
  const records = new BiffRecords(bytes)
  if (!records.next() || records.type !== BIFF.begin) throw damagedXls('it has no beginning')
  records.need(4)
  if (bytes.readUInt16LE(records.start) !== BIFF8) throw new SourceBroken(TOO_OLD)
  const sheets: XlsSheet[] = []
  const strings = new StringTable()
  const ownFormats = new Map<number, number>()
  const formatIds: number[] = []
  let is1904 = false
  while (records.next() && records.type !== BIFF.eof) {
    const { type, start } = records
    if (type === BIFF.encryption) throw new SourceBroken(PROTECTED)
    else if (type === BIFF.date1904) {
      records.need(2)
      is1904 = bytes.readUInt16LE(start) === 1
    } else if (type === BIFF.boundSheet) {
      records.need(8)
      const sheet = sheetOf(records)
      if (sheet !== undefined) sheets.push(sheet)
    } else if (type === BIFF.format) {
      records.need(5)
      ownFormats.set(bytes.readUInt16LE(start), formatOfCode(textAt(records, start + 2)))
    } else if (type === BIFF.cellFormat) {
      records.need(4)
      formatIds.push(bytes.readUInt16LE(start + 2))
    } else if (type === BIFF.sharedStrings) readStrings(records, strings)
  }
  const formats = Uint8Array.from(formatIds, (id) => ownFormats.get(id) ?? builtInFormat(id))
  return { sheets, is1904, strings, formats }
}

/** @returns undefined for a sheet of charts or macros */
function sheetOf(records: BiffRecords): XlsSheet | undefined {
  const { bytes, start } = records
  if (bytes[start + 5] !== WORKSHEET) return undefined
  const name = new CellText(256)
  new BiffStrings(records, start + 7).appendTo(name, bytes[start + 6])
  return {
    name: name.bytes.toString('utf8', 0, name.length),
    state: STATES[bytes[start + 4]! & 3] ?? 'visible',
    at: bytes.readUInt32LE(start),
  }
}

function textAt(records: BiffRecords, at: number): string {
  const text = new CellText(256)
  new BiffStrings(records, at).appendTo(text)
  return text.bytes.toString('utf8', 0, text.length)
}

function readStrings(records: BiffRecords, strings: StringTable): void {
  records.need(8)
  const count = records.bytes.readUInt32LE(records.start + 4)
  const reader = new BiffStrings(records, records.start + 8)
  const text = new CellText()
  for (let index = 0; index < count; index++) {
    text.length = 0
    reader.appendTo(text)
    strings.add(text)
  }
}

export const TOO_OLD =
  'The workbook is in a format older than that of Excel 97; open it in Excel or LibreOffice, save it as xlsx, and load that file.'
