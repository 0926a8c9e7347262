import { expect } from 'chai'
import fc from 'fast-check'
import { comparedForm } from '../../../src/quality/joins/compared-form.ts'
import { derive } from '../../../src/quality/model/derived-figures.ts'
import type { JoinFunction, PatternEncoding } from '../../../src/quality/model/join.ts'
import type {
  JoinSets,
  KeyedPair,
  KeyedSide,
  RowSegment,
} from '../../../src/quality/model/warehouse/join-store.ts'
import { profile } from '../../../src/quality/profiling/profiler.ts'
import { inFull } from '../../support/full.ts'
import { onEachEngine, type TestedEngine } from '../profiling/support/engines.ts'
import { ProfiledTables } from '../profiling/support/profiled.ts'
import type { Field } from '../stores/pieces.ts'
import { COMPARED, naiveJoin, type NaiveSide, type PairOfRows } from './naive-join.ts'

const SEED = Number(process.env['PROPERTY_SEED'] ?? 1)
const REPOSITORIES = inFull(10, 2)
const JOINS_OF_EACH = inFull(40, 7)
const joinsOf = ({ isSlow }: TestedEngine): number => (isSlow ? inFull(4, 2) : JOINS_OF_EACH)
const COLUMNS = 3

const WORDS: readonly Field[] = [
  ...['1', '01', '+1', '-1', '-0', '0', '00', ' 7 ', '7', '1.0', '1.50', '1.5', '.5', '0.5', '5.', '.', '-'],
  ...['a', 'A', 'á', 'Straße', 'STRASSE', 'a  b', ' a b ', 'A\tB', 'Σ', 'ς', 'Smith', 'Smyth', 'smith'],
  ...[' ', '   ', '🙂', '🙂🙂', 'x1', 'y2', 'zz', '12-34', '\u00a0x'],
  null,
  null,
]

const cell = fc.constantFrom(...WORDS)
const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 0, maxLength: 40 })
const few = fc.constantFrom<Field>('a', 'b', null)
const narrow = fc.array(fc.tuple(few, few, cell), { minLength: 1, maxLength: 25 })
const someTable = fc.oneof(table, narrow)

const FORMS: readonly (readonly [JoinFunction, PatternEncoding | undefined])[] = [
  ['value', undefined],
  ['standardize - Integer', undefined],
  ['standardize - Decimal', undefined],
  ['standardize - String', undefined],
  ['metaphone', undefined],
  ['mask', undefined],
  ['pattern', 'Default'],
  ['pattern', 'Rich'],
  ['pattern', 'Long'],
]

const FILTERS: readonly (readonly [KeyedSide['filter'], NaiveSide['admits']])[] = [
  [undefined, () => true],
  [{ text: '(c3 is not null)', bindings: [] }, (row) => row[2] !== null],
  [{ text: '(c1 <> ?)', bindings: ['a'] }, (row) => row[0] !== null && row[0] !== 'a'],
]

const drawnJoin = fc.record({
  form: fc.constantFrom(...FORMS),
  components: fc.array(fc.tuple(fc.nat(COLUMNS - 1), fc.nat(COLUMNS - 1)), { minLength: 1, maxLength: 3 }),
  filters: fc.tuple(fc.constantFrom(...FILTERS), fc.constantFrom(...FILTERS)),
  self: fc.boolean(),
})

const SEGMENTS = {
  inner: [false, false],
  left: [true, false],
  right: [false, true],
  full: [true, true],
} as const

