import type { Knex } from 'knex'
import { HIDDEN_ENTITIES } from '../shared/hidden-entities.ts'
import { derive } from '../../model/derived-figures.ts'
import type {
  AnalysedJoin,
  Join,
  JoinFunction,
  JoinSide,
  JoinStatus,
  PatternEncoding,
  SideFigures,
} from '../../model/join.ts'

/** Digits of a number of rows of a join, which can exceed 64 bits. It is padded with zeros, so that it sorts as text. */
export const PRODUCT_DIGITS = 39

/** The sides of a join, as the prefixes of columns. */
export const SIDES = ['left', 'right'] as const
export type Side = (typeof SIDES)[number]

/** The classes of values, as the prefixes of columns. */
type Class = 'one_one' | 'one_many' | 'many_one' | 'many_many'

type SideRow = {
  [
    Name in
      | `${Side}_entity_id`
      | `${Side}_generation`
      | `${Side}_loaded_rows`
      | `${Side}_rows`
      | `${Side}_values`
      | `${Side}_join_rows`
      | `${Side}_null_rows`
      | `${Side}_number`
  ]: number | string
} & { [Name in `${Side}_attributes` | `${Side}_filter` | `${Side}_name`]: string } & {
  [Name in `${Side}_missing_names`]: string | null
} & {
  [Name in `${Side}_is_unique`]: boolean | number
}

/** A join as a row of the catalogue, with the names and numbers of its entities. */
export type JoinRow = SideRow & {
  [Name in `${Class}_values`]: number | string
} & { [Name in `${Class}_rows`]: string } & {
  id: number
  repository_id: number
  sequence: number
  status: JoinStatus
  function: JoinFunction
  pattern: PatternEncoding | ''
  common_values: number | string
  index_id: number | null
  analysed_at: string
}

/** Digits of an attribute id. An entity has at most 4,096 attributes. */
const ATTRIBUTE_DIGITS = 5

/** Attribute ids as the catalogue has them: `00003_00014`. */
export const attributesText = (ids: readonly number[]): string =>
  ids.map((id) => String(id).padStart(ATTRIBUTE_DIGITS, '0')).join('_')

export const attributesOf = (text: string): number[] => text.split('_').map(Number)

const ARE_SIDES_PRESENT = SIDES.map((side) => `joins.${side}_entity_id not in ${HIDDEN_ENTITIES}`).join(
  ' and ',
)

/** The joins whose entities are both there. An entity in deletion hides its joins. */
export const presentJoins = (database: Knex): Knex.QueryBuilder =>
  database('joins')
    // Outer joins, which a database leaves out of a count or an order that does not need them.
    .leftJoin('entities as left_side', 'left_side.id', 'joins.left_entity_id')
    .leftJoin('entities as right_side', 'right_side.id', 'joins.right_entity_id')
    .whereRaw(ARE_SIDES_PRESENT)

/** SQL: the number of present joins that satisfy a condition on `joins`, as a subquery. */
export const joinCount = (condition: string): string =>
  `(select count(*) from joins where ${ARE_SIDES_PRESENT} and ${condition})`

/** The same joins, complete. */
export const joinRows = (database: Knex): Knex.QueryBuilder =>
  presentJoins(database).select('joins.*').select({
    left_number: 'left_side.number',
    left_name: 'left_side.name',
    right_number: 'right_side.number',
    right_name: 'right_side.name',
  })

