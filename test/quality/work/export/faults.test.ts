import { expect } from 'chai'
import { spawnSync } from 'node:child_process'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { strayData } from '../../support/left-on-disk.ts'
import { startQualityServer } from '../../support/quality-server.ts'
import { newDataDir } from '../../support/data-dir.ts'
import { startServerProcess, type ServerProcess } from '../../support/server-process.ts'
import { exported, scheduled } from './exported.ts'
import { rowsOfWorkbook } from './read-workbook.ts'

const ROWS = 40_000
const CONTENT = `Id,Text,More\n${Array.from({ length: ROWS }, (_, i) => `${i + 1},some text ${i},${(i * 7919) % 1009}\n`).join('')}`

const WORKBOOK = { filename: 'large.xlsx', filetype: 'xlsx' }

/** Where a process may have a file system of its own, as users may in most systems, a disk can be small. */
const hasSmallDisks =
  spawnSync('unshare', ['-rm', 'sh', '-c', 'mount -t tmpfs none /mnt'], { stdio: 'ignore' }).status === 0

describe('An interrupted export', function () {
  this.timeout(120_000)
  const leftIn = async (dataDir: string) => [
    ...(await readdir(join(dataDir, 'quality', '1', 'loads'))),
    ...(await readdir(join(dataDir, 'quality', '1', 'exports'))),
  ]

  it('by being cancelled leaves nothing, and its name is free', async () => {
    const server = await startQualityServer()
    try {
      const { path } = await server.load('large', CONTENT)
      const { job, file } = await scheduled(server, `${path}/rows`, WORKBOOK)
      const jobPath = job.slice('/api/repositories/test'.length)
      // In the middle: the records are there, the workbook is begun.
      while ((await leftIn(server.dataDir)).length === 0) await sleep(5)
      const early = await server.ask(file)
      expect(early.status).to.equal(409)
      expect(((await early.json()) as { detail: string }).detail).to.equal(
        `The export "large.xlsx" is still being written: wait for the end of the job ${job.split('/').at(-1)}.`,
      )
      expect((await server.command(jobPath, { command: 'cancel' })).status).to.equal(200)
      expect(await server.ended(job)).to.include({ State: 'Cancelled' })
      expect((await server.ask(file)).status).to.equal(404)
      expect(await leftIn(server.dataDir)).to.deep.equal([])
      const again = await exported(server, `${path}/rows`, { ...WORKBOOK, filetype: 'csv' })
      expect(again.file).to.equal(file)
      expect(again.bytes.toString()).to.equal(CONTENT)
    } finally {
      await server.stop()
    }
  })

  it('by the deletion of its entity, or of its repository, ends and leaves nothing', async () => {
    const server = await startQualityServer()
    const { path } = await server.load('large', CONTENT)
    const { job, file } = await scheduled(server, `${path}/rows`, WORKBOOK)
    while ((await leftIn(server.dataDir)).length === 0) await sleep(5)
    expect((await server.ask(path, { method: 'DELETE' })).status).to.equal(204)
    expect(await server.ended(job)).to.include({ State: 'Cancelled' })
    expect((await server.ask(file)).status).to.equal(404)
    expect(await leftIn(server.dataDir)).to.deep.equal([])

    const { path: other } = await server.load('other', CONTENT)
    await scheduled(server, `${other}/rows`, WORKBOOK)
    while ((await leftIn(server.dataDir)).length === 0) await sleep(5)
    expect((await server.ask('', { method: 'DELETE' })).status).to.equal(204)
    const folder = join(server.dataDir, 'quality')
    while ((await readdir(folder)).includes('1')) await sleep(20)
    expect(server.log.filter(({ level }) => Number(level) >= 50)).to.deep.equal([])
    await server.stop()
  })

  it('by the end of its process is taken up again, and is there whole', async () => {
    const dataDir = await newDataDir()
    let server: ServerProcess | undefined
    try {
      server = await startServerProcess(dataDir)
      const path = await loaded(server, CONTENT)
      const { job, file } = await asked(server, `${path}/rows`, WORKBOOK)
      while ((await leftIn(dataDir)).length === 0) await sleep(5)
      await server.end()
      server = await startServerProcess(dataDir)
      const row = await ended(server, job)
      expect(row).to.include({ State: 'Completed', Reason: '' })
      const answer = await server.ask(file.slice('/api/repositories'.length))
      expect(answer.status).to.equal(200)
      const rows = await rowsOfWorkbook(Buffer.from(await answer.arrayBuffer()))
      expect(rows).to.have.length(ROWS + 1)
      expect(rows.at(-1)).to.deep.equal([ROWS, `some text ${ROWS - 1}`, ((ROWS - 1) * 7919) % 1009])
      await sleep(2500)
      await server.end('SIGTERM')
      server = undefined
      expect(await strayData(dataDir)).to.deep.equal({ stray: [], missing: [] })
    } finally {
      await server?.end()
      await rm(dataDir, { recursive: true, force: true })
    }
  })

  it('by a full disk says so, leaves nothing, and succeeds when there is room', async function () {
    if (!hasSmallDisks) this.skip()
    const dataDir = await newDataDir()
    const server = await startServerProcess(dataDir, { disk: { path: dataDir, size: '64m' } })
    try {
      const words = Array.from({ length: 60_000 }, (_, i) => `${i},${'some words '.repeat(12)}${i % 100}\n`)
      const path = await loaded(server, `Id,Text\n${words.join('')}`)
      const seen = join(`/proc/${server.child.pid}/root`, dataDir)
      await fill(server)
      for (const filetype of ['csv', 'json', 'parquet']) {
        const { job, file } = await asked(server, `${path}/rows`, { filename: `full.${filetype}`, filetype })
        const row = await ended(server, job)
        if (filetype === 'parquet' && row['State'] === 'Completed') continue
        expect(row, filetype).to.include({ State: 'Failed' })
        expect(row['Reason'], filetype).to.match(/disk/i)
        expect((await server.ask(file.slice('/api/repositories'.length))).status).to.equal(404)
        expect(await leftIn(seen)).to.deep.equal([])
      }
      for (const { Filename } of await server.rows('/test/files')) {
        if (Filename!.startsWith('ballast')) {
          await server.ask(`/test/files/${encodeURIComponent(Filename!)}`, { method: 'DELETE' })
        }
      }
      const { job } = await asked(server, `${path}/rows`, { filename: 'room.csv' })
      expect(await ended(server, job)).to.include({ State: 'Completed' })
    } finally {
      await server.end()
      await rm(dataDir, { recursive: true, force: true })
    }
  })
})

