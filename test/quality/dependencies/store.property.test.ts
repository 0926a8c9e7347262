import { expect } from 'chai'
import fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { Measure } from '../../../src/quality/discovery/measure.ts'
import type {
  CorrectedDependency,
  DependencyDefinition,
  DependencyFigures,
  Resolution,
} from '../../../src/quality/model/dependency.ts'
import { ResolutionsTooLong } from '../../../src/quality/model/dependency-errors.ts'
import { dependencyStore } from '../../../src/quality/stores/sql/dependencies/index.ts'
import type { EngineSql } from '../../../src/quality/stores/sql/engine-sql.ts'
import type { Row } from '../../../src/quality/model/warehouse/warehouse.ts'
import { profile } from '../../../src/quality/profiling/profiler.ts'
import { removedRows } from '../discovery/naive-discovery.ts'
import { drawnTable } from '../discovery/drawn-table.ts'
import { onEachEngine, type TestedEngine } from '../profiling/support/engines.ts'
import { ProfiledTables } from '../profiling/support/profiled.ts'
import type { Field } from '../stores/pieces.ts'
import { inFull } from '../../support/full.ts'

const SEED = Number(process.env['PROPERTY_SEED'] ?? 1)
const TABLES = inFull(150, 12)
const tablesOf = ({ isSlow }: TestedEngine): number => (isSlow ? inFull(6, 3) : TABLES)
const DEFINITIONS_OF_EACH = inFull(12, 8)

type Columns = readonly (readonly Field[])[]

/** A table of texts. The lengths of some values exceed what fits into a row of the engine. */
const texts = drawnTable.map((columns) =>
  columns.map((cells) =>
    cells.map((cell) => (cell === null ? null : `${cell === 2 ? 'x'.repeat(300) : cell}`)),
  ),
)

/** Left values have conflicts with a most frequent right value, or with several in the last column. */
const SKEWED: Columns = [
  ['a', 'a', 'a', 'b', 'b', 'b', 'c', 'c', 'c'],
  ['1', '1', '2', '1', '1', '2', '1', '1', '2'],
  ['x', 'x', 'y', 'x', 'y', 'y', 'z', 'z', 'x'],
  ['p', 'q', 'r', 'p', 'q', 'r', 'p', 'p', 'q'],
]
/** Of the skewed table. The first two correct the same attribute. */
const OF_SKEWED: readonly DependencyDefinition[] = [
  { lhs: [1], rhs: 2, nulls: 'equal' },
  { lhs: [3], rhs: 2, nulls: 'different' },
  { lhs: [1], rhs: 4, nulls: 'equal' },
]

const definition = (columns: number): fc.Arbitrary<DependencyDefinition> =>
  fc.record({
    lhs: fc
      .uniqueArray(fc.integer({ min: 1, max: columns }), { maxLength: 3 })
      .map((ids) => ids.sort((a, b) => a - b)),
    rhs: fc.option(fc.integer({ min: 1, max: columns }), { nil: undefined }),
    nulls: fc.constantFrom('equal', 'different'),
  })

const shortStatements = ({ sql }: TestedEngine): EngineSql => ({
  ...sql,
  limits: { tables: 32, numbers: 1000, characters: 100 },
})

const NO_READER = (): never => {
  throw new Error('No columns are read.')
}

/** The columns, in which each null is a value of its own if it differs from all others. */
const compared = (columns: Columns, { nulls }: DependencyDefinition): Columns =>
  nulls === 'equal' ? columns : columns.map((cells) => cells.map((cell, row) => cell ?? `null ${row}`))

/** The rows by the values of some columns. */
function groupsBy(columns: Columns, lhs: readonly number[]): number[][] {
  const groups = new Map<string, number[]>()
  const rows = columns[0]!.length
  for (let row = 0; row < rows; row++) {
    const key = JSON.stringify(lhs.map((id) => columns[id - 1]![row]))
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()]
}

/** The figures of a dependency, by its definition. */
function naiveFigures(all: Columns, of: DependencyDefinition): DependencyFigures {
  const columns = compared(all, of)
  const { lhs, rhs } = of
  const groups = groupsBy(columns, lhs)
  const isConflict = (rows: readonly number[]): boolean =>
    rhs === undefined ? rows.length > 1 : new Set(rows.map((row) => columns[rhs - 1]![row])).size > 1
  const conflicting = groups.filter(isConflict)
  return {
    rows: columns[0]!.length,
    lhsValues: groups.length,
    removedRows: removedRows(
      columns,
      lhs.map((id) => id - 1),
      rhs === undefined ? undefined : rhs - 1,
    ),
    confirmations: groups.length - conflicting.length,
    conflictingValues: conflicting.length,
    conflictingRows: conflicting.flat().length,
  }
}

