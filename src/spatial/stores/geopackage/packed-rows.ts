import type { FeatureKey, Layer, Value } from '../../model/collection-store.ts'
import { isNested, type Column } from '../../model/column.ts'
import type { Fields, TimedRow } from '../shared/search.ts'

/**
 * The rows of a statement in two cells. The driver makes each cell of each row by several calls into V8, which takes
 * it three times as long as reading the rows from these cells.
 */
export interface PackedRows {
  /**
   * JSON: for each row the values of the fields, the ranges of the times, the id if there is a column of ids, the key and
   * the bytes of the geometry.
   */
  readonly rows: string
  /** The geometries one after the other; null if no row has one. */
  readonly geometries: Buffer | null
}

/**
 * SQL for the two cells, over rows with the columns `key`, `id` if the layer has a column of ids, `geometry` (a blob or
 * null), `c0` for the layer's column 0, and `f0` and `t0` for the range of its times.
 */
export function packing({ columns: all, id }: Layer, { columns, times }: Fields): string {
  const cells = [
    ...columns.map((column) => cell(`c${column}`, all[column] as Column)),
    ...times.flatMap((column) => [`cast(f${column} as integer)`, `cast(t${column} as integer)`]),
    ...(id === undefined ? [] : ['"id"']),
  ]
  return (
    `json_group_array(json_array(${[...cells, '"key"', 'octet_length(geometry)'].join(', ')})) as rows, ` +
    `iif(${IS_UTF8}, cast(${GEOMETRIES} as blob), unhex(${GEOMETRIES})) as geometries`
  )
}

/** In a file with texts in UTF-16, SQLite would recode the bytes of the joined geometries. */
const IS_UTF8 = "octet_length('a') = 1"
const GEOMETRIES = `group_concat(iif(${IS_UTF8}, geometry, hex(geometry)), '')`

/**
 * A cell as JSON. SQLite can store a value of any type in a column. In JSON it would write 15 digits of a real, and
 * it fails for a blob, which is null in every answer. 17 digits are exact if they are right, but of so many SQLite drops
 * some; 20 digits keep them.
 */
function cell(name: string, { type, range }: Column): string {
  if (isNested(type)) return jsonCell(name)
  // A double holds only integers up to 2^53 exactly: larger ones are read as text.
  const isExact = type !== 'integer' || range !== undefined
  const integer = isExact
    ? name
    : `iif(${name} between -9007199254740991 and 9007199254740991, ${name}, cast(${name} as text))`
  return (
    `case typeof(${name}) when 'text' then ${name} when 'integer' then ${integer} ` +
    `when 'real' then json(format('%!.20g', ${name})) end`
  )
}

/** A cell of a column of JSON: a JSON text, also where the file has changed to another text since it was opened. */
const jsonCell = (name: string): string =>
  `case when typeof(${name}) in ('null', 'blob') then null ` +
  `when json_valid(${name}) then cast(${name} as text) else json_quote(cast(${name} as text)) end`

/**
 * The rows in two cells as objects.
 *
 * @param hasIds true if the layer has a column of ids
 */
export function unpack({ rows, geometries }: PackedRows, fields: Fields, hasIds: boolean): TimedRow[] {
  let end = 0
  return (JSON.parse(rows) as Value[][]).map((cells) => {
    const size = cells.pop() as number | null
    const key = cells.pop() as FeatureKey
    const id = hasIds ? { id: cells.pop() as string } : undefined
    const geometry = size === null ? null : (geometries as Buffer).subarray(end, (end += size))
    if (fields.isDense && id === undefined) return { key, geometry, values: cells }
    return { key, ...id, geometry, ...placed(cells, fields) }
  })
}

/** The values and the ranges under the positions of their columns. */
function placed(
  cells: readonly Value[],
  { columns, times }: Fields,
): Pick<Required<TimedRow>, 'values' | 'times'> {
  const values: Value[] = []
  const ranges: [number | null, number | null][] = []
  columns.forEach((column, at) => (values[column] = cells[at] as Value))
  times.forEach((column, at) => {
    const [from, to] = cells.slice(columns.length + at * 2)
    ranges[column] = [from as number | null, to as number | null]
  })
  return { values, times: ranges }
}
