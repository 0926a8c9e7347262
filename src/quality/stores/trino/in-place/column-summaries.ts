import { identifier } from '../../../../lib/sql-quotes.ts'
import { type ColumnSummary, VALUE_TYPES, type ValueType } from '../../../model/reading.ts'
import { inPlaceColumn } from '../../../model/warehouse/in-place.ts'
import type { Row } from '../../../model/warehouse/warehouse.ts'
import type { RunStatement } from '../tables.ts'

/** Columns of one query. A query reads its own columns only, and each has three aggregates. */
const COLUMNS_AT_ONCE = 50

/**
 * The types and lengths of the texts of each column, as `ColumnTally` counts them.
 * @param table with columns that have the names of `inPlaceColumn`
 */
export async function columnSummaries(
  table: string,
  columns: number,
  rows: number,
  run: RunStatement,
  signal: AbortSignal,
): Promise<ColumnSummary[]> {
  const summaries: ColumnSummary[] = []
  for (let from = 0; from < columns; from += COLUMNS_AT_ONCE) {
    const some = Array.from({ length: Math.min(COLUMNS_AT_ONCE, columns - from) }, (_, i) => from + i)
    const figures = some.flatMap((column) => {
      const text = inPlaceColumn(column)
      return [
        `json_format(CAST(histogram(gt_value_type(${text})) AS json)) AS types${column}`,
        `min(length(${text})) AS least${column}`,
        `max(length(${text})) AS most${column}`,
      ]
    })
    const [found] = await run(`SELECT ${figures.join(', ')} FROM ${identifier(table)}`, signal)
    summaries.push(...some.map((column) => summaryOf(found!, column, rows)))
  }
  return summaries
}

function summaryOf(found: Row, column: number, rows: number): ColumnSummary {
  const counts = JSON.parse((found[`types${column}`] as string | null) ?? '{}') as Record<string, number>
  const types = VALUE_TYPES.map((type, index) => [type, counts[index] ?? 0] as const)
  const values = types.reduce((sum, [, count]) => sum + count, 0)
  return {
    types: { ...(Object.fromEntries(types) as Record<ValueType, number>), null: rows - values },
    minLength: Number(found[`least${column}`] ?? 0),
    maxLength: Number(found[`most${column}`] ?? 0),
  }
}
