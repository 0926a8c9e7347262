import type { Knex } from 'knex'
import { failingTable } from '../../model/load-tables.ts'
import type { ServedLoad } from '../served-load.ts'
import type { Listing } from '../listing.ts'
import { servedRowsListing } from './served-rows.ts'

/** Rows of an entity that a rule selects. */
export type SelectedRows =
  /** The numbers that a run kept, by position from 1. */
  | { readonly kind: 'index'; readonly analysisId: number; readonly ruleId: number; readonly total: number }
  /** Those for which a condition is true. */
  | {
      readonly kind: 'scan'
      readonly sql: string
      readonly bindings: readonly Knex.RawBinding[]
      /** Undefined: they have to be counted. */
      readonly total: number | undefined
    }

/**
 * The listing of the rows that a rule selects. It has the columns of the listing of all rows.
 * @param where the condition of the request
 * @throws TableUnknown
 */
export async function ruleRowsListing(
  view: string,
  load: ServedLoad,
  selected: SelectedRows,
  where: string | undefined,
): Promise<Listing> {
  const { entity, warehouse } = load
  const listing = await servedRowsListing(load, undefined, where)
  if (selected.kind === 'index') {
    const { analysisId, ruleId, total } = selected
    const kept = () =>
      warehouse
        .knex(failingTable(entity.id, entity.generation, analysisId))
        .where('rule', ruleId)
        .select('row')
    return {
      ...listing,
      view,
      source: 'index',
      numbering: {
        isGapless: false,
        total,
        find: (rows) => rows.whereIn('_rowid', kept()),
        between: (rows, first, last) => rows.whereIn('_rowid', kept().whereBetween('n', [first, last])),
      },
    }
  }
  const { sql, bindings, total } = selected
  return {
    ...listing,
    view,
    source: 'scan',
    numbering: {
      isGapless: false,
      total: total ?? entity.loadedRows,
      ...(total === undefined && { mustCount: true as const }),
      find: (rows) => rows.whereRaw(sql, bindings),
    },
  }
}
