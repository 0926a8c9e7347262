import { expect } from 'chai'
import fc from 'fast-check'
import { comparedForm } from '../../../src/quality/joins/compared-form.ts'
import { attributesOfLoad } from '../../../src/quality/joins/discover/attributes-of-load.ts'
import { discover, type DiscoveryProgress } from '../../../src/quality/joins/discover/discover.ts'
import type { JoinableAttribute } from '../../../src/quality/joins/discover/joinable-attribute.ts'
import type { GroupLimits } from '../../../src/quality/joins/discover/plan-units.ts'
import type { Entity } from '../../../src/quality/model/entity.ts'
import type { JoinFigures, JoinFunction, PatternEncoding } from '../../../src/quality/model/join.ts'
import type { AttributeProfile } from '../../../src/quality/model/profile.ts'
import { profile } from '../../../src/quality/profiling/profiler.ts'
import { inFull } from '../../support/full.ts'
import { onEachEngine } from '../profiling/support/engines.ts'
import { ProfiledTables } from '../profiling/support/profiled.ts'
import type { Field } from '../stores/pieces.ts'
import { naiveDiscovery } from './naive-discovery.ts'
import { COMPARED } from './naive-join.ts'

const SEED = Number(process.env['PROPERTY_SEED'] ?? 1)
const REPOSITORIES = inFull(30, 2)
const DISCOVERIES_OF_EACH = inFull(20, 7)

const WORDS: readonly Field[] = [
  ...['1', '01', '2', '3', '1.0', 'a', 'A', 'á', 'b', ' ', '  ', '🙂', 'Straße', 'STRASSE', 'x1', 'Smith'],
  null,
]
/** Longer than what is compared itself. */
const LONG = ['x'.repeat(1001), `${'x'.repeat(1000)}y`, `${' '.repeat(1000)}z`]
const ROWS = 24

/** A column for a number of rows. */
type Column = (rows: number) => readonly Field[]

const numberFrom =
  (first: number): Column =>
  (rows) =>
    Array.from({ length: rows }, (_, i) => String(first + i))
const drawnColumn = (cell: fc.Arbitrary<Field>): fc.Arbitrary<Column> =>
  fc.array(cell, { minLength: ROWS, maxLength: ROWS }).map((cells) => (rows) => cells.slice(0, rows))

const column: fc.Arbitrary<Column> = fc.oneof(
  // A key, and references to such keys: some dangle, some are null.
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 3 }).map(numberFrom) },
  { weight: 3, arbitrary: drawnColumn(fc.option(fc.integer({ min: 1, max: 14 }).map(String), { freq: 9 })) },
  // Parts of a compound key, and of references to it.
  {
    weight: 2,
    arbitrary: fc.constant<Column>((rows) => Array.from({ length: rows }, (_, i) => `o${Math.floor(i / 5)}`)),
  },
  {
    weight: 2,
    arbitrary: fc.constant<Column>((rows) => Array.from({ length: rows }, (_, i) => String((i % 5) + 1))),
  },
  {
    weight: 2,
    arbitrary: fc.constant<Column>((rows) => Array.from({ length: rows }, (_, i) => (i % 2 ? 'p' : 'q'))),
  },
  { weight: 2, arbitrary: drawnColumn(fc.constantFrom<Field>('o0', 'o1', 'o2', '1', '2', 'p')) },
  { weight: 3, arbitrary: drawnColumn(fc.constantFrom(...WORDS)) },
  { weight: 1, arbitrary: drawnColumn(fc.constantFrom<Field>(...LONG, 'x', null)) },
  { weight: 1, arbitrary: fc.constant<Column>((rows) => Array<Field>(rows).fill(null)) },
)

const table = fc
  .tuple(fc.integer({ min: 0, max: ROWS }), fc.array(column, { minLength: 2, maxLength: 6 }))
  .map(([rows, columns]) => {
    const cells = columns.map((one) => one(rows))
    return {
      columns: columns.length,
      rows: Array.from({ length: rows }, (_, i) => cells.map((one) => one[i]!)),
    }
  })

/** Orders with lines, whose compound key two other tables refer to, one of them with gaps and duplicates. */
const ORDERS = [
  { columns: 3, rows: [1, 2, 3, 4, 5, 6].flatMap((o) => [1, 2, 3].map((n) => [`o${o}`, String(n), 'p'])) },
  { columns: 2, rows: [1, 2, 3, 4, 5].flatMap((o) => [1, 2, 3].map((n) => [`o${o}`, String(n)])) },
  {
    columns: 3,
    rows: Array.from({ length: 30 }, (_, i): Field[] => [
      i % 7 === 0 ? null : `o${i % 4}`,
      String(i % 3),
      i % 2 ? 'p' : 'q',
    ]),
  },
]

/** Keys of two columns, of which most rows have a null: in sum more nulls than rows. */
const MANY_NULLS = [
  { columns: 2, rows: [['a', 'p'], ['a', null], ...Array.from({ length: 3 }, (): Field[] => [null, 'p'])] },
  {
    columns: 2,
    rows: [
      ['a', 'p'],
      ...Array.from({ length: 2 }, (): Field[] => ['a', null]),
      ...Array.from({ length: 3 }, (): Field[] => [null, 'p']),
      ...Array.from({ length: 3 }, (): Field[] => [null, null]),
    ],
  },
]

