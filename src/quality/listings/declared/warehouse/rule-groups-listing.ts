import type { Knex } from 'knex'
import { groupsTable } from '../../../model/warehouse/load-tables.ts'
import type { ServedLoad } from '../../served-load.ts'
import { integer, optional, percentage, text } from '../../columns.ts'
import { listingOf, type Listing } from '../../listing.ts'

/** The groups that a run of a rule kept. */
export interface KeptGroups {
  readonly analysisId: number
  readonly ruleId: number
  /** Number of kept groups. */
  readonly total: number
  /** Restricts them to the groups with these values. */
  readonly values: readonly (string | null)[] | undefined
}

/** The rows whose column `value` has one of the values. */
export const ofGroups = (rows: Knex.QueryBuilder, values: readonly (string | null)[]): Knex.QueryBuilder =>
  rows.where((any) => {
    for (const value of values) void (value === null ? any.orWhereNull('value') : any.orWhere({ value }))
  })

/** The groups of a rule, the largest first. */
export function ruleGroupsListing(
  { entity, warehouse: { dialect } }: ServedLoad,
  { analysisId, ruleId, total, values }: KeptGroups,
): Listing {
  const rowsOfGroup = dialect.sum('passing', 'failing')
  return listingOf({
    view: 'Groups',
    key: ['_rowid'],
    numbering: values === undefined ? { isGapless: true, total } : undefined,
    from: (warehouse) => {
      const table = groupsTable(entity.id, entity.generation, analysisId)
      const rows = warehouse(table).where('rule', ruleId).where('n', '>', 0)
      return values ? ofGroups(rows, values) : rows
    },
    url: undefined,
    scannedRows: { count: total, isTable: false },
    columns: new Map([
      ['value', text('Value', 'Value of the group expression', 'value')],
      ['_pass_count', integer('Passing Rows', 'Number of passing rows of the group', 'passing')],
      ['fail_count', integer('Failing Rows', 'Number of failing rows of the group', 'failing')],
      [
        '_passing_fraction',
        percentage(
          'Passing Fraction',
          'Percentage of passing rows of the group',
          dialect.share('passing', rowsOfGroup),
        ),
      ],
      [
        '_failing_fraction',
        percentage(
          'Failing Fraction',
          'Percentage of failing rows of the group',
          dialect.share('failing', rowsOfGroup),
        ),
      ],
      ['total', integer('Total Number of Rows', 'Number of rows of the group', rowsOfGroup)],
      [
        'aggregate_pass',
        text('Aggregate over Passing Rows', 'Aggregate over the passing rows of the group', 'aggregate_pass'),
      ],
      [
        'aggregate_fail',
        text('Aggregate over Failing Rows', 'Aggregate over the failing rows of the group', 'aggregate_fail'),
      ],
      ['_is_null', optional(text('Null', 'Y for the group of null', dialect.nullFlag('value')))],
      ['_rowid', optional(integer('Ref', 'Number of the group, from 1, the largest first', 'n'))],
    ]),
  })
}
