import { expect } from 'chai'
import { spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { MIGRATIONS } from '../../src/migrations.ts'
import type { Migration } from '../../src/platform/catalogue/catalogue.ts'
import { openCatalogue } from '../support/catalogue.ts'
import { loggerTo } from '../../src/platform/logging.ts'
import { DuckDbWarehouses } from '../../src/quality/stores/duckdb/duckdb-warehouses.ts'
import { newDataDir, withoutDemo } from './support/data-dir.ts'
import { strayData } from './support/left-on-disk.ts'
import { ADMIN_PASSWORD, basic, startQualityServer } from './support/quality-server.ts'
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
  beforeEach(async () => (dataDir = await newDataDir()))
  afterEach(async () => {
    await server?.end()
    await rm(dataDir, { recursive: true, force: true })
  })

  it('takes over the data of a version that did not have the service', async () => {
    const old = await withoutDemo(join(dataDir, 'old'))
    const catalogue = await openCatalogue(old, [MIGRATIONS[0]!], logger)
    expect(await catalogue.knex.schema.hasTable('repositories')).to.equal(false)
    await catalogue.close()
    server = await startServerProcess(old)
    expect((await server.post('', { name: 'test' })).status).to.equal(201)
    expect((await server.upload('test', 'a.csv', content(3, 5))).status).to.equal(200)
  })

  it('rejects data of a newer version with a sentence, and does not change them', async () => {
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

  it('whose disk is full reports it, leaves no partial data, and continues when there is space', async function () {
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

  it('whose disk is full refuses every change with advice, and still deletes', async function () {
    if (!hasSmallDisks) this.skip()
    server = await startServerProcess(dataDir, { disk: { path: dataDir, size: '24m' } })
    const seen = join(`/proc/${server.child.pid}/root`, dataDir)
    expect((await server.post('', { name: 'test' })).status).to.equal(201)
    expect((await server.upload('test', 'small.csv', content(10, 5))).status).to.equal(200)
    const connectInfo = { type: 'delimited', attr: 'names', sourceFile: 'small.csv' }
    const data = { entityName: 'Small', source: 'client', connectInfo }
    const created = await server.post<{ job: string; entityId: string }>('/test/entities', {
      command: 'create',
      data,
    })
    const job = created.body.job.slice('/api/repositories'.length)
    while ((await server.rows(job))[0]!['State'] !== 'Completed') await sleep(20)
    const entity = `/test/entities/${created.body.entityId}`
    await writeFile(join(seen, 'ballast'), Buffer.alloc(64 << 20)).catch((error: NodeJS.ErrnoException) =>
      expect(error.code).to.equal('ENOSPC'),
    )
    const readiness = async () =>
      (await (await fetch(`${server!.url}/readyz`)).json()) as { status: string; problems: string[] }
    const metric = async (name: string) => {
      const text = await (await fetch(`${server!.url}/metrics`)).text()
      return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1])
    }
    // The server reads the disk every second.
    while ((await readiness()).problems.length === 0) await sleep(50)
    expect((await readiness()).problems.join()).to.match(
      /^The disk of DATA_DIR .+ is full: \d+ KB are available\./,
    )
    expect((await readiness()).status).to.equal('ready')
    expect(await metric('data_disk_available_bytes')).to.be.below(2 << 20)
    expect(await metric('data_disk_size_bytes')).to.equal(24 << 20)
    const answers: unknown[] = []
    for (const [path, body] of [
      ['/test/entities', { command: 'create', data: { ...data, entityName: 'Other' } }],
      [`${entity}/rows`, { command: 'export', data: { filename: 'rows.csv' } }],
      [entity, { command: 'reload', data: {} }],
      [entity, { command: 'edit', data: { name: 'Renamed', description: 'x'.repeat(4000) } }],
      [
        '/test/priorities',
        { command: 'add', data: { priority: 1, name: 'First', description: 'x'.repeat(4000) } },
      ],
    ] as const) {
      // What the catalogue has free within its file is used up by a few of them.
      let answer = await server.post<{ detail: string }>(path, body)
      for (let again = 0; again < 50 && answer.status < 400; again++) answer = await server.post(path, body)
      answers.push([
        path,
        answer.status,
        /disk of the server is full.*[Ff]ree some space/.test(answer.body.detail),
      ])
    }
    expect(answers).to.deep.equal([
      ['/test/entities', 503, true],
      [`${entity}/rows`, 503, true],
      [entity, 503, true],
      [entity, 503, true],
      ['/test/priorities', 503, true],
    ])
    expect(await server.rows(`${entity}/rows`)).to.have.length(10)
    expect((await server.ask(entity, { method: 'DELETE' })).status).to.equal(204)
    // The file is in use until the jobs of the entity have ended.
    let status = 409
    for (let look = 0; look < 200 && status === 409; look++) {
      await sleep(50)
      ;({ status } = await server.ask('/test/files/small.csv', { method: 'DELETE' }))
    }
    expect(status).to.equal(204)
    expect((await server.ask('/test', { method: 'DELETE' })).status).to.equal(204)
    await rm(join(seen, 'ballast'))
    expect((await server.post('', { name: 'again' })).status).to.equal(201)
    expect(server.output()).to.not.match(/TypeError/)
  })

  it('whose disk is full at the start ends with a sentence', async function () {
    if (!hasSmallDisks) this.skip()
    const started = performance.now()
    const empty = join(dataDir, 'empty')
    await mkdir(empty)
    const refusal = await startServerProcess(empty, { disk: { path: empty, size: '32k' } }).then(
      () => 'it started',
      (error: Error) => error.message,
    )
    expect(refusal).to.match(/DATA_DIR is .* whose disk is full\. Free some space and start again\./)
    expect(refusal).to.not.match(/\n\s+at /)
    expect(performance.now() - started).to.be.below(20_000)
  })

  it('whose repository is deleted while a load begins logs no fault', async () => {
    const first = await startQualityServer()
    for (let round = 0; round < 8; round++) {
      const name = `short-${round}`
      const ask = (path: string, init: RequestInit) =>
        fetch(`${first.url}/api/repositories${path}`, {
          ...init,
          headers: {
            Authorization: basic('admin', ADMIN_PASSWORD),
            ...(typeof init.body === 'string' && { 'Content-Type': 'application/json' }),
          },
        })
      const post = (path: string, body: unknown) => ask(path, { method: 'POST', body: JSON.stringify(body) })
      expect((await post('', { name })).status).to.equal(201)
      const form = new FormData()
      form.set('file', new Blob([content(10, 5)]), 'a.csv')
      expect((await ask(`/${name}/upload`, { method: 'POST', body: form })).status).to.equal(200)
      const connectInfo = { type: 'delimited', attr: 'names', sourceFile: 'a.csv' }
      const data = { entityName: 'A', source: 'client', connectInfo }
      expect((await post(`/${name}/entities`, { command: 'create', data })).status).to.equal(200)
      await sleep(round * 4)
      expect((await ask(`/${name}`, { method: 'DELETE' })).status).to.equal(204)
    }
    await first.stop()
    // A removal that the end of the server interrupts is logged too.
    expect(
      first.log.filter(({ err }) => (err as { type?: string } | undefined)?.type === 'TypeError'),
    ).to.deep.equal([])
  })

  it('whose disk is full during a profile keeps the rows, reports it, and profiles when there is space', async function () {
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

  it('removes the remains of failed loads at the start', async () => {
    const first = await startQualityServer()
    const { entityId } = await first.load('Rows', content(10, 5))
    await first.stop(true)
    const catalogue = await openCatalogue(first.dataDir, MIGRATIONS, logger)
    const [entity] = await catalogue
      .knex('entities')
      .where({ number: Number(entityId) })
      .update({ last_generation: 5 })
      .returning<{ id: number }[]>('id')
    await catalogue.close()
    const folder = join(first.dataDir, 'quality')
    const warehouses = await DuckDbWarehouses.start({ folder, memoryMb: 256, threads: 1 }, logger)
    await (await warehouses.open(1)).knex.raw(`create table e${entity!.id}_g5 (a integer)`)
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

  it('rejects jobs beyond the limit of a repository, and stores nothing for them', async () => {
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