const FORMS: readonly (readonly [JoinFunction, PatternEncoding | undefined])[] = [
  ['standardize - Integer', undefined],
  ['standardize - Decimal', undefined],
  ['standardize - String', undefined],
  ['metaphone', undefined],
  ['mask', undefined],
  ['pattern', 'Default'],
  ['pattern', 'Rich'],
  ['pattern', 'Long'],
]

interface Discovery {
  readonly form: readonly [JoinFunction, PatternEncoding | undefined]
  readonly matchQuality: number
  readonly selfJoins: boolean
  readonly manyToMany: boolean
  readonly groups: GroupLimits
}

const drawnDiscovery: fc.Arbitrary<Discovery> = fc.record({
  form: fc.oneof(
    { weight: 2, arbitrary: fc.constant<Discovery['form']>(['value', undefined]) },
    { weight: 1, arbitrary: fc.constantFrom(...FORMS) },
  ),
  matchQuality: fc.constantFrom(0, 40, 75, 90, 95, 100),
  selfJoins: fc.boolean(),
  manyToMany: fc.boolean(),
  groups: fc.constantFrom(
    { attributes: 400, values: 2_000_000 },
    { attributes: 3, values: 30 },
    { attributes: 1, values: 1 },
  ),
})

interface Loaded {
  readonly entity: Entity
  readonly profiles: readonly AttributeProfile[]
}

onEachEngine('Joins of small repositories', (engine) => {
  let tables: ProfiledTables
  before(async () => {
    tables = await ProfiledTables.open(engine)
  })
  after(() => tables.close())

  async function load(rows: readonly (readonly Field[])[], columns: number, number: number): Promise<Loaded> {
    const request = await tables.load(columns, rows)
    const { entityId, generation } = request
    const profiles = await profile(request)
    const entity = { id: entityId, number, generation: Number(generation), loadedRows: rows.length }
    return { entity: entity as Entity, profiles }
  }

  it('are discovered as by trying all combinations, with the same figures', async () => {
    const drawn = fc.sample(fc.array(table, { minLength: 2, maxLength: 4 }), {
      seed: SEED,
      numRuns: engine.isSlow ? 0 : REPOSITORIES,
    })
    let compounds = 0
    for (const [i, repository] of [ORDERS, MANY_NULLS, ...drawn].entries()) {
      const loaded: Loaded[] = []
      for (const [at, { rows, columns }] of repository.entries())
        loaded.push(await load(rows, columns, at + 1))
      for (const options of fc.sample(drawnDiscovery, {
        seed: SEED + i,
        numRuns: engine.isSlow ? 3 : DISCOVERIES_OF_EACH,
      })) {
        const found = await discovered(loaded, options)
        const expected = naiveDiscovery(
          repository.map(({ rows }) => rows),
          repository.map(({ columns }) => columns),
          { ...options, compared: COMPARED[options.form[1] ?? options.form[0]]! },
        )
        const what = JSON.stringify({ options, repository })
        expect([...found.keys()].sort(), what).to.deep.equal([...expected.keys()].sort())
        for (const [name, figures] of found)
          expect(figures, `${name} ${what}`).to.deep.equal(expected.get(name))
        compounds += [...found.keys()].filter((name) => name.includes('_')).length
      }
    }
    expect(compounds).to.be.above(0)
  }).timeout(600_000)

  async function discovered(
    loaded: readonly Loaded[],
    { form, matchQuality, selfJoins, manyToMany, groups }: Discovery,
  ): Promise<Map<string, JoinFigures>> {
    const { signal } = new AbortController()
    const { joinDiscovery: store, joins } = tables.warehouse
    const compared = comparedForm(...form, tables.warehouse.dialect)
    const attributes: JoinableAttribute[] = []
    for (const { entity, profiles } of loaded) {
      const counted = profiles.map((one, at) => ({ id: at + 1, profile: one }))
      attributes.push(...(await attributesOfLoad(entity, counted, compared, store, signal)))
    }
    const found = new Map<string, JoinFigures>()
    let last: DiscoveryProgress | undefined
    const isWanted = (left: number, right: number): boolean => selfJoins || left !== right
    const request = {
      attributes,
      compared,
      isWanted,
      matchQuality,
      manyToMany,
      store,
      joins,
      signal,
      groups,
    }
    await discover(request, {
      found: async (some) => {
        for (const { pairs, figures } of some) {
          const side = (name: 'left' | 'right') =>
            `${pairs[0]![name].entityNumber - 1}.${pairs.map((pair) => pair[name].id - 1).join('_')}`
          const name = `${side('left')}=${side('right')}`
          expect(found.has(name), `${name} is found twice`).to.equal(false)
          found.set(name, figures)
        }
      },
      progress: (progress) => (last = progress),
      gone: () => expect.fail('A table is gone.'),
      cut: () => expect.fail('Candidates were left out.'),
    })
    expect(last?.comparedPairs).to.equal(last?.pairs)
    expect(last?.comparedCompounds).to.equal(last?.compounds)
    return found
  }
})
