import type { Knex } from 'knex'
import { keptRowsTable } from '../../../model/warehouse/load-tables.ts'
import type { ServedLoad } from '../../served-load.ts'
import type { Listing } from '../../listing.ts'
import { ofGroups } from './rule-groups-listing.ts'
import { servedRowsListing } from './served-rows.ts'

/** Rows of an entity that a rule selects. */
export type SelectedRows =
  /** The numbers that a run kept. */
  | {
      readonly kind: 'index'
      readonly analysisId: number
      readonly ruleId: number
      readonly passes: boolean
      /** Restricts them to the groups with these values. */
      readonly groups: readonly (string | null)[] | undefined
      /** Number of rows of all groups. */
      readonly total: number
    }
  /** Those for which a condition is true. */
  | {
      readonly kind: 'scan'
      /** SQL that joins tables to the rows. */
      readonly joins: readonly string[]
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
    const { analysisId, ruleId, passes, groups, total } = selected
    const kept = () => {
      const rows = warehouse
        .knex(keptRowsTable(entity.id, entity.generation, analysisId))
        .where({ rule: ruleId, passes })
        .select('row')
      return groups ? ofGroups(rows, groups) : rows
    }
    return {
      ...listing,
      view,
      source: 'index',
      numbering: {
        isGapless: false,
        total,
        find: (rows) => rows.whereIn('_rowid', kept()),
        ...(groups === undefined
          ? {
              between: (rows: Knex.QueryBuilder, first: number, last: number) =>
                rows.whereIn('_rowid', kept().whereBetween('n', [first, last])),
            }
          : { mustCount: true as const }),
      },
    }
  }
  const { joins, sql, bindings, total } = selected
  return {
    ...listing,
    view,
    source: 'scan',
    numbering: {
      isGapless: false,
      total: total ?? entity.loadedRows,
      ...(total === undefined && { mustCount: true as const }),
      find: (rows) => joins.reduce((joined, join) => joined.joinRaw(join), rows).whereRaw(sql, bindings),
    },
  }
}
