import { expect } from 'chai'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  ADMIN_PASSWORD,
  basic,
  type QualityServer,
  startQualityServer,
} from '../../support/quality-server.ts'
import { lakeOf, type TestLake } from '../../support/trino-server.ts'
import { exported } from '../../work/export/exported.ts'
import { READ } from '../../work/export/read-file.ts'

const NAMES = 7
const CONTENT = `Id,Name\n${Array.from({ length: 1000 }, (_, i) => `${i},name ${i % NAMES}\n`).join('')}`
/** Rows that the nodes write in parallel (`minRows` of LargeResults). */
const MANY_ROWS = 120_000
const MANY = `Id,Group\n${Array.from({ length: MANY_ROWS }, (_, i) => `${i + 1},${(i + 1) % 9}\n`).join('')}`

describe('A server with its rows in Trino', function () {
  this.timeout(240_000)
  let server: QualityServer
  let lake: TestLake
  before(async function () {
    lake = lakeOf(this, 'server')
    server = await startQualityServer({ env: lake.env })
  })
  after(async () => {
    await server?.stop()
    await lake?.drop()
  })

  it('loads and profiles a file, and answers pages of rows and values', async () => {
    const { path, job } = await server.load('Names', CONTENT)
    expect(job).to.include({ State: 'Completed' })
    expect((await server.rows(`${path}/rows?pageStart=1000`))[0]).to.include({ Id: '999', Name: 'name 5' })
    const values = await server.rows(`${path}/attributes/2/values`)
    expect(values.map(({ Value }) => Value)).to.have.members(
      Array.from({ length: NAMES }, (_, i) => `name ${i}`),
    )
  })

  it('profiles and exports as many rows as the nodes write in parallel', async () => {
    const { path, job } = await server.load('Many', MANY)
    expect(job).to.include({ State: 'Completed' })
    const [id, group] = await server.rows(`${path}/attributes`)
    expect(id).to.include({
      'Unique Values': String(MANY_ROWS),
      'Min Value': '1',
      'Max Value': String(MANY_ROWS),
      Mean: '60000.500',
    })
    expect(group).to.include({ 'Unique Values': '9' })
    expect((await server.rows(`${path}/attributes/1/values?pageStart=${MANY_ROWS}`))[0]).to.include({
      Value: '99999',
    })
    const { bytes } = await exported(server, `${path}/rows`)
    expect(bytes.toString().replaceAll('"', '')).to.equal(MANY)
    const values = await exported(server, `${path}/attributes/1/values`)
    expect(values.bytes.toString().trimEnd().split('\n')).to.have.length(MANY_ROWS + 1)
    expect(await lake.results()).to.deep.equal([])
  })

  it('exports rows to a Parquet file, in their order', async () => {
    const { path } = await server.load('Exported', CONTENT)
    const { bytes } = await exported(server, `${path}/rows`, { filetype: 'parquet' })
    const [names, ...records] = await READ['parquet']!(bytes)
    expect(names).to.include.members(['Id', 'Name'])
    const written = records.map((record) => record.slice(names!.indexOf('Id')).join(','))
    expect(written).to.deep.equal(CONTENT.trimEnd().split('\n').slice(1))
  })

  it('deletes the schema of a deleted repository', async () => {
    const ofRepository = async () => (await lake.schemas()).filter((name) => name.endsWith('_1'))
    expect(await ofRepository()).to.have.lengthOf(1)
    const headers = { Authorization: basic('admin', ADMIN_PASSWORD) }
    expect((await fetch(server.repository, { method: 'DELETE', headers })).status).to.equal(204)
    for (const end = Date.now() + 60_000; Date.now() < end && (await ofRepository()).length > 0;)
      await sleep(500)
    expect(await ofRepository()).to.deep.equal([])
  })
})
