import type { Value } from '../../model/collection-store.ts'
import type { Fields, TimedRow } from '../shared/search.ts'
import type { Cell } from './connections.ts'
import { ChangedTable } from './faults.ts'
import { keyOf } from './key-texts.ts'
import type { PostgisLayer } from './layer.ts'
import { rangeOf } from './time-ranges.ts'

/** A row with the values of the terms that it is sorted by, as texts. */
export interface PlacedRow extends TimedRow {
  readonly sorted: readonly Value[]
}

/**
 * The row of a statement (see `LayerSql.rows`).
 *
 * @param terms number of terms that the rows are sorted by
 */
export function readRow(
  layer: PostgisLayer,
  fields: Fields,
  terms: number,
  cells: readonly Cell[],
): PlacedRow {
  const { keyParts, kinds } = layer
  let at = keyParts.length
  const key = keyOf(layer, cells.slice(0, at) as string[])
  const sorted = cells.slice(at, (at += terms)) as (string | null)[]
  const values: Value[] = []
  const times: ReturnType<typeof rangeOf>[] = []
  for (const column of fields.columns) {
    const cell = cells[at++]
    const kind = kinds[column]
    values[column] = typeof cell !== 'string' || kind === undefined ? null : kind.read(cell)
    if (fields.times.includes(column)) times[column] = rangeOf(kind?.name, values[column] ?? null)
  }
  const geometry = fields.geometry
    ? placed(layer, cells[at] as Buffer | null | undefined, cells[at + 1])
    : null
  return { key, geometry, values, sorted, ...(times.length > 0 && { times }) }
}

const UNREADABLE = Buffer.alloc(0)

/**
 * A geometry of the layer's reference system. If the column declares another one now, the positions of all rows have
 * another meaning than before; otherwise a single row is wrong.
 *
 * @throws ChangedTable
 */
function placed({ stored }: PostgisLayer, geometry: Buffer | null = null, srid: Cell = null): Buffer | null {
  if (geometry === null || Number(srid) === stored?.srid) return geometry
  if (stored?.isDeclared === true) throw new ChangedTable(`Its geometries have the SRID ${String(srid)} now.`)
  return UNREADABLE
}