export function joinOf(row: JoinRow): Join {
  const side = (name: Side): Join['left'] => ({
    entityId: Number(row[`${name}_entity_id`]),
    entityNumber: Number(row[`${name}_number`]),
    entityName: row[`${name}_name`],
    attributeIds: attributesOf(row[`${name}_attributes`]),
    filter: row[`${name}_filter`] || undefined,
    missingNames: row[`${name}_missing_names`] ?? undefined,
  })
  const figures = (name: Side): SideFigures => ({
    loadedRows: Number(row[`${name}_loaded_rows`]),
    rows: Number(row[`${name}_rows`]),
    values: Number(row[`${name}_values`]),
    joinRows: Number(row[`${name}_join_rows`]),
    nullRows: Number(row[`${name}_null_rows`]),
    isUnique: Boolean(row[`${name}_is_unique`]),
  })
  const counted = (name: Class) => ({
    values: Number(row[`${name}_values`]),
    rows: BigInt(row[`${name}_rows`]),
  })
  return {
    id: row.id,
    repositoryId: row.repository_id,
    sequence: row.sequence,
    status: row.status,
    left: side('left'),
    right: side('right'),
    function: row.function,
    pattern: row.pattern || undefined,
    figures: {
      left: figures('left'),
      right: figures('right'),
      commonValues: Number(row.common_values),
      oneOne: counted('one_one'),
      oneMany: counted('one_many'),
      manyOne: counted('many_one'),
      manyMany: counted('many_many'),
    },
    leftGeneration: Number(row.left_generation),
    rightGeneration: Number(row.right_generation),
    analysedAt: row.analysed_at,
    indexId: row.index_id ?? undefined,
  }
}

/** The columns that identify what a join compares. */
export const definitionColumns = ({ definition }: Pick<AnalysedJoin, 'definition'>) => ({
  ...attributeColumns(definition),
  left_filter: definition.left.filter ?? '',
  right_filter: definition.right.filter ?? '',
  function: definition.function,
  pattern: definition.pattern ?? '',
})

/** The columns that the joins of the same attributes share. */
export const attributeColumns = ({ left, right }: { readonly left: JoinSide; readonly right: JoinSide }) => ({
  left_entity_id: left.entityId,
  left_attributes: attributesText(left.attributeIds),
  right_entity_id: right.entityId,
  right_attributes: attributesText(right.attributeIds),
})

/** The columns of the figures of an analysis, and of what follows from them. */
export function figureColumns({
  figures,
  leftGeneration,
  rightGeneration,
  analysedAt,
  indexId,
}: AnalysedJoin): Record<string, unknown> {
  const derived = derive(figures)
  const sideColumns = (name: Side): Record<string, unknown> => ({
    [`${name}_loaded_rows`]: figures[name].loadedRows,
    [`${name}_rows`]: figures[name].rows,
    [`${name}_values`]: figures[name].values,
    [`${name}_join_rows`]: figures[name].joinRows,
    [`${name}_null_rows`]: figures[name].nullRows,
    [`${name}_is_unique`]: figures[name].isUnique,
    [`${name}_match`]: derived[name].matchRows ?? null,
    [`${name}_cardinality`]: derived[name].cardinality ?? null,
  })
  return {
    left_generation: leftGeneration,
    right_generation: rightGeneration,
    ...sideColumns('left'),
    ...sideColumns('right'),
    left_outer_rows: padded(derived.leftOuter),
    right_outer_rows: padded(derived.rightOuter),
    full_outer_rows: padded(derived.fullOuter),
    inner_rows: padded(derived.inner),
    common_values: figures.commonValues,
    one_one_values: figures.oneOne.values,
    one_one_rows: padded(figures.oneOne.rows),
    one_many_values: figures.oneMany.values,
    one_many_rows: padded(figures.oneMany.rows),
    many_one_values: figures.manyOne.values,
    many_one_rows: padded(figures.manyOne.rows),
    many_many_values: figures.manyMany.values,
    many_many_rows: padded(figures.manyMany.rows),
    actual_cardinality: derived.actualCardinality ?? '',
    inferred_cardinality: derived.inferredCardinality ?? '',
    exact_cardinality: derived.exactCardinality ?? '',
    match_values: derived.matchValues ?? null,
    match_best: derived.matchBest ?? null,
    analysed_at: analysedAt,
    index_id: indexId ?? null,
  }
}

const padded = (rows: bigint): string => String(rows).padStart(PRODUCT_DIGITS, '0')
