import { expect } from 'chai'
import type { Row, Warehouses } from '../../../../src/quality/model/warehouse/warehouse.ts'
import { temporaryFolder } from '../../../platform/support.ts'
import { trinoOf } from '../../../support/trino.ts'
import { csvOf, loadEntity, piecesOf, writePiece } from '../pieces.ts'
import { clean, start } from './trino-engine.ts'

const COLUMNS = 1000
const recordOf = (row: number): (string | null)[] =>
  Array.from({ length: COLUMNS }, (_, column) => (column % 9 === 0 ? null : `${row}/${column % 7}`))
/** The last row differs from the one before it in its last field. */
const RECORDS = [...[1, 2, 2, 2, 3].map(recordOf), [...recordOf(3).slice(0, -1), 'other']]

describe(`A table of ${COLUMNS} columns in Trino`, function () {
  this.timeout(60_000)
  let folder: string
  let warehouses: Warehouses
  before(async function () {
    trinoOf(this)
    folder = await temporaryFolder()
    warehouses = await start(folder)
  })
  after(async () => {
    await warehouses?.close()
    if (folder !== undefined) await clean(folder)
  })

  it('has its equal rows counted and found', async () => {
    const warehouse = await warehouses.open(1)
    const piece = writePiece(folder, csvOf(RECORDS), RECORDS.length)
    await loadEntity(warehouse, { rows: 'e1_g1', rejects: 'r1_g1', columns: COLUMNS }, piecesOf(piece))
    const compared = {
      load: { id: 1, generation: 1, loadedRows: RECORDS.length },
      attributeIds: Array.from({ length: COLUMNS }, (_, at) => at + 1),
    }
    const { wholeRows } = warehouse
    const [counted] = (await wholeRows.duplicates(compared)) as Row[]
    expect(Number(counted!['duplicates'])).to.equal(2)
    const copies = (await wholeRows.copyCounts(compared).orderBy('copies')) as Row[]
    expect(copies.map((row) => [Number(row['copies']), Number(row['rows'])])).to.deep.equal([
      [1, 3],
      [3, 3],
    ])
    const found = await wholeRows.copied(compared, 3).all().orderBy('place').select<Row[]>('_rowid')
    expect(found.map((row) => Number(row['_rowid']))).to.deep.equal([2, 3, 4])
  })
})
