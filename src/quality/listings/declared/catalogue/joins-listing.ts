import type { Knex } from 'knex'
import type { JoinKey, JoinStatus } from '../../../model/join.ts'
import { joinIdOf, joinKeyText, readJoinId } from '../../../model/join-key.ts'
import { joinPath, type RepositoryRef } from '../../../model/links.ts'
import { missesAttribute } from '../../../stores/attributes/attribute-identities.ts'
import { attributesOf, attributesText, presentJoins, type Side } from '../../../stores/joins/join-rows.ts'
import { ofEntity } from '../../../stores/joins/joins.ts'
import {
  decimal,
  flag,
  integer,
  largeInteger,
  percentage,
  shown,
  text,
  time,
  type Column,
} from '../../columns.ts'
import { listing, type Listing } from '../../listing.ts'

/** The owner of a listing of joins: a repository or an entity. */
export interface JoinsScope {
  readonly repository: RepositoryRef
  /** The id of the entity in the catalogue. */
  readonly entityId?: number | undefined
}

/** The columns that identify a join. */
const KEY = [
  'LEFT_ENTITY_ID',
  'LEFT_ATTRIBUTE_LIST',
  'RIGHT_ENTITY_ID',
  'RIGHT_ATTRIBUTE_LIST',
  'SEQUENCE',
] as const

/** @param stored the values of these columns */
function keyOf(stored: readonly string[]): JoinKey {
  const [leftEntity, leftAttributes, rightEntity, rightAttributes, sequence] = stored as [
    string,
    string,
    string,
    string,
    string,
  ]
  return {
    leftEntity: Number(leftEntity),
    leftAttributes: attributesOf(leftAttributes),
    rightEntity: Number(rightEntity),
    rightAttributes: attributesOf(rightAttributes),
    sequence: Number(sequence),
  }
}

/** The same values for the id of a join; none for another text. */
function partsOfId(id: string): string[] {
  const key = readJoinId(id)
  return key
    ? [
        String(key.leftEntity),
        attributesText(key.leftAttributes),
        String(key.rightEntity),
        attributesText(key.rightAttributes),
        String(key.sequence),
      ]
    : []
}

const attributeList = (humanName: string, description: string, sql: string): Column =>
  shown(humanName, description, sql, (stored) => attributesOf(stored as string).join(' '))

const KEY_SQL = [
  'left_side.number',
  'joins.left_attributes',
  'right_side.number',
  'joins.right_attributes',
  'joins.sequence',
]

/** The entities of a repository are numbered in the order of their ids. */
const KEY_ORDER = [
  'joins.left_entity_id',
  'joins.left_attributes',
  'joins.right_entity_id',
  'joins.right_attributes',
  'joins.sequence',
]

const joinKey = (humanName: string, description: string): Column => ({
  ...shown(humanName, description, KEY_SQL.join(" || ' ' || "), (stored) =>
    joinKeyText(keyOf(String(stored).split(' '))),
  ),
  order: KEY_SQL,
})

/** True if both entities still have the loads that were compared. */
const IS_CURRENT =
  'joins.left_generation = left_side.generation and joins.right_generation = right_side.generation'

/** True if the present rows of a side do not have an attribute of the join. */
const missing = (side: Side): string =>
  `(joins.${side}_missing_names is not null or ${missesAttribute(
    `joins.${side}_entity_id`,
    (_, padded) => `joins.${side}_attributes like '%' || ${padded} || '%'`,
  )})`

/** The attributes of a side, in the function by which they are compared. */
const expressionOf = (side: Side): string =>
  `(case when joins.function = 'value' then joins.${side}_names else joins.function || '(' || joins.${side}_names || ')' end)`

/** Values that join, and the rows of the inner join that they make. */
const ofClass = (kind: string, left: string, right: string) => {
  const label = `${left === 'one' ? '1' : 'M'}:${right === 'one' ? '1' : 'M'}`
  const what = `that ${left} ${left === 'one' ? 'row' : 'rows'} on the left and ${right} ${right === 'one' ? 'row' : 'rows'} on the right have`
  return {
    values: integer(`${label} Values`, `Number of joined values ${what}`, `joins.${kind}_values`),
    rows: largeInteger(
      `${label} Rows`,
      `Number of rows of the inner join with values ${what}`,
      `joins.${kind}_rows`,
    ),
  }
}

const oneOne = ofClass('one_one', 'one', 'one')
const oneMany = ofClass('one_many', 'one', 'many')
const manyOne = ofClass('many_one', 'many', 'one')
const manyMany = ofClass('many_many', 'many', 'many')

