import { expect } from 'chai'
import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { MIGRATIONS } from '../../src/migrations.ts'
import type { Migration } from '../../src/platform/catalogue/catalogue.ts'
import { openCatalogue } from '../../src/platform/catalogue/open-catalogue.ts'
import { loggerTo } from '../../src/platform/logging.ts'
import { DuckDbWarehouses } from '../../src/quality/stores/duckdb/duckdb-warehouses.ts'
import { strayData } from './support/left-on-disk.ts'
import { startQualityServer } from './support/quality-server.ts'
import { startServerProcess, type ServerProcess } from './support/server-process.ts'

const logger = loggerTo({ write: () => undefined }, 'silent')

/** Where a process may have a file system of its own, as users may in most systems, a disk can be small. */
const hasSmallDisks =
  spawnSync('unshare', ['-rm', 'sh', '-c', 'mount -t tmpfs none /mnt'], { stdio: 'ignore' }).status === 0

const content = (rows: number, width: number): string =>
  `Id,Text\n${Array.from({ length: rows }, (_, i) => `${i + 1},${String(i).padEnd(width, 'x')}\n`).join('')}`

/** Words and numbers of so many characters, of which few are alike. */
const wordsOf = (seed: number, length: number): string => {
  let text = ''
  for (let i = 0; text.length < length; i++)
    text += `${((seed * 7919 + i * 104_729) % 1_000_003).toString(36)} `
  return text
}

