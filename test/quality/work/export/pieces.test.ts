import { expect } from 'chai'
import { startQualityServer, type QualityServer } from '../../support/quality-server.ts'
import { exported } from './exported.ts'

const COLUMNS = 60
/** More values than the engine writes at a time. */
const ROWS = 75_000

const lines = (rows: readonly number[]): string =>
  rows.map((row) => `${row},"a ""piece"", of it"${',x'.repeat(COLUMNS - 2)}\n`).join('')

describe('an export that is written in pieces', function () {
  this.timeout(120_000)
  const names = `id,text${Array.from({ length: COLUMNS - 2 }, (_, i) => `,n${i}`).join('')}\n`
  const ids = Array.from({ length: ROWS }, (_, i) => i + 1)
  let server: QualityServer
  let path: string

  before(async () => {
    server = await startQualityServer()
    ;({ path } = await server.load('Pieces', names + lines(ids)))
  })
  after(() => server.stop())

  const textOf = async (options?: Record<string, unknown>): Promise<string> =>
    (await exported(server, `${path}/rows`, {}, options)).bytes.toString()

  it('has every row once and in order', async () => {
    const { bytes } = await exported(server, `${path}/rows`)
    expect(bytes.toString() === names + lines(ids), 'the file is the one that was loaded').to.equal(true)
  })

  it('has the rows that a condition is true of, from all pieces', async () => {
    const wanted = ids.filter((id) => id % 1000 === 7)
    expect(await textOf({ where: 'MOD(id, 1000) = 7' })).to.equal(names + lines(wanted))
  })

  it('has the rows in another order than the pieces', async () => {
    const first = (await textOf({ sort: [{ column: 'ID', direction: 'desc' }], where: 'id < 50000' })).split(
      '\n',
      3,
    )
    expect(first.map((line) => line.slice(0, 6))).to.deep.equal([names.slice(0, 6), '49999,', '49998,'])
  })
})
