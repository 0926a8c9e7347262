import type { Column } from '../../../generated/quality/sdk/typescript/src/models/Column.ts'
import type { ListingSource } from '../listings/source.ts'
import { groupsOf, type CountedValues, type ValueGroup } from './value-groups.ts'

/** The groups of a listing of conflicts or duplicates, the largest first. */
export interface Groups {
  readonly groups: readonly ValueGroup[]
  readonly left: readonly Column[]
  /** Undefined for a key. */
  readonly right: Column | undefined
  /** How many records of the listing were read. A record of a dependency is a left value with a right value. */
  readonly records: number
  readonly total: number
}

/** Records of a page of the API. */
const MAX_PAGE = 10_000

/**
 * Reads the first groups of a listing.
 * @param leftCount number of the attributes of the left side
 * @param records how many of the listing's records are read
 */
export async function askGroups(
  ask: ListingSource['ask'],
  leftCount: number,
  records: number,
  signal: AbortSignal,
): Promise<Groups> {
  const answer = await ask({ pageSize: Math.min(records, MAX_PAGE) }, signal)
  const [, ...columns] = answer.columns
  const rows = answer.rows.map(({ dataRow = [] }) => dataRow)
  const nulls = await Promise.all(
    columns.map((column, index) =>
      rows.some((row) => row[index + 1] === '')
        ? askNulls(ask, column, columns, signal)
        : Promise.resolve(new Set<number>()),
    ),
  )
  const counted = rows.map((row, at): CountedValues => {
    const values = row.slice(1).map((text, index) => (nulls[index]!.has(at + 1) ? null : text))
    return { rows: Number(row[0]), left: values.slice(0, leftCount), right: values[leftCount] }
  })
  const total = Number(answer.metadata.totalCount)
  return {
    groups: groupsOf(counted, rows.length >= total),
    left: columns.slice(0, leftCount),
    right: columns[leftCount],
    records: rows.length,
    total,
  }
}

/** The numbers of the records with null in a column. A listing shows null like the empty text. */
async function askNulls(
  ask: ListingSource['ask'],
  { columnisedName }: Column,
  columns: readonly Column[],
  signal: AbortSignal,
): Promise<Set<number>> {
  const where = `IS_NULL([${columnisedName.replaceAll(']', ']]')}])`
  const answer = await ask({ columns: [numberName(columns)], where, pageSize: MAX_PAGE }, signal)
  return new Set(answer.rows.map(({ dataRow = [] }) => Number(dataRow[0])))
}

/** The column of a record's number, which gives way to an attribute of this name. */
export function numberName(columns: readonly Column[]): string {
  const taken = new Set(
    columns.flatMap(({ columnisedName, humanisedName }) => [columnisedName, humanisedName]),
  )
  let name = '_rowid'
  while (taken.has(name)) name = `_${name}`
  return name
}
