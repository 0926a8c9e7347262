import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type ExcelWords,
  readExcel,
  sheetFormatOf,
} from '../../../../src/quality/loaders/excel/excel-request.ts'
import { sheetsOf } from '../../../../src/quality/loaders/excel/list-sheets.ts'
import { openExcel } from '../../../../src/quality/loaders/excel/open-excel.ts'
import { sheetLines } from '../../../../src/quality/loaders/excel/sheet-lines.ts'
import type { ExcelSource } from '../../../../src/quality/model/entity-source.ts'
import type { ReadLimits } from '../../../../src/quality/model/reading.ts'
import { readSource, type ReadSource } from '../json/read-json.ts'

export const LIMITS: ReadLimits = {
  recordBytes: 1 << 20,
  columns: 4096,
  rejectBytes: 1 << 16,
  expandedBytes: 1 << 30,
}

interface Options extends ExcelWords, Partial<ReadLimits> {
  /** The most bytes that are read, as of a preview. */
  readonly firstBytes?: number
}

/** Writes bytes to a file, which is removed after its use. */
export async function withFile<T>(bytes: Buffer, use: (path: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'excel-'))
  try {
    const path = join(folder, 'a file')
    writeFileSync(path, bytes)
    return await use(path)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Reads a workbook as a load would. */
export const readWorkbook = (bytes: Buffer, options: Options = {}): Promise<ReadSource> =>
  withFile(bytes, (path) => readFile(path, bytes.length, options))

export async function readFile(
  path: string,
  fileBytes: number,
  { firstBytes, ...options }: Options = {},
): Promise<ReadSource> {
  const source = readExcel(options) as ExcelSource
  const limits = { ...LIMITS, ...options }
  const request = {
    kind: 'excel',
    path,
    sheet: source.sheet,
    format: sheetFormatOf(source),
    fileBytes,
  } as const
  return readSource(await openExcel(request, limits, firstBytes))
}

/** The rows without names, with the default options otherwise. */
export const rowsOf = async (bytes: Buffer, options: Options = {}) =>
  (await readWorkbook(bytes, { attr: 'none', ...options })).rows

export const sheetsOfWorkbook = (bytes: Buffer) =>
  withFile(bytes, (path) => sheetsOf({ path, limits: LIMITS }))

export const linesOfWorkbook = (bytes: Buffer, sheet?: string) =>
  withFile(bytes, (path) => sheetLines({ path, sheet, lines: 100, limits: LIMITS, firstBytes: 1 << 26 }))

export const failure = async (promise: Promise<unknown>): Promise<Error> =>
  promise.then(
    (value) => {
      throw new Error(`It was read: ${JSON.stringify(value).slice(0, 500)}`)
    },
    (error: Error) => error,
  )

/** The path of a workbook that LibreOffice wrote, see `write_files.py`. */
export const writtenByLibreOffice = (name: string): string =>
  join(import.meta.dirname, 'written-by-libreoffice', name)