/** The left and right values of the conflicts with their numbers of rows, in any order. */
function naiveConflicts(all: Columns, of: DependencyDefinition): string[] {
  const columns = compared(all, of)
  const { lhs, rhs } = of
  return groupsBy(columns, lhs).flatMap((rows) => {
    const left = lhs.map((id) => all[id - 1]![rows[0]!])
    if (rhs === undefined) return rows.length > 1 ? [JSON.stringify([...left, rows.length])] : []
    if (new Set(rows.map((row) => columns[rhs - 1]![row])).size < 2) return []
    // The listing has all nulls as one value.
    const right = new Map<Field, number>()
    for (const row of rows) right.set(all[rhs - 1]![row]!, (right.get(all[rhs - 1]![row]!) ?? 0) + 1)
    return [...right].map(([value, count]) => JSON.stringify([...left, value, count]))
  })
}

/** A name that Knex or SQL could take for something else. */
const nameOf = (id: number): string => `it's ${id}?`

interface Decision {
  /** Rows of the left value, from 0. */
  readonly rows: readonly number[]
  readonly lhs: readonly Field[]
  readonly value: Field
  /** Empty if there is no correction. */
  readonly origin: 'resolved' | 'majority' | ''
}

/** What corrects each conflict: the value that a user chose, or the only most frequent one, unless it is null. */
function naiveDecisions(
  all: Columns,
  of: DependencyDefinition,
  resolutions: readonly Resolution[],
): Decision[] {
  const columns = compared(all, of)
  const rhs = of.rhs!
  return groupsBy(columns, of.lhs).flatMap((rows): Decision[] => {
    if (new Set(rows.map((row) => columns[rhs - 1]![row])).size < 2) return []
    const lhs = of.lhs.map((id) => all[id - 1]![rows[0]!]!)
    const counts = new Map<Field, number>()
    for (const row of rows) {
      const value = columns[rhs - 1]![row]!
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    const most = Math.max(...counts.values())
    const frequent = [...counts].filter(([, count]) => count === most)
    const resolved = resolutions.find((one) => isDeepStrictEqual(one.lhs, lhs))
    if (resolved) return [{ rows, lhs, value: resolved.rhs, origin: 'resolved' }]
    // A null that differs from all others has a text of its own here, and is not the value of a correction.
    const value = frequent.length === 1 && all[rhs - 1]!.includes(frequent[0]![0]) ? frequent[0]![0] : null
    return [{ rows, lhs, value, origin: value === null ? '' : 'majority' }]
  })
}

/** The corrections as texts, in any order. */
const naiveCorrections = (all: Columns, of: DependencyDefinition, decisions: readonly Decision[]): string[] =>
  decisions.map(({ rows, lhs, value, origin }) => {
    const left = of.lhs.map((id, i) => `${nameOf(id)} == ${lhs[i] ?? 'null'}`).join(' and ') || 'all rows'
    if (origin === '') return JSON.stringify([left, null, '', null])
    const changed = rows.filter((row) => all[of.rhs! - 1]![row] !== value).length
    return JSON.stringify([left, `${nameOf(of.rhs!)} = ${value ?? 'null'}`, origin, changed])
  })

/** The columns after the decisions about dependencies, of which the first wins. */
function naiveCorrected(
  all: Columns,
  decided: readonly { readonly rhs: number; readonly decisions: readonly Decision[] }[],
): Field[][] {
  const columns = all.map((cells) => [...cells])
  for (const { rhs, decisions } of [...decided].reverse())
    for (const { rows, value, origin } of decisions)
      if (origin !== '') for (const row of rows) columns[rhs - 1]![row] = value
  return columns
}

onEachEngine('Keys and dependencies of drawn tables', (engine) => {
  let tables: ProfiledTables
  before(async () => {
    tables = await ProfiledTables.open(engine)
  })
  after(() => tables.close())

  it('have the figures, conflicts and corrections of their definition, in the engine and in memory', async () => {
    const { dependencies } = tables.warehouse
    const { signal } = new AbortController()
    let conflicts = 0
    const origins = new Set<unknown>()
    for (const columns of [SKEWED, ...fc.sample(texts, { seed: SEED, numRuns: tablesOf(engine) })]) {
      const rows = columns[0]!.map((_, row) => columns.map((cells) => cells[row]!))
      const request = await tables.load(columns.length, rows)
      await profile(request)
      const load = {
        entityId: request.entityId,
        generation: Number(request.generation),
        loadedRows: rows.length,
      }
      let decided: { rhs: number; decisions: Decision[]; of: CorrectedDependency }[] = []
      const drawn = { seed: SEED, numRuns: engine.isSlow ? 7 : DEFINITIONS_OF_EACH }
      const definitions = fc.sample(definition(columns.length), drawn)
      for (const of of columns === SKEWED ? OF_SKEWED : definitions) {
        if (of.rhs !== undefined && of.lhs.includes(of.rhs)) continue
        const what = JSON.stringify({ of, columns })
        const expected = naiveFigures(columns, of)
        expect(await dependencies.figures(load, of, signal), what).to.deep.equal(expected)
        const ids = [...of.lhs, ...(of.rhs === undefined ? [] : [of.rhs])]
        if (ids.length === 0) continue
        const options = { nulls: of.nulls, rows: { kind: 'all' } as const, signal, progress: () => undefined }
        const relation = await dependencies.encode(load, ids, options)
        const lhs = of.lhs.map((_, i) => i)
        const rhs = of.rhs === undefined ? undefined : lhs.length
        const goodness = 100 * (1 - expected.removedRows / relation.rows)
        const measured = new Measure(relation).ofFound({ lhs, rhs, goodness })
        expect({ rows: relation.rows, ...measured }, what).to.deep.equal(expected)
        const listed = (await dependencies.conflicts(load, of)) as Row[]
        expect(
          listed.map(({ n }) => n),
          what,
        ).to.deep.equal(listed.map((_, i) => i + 1))
        const shown = listed.map((row) =>
          JSON.stringify([
            ...of.lhs.map((_, i) => row[`l${i}`]),
            ...(of.rhs === undefined ? [] : [row['r']]),
            row['frequency'],
          ]),
        )
        expect(shown.sort(), what).to.deep.equal(naiveConflicts(columns, of).sort())
        conflicts += listed.length
        if (of.rhs === undefined) continue
        const lefts = [
          ...listed.map((row) => of.lhs.map((_, i) => row[`l${i}`] as Field)),
          of.lhs.map(() => 'none'),
        ]
        const areConflicting = lefts.map(
          (_, i) => i < listed.length || (of.lhs.length === 0 && listed.length > 0),
        )
        expect(await dependencies.haveConflict(load, of, lefts, signal), what).to.deep.equal(areConflicting)
        // The first conflict is resolved by a value that may be new, or by null.
        const resolutions = listed.slice(0, 1).map((row) => ({
          lhs: of.lhs.map((_, i) => row[`l${i}`] as string | null),
          rhs:
            listed.length % 3 === 0
              ? null
              : listed.length % 3 === 1
                ? 'new \'?"'
                : (row['r'] as string | null),
        }))
        const names = { lhsNames: of.lhs.map(nameOf), rhsName: nameOf(of.rhs) }
        const corrections = (await dependencies.corrections(load, [
          { definition: of, ...names, resolutions },
        ])) as Row[]
        const texts = corrections.map(({ lhs: left, rhs: right, origin, corrected }) =>
          JSON.stringify([left, right, origin, corrected]),
        )
        const decisions = naiveDecisions(columns, of, resolutions)
        expect(texts.sort(), what).to.deep.equal(naiveCorrections(columns, of, decisions).sort())
        // The dependency before it, which may have the same right attribute, wins.
        decided = [
          ...decided.slice(-1),
          { rhs: of.rhs, decisions, of: { definition: of, ...names, resolutions } },
        ]
        const corrected = (await dependencies
          .correctedRows(
            load,
            columns.map((_, i) => i + 1),
            decided.map((one) => one.of),
          )
          .orderBy('_rowid')) as Row[]
        const found = columns.map((_, i) => corrected.map((row) => row[`c${i + 1}`]))
        expect(found, what).to.deep.equal(naiveCorrected(columns, decided))
        for (const { origin } of corrections) origins.add(origin)
        if (columns !== SKEWED) continue
        // The left values and resolutions are longer than a statement may be.
        const divided = dependencyStore(tables.warehouse, shortStatements(engine), NO_READER)
        expect(await divided.haveConflict(load, of, lefts, signal)).to.deep.equal(areConflicting)
        const tooMany = {
          definition: of,
          ...names,
          resolutions: Array(9).fill(resolutions[0]) as Resolution[],
        }
        expect(() => divided.corrections(load, [tooMany])).to.throw(
          ResolutionsTooLong,
          / and a query can take 100; /,
        )
      }
    }
    expect(conflicts).to.be.above(20)
    expect([...origins].sort()).to.deep.equal(['', 'majority', 'resolved'])
  }).timeout(inFull(900_000, 240_000))
})