const sideColumns = (side: Side) => {
  const title = side === 'left' ? 'Left' : 'Right'
  return {
    entityId: integer(`${title} Entity ID`, `Number of the ${side} entity`, `${side}_side.number`),
    attributeList: attributeList(
      `${title} Attribute List`,
      `Numbers of the compared attributes of the ${side} entity`,
      `joins.${side}_attributes`,
    ),
    entityName: text(`${title} Entity`, `Name of the ${side} entity`, `${side}_side.name`),
    expression: text(
      `${title} Expression`,
      `Names of the compared attributes of the ${side} entity, in the function that they are compared by`,
      expressionOf(side),
    ),
    notMatchValues: integer(
      `${title} Non-Matching Values`,
      `Number of distinct values of the ${side} side that do not join`,
      `(joins.${side}_values - joins.common_values)`,
    ),
    notMatchRows: integer(
      `${title} Non-Matching Rows`,
      `Number of rows of the ${side} side that do not join, with the rows of null values`,
      `(joins.${side}_rows - joins.${side}_join_rows)`,
    ),
    outerProduct: largeInteger(
      `${title} outer joined rows`,
      `Number of rows of the ${side} outer join`,
      `joins.${side}_outer_rows`,
    ),
    loadedRows: integer(
      `${title} Loaded Rows`,
      `Number of rows of the ${side} entity`,
      `joins.${side}_loaded_rows`,
    ),
    select: text(
      `${title} Filter`,
      `Condition that selects the rows of the ${side} side`,
      `joins.${side}_filter`,
    ),
    rows: integer(
      `${title} Rows`,
      `Number of rows of the ${side} side that its filter admits`,
      `joins.${side}_rows`,
    ),
    matchRows: percentage(
      `${title} Match Rows %`,
      `Percentage of rows of the ${side} side that join`,
      `joins.${side}_match`,
    ),
    joinRows: integer(
      `${title} Joined Rows`,
      `Number of rows of the ${side} side that join`,
      `joins.${side}_join_rows`,
    ),
    joinCardinality: decimal(
      `${title} Join Cardinality`,
      `Average number of rows of the ${side} side with the same joined value`,
      `joins.${side}_cardinality`,
    ),
    noMatchOption: text(
      `${title} No Match Option`,
      `Documented treatment of rows of the ${side} side that do not join: accept, ignore, reject, warning or empty`,
      `joins.${side}_no_match_option`,
    ),
  }
}

const left = sideColumns('left')
const right = sideColumns('right')

