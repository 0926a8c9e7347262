import { expect } from 'chai'
import { WarehouseRows } from '../../../src/quality/listings/warehouse-rows.ts'
import {
  MAX_COLUMNS,
  TableTooWide,
  type Warehouse,
  type Warehouses,
} from '../../../src/quality/model/warehouse/warehouse.ts'
import { startWarehouses } from '../../../src/quality/stores/start-warehouses.ts'
import { failureOf, recordingLogger, temporaryFolder } from '../../platform/support.ts'
import { csvOf, loadEntity, piecesOf, writePiece } from './pieces.ts'

const ROWS = 100
/** Less is often enough: it depends on how the threads of the engine meet. */
const NEEDED_MB = 820

const valueOf = (row: number, column: number): string => `v${(row * 31 + column * 7) % 97}`

describe('A table of as many columns as an entity may have', function () {
  this.timeout(120_000)
  let folder: string
  let warehouses: Warehouses
  let warehouse: Warehouse
  const start = async (memoryMb: number): Promise<void> => {
    folder = await temporaryFolder()
    warehouses = await startWarehouses({ folder, memoryMb, threads: 2 }, recordingLogger().logger)
    warehouse = await warehouses.open(1)
  }
  afterEach(() => warehouses.close())

  const load = async (): Promise<void> => {
    const records = Array.from({ length: ROWS }, (_, row) =>
      Array.from({ length: MAX_COLUMNS }, (_, column) => valueOf(row + 1, column + 1)),
    )
    const piece = writePiece(folder, csvOf(records), ROWS)
    await loadEntity(warehouse, { rows: 'wide', rejects: 'rejects', columns: MAX_COLUMNS }, piecesOf(piece))
  }

  it('loads with the memory that the failure of a load names, and its pages have all columns', async () => {
    await start(NEEDED_MB)
    await load()
    const columns = Array.from({ length: MAX_COLUMNS }, (_, at) => `c${at + 1}`)
    const rows = warehouse
      .knex('wide')
      .select(['_rowid', ...columns])
      .orderBy('_rowid')
    const pages = new WarehouseRows(warehouse, { bytes: 1_000_000, threads: 2 })
    const page = await pages.readPage(
      {
        ...{
          rows,
          total: ROWS,
          counted: undefined,
          offset: 10,
          size: 5,
          width: MAX_COLUMNS,
          byId: undefined,
          scan: undefined,
        },
        numbered: { rows, number: '_rowid', first: 11, last: 15, columns, longest: 20_000 },
      },
      new AbortController().signal,
    )
    const read: Record<string, unknown>[] = []
    for await (const part of page.rows) read.push(...part)
    expect(read.map((row) => Number(row['_rowid']))).to.deep.equal([11, 12, 13, 14, 15])
    for (const column of [1, 2048, MAX_COLUMNS])
      expect(read.map((row) => row[`c${column}`])).to.deep.equal(
        [11, 12, 13, 14, 15].map((row) => valueOf(row, column)),
      )
  })

  it('names the memory that it needs if it cannot be loaded', async () => {
    await start(256)
    const failure = await failureOf(load)
    expect(failure).to.be.instanceOf(TableTooWide)

    expect((failure as Error).message).to.equal(
      `A table of 4096 columns needs up to ${NEEDED_MB} MB while it is loaded: raise WAREHOUSE_MEMORY_MB to ${NEEDED_MB}, or load fewer columns.`,
    )
  })
})
