import type { Transaction } from '../../../platform/catalogue/catalogue.ts'
import type { ExecuteJoinParams, JoinSide } from '../../model/join.ts'
import type { Entity } from '../../model/entity.ts'
import { readSortTerm, type GivenOptions } from '../../listings/options.ts'
import { entityOf } from '../../listings/registry.ts'
import { changeWaitingParams } from '../../stores/jobs/job-params.ts'
import type { MappingParams } from '../library/associations.ts'
import type { ExportParams } from '../files/export-params.ts'

/** The other names of an attribute. */
interface NewNames {
  /** Columnised names. */
  readonly before: string
  readonly after: string
  /** Rewrites an expression over the rows of the entity. */
  readonly rewrite: (text: string) => string
}

/** The listings whose columns are the attributes of their entity. */
const LISTINGS_OF_ROWS: ReadonlySet<string> = new Set([
  'rows',
  'duplicates',
  'spaces',
  'ruleFailingRows',
  'rulePassingRows',
  'groupFailingRows',
  'groupPassingRows',
  'duplicateKeyRows',
  'conflictRows',
])

/** Writes new names of an attribute into the parameters of jobs that wait. Other jobs refer to numbers only. */
export const renameInWaitingJobs = (
  entity: Pick<Entity, 'id' | 'number'>,
  names: NewNames,
  transaction: Transaction,
): Promise<void> =>
  changeWaitingParams(
    entity.id,
    {
      Export: (params) => renamedExport(params as ExportParams, entity.number, names),
      'Edit Mapping': (params) => renamedMapping(params as MappingParams, names),
      'Execute Join': (params) => renamedJoin(params as ExecuteJoinParams, entity.id, names),
    },
    transaction,
  )

function renamedExport(
  params: ExportParams,
  entityNumber: number,
  { before, after, rewrite }: NewNames,
): ExportParams {
  const { listing, options } = params
  if (entityOf(listing) !== entityNumber || !LISTINGS_OF_ROWS.has(listing.name)) return params
  const renamed = (column: string): string => (column === before ? after : column)
  const { columns, sort, where } = options ?? {}
  return {
    ...params,
    options: {
      ...options,
      ...(columns && { columns: columns.map(renamed) }),
      ...(sort && { sort: sort.map((term) => renamedTerm(term, renamed)) }),
      ...(where !== undefined && { where: rewrite(where) }),
    },
  }
}

type GivenTerm = NonNullable<GivenOptions['sort']>[number]

/** A term that is a string has its column before the direction. */
function renamedTerm(term: GivenTerm, renamed: (column: string) => string): GivenTerm {
  if (typeof term !== 'string') return { ...term, column: renamed(term.column) }
  const { column, isDescending } = readSortTerm(term)
  return { column: renamed(column), direction: isDescending ? 'desc' : 'asc' }
}

const renamedMapping = (params: MappingParams, { before, after }: NewNames): MappingParams => ({
  ...params,
  pairs: params.pairs.map((pair) =>
    pair.attributeName === before ? { ...pair, attributeName: after } : pair,
  ),
})

function renamedJoin(params: ExecuteJoinParams, entityId: number, { rewrite }: NewNames): ExecuteJoinParams {
  if (params.kind !== 'create') return params
  const renamed = (side: JoinSide): JoinSide =>
    side.entityId !== entityId || side.filter === undefined ? side : { ...side, filter: rewrite(side.filter) }
  const { definition } = params
  return {
    ...params,
    definition: { ...definition, left: renamed(definition.left), right: renamed(definition.right) },
  }
}