onEachEngine('Joins of small tables', (engine) => {
  let tables: ProfiledTables
  let indexes = 0

  before(async () => {
    tables = await ProfiledTables.open(engine)
  })
  after(() => tables.close())

  async function load(rows: readonly (readonly Field[])[]) {
    const request = await tables.load(COLUMNS, rows)
    await profile(request)
    return request
  }

  it('have the figures, values and rows of a comparison row by row, with an index and without', async () => {
    const repositories = fc.sample(fc.tuple(someTable, someTable), {
      seed: SEED,
      numRuns: engine.isSlow ? 1 : REPOSITORIES,
    })
    for (const [i, rows] of repositories.entries()) {
      const loads = [await load(rows[0]), await load(rows[1])] as const
      for (const drawn of fc.sample(drawnJoin, { seed: SEED + i, numRuns: joinsOf(engine) })) {
        const { form, components, filters, self } = drawn
        const compared = comparedForm(...form, tables.warehouse.dialect)
        const rightAt = self ? 0 : 1
        const sideOf = (at: 0 | 1, component: 0 | 1, filter: KeyedSide['filter']): KeyedSide => ({
          entityId: loads[at].entityId,
          generation: Number(loads[at].generation),
          loadedRows: rows[at].length,
          attributeIds: components.map((one) => one[component] + 1),
          compared,
          filter,
        })
        const pair = { left: sideOf(0, 0, filters[0][0]), right: sideOf(rightAt, 1, filters[1][0]) }
        const naive = naiveJoin(
          { rows: rows[0], columns: components.map(([left]) => left), admits: filters[0][1] },
          { rows: rows[rightAt], columns: components.map(([, right]) => right), admits: filters[1][1] },
          COMPARED[form[1] ?? form[0]]!,
        )
        await compare(pair, naive, JSON.stringify({ drawn, rows }))
      }
    }
  }).timeout(inFull(900_000, 300_000))

  async function compare(pair: KeyedPair, naive: ReturnType<typeof naiveJoin>, what: string): Promise<void> {
    const { joins } = tables.warehouse
    const figures = await joins.figures(pair)
    expect(figures, what).to.deep.equal(naive.figures)
    const index = ++indexes
    await joins.createIndex(pair, index)
    for (const sets of [await joins.sets(pair, undefined), await joins.sets(pair, index)]) {
      await compareValues(sets, pair, naive, what)
      for (const side of ['left', 'right'] as const) {
        const found = await sets.unmatched(side).orderBy('i').select<{ i: number; row: number }[]>('i', 'row')
        expect(
          found.map(({ row }) => row),
          `${side} ${what}`,
        ).to.deep.equal(naive.unmatched[side])
        expect(found.map(({ i }) => i)).to.deep.equal(found.map((_, i) => i + 1))
      }
      const { inner, leftOuter } = derive(figures)
      for (const [name, [unmatchedLeft, unmatchedRight]] of Object.entries(SEGMENTS)) {
        const segment = { unmatchedLeft, unmatchedRight, mainRows: unmatchedLeft ? leftOuter : inner }
        await compareRows(sets, segment, naive.segments[name as keyof typeof SEGMENTS], `${name} ${what}`)
      }
    }
  }

  async function compareValues(
    sets: JoinSets,
    { left }: KeyedPair,
    naive: ReturnType<typeof naiveJoin>,
    what: string,
  ): Promise<void> {
    for (const region of ['common', 'left', 'right'] as const) {
      const found = await sets.values(region).orderBy('n').select<Record<string, unknown>[]>('*')
      const shown = found.map((row) => [
        left.attributeIds.map((_, i) => row[`value${i}`]),
        Number(row['left_rows']),
        Number(row['right_rows']),
      ])
      expect(shown, `${region} ${what}`).to.deep.equal(naive.values[region])
      expect(found.map(({ n }) => n)).to.deep.equal(found.map((_, i) => i + 1))
      const examples = await sets.examples(region, 3)
      expect(
        examples.map(({ components, ...rows }) => [
          components.map(({ text }) => text),
          rows.leftRows,
          rows.rightRows,
        ]),
        `examples of ${region} ${what}`,
      ).to.deep.equal(naive.values[region].slice(0, 3))
      for (const { components, leftRows, rightRows, product } of examples) {
        expect(product).to.equal(BigInt(leftRows * rightRows))
        for (const { text, length } of components) expect([...text]).to.have.length(length)
      }
    }
  }

  async function compareRows(
    sets: JoinSets,
    segment: RowSegment,
    expected: readonly PairOfRows[],
    what: string,
  ): Promise<void> {
    const joined = sets.rows(segment, { left: [1, 2], right: [3] })
    const numbersOf = (rows: readonly Record<string, unknown>[]) =>
      rows.map((row) => [row['lrow'], row['rrow']])
    const all = await joined.all().orderBy('pair').select<Record<string, unknown>[]>('*')
    expect(numbersOf(all), `all ${what}`).to.deep.equal(expected)
    const total = expected.length
    const middle = Math.ceil(total / 2)
    for (const [first, last] of [
      [1, 3],
      [middle, middle + 5],
      [total - 1, total + 3],
      [total + 1, total + 2],
    ] as const) {
      if (first < 1) continue
      const page = await joined.at(first, last).orderBy('pair').select<Record<string, unknown>[]>('*')
      expect(page, `${first} to ${last} ${what}`).to.deep.equal(all.slice(first - 1, last))
    }
    const some = all.filter((_, i) => i % 3 === 0)
    const pairs = joined
      .all()
      .whereIn(
        'pair',
        some.map(({ pair }) => pair as string),
      )
      .select('pair')
    const found = await joined.withPairs(pairs).orderBy('pair').select<Record<string, unknown>[]>('*')
    expect(found, `by pair ${what}`).to.deep.equal(some)
  }
})
