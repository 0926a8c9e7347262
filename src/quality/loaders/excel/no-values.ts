import { MAX_ROW } from './cell-range.ts'
import type { SheetFormat } from './excel-task.ts'

/** Why a sheet has no columns. */
export function noValues({ range, skipRows }: Pick<SheetFormat, 'range' | 'skipRows'>): string {
  const { top, bottom, isLeftOpen, isRightOpen } = range
  const isWhole = top === 1 && bottom === MAX_ROW && isLeftOpen && isRightOpen
  if (isWhole && skipRows === 0)
    return 'The sheet has no values, so its columns are unknown; name another sheet, or load a workbook with values.'
  const skipped =
    skipRows === 0 ? '' : ` below the ${skipRows === 1 ? 'row' : `${skipRows} rows`} that skipRows leaves out`
  return `The sheet has no values${isWhole ? '' : ' in the range'}${skipped}, so its columns are unknown; correct range, skipRows or sheet.`
}
