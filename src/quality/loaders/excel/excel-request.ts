import type { ExcelSource } from '../../model/entity-source.ts'
import type { MembersOfKind } from '../source-kind.ts'
import { faultOfWord } from '../source-words.ts'
import { type OpenRange, parseRange, WHOLE_SHEET } from './cell-range.ts'
import type { SheetFormat } from './excel-task.ts'

/** The members of `connectInfo` that a workbook has. */
export interface ExcelWords {
  readonly attr?: string | undefined
  readonly sheet?: string | number | undefined
  readonly range?: string | undefined
  readonly skipRows?: number | string | undefined
  readonly errors?: ExcelSource['errors'] | undefined
}

/** The members of a source that a request sets for a workbook. @throws InvalidData */
export function readExcel({
  attr = 'names',
  sheet,
  range,
  skipRows,
  errors,
}: ExcelWords): MembersOfKind<ExcelSource> {
  if (attr !== 'names' && attr !== 'none')
    throw faultOfWord(
      'attr',
      'A workbook has its names in the first row that is read (attr "names"), or no names (attr "none"). Leave schemaFile out.',
    )
  if (range !== undefined && parseRange(range) === undefined)
    throw faultOfWord(
      'range',
      'The range must be cells such as B3:F200, B3: without an end, columns such as B:F, or rows such as 3:200.',
    )
  return {
    kind: 'excel',
    encoding: 'utf-8',
    attr,
    ...(sheet === undefined ? {} : { sheet: String(sheet) }),
    ...(range === undefined ? {} : { range }),
    ...(skipRows === undefined ? {} : { skipRows: Number(skipRows) }),
    errors: errors ?? 'null',
  }
}

/** What of the sheet the reader reads. */
export const sheetFormatOf = ({ attr, range, skipRows = 0, errors }: ExcelSource): SheetFormat => ({
  range: rangeOf(range),
  skipRows,
  header: attr === 'names',
  rejectsErrors: errors === 'reject',
})

/** A source is stored with a range that was read before. */
const rangeOf = (range: string | undefined): OpenRange =>
  (range === undefined ? undefined : parseRange(range)) ?? WHOLE_SHEET
