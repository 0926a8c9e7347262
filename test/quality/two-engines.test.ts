import { expect } from 'chai'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { backup } from '../../src/admin/backup.ts'
import { compact } from '../../src/admin/compact.ts'
import { repositoryList } from '../../src/admin/accounts/repository-list.ts'
import type { Command } from '../../src/admin/command.ts'
import { recordingLogger, temporaryFolder } from '../platform/support.ts'
import { configFor } from '../support/catalogue.ts'
import { lakeEnv, startLakeStandIn } from './support/lake-stand-in.ts'
import { ADMIN_PASSWORD, basic, type QualityServer, startQualityServer } from './support/quality-server.ts'

const CONTENT = 'Id,Name\n1,Ada\n2,Grace\n'
const REFUSAL =
  'The rows of this repository are in Trino, and this server has no WAREHOUSE_URL. The operator must set it.'

describe('A server with the embedded engine and a cluster of Trino', function () {
  this.timeout(60_000)
  let storage: string
  let dataDir: string
  let server: QualityServer
  /** The entity of the repository `test`, which was created without a cluster. */
  let embedded: string
  /** The entity of the repository `lake`. */
  let entity: string
  const warehouse = (folder: string, id: number) => existsSync(join(folder, String(id), 'warehouse.duckdb'))
  const get = (path: string) =>
    fetch(`${server.url}/api/repositories${path}`, {
      headers: { Authorization: basic('admin', ADMIN_PASSWORD) },
    })

  before(async () => {
    storage = await temporaryFolder()
    dataDir = join(storage, 'data')
    const first = await startQualityServer({ dataDir, newRepository: 'test' })
    ;({ path: embedded } = await first.load('Names', CONTENT))
    await first.stop(true)
    const options = { dataDir, env: lakeEnv(storage), lake: startLakeStandIn, newRepository: 'lake' }
    server = await startQualityServer(options)
  })
  after(() => server?.stop())

  /** Runs a command as `npm run admin` does. */
  async function run(command: Command, args: string[]): Promise<string> {
    const printed: string[] = []
    await command.run(args, {
      config: configFor(dataDir),
      logger: recordingLogger().logger,
      record: async () => undefined,
      print: (line) => printed.push(line),
      tell: () => undefined,
    })
    return printed.join('\n')
  }

  it('creates new repositories in the cluster, and keeps the engine of others', async () => {
    const loaded = await server.load('Names', CONTENT)
    entity = loaded.path
    expect(loaded.job).to.include({ State: 'Completed' })
    expect([warehouse(storage, 2), warehouse(join(dataDir, 'quality'), 2)]).to.deep.equal([true, false])
    expect((await server.rows(`${entity}/rows?pageStart=2`))[0]).to.include({ Id: '2', Name: 'Grace' })
    const answer = await get(`/test${embedded}/rows?pageStart=2&external=1`)
    expect(await answer.text()).to.include('Grace')
    expect([warehouse(storage, 1), warehouse(join(dataDir, 'quality'), 1)]).to.deep.equal([false, true])
  })

  it('tells the engines of repositories', async () => {
    const answer = await get('?columns=NAME,ENGINE&external=1')
    const { rows } = (await answer.json()) as { rows: Record<string, string>[] }
    expect(rows.map(({ Name, Engine }) => [Name, Engine])).to.deep.equal([
      ['lake', 'trino'],
      ['test', 'embedded'],
    ])
    expect(await run(repositoryList, []))
      .to.match(/^lake +2 +trino/m)
      .and.to.match(/^test +1 +embedded/m)
  })

  it('backs up the rows of the embedded engine, and says that others are missing', async () => {
    const folder = join(await temporaryFolder(), 'backup')
    expect(await run(backup, [folder])).to.match(/The rows of 1 repository are not in the copy/)
    expect([warehouse(join(folder, 'quality'), 1), warehouse(join(folder, 'quality'), 2)]).to.deep.equal([
      true,
      false,
    ])
  })

  it('has nothing to compact in the cluster', async () => {
    expect(await run(compact, ['lake'])).to.match(/^Nothing was compacted/)
    expect(await run(compact, [])).to.match(/of disk space were freed/)
  })

  it('deletes the rows of a deleted repository in its engine', async () => {
    const { status } = await fetch(`${server.url}/api/repositories/lake`, {
      method: 'DELETE',
      headers: { Authorization: basic('admin', ADMIN_PASSWORD) },
    })
    expect(status).to.equal(204)
    for (const end = Date.now() + 20_000; warehouse(storage, 2) && Date.now() < end;)
      await new Promise((resolve) => setTimeout(resolve, 50))
    expect([warehouse(storage, 2), warehouse(join(dataDir, 'quality'), 1)]).to.deep.equal([false, true])
  })

  it('answers 503 for the rows of a repository in a cluster that its settings do not name', async () => {
    await server.stop(true)
    server = await startQualityServer({
      dataDir,
      env: lakeEnv(storage),
      lake: startLakeStandIn,
      newRepository: 'other',
    })
    const { path } = await server.load('Names', CONTENT)
    await server.stop(true)
    server = await startQualityServer({ dataDir })
    const answer = await get(`/other${path}/rows`)
    expect(answer.status).to.equal(503)
    expect(((await answer.json()) as { detail: string }).detail).to.equal(REFUSAL)
    expect((await get(`/other/entities`)).status).to.equal(200)
    expect((await get(`/test${embedded}/rows`)).status).to.equal(200)
  })
})