/** Loads a file into an entity of a new repository. @returns its path */
async function loaded(server: ServerProcess, content: string): Promise<string> {
  expect((await server.post('', { name: 'test' })).status).to.equal(201)
  const { path: sourceFile } = await server.upload('test', 'large.csv', content)
  const { body } = await server.post<{ job: string; entityId: string }>('/test/entities', {
    command: 'create',
    data: {
      entityName: 'Large',
      source: 'client',
      connectInfo: { type: 'delimited', attr: 'names', sourceFile },
    },
  })
  expect(await ended(server, body.job)).to.include({ State: 'Completed' })
  return `/test/entities/${body.entityId}`
}

async function asked(
  server: ServerProcess,
  path: string,
  data: object,
): Promise<{ job: string; file: string }> {
  const { status, body } = await server.post<{ job: string; file: string }>(path, { command: 'export', data })
  expect(status).to.equal(200)
  return body
}

async function ended(server: ServerProcess, job: string): Promise<Record<string, string>> {
  for (;;) {
    const [row] = await server.rows(job.slice('/api/repositories'.length))
    if (['Completed', 'Failed', 'Cancelled'].includes(row!['State']!)) return row!
    await sleep(20)
  }
}

/** Takes the room of the disk, but for two megabytes or three, in which the catalogue can record the ends of jobs. */
async function fill(server: ServerProcess): Promise<void> {
  const spare = await server.upload('test', 'spare.bin', 'x'.repeat(2 << 20))
  for (let megabytes = 32; megabytes >= 1; megabytes /= 2) {
    while ((await server.upload('test', 'ballast.bin', 'x'.repeat(megabytes << 20))).status === 200);
  }
  const deleted = await server.ask(`/test/files/${encodeURIComponent(spare.path)}`, { method: 'DELETE' })
  expect(deleted.status).to.equal(204)
}