const COLUMNS = {
  LEFT_ENTITY_ID: left.entityId,
  LEFT_ATTRIBUTE_LIST: left.attributeList,
  RIGHT_ENTITY_ID: right.entityId,
  RIGHT_ATTRIBUTE_LIST: right.attributeList,
  SEQUENCE: integer('Sequence', 'Distinguishes the joins of the same attributes', 'joins.sequence'),
  _status: text(
    'Status',
    'Permanent or Discovered, with "attribute missing" if the present rows do not have an attribute',
    `(joins.status || case when ${missing('left')} or ${missing('right')} then ', attribute missing' else '' end)`,
  ),
  _left_ename: left.entityName,
  _left_expr: left.expression,
  _right_ename: right.entityName,
  _right_expr: right.expression,
  COMMON_VALUES: integer('Matching Values', 'Number of distinct values that join', 'joins.common_values'),
  INNER_PRODUCT: largeInteger('Inner joined rows', 'Number of rows of the inner join', 'joins.inner_rows'),
  _full_outer_product: largeInteger(
    'Outer joined rows',
    'Number of rows of the full outer join',
    'joins.full_outer_rows',
  ),
  LEFT_NOT_MATCH_VALUES: left.notMatchValues,
  LEFT_NOT_MATCH_ROWS: left.notMatchRows,
  _left_outer_product: left.outerProduct,
  RIGHT_NOT_MATCH_VALUES: right.notMatchValues,
  RIGHT_NOT_MATCH_ROWS: right.notMatchRows,
  _right_outer_product: right.outerProduct,
  _left_loaded_rows: left.loadedRows,
  _left_select: left.select,
  _left_rows: left.rows,
  _right_loaded_rows: right.loadedRows,
  _right_select: right.select,
  _right_rows: right.rows,
  _join_type: text('Join Type', 'Function by which values are compared', 'joins.function'),
  ACTUAL_CARDINALITY: text(
    'Actual Cardinality',
    '1:1, 1:M, M:1 or M:M, of the values that join',
    'joins.actual_cardinality',
  ),
  INFERRED_CARDINALITY: text(
    'Inferred Cardinality',
    '1:1, 1:M, M:1 or M:M, of all values of both sides',
    'joins.inferred_cardinality',
  ),
  EXACT_CARDINALITY: text(
    'Exact Cardinality',
    'Average numbers of left and right rows of a joined value, as a ratio',
    'joins.exact_cardinality',
  ),
  MATCH_BEST: percentage(
    'Best Match %',
    'Greatest of the percentages of values, left rows and right rows that join',
    'joins.match_best',
  ),
  MATCH_VALUES: percentage(
    'Match Values %',
    'Percentage of the distinct values that join, of the side with fewer values',
    'joins.match_values',
  ),
  MATCH_LHROWS: left.matchRows,
  MATCH_RHROWS: right.matchRows,
  LEFT_JOIN_ROWS: left.joinRows,
  LEFT_JOIN_CARDINALITY: left.joinCardinality,
  RIGHT_JOIN_ROWS: right.joinRows,
  RIGHT_JOIN_CARDINALITY: right.joinCardinality,
  JOIN_CARD_ONE_ONE: oneOne.values,
  JOIN_CARD_ONE_MANY: oneMany.values,
  JOIN_ROWS_ONE_MANY: oneMany.rows,
  JOIN_CARD_MANY_ONE: manyOne.values,
  JOIN_ROWS_MANY_ONE: manyOne.rows,
  JOIN_CARD_MANY_MANY: manyMany.values,
  JOIN_ROWS_MANY_MANY: manyMany.rows,
  _analysed_date: time('Date Analyzed', 'Time of the last analysis (UTC)', 'joins.analysed_at'),
  ANALYSED_BY: text('Analyzed By', 'User who started the last analysis', 'joins.analysed_by'),
  CREATED_BY: text('Created By', 'User who created the join or started its discovery', 'joins.created_by'),
  _created_date: time('Date Created', 'Time at which the join was created (UTC)', 'joins.created_at'),
  PERFORMED_BY: text('Performed By', 'User who created or ran the join last', 'joins.performed_by'),
  _performed_date: time(
    'Date Performed',
    'Time at which a user created or ran the join last (UTC)',
    'joins.performed_at',
  ),
  EDITED_BY: text('Edited By', 'User who changed the join last', 'joins.edited_by'),
  _edited_date: time('Date Changed', 'Time of the last change (UTC)', 'joins.edited_at'),
  'note.COUNT': integer('Notes', 'Number of notes', 'cast(0 as integer)'),
  JOIN_JOB: text('Job', 'Name of the job that created the join', 'join_jobs.name'),
  JOB_ID: integer('Ref', 'Number of the job that created the join', 'join_jobs.number'),
  JOIN_INDEX: flag(
    'Index',
    'Whether the values and row numbers of the join are kept, so that its rows are listed fast',
    `(joins.index_id is not null and ${IS_CURRENT})`,
  ),
  __JOIN_RESULT_SEGMENT: text(
    'Result Segment',
    'Documented result of the join: inner, full, left or right',
    'joins.result_segment',
  ),
  __DOC_LEFT_NO_MATCH_OPTION: left.noMatchOption,
  __DOC_RIGHT_NO_MATCH_OPTION: right.noMatchOption,
  _join_key: joinKey('Join Key', 'Key of the join in commands'),
  _pattern_style: text(
    'Pattern Style',
    'Style of the patterns that are compared: Default, Rich or Long',
    'joins.pattern',
  ),
  _is_current: flag(
    'Current',
    'Whether the figures are those of the present rows of both entities',
    `(${IS_CURRENT})`,
  ),
}

/** The joins of a repository or of an entity. */
const joinsListing = (view: string, status?: JoinStatus): Listing<JoinsScope> =>
  listing({
    view,
    key: KEY,
    partsOfKey: partsOfId,
    rowId: 'joins.id',
    keyOrder: KEY_ORDER,
    from: (catalogue, { repository, entityId }: JoinsScope): Knex.QueryBuilder => {
      const joins = presentJoins(catalogue)
        .leftJoin('join_jobs', 'join_jobs.job_id', 'joins.job_id')
        .where('joins.repository_id', repository.id)
      if (status !== undefined) void joins.where('joins.status', status)
      if (entityId !== undefined) void joins.where((either) => void ofEntity(either, entityId))
      return joins
    },
    url: (stored, { repository }) => joinPath(repository, joinIdOf(keyOf(KEY.map((name) => stored[name])))),
    columns: COLUMNS,
  })

export const allJoinsListing = joinsListing('Joins')
export const permanentJoinsListing = joinsListing('Permanent joins', 'Permanent')
export const discoveredJoinsListing = joinsListing('Discovered joins', 'Discovered')
export const entityJoinsListing = joinsListing('Joins of an entity')
export const entityPermanentJoinsListing = joinsListing('Permanent joins of an entity', 'Permanent')
export const entityDiscoveredJoinsListing = joinsListing('Discovered joins of an entity', 'Discovered')
