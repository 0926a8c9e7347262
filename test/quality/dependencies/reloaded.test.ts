import { expect } from 'chai'
import { setTimeout as sleep } from 'node:timers/promises'
import { randomOf } from '../../support/random.ts'
import { startQualityServer, type QualityServer } from '../support/quality-server.ts'

const SEED = Number(process.env['PROPERTY_SEED'] ?? 1)
const ROWS = 6_000
const COLUMNS = 16

/** Columns with few values, so that the search of all left sides takes seconds. The first one numbers the rows. */
function table(last: (row: number) => string): string {
  const random = randomOf(SEED)
  const header = ['id', ...Array.from({ length: COLUMNS }, (_, i) => `c${i}`), 'last'].join()
  const record = (_: unknown, row: number): string =>
    [row, ...Array.from({ length: COLUMNS }, (__, i) => Math.floor(random() * (3 + i))), last(row)].join()
  return `${[header, ...Array.from({ length: ROWS }, record)].join('\n')}\n`
}

describe('A discovery of an entity that is loaded again meanwhile', function () {
  this.timeout(120_000)
  let server: QualityServer
  before(async () => {
    server = await startQualityServer()
  })
  after(() => server.stop())

  it('ends, and marks what it found in the rows before as not current', async () => {
    // The last column determines nothing at first, and is constant after the reload.
    const { path } = await server.load('Reloaded', table(String))
    const command = { command: 'discover', data: { maxResults: '100000', keys: '1' } }
    const discovery = await server.command(`${path}/dependencies`, command)
    expect(discovery.status).to.equal(200)
    await server.upload(
      'again.csv',
      table(() => 'same'),
    )
    for (;;) {
      const [job] = await server.rows(discovery.body.url.slice(discovery.body.url.indexOf('/scheduler')))
      expect(job!['State'], 'the discovery must still run').to.be.oneOf(['Waiting', 'Running'])
      if (/ [1-9][\d,]* found so far/.test(job!['Message']!)) break
      await sleep(10)
    }
    const connectInfo = { type: 'delimited', attr: 'names', sourceFile: 'again.csv' }
    const reload = await server.command(path, { command: 'reload', data: { source: 'client', connectInfo } })
    expect(await server.ended(reload.body.job)).to.include({ State: 'Completed' })
    expect(await server.ended(discovery.body.url)).to.include({ State: 'Completed' })

    const listed = (where: string) =>
      server.rows(
        `${path}/dependencies?pageSize=5&${new URLSearchParams({ where, columns: '_fd_key,_is_current,GOODNESS' }).toString()}`,
      )
    // The rows of the first load are gone, so what was found in them is not current; what is current holds now.
    expect(await listed('_is_current = "N"')).not.to.be.empty
    for (const row of await listed('_is_current = "Y"')) {
      const verified = await server.ask(`${path}/dependencies/${row['Dependency Key']!}/verify`)
      const { uri } = (await verified.json()) as { uri: string }
      expect(await server.ended(uri)).to.include({ State: 'Completed' })
      const [checked] = await server.rows(`${path}/dependencies/${row['Dependency Key']!}`)
      expect(checked).to.include({ 'Quality %': row['Quality %'], Current: 'Y' })
    }
    const second = await server.command(`${path}/dependencies`, {
      command: 'discover',
      data: { attributes: `1 2 ${COLUMNS + 2}` },
    })
    expect(await server.ended(second.body.url)).to.include({ State: 'Completed' })
    expect(await listed(`_fd_key = "${COLUMNS + 2}-"`)).to.deep.equal([
      { 'Dependency Key': `${COLUMNS + 2}-`, Current: 'Y', 'Quality %': '100.000' },
    ])
  })
})
