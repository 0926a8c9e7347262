import { expect } from 'chai'
import { sidesOf } from '../../../../src/console/relations/dependency-key.ts'
import { DIAGRAM_COLUMNS, diagramOf } from '../../../../src/console/relations/join-diagram.ts'
import { JOIN_COLUMNS, sidesOfJoin, type JoinRecord } from '../../../../src/console/relations/join-record.ts'

describe('the id of a key or dependency', () => {
  it('names the attributes of both sides', () => {
    expect(sidesOf('8-2_9')).to.deep.equal({ left: ['2', '9'], right: '8' })
    expect(sidesOf('11-')).to.deep.equal({ left: [], right: '11' })
    expect(sidesOf('2_4')).to.deep.equal({ left: ['2', '4'], right: undefined })
    expect(sidesOf('')).to.deep.equal({ left: [], right: undefined })
  })
})

/** A record with all columns, empty but for these. */
const recordOf = <Column extends string>(
  columns: readonly Column[],
  values: Partial<Record<Column, string>>,
): Record<Column, string> =>
  Object.fromEntries(columns.map((column) => [column, values[column] ?? ''])) as Record<Column, string>

describe('the record of a join', () => {
  const record: JoinRecord = recordOf(JOIN_COLUMNS, {
    LEFT_ENTITY_ID: '1',
    RIGHT_ENTITY_ID: '2',
    _left_ename: 'Customers',
    _right_ename: 'Shops',
    COMMON_VALUES: '4',
    LEFT_NOT_MATCH_VALUES: '1',
    RIGHT_NOT_MATCH_VALUES: '3',
    _left_rows: '8',
    _right_rows: '9',
  })
  const tellApart = (name: string, side: string): string => `${name} (${side})`

  it('has the values of a side in two parts', () => {
    const [left, right] = sidesOfJoin(record, tellApart)
    expect([left.name, left.values, left.onlyValues, left.rows]).to.deep.equal(['Customers', 5, 1, 8])
    expect([right.name, right.values, right.onlyValues, right.rows]).to.deep.equal(['Shops', 7, 3, 9])
  })

  it('tells the sides of an entity that is joined with itself apart', () => {
    const [left, right] = sidesOfJoin(
      { ...record, RIGHT_ENTITY_ID: '1', _right_ename: 'Customers' },
      tellApart,
    )
    expect([left.name, right.name]).to.deep.equal(['Customers (left)', 'Customers (right)'])
  })
})

describe('the diagram of joins', () => {
  const join = (id: string, right: string, cardinality: string, leftUnmatched: string) => ({
    url: `/api/repositories/test/joins/${id}`,
    values: recordOf(DIAGRAM_COLUMNS, {
      LEFT_ENTITY_ID: '1',
      LEFT_ATTRIBUTE_LIST: '3',
      _left_ename: 'Customers',
      _left_expr: 'city',
      RIGHT_ENTITY_ID: right,
      RIGHT_ATTRIBUTE_LIST: '2',
      _right_ename: `Entity ${right}`,
      _right_expr: 'city',
      INFERRED_CARDINALITY: cardinality,
      LEFT_NOT_MATCH_ROWS: leftUnmatched,
      RIGHT_NOT_MATCH_ROWS: '0',
      MATCH_VALUES: '80.000',
      _join_type: 'value',
    }),
  })

  it('has each entity and each of its keys once', () => {
    const { entities, joins, isCut } = diagramOf(
      'test',
      [join('1-3-2-2-1', '2', '1:M', '0'), join('1-3-4-2-1', '4', 'M:M', '0')],
      true,
    )
    expect(entities.map(({ number, keys }) => [number, keys.length])).to.deep.equal([
      [1, 1],
      [2, 1],
      [4, 1],
    ])
    expect(joins.map(({ id, left, right }) => [id, left.entity, right.entity])).to.deep.equal([
      ['1-3-2-2-1', 0, 1],
      ['1-3-4-2-1', 0, 2],
    ])
    expect(isCut).to.equal(true)
  })

  it('shows how many rows of a side a row of the other can join, and if it can join none', () => {
    const [{ left, right, matchValues }] = diagramOf('test', [join('1-3-2-2-1', '2', '1:M', '5')], false)
      .joins as [ReturnType<typeof diagramOf>['joins'][number]]
    expect([left.isMany, left.isOptional]).to.deep.equal([false, false])
    expect([right.isMany, right.isOptional]).to.deep.equal([true, true])
    expect(matchValues).to.equal(80)
  })
})
