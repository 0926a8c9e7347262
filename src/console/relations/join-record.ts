/** The columns of a join that its page needs. */
export const JOIN_COLUMNS = [
  'LEFT_ENTITY_ID',
  'RIGHT_ENTITY_ID',
  '_status',
  '_left_ename',
  '_left_expr',
  '_right_ename',
  '_right_expr',
  'COMMON_VALUES',
  'INNER_PRODUCT',
  '_full_outer_product',
  '_left_outer_product',
  '_right_outer_product',
  'LEFT_NOT_MATCH_VALUES',
  'LEFT_NOT_MATCH_ROWS',
  'RIGHT_NOT_MATCH_VALUES',
  'RIGHT_NOT_MATCH_ROWS',
  '_left_loaded_rows',
  '_left_select',
  '_left_rows',
  '_right_loaded_rows',
  '_right_select',
  '_right_rows',
  '_join_type',
  '_pattern_style',
  'ACTUAL_CARDINALITY',
  'INFERRED_CARDINALITY',
  'EXACT_CARDINALITY',
  'MATCH_BEST',
  'MATCH_LHROWS',
  'MATCH_RHROWS',
  'LEFT_JOIN_ROWS',
  'RIGHT_JOIN_ROWS',
  'JOIN_CARD_ONE_ONE',
  'JOIN_CARD_ONE_MANY',
  'JOIN_ROWS_ONE_MANY',
  'JOIN_CARD_MANY_ONE',
  'JOIN_ROWS_MANY_ONE',
  'JOIN_CARD_MANY_MANY',
  'JOIN_ROWS_MANY_MANY',
  '_analysed_date',
  '_is_current',
] as const

/** A join as the listing has it. */
export type JoinRecord = Readonly<Record<(typeof JOIN_COLUMNS)[number], string>>

/** A side of a join. */
export interface JoinSide {
  readonly entity: string
  readonly name: string
  /** The attributes that are compared, in the function that they are compared by. */
  readonly expression: string
  readonly filter: string
  readonly values: number
  /** Those that the other side does not have. */
  readonly onlyValues: number
  /** Those that the filter admits. */
  readonly rows: number
  readonly loadedRows: number
  /** Rows that join nothing, also those with a null. */
  readonly unmatchedRows: number
}

/**
 * @param tellApart adds the side to the names of an entity that is joined with itself
 */
export function sidesOfJoin(
  join: JoinRecord,
  tellApart: (name: string, side: 'left' | 'right') => string,
): readonly [JoinSide, JoinSide] {
  const isSelf = join.LEFT_ENTITY_ID === join.RIGHT_ENTITY_ID
  const named = (name: string, side: 'left' | 'right'): string => (isSelf ? tellApart(name, side) : name)
  const common = Number(join.COMMON_VALUES)
  return [
    {
      entity: join.LEFT_ENTITY_ID,
      name: named(join._left_ename, 'left'),
      expression: join._left_expr,
      filter: join._left_select,
      values: common + Number(join.LEFT_NOT_MATCH_VALUES),
      onlyValues: Number(join.LEFT_NOT_MATCH_VALUES),
      rows: Number(join._left_rows),
      loadedRows: Number(join._left_loaded_rows),
      unmatchedRows: Number(join.LEFT_NOT_MATCH_ROWS),
    },
    {
      entity: join.RIGHT_ENTITY_ID,
      name: named(join._right_ename, 'right'),
      expression: join._right_expr,
      filter: join._right_select,
      values: common + Number(join.RIGHT_NOT_MATCH_VALUES),
      onlyValues: Number(join.RIGHT_NOT_MATCH_VALUES),
      rows: Number(join._right_rows),
      loadedRows: Number(join._right_loaded_rows),
      unmatchedRows: Number(join.RIGHT_NOT_MATCH_ROWS),
    },
  ]
}