describe('A data-quality server', function () {
  this.timeout(60_000)
  let dataDir: string
  let server: ServerProcess | undefined
  beforeEach(async () => (dataDir = await mkdtemp(join(tmpdir(), 'groundtruth-'))))
  afterEach(async () => {
    await server?.end()
    await rm(dataDir, { recursive: true, force: true })
  })
  const withoutDemo = async (folder: string) => {
    await mkdir(join(folder, 'quality'), { recursive: true })
    await writeFile(join(folder, 'quality', '.demo-repository-made'), '')
  }

  it('takes over the data of a version that did not have the service', async () => {
    await withoutDemo(dataDir)
    const catalogue = await openCatalogue(dataDir, [MIGRATIONS[0]!], logger)
    expect(await catalogue.knex.schema.hasTable('repositories')).to.equal(false)
    await catalogue.close()
    server = await startServerProcess(dataDir)
    expect((await server.post('', { name: 'test' })).status).to.equal(201)
    expect((await server.upload('test', 'a.csv', content(3, 5))).status).to.equal(200)
  })

  it('refuses data of a newer version by a sentence, and leaves them as they are', async () => {
    const future: Migration = {
      name: '999_future',
      up: (knex) => knex.schema.createTable('future', (table) => void table.increments('id')),
      down: (knex) => knex.schema.dropTable('future'),
    }
    const path = join(dataDir, 'catalogue.sqlite')
    await (await openCatalogue(dataDir, [...MIGRATIONS, future], logger)).close()
    const before = await readFile(path)
    const refusal = await startServerProcess(dataDir).then(
      () => 'it started',
      (error: Error) => error.message,
    )
    expect(refusal).to.match(
      /was written by a newer version \(it has been through "999_future"\): start that/,
    )
    expect(refusal).to.not.match(/\n\s+at /)
    expect((await readFile(path)).equals(before)).to.equal(true)
  })

  it('whose disk is full says so, leaves nothing half done, and goes on when there is room', async function () {
    if (!hasSmallDisks) this.skip()
    server = await startServerProcess(dataDir, {
      disk: { path: dataDir, size: '64m' },
      env: { UPLOAD_LIMIT_BYTES: String(1 << 30) },
    })
    const seen = join(`/proc/${server.child.pid}/root`, dataDir, 'quality')
    expect((await server.post('', { name: 'test' })).status).to.equal(201)
    expect((await server.upload('test', 'huge.csv', content(100_000, 700))).status).to.equal(503)
    expect(await readdir(join(seen, '1', 'files'))).to.deep.equal([])
    const file = await server.upload('test', 'large.csv', content(88_000, 600))
    expect(file.status).to.equal(200)
    const create = async (entityName: string, sourceFile: string) => {
      const { status, body } = await server!.post<{ job: string; entityId: string }>('/test/entities', {
        command: 'create',
        data: { entityName, source: 'client', connectInfo: { type: 'delimited', attr: 'names', sourceFile } },
      })
      expect(status).to.equal(200)
      for (;;) {
        const [job] = await server!.rows(body.job.slice('/api/repositories'.length))
        if (['Completed', 'Failed'].includes(job!['State']!)) return { ...body, job: job! }
        await sleep(20)
      }
    }
    const large = await create('Large', file.path)
    expect(large.job).to.include({ State: 'Failed' })
    expect(large.job['Reason']).to.match(/disk/i)
    expect(await readdir(join(seen, '1', 'loads'))).to.deep.equal([])
    expect((await server.ask(`/test/entities/${large.entityId}`, { method: 'DELETE' })).status).to.equal(204)
    const small = await server.upload('test', 'small.csv', content(100, 10))
    expect(small.status).to.equal(200)
    expect((await create('Small', small.path)).job).to.include({ State: 'Completed' })
  })

  it('whose disk is full in a profile keeps the rows, says so, and profiles when there is room', async function () {
    if (!hasSmallDisks) this.skip()
    server = await startServerProcess(dataDir, { disk: { path: dataDir, size: '90m' } })
    expect((await server.post('', { name: 'test' })).status).to.equal(201)
    // The rows need some 10 MB beside it, their profile three times as much.
    expect((await server.upload('test', 'ballast.bin', 'x'.repeat(64 << 20))).status).to.equal(200)
    // Each value has a mask, a pattern and a rich pattern as long as itself.
    const words = Array.from({ length: 50_000 }, (_, i) => `${i + 1},${wordsOf(i, 120)}\n`).join('')
    const { path: sourceFile } = await server.upload('test', 'words.csv', `Id,Text\n${words}`)
    const source = { source: 'client', connectInfo: { type: 'delimited', attr: 'names', sourceFile } }
    const { body } = await server.post<{ job: string; entityId: string }>('/test/entities', {
      command: 'create',
      data: { entityName: 'Words', ...source },
    })
    const ended = async (job: string) => {
      for (;;) {
        const [row] = await server!.rows(job.slice('/api/repositories'.length))
        if (['Completed', 'Failed'].includes(row!['State']!)) return row!
        await sleep(20)
      }
    }
    const job = await ended(body.job)
    const path = `/test/entities/${body.entityId}`
    expect(job).to.include({ State: 'Failed' })
    expect(job['Reason']).to.match(/disk/i)
    expect((await server.rows(path))[0]).to.include({ 'Entity State': 'Loaded', Rows: '50000' })
    expect((await server.rows(`${path}/rows?pageStart=50000`))[0]).to.include({ Id: '50000' })
    const early = await server.ask(`${path}/report`)
    expect([early.status, ((await early.json()) as { detail: string }).detail]).to.deep.equal([
      409,
      'The entity is not profiled yet (Loaded); wait for the end of its job, or reload it.',
    ])
    const folder = join(`/proc/${server.child.pid}/root`, dataDir, 'quality', '1')
    expect(await readdir(join(folder, 'loads'))).to.deep.equal([])
    expect((await server.ask('/test/files/ballast.bin', { method: 'DELETE' })).status).to.equal(204)
    const reload = await server.post<{ job: string }>(path, { command: 'reload', data: {} })
    expect(await ended(reload.body.job)).to.include({ State: 'Completed' })
    expect((await server.rows(`${path}/attributes/2`))[0]).to.include({ 'Unique Values': '50000' })
  })

  it('clears away at the start what loads that were given up have left', async () => {
    const first = await startQualityServer()
    const { entityId } = await first.load('Rows', content(10, 5))
    await first.stop(true)
    const catalogue = await openCatalogue(first.dataDir, MIGRATIONS, logger)
    await catalogue
      .knex('entities')
      .where({ id: Number(entityId) })
      .update({ last_generation: 5 })
    await catalogue.close()
    const folder = join(first.dataDir, 'quality')
    const warehouses = await DuckDbWarehouses.start({ folder, memoryMb: 256, threads: 1 }, logger)
    await (await warehouses.open(1)).knex.raw(`create table e${entityId}_g5 (a integer)`)
    await warehouses.close()
    await mkdir(join(folder, '1', 'loads', '77'))
    await writeFile(join(folder, '1', 'loads', '77', 'rows-1.csv'), '')
    await writeFile(join(folder, '1', 'files', 'half.tmp'), '')
    expect((await strayData(first.dataDir)).stray).to.have.length(3)
    const again = await startQualityServer({ dataDir: first.dataDir })
    expect(await again.rows(`/entities/${entityId}/rows`)).to.have.length(10)
    await sleep(2500)
    await again.stop(true)
    expect(await strayData(first.dataDir)).to.deep.equal({ stray: [], missing: [] })
    await rm(first.dataDir, { recursive: true })
  })

  it('refuses more jobs than may wait in a repository, and makes nothing for them', async () => {
    const limited = await startQualityServer({ env: { JOBS_QUEUED_PER_REPOSITORY: '1' } })
    const sourceFile = await limited.upload('a.csv', content(1, 5))
    const data = {
      source: 'client',
      connectInfo: { type: 'delimited', attr: 'names', sourceFile },
      scheduleTime: '2099-01-01 00:00:00',
    }
    const create = (entityName: string) =>
      limited.command('/entities', { command: 'create', data: { entityName, ...data } })
    expect((await create('One')).status).to.equal(200)
    expect((await create('Two')).status).to.equal(429)
    expect((await limited.rows('/entities')).map(({ Name }) => Name)).to.deep.equal(['One'])
    await limited.stop()
  })
})
