import { expect } from 'chai'
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { NAMES, PASSWORDS } from '../../scripts/old-data/content.ts'
import { basic } from '../quality/support/quality-server.ts'
import { startServerProcess, type ServerProcess } from '../quality/support/server-process.ts'

/** A data folder that `scripts/old-data/make.ts` made with an earlier version. */
const archiveOf = (commit: string): string => join(import.meta.dirname, `${commit}.tar.gz`)

describe('This version', function () {
  this.timeout(60_000)
  let dataDir: string
  let server: ServerProcess
  const start = async (commit: string): Promise<void> => {
    dataDir = await mkdtemp(join(tmpdir(), 'groundtruth-'))
    execFileSync('tar', ['-xzf', archiveOf(commit), '-C', dataDir])
    server = await startServerProcess(dataDir, { env: { SERVICES: 'spatial,quality' } })
  }
  afterEach(async () => {
    await server.end('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  })
  const withKey = async (path: string): Promise<Response> => {
    const key = (await readFile(join(dataDir, 'apikey.txt'), 'utf8')).trim()
    return fetch(`${server.url}/v1/ogcapi/enrich/${path}`, { headers: { 'X-API-Key': key } })
  }
  const lines = (): Record<string, unknown>[] =>
    server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>)

  it('takes over the data of the first version, whose API keys stay valid', async () => {
    await start('df59e4bc')
    expect((await withKey('collections')).status).to.equal(200)
    expect(lines()[0]).to.deep.include({
      copy: join(dataDir, 'catalogue-001.sqlite'),
      from: '001_api_keys',
    })
    expect((await server.post('', { name: 'test' })).status).to.equal(201)
  })

  it('takes over entities, accounts and interrupted loads of the first version that had them', async () => {
    await start('38fb7314')
    const asAdmin = { headers: { Authorization: basic('admin', PASSWORDS.admin) } }
    const rows = async (path: string): Promise<Record<string, unknown>[]> => {
      const answer = await server.ask(`/${NAMES.repository}/${path}?external=1`, asAdmin)
      return ((await answer.json()) as { rows: Record<string, unknown>[] }).rows
    }
    for (;;) {
      const states = (await rows('scheduler')).map(({ State }) => String(State))
      if (states.every((state) => state === 'Completed')) break
      expect(states.join()).to.not.match(/Failed|Cancelled/)
      await sleep(20)
    }
    expect((await rows('entities')).map(({ Name, Rows }) => [Name, Rows])).to.deep.equal(
      NAMES.entities.map((name) => [name, '3']),
    )
    for (const [index] of NAMES.entities.entries()) {
      const loaded = await rows(`entities/${index + 1}/rows`)
      expect(loaded.map(({ Name, People }) => [Name, People])).to.deep.equal([
        ['Rome', '2800000'],
        ['Paris', '2100000'],
        ['Kyōto', '1460000'],
      ])
      expect((await rows(`entities/${index + 1}/rejected`)).map(({ Line }) => Line)).to.deep.equal(['4'])
      expect(await rows(`entities/${index + 1}/attributes`)).to.have.length(3)
    }
    const asUser = { headers: { Authorization: basic(NAMES.user, PASSWORDS.user) } }
    expect((await server.ask(`/${NAMES.repository}/files`, asUser)).status).to.equal(200)
    const features = (await (await withKey(`collections/${NAMES.collection}/items`)).json()) as {
      features: unknown[]
    }
    expect(features.features).to.have.length(2)
  })

  it('logs each migration of the upgrade, and the place of a private copy of the catalogue', async () => {
    await start('38fb7314')
    const [copied, ...rest] = lines()
    expect(copied).to.deep.include({ copy: join(dataDir, 'catalogue-002.sqlite'), from: '002_quality' })
    const migrations = rest.flatMap(({ migration }) => (typeof migration === 'string' ? [migration] : []))
    expect(migrations[0]).to.equal('003_quality_profiles')
    expect(migrations).to.deep.equal([...migrations].sort())
    expect(rest.find(({ msg }) => msg === 'The upgrade of the catalogue is complete.')).to.deep.include({
      migrations: migrations.length,
    })
    expect((await stat(join(dataDir, 'catalogue-002.sqlite'))).mode & 0o777).to.equal(0o600)
    expect((await readdir(dataDir)).filter((name) => /^catalogue-/.test(name))).to.have.length(1)
  })
})
