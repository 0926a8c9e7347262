import { expect } from 'chai'
import { comparedForm } from '../../../src/quality/joins/compared-form.ts'
import type { KeyedPair, KeyedSide, RowSegment } from '../../../src/quality/model/warehouse/join-store.ts'
import { rowsTable } from '../../../src/quality/model/warehouse/load-tables.ts'
import type { Warehouse, Warehouses } from '../../../src/quality/model/warehouse/warehouse.ts'
import { startWarehouses } from '../../../src/quality/stores/start-warehouses.ts'
import { recordingLogger, temporaryFolder } from '../../platform/support.ts'
import { inFull } from '../../support/full.ts'

/** A row of a join: the numbers of its left and its right row. */
type Pair = readonly [left: number | null, right: number | null]

/** A filter that admits every row: the values are then counted from the rows, so that no profile is needed. */
const EVERY_ROW = { text: '(_rowid > 0)', bindings: [] }

describe('A page of a join of large tables', function () {
  this.timeout(120_000)
  let warehouses: Warehouses
  let warehouse: Warehouse
  const start = async (memoryMb: number): Promise<void> => {
    const folder = await temporaryFolder()
    warehouses = await startWarehouses({ folder, memoryMb, threads: 2 }, recordingLogger().logger)
    warehouse = await warehouses.open(1)
  }
  afterEach(() => warehouses.close())

  /** Makes the rows of an entity. @param key SQL of the compared value of the row with the number `i` */
  const side = async (entityId: number, loadedRows: number, key: string): Promise<KeyedSide> => {
    const columns = [
      ['_rowid', 'integer'],
      ['c1', 'text'],
    ] as const
    const rows = warehouse.knex.raw(
      `SELECT i AS _rowid, ${key} AS c1 FROM range(1, ${loadedRows + 1}) AS r(i)`,
    )
    await warehouse.createAs({ name: rowsTable(entityId, 1), columns }, rows)
    const compared = comparedForm('value', undefined, { name: 'duckdb' })
    return { entityId, generation: 1, loadedRows, attributeIds: [1], compared, filter: EVERY_ROW }
  }

  const read = async (
    pair: KeyedPair,
    index: number | undefined,
    segment: RowSegment,
    first: number,
    last: number,
  ): Promise<Pair[]> => {
    const sets = await warehouse.joins.sets(pair, index)
    const rows = sets.rows(segment, { left: [], right: [] }).at(first, last)
    const page = await rows.orderBy('pair').select<{ lrow: number | null; rrow: number | null }[]>('*')
    return page.map(({ lrow, rrow }) => [lrow, rrow])
  }

  it('has the rows of its place, wherever the rows of a value are', async () => {
    await start(512)
    const LEFT = 40_000
    const RIGHT = 50_000
    // Two values have many rows, which are spread over each table; the other values are on one side only.
    const left = await side(
      1,
      LEFT,
      "CASE i % 5 WHEN 0 THEN 'a' WHEN 1 THEN 'b' WHEN 2 THEN NULL ELSE 'l' || i END",
    )
    const right = await side(2, RIGHT, "CASE i % 4 WHEN 0 THEN 'a' WHEN 1 THEN 'b' ELSE 'r' || i END")
    const pair = { left, right }
    const rightOf = [0, 1].map((rest) =>
      Array.from({ length: RIGHT / 4 }, (_, i) => 4 * (i + (rest === 0 ? 1 : 0)) + rest),
    )
    const lone = Array.from({ length: RIGHT }, (_, i) => i + 1).filter((row) => row % 4 > 1)
    const expected = (
      { unmatchedLeft, unmatchedRight, mainRows }: RowSegment,
      first: number,
      last: number,
    ): Pair[] => {
      const found: Pair[] = []
      let before = 0
      for (let row = 1; row <= LEFT; row++) {
        const joined = rightOf[row % 5]
        const length = joined?.length ?? (unmatchedLeft ? 1 : 0)
        for (let at = Math.max(first - before, 1); at <= Math.min(last - before, length); at++)
          found.push([row, joined?.[at - 1] ?? null])
        before += length
      }
      if (unmatchedRight)
        for (const [i, row] of lone.entries()) {
          const at = Number(mainRows) + i + 1
          if (at >= first && at <= last) found.push([null, row])
        }
      return found
    }
    const inner = 2 * (LEFT / 5) * (RIGHT / 4)
    const outer = inner + (LEFT / 5) * 3
    await warehouse.joins.createIndex(pair, 1)
    for (const index of [undefined, 1])
      for (const [unmatchedLeft, unmatchedRight] of [
        [false, false],
        [true, true],
      ] as const) {
        const mainRows = unmatchedLeft ? outer : inner
        const segment = { unmatchedLeft, unmatchedRight, mainRows: BigInt(mainRows) }
        // The first rows, the end of a left row, rows of several blocks, the last rows, and those after them.
        for (const [first, last] of [
          [1, 65],
          [12_480, 12_520],
          [24_980, 25_040],
          [Math.floor(mainRows / 3), Math.floor(mainRows / 3) + 30_000],
          [mainRows - 20, mainRows + 20],
          [mainRows + 9_990, mainRows + 10_010],
          [mainRows + lone.length - 3, mainRows + lone.length + 3],
        ] as const)
          expect(
            await read(pair, index, segment, first, last),
            `${index} ${mainRows} ${first}`,
          ).to.deep.equal(expected(segment, first, last))
      }
  })

  it('needs little memory where all rows of both sides have the same value', async () => {
    const rows = inFull(20_000_000, 3_000_000)
    await start(100)
    const pair = { left: await side(1, rows, "'7'"), right: await side(2, rows, "'7'") }
    const mainRows = BigInt(rows) ** 2n
    for (const first of [1, rows - 10, Math.floor(rows / 2) * rows + 5]) {
      const segment = { unmatchedLeft: true, unmatchedRight: true, mainRows }
      const page = await read(pair, undefined, segment, first, first + 64)
      const at = Array.from({ length: 65 }, (_, i) => first - 1 + i)
      expect(page).to.deep.equal(at.map((place) => [Math.floor(place / rows) + 1, (place % rows) + 1]))
    }
  })
})
