/** A workbook that a command reads without a server. */
import { basename } from 'node:path'
import { type ExcelWords, readExcel } from '../../quality/loaders/excel/excel-request.ts'
import { listOfSheets } from '../../quality/loaders/excel/find-sheet.ts'
import { readLimits } from '../../quality/loaders/read-limits.ts'
import { readSheets } from '../../quality/loaders/records/read-records.ts'
import type { ExcelSource } from '../../quality/model/entity-source.ts'
import { sheetInWords } from '../../quality/report/reading-in-words.ts'
import { UsageError } from '../command.ts'
import { refuse } from './refused-options.ts'

/** The options of workbooks, beside `--header`. */
export const WORKBOOK_OPTIONS = {
  sheet: { type: 'string' },
  range: { type: 'string' },
  'skip-rows': { type: 'string' },
  errors: { type: 'string' },
} as const

/** The values of WORKBOOK_OPTIONS and of the options of delimited files. */
export interface WorkbookValues {
  readonly sheet?: string | undefined
  readonly range?: string | undefined
  readonly 'skip-rows'?: string | undefined
  readonly errors?: string | undefined
  readonly header?: boolean | undefined
}

/**
 * The source of an entity that would be loaded from a workbook, and sentences about it.
 * @param path absolute
 * @param options the names of all options of formats
 * @throws UsageError, InvalidData, ReadingError
 */
export async function workbookFile(
  path: string,
  values: WorkbookValues,
  options: readonly string[],
  expandedBytes: number,
): Promise<{ readonly source: ExcelSource; readonly description: string }> {
  const others = options.filter((option) => option !== 'header' && !Object.hasOwn(WORKBOOK_OPTIONS, option))
  refuse(values, others, 'a workbook')
  const source = {
    ...{ source: 'server', sourceFile: basename(path), sample: 'all' },
    ...readExcel(wordsOf(values)),
  } as ExcelSource
  const sentences = [`${basename(path)} is read as ${sheetInWords(source)}.`]
  if (source.sheet === undefined) {
    const sheets = await readSheets({ path, limits: readLimits(expandedBytes) }, new AbortController().signal)
    if (sheets.length > 1) sentences.push(`Its sheets are ${listOfSheets(sheets)}; select one with --sheet.`)
  }
  return { source, description: sentences.join(' ') }
}

function wordsOf({ sheet, range, errors, header = true, ...values }: WorkbookValues): ExcelWords {
  const skipRows = values['skip-rows']
  if (skipRows !== undefined && !/^\d{1,5}$/.test(skipRows))
    throw new UsageError(
      `--skip-rows needs a number of rows, such as 2, and not ${JSON.stringify(skipRows)}.`,
    )
  if (errors !== undefined && errors !== 'null' && errors !== 'reject')
    throw new UsageError('--errors must be null or reject.')
  return { sheet, range, skipRows, errors, attr: header ? 'names' : 'none' }
}
