import { expect } from 'chai'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { configFor } from '../support/catalogue.ts'
import { backup } from '../../src/admin/backup.ts'
import { compact } from '../../src/admin/compact.ts'
import type { Command } from '../../src/admin/command.ts'
import { recordingLogger, temporaryFolder } from '../platform/support.ts'
import { startLackingWarehouses } from './support/lacking-warehouses.ts'
import { type QualityServer, startQualityServer } from './support/quality-server.ts'
import { parseCanonical } from '../../src/quality/loaders/records/canonical-csv.ts'
import { exported } from './work/export/exported.ts'
import { readParquet } from './work/export/read-file.ts'

const ROWS = 500
/** Names with quotes and commas, empty ones, and none. */
const nameOf = (row: number): string => ['"say ""so"""', '"a, b"', '""', '', `name ${row}`][row % 5]!
const CONTENT = `Id,Name\n${Array.from({ length: ROWS }, (_, i) => `${i},${nameOf(i)}\n`).join('')}`

describe('A server whose engine has no capability that it may lack', function () {
  this.timeout(60_000)
  let server: QualityServer
  let entity: { readonly path: string; readonly job: Record<string, string> }
  before(async () => {
    server = await startQualityServer({ engine: startLackingWarehouses })
    entity = await server.load('Names', CONTENT)
  })
  after(() => server.stop())

  /** Runs a command as `npm run admin` does; the server does its work. */
  async function run(command: Command, ...args: string[]): Promise<string> {
    const printed: string[] = []
    await command.run(args, {
      config: configFor(server.dataDir),
      logger: recordingLogger().logger,
      record: async () => undefined,
      print: (line) => printed.push(line),
      tell: () => undefined,
    })
    return printed.join('\n')
  }

  it('loads and profiles a file', async () => {
    expect(entity.job).to.include({ State: 'Completed' })
    const [row] = await server.rows(`${entity.path}/rows?pageStart=500&pageSize=10`)
    expect(row).to.include({ Id: '499', Name: 'name 499' })
  })

  it('exports rows that are stored as they are shown, and other figures', async () => {
    const { bytes } = await exported(server, `${entity.path}/rows`)
    expect(bytes.toString()).to.match(/^[^\n]*Name[^\n]*\n/)
    expect(bytes.toString().split('\n')).to.have.length(ROWS + 2)
    expect(bytes.toString()).to.include('"say ""so"""').and.to.include('"a, b"')
    const values = await exported(server, `${entity.path}/attributes`, { filetype: 'json' })
    expect(JSON.parse(values.bytes.toString())).to.have.length(2)
  })

  it('exports rows and figures to Parquet', async () => {
    const [names, ...rows] = await readParquet(
      (await exported(server, `${entity.path}/rows`, { filetype: 'parquet' })).bytes,
    )
    const { bytes } = await exported(server, `${entity.path}/rows`)
    expect([names, ...rows]).to.deep.equal(parseCanonical(bytes))
    const figures = await exported(server, `${entity.path}/attributes`, { filetype: 'parquet' })
    expect(await readParquet(figures.bytes)).to.have.length(3)
  })

  it('has metrics of jobs and connections, and none of the memory and the disk of the engine', async () => {
    const text = await (await fetch(`${server.url}/metrics`)).text()
    expect(text).to.match(/^jobs_ended_total\{state="completed"\} /m)
    expect(text).to.match(/^database_connections_in_use\{database="repository \d+"\} /m)
    expect(text).to.not.match(/^warehouse_/m)
  })

  it('is ready', async () => {
    const answer = await fetch(`${server.url}/readyz`)
    expect(answer.status).to.equal(200)
    expect(await answer.text()).to.include('repository ')
  })

  it('copies all but the rows into a backup, and says so', async () => {
    const folder = join(await temporaryFolder(), 'backup')
    expect(await run(backup, folder)).to.match(
      /^\d+ files are copied to [^.]*\. The rows of 1 repository are not in the copy, because their engine cannot copy them: back up Trino and its storage with their own tools\.$/,
    )
    const files = (await readdir(folder, { recursive: true })).join('\n')
    expect(files)
      .to.match(/^manifest\.json$/m)
      .and.to.match(/^quality\/1\/files\/[\w-]+$/m)
    expect(files).to.not.include('duckdb')
  })

  it('compacts nothing, and says so', async () => {
    expect(await run(compact)).to.equal(
      'Nothing was compacted, because the engine has the rows on no disk of this server.',
    )
  })

  it('deletes an entity with its rows', async () => {
    const doomed = await server.load('Doomed', CONTENT)
    expect((await server.ask(doomed.path, { method: 'DELETE' })).status).to.equal(204)
    const deletions = async () =>
      (await server.rows('/scheduler')).filter((job) => job['Job Type'] === 'Delete Entity')
    let [job] = await deletions()
    while (!['Completed', 'Failed'].includes(job!['State']!)) [job] = await deletions()
    expect(job).to.include({ State: 'Completed' })
  })
})
