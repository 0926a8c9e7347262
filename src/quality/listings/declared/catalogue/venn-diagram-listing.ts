import { presentJoins, type Side } from '../../../stores/joins/join-rows.ts'
import { decimal, integer, largeInteger, optional, text } from '../../columns.ts'
import { listing } from '../../listing.ts'

/** The owner of a Venn diagram. */
export interface JoinScope {
  /** The id of the join in the catalogue. */
  readonly joinId: number
}

const label = (side: Side): string => `(${side}_side.name || ' (' || joins.${side}_names || ')')`

/** A sentence, or nothing if no row has a null value. */
const nulls = (side: Side): string =>
  `(case joins.${side}_null_rows when 0 then '' when 1 then '1 row of ' || ${side}_side.name || ' has a null value and does not join.' else joins.${side}_null_rows || ' rows of ' || ${side}_side.name || ' have a null value and do not join.' end)`

const sideColumns = (side: Side) => {
  const title = side === 'left' ? 'Left' : 'Right'
  return {
    label: text(`${title} Label`, `Name of the ${side} entity and of its compared attributes`, label(side)),
    nullText: text(
      `${title} Null Text`,
      `How many rows of the ${side} side have a null value; empty if none has`,
      nulls(side),
    ),
    values: integer(
      `${title} Non-Matching Values`,
      `Number of distinct values of the ${side} side that do not join`,
      `(joins.${side}_values - joins.common_values)`,
    ),
    rows: integer(
      `${title} Non-Matching Rows`,
      `Number of rows of the ${side} side that do not join, with the rows of null values`,
      `(joins.${side}_rows - joins.${side}_join_rows)`,
    ),
    cardinality: decimal(
      `${title} Cardinality`,
      `Average number of rows of the ${side} side with the same joined value`,
      `joins.${side}_cardinality`,
    ),
  }
}

const left = sideColumns('left')
const right = sideColumns('right')

/** The figures of a join as a single row. */
export const vennDiagramListing = listing({
  view: 'Venn diagram',
  key: ['SEQUENCE'],
  from: (catalogue, { joinId }: JoinScope) => presentJoins(catalogue).where('joins.id', joinId),
  columns: {
    _LhsJoinLabel: left.label,
    _LhsNullText: left.nullText,
    _left_not_match_values: left.values,
    _left_not_match_rows: left.rows,
    _LhsCardinality: left.cardinality,
    _RhsJoinLabel: right.label,
    _RhsNullText: right.nullText,
    _right_not_match_values: right.values,
    _right_not_match_rows: right.rows,
    _RhsCardinality: right.cardinality,
    _common_values: integer('Matching Values', 'Number of distinct values that join', 'joins.common_values'),
    _inner_product: largeInteger('Inner joined rows', 'Number of rows of the inner join', 'joins.inner_rows'),
    _TotalRows: largeInteger('Total Rows', 'Number of rows of the full outer join', 'joins.full_outer_rows'),
    SEQUENCE: optional(
      integer('Sequence', 'Distinguishes the joins of the same attributes', 'joins.sequence'),
    ),
  },
})
