import type { ExcelSource } from '../../model/entity-source.ts'
import { SchemaFileFault } from '../errors.ts'
import { readSheetLines, readSheets } from '../records/read-records.ts'
import type { SourceKind } from '../source-kind.ts'
import type { FileLocation } from '../source-location.ts'
import { workerReadings } from '../worker-readings.ts'
import { type ExcelWords, readExcel, sheetFormatOf } from './excel-request.ts'

/** Workbooks of Excel and OpenDocument: `xlsx`, `xlsm`, `xls` and `ods`. */
export const EXCEL: SourceKind<ExcelSource, FileLocation, ExcelWords> = {
  kind: 'excel',
  needsWholeFile: true,
  hasSheets: true,
  readRequest: readExcel,
  declare: async () => {
    throw new SchemaFileFault('A workbook names its columns itself; leave schemaFile out.')
  },
  detect: async ({ path }, signal, limits) => {
    const sheets = await readSheets({ path, limits }, signal)
    return { encoding: undefined, sheets }
  },
  lines: ({ location: { path }, lines, limits, firstBytes, declared }, signal) => {
    const { sheet } = declared!.source as ExcelSource
    return readSheetLines({ path, sheet, lines, limits, firstBytes }, signal)
  },
  ...workerReadings(({ source, location: { path, bytes } }) => ({
    records: {
      kind: 'excel',
      path,
      sheet: source.sheet,
      format: sheetFormatOf(source),
      fileBytes: bytes,
    },
    virtual: source.virtualColumns && { columns: source.virtualColumns, declaredNames: undefined },
  })),
  describe: () => ({ delimiter: `''`, quote: `''` }),
}
