import { expect } from 'chai'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inFull } from '../support/full.ts'
import { prepareCatalogue, withoutDemo } from './support/data-dir.ts'
import { isOnPostgres } from '../support/catalogue.ts'
import { strayData } from './support/left-on-disk.ts'
import { startQualityServer, type QualityServer } from './support/quality-server.ts'
import { runAdmin, startServerProcess } from './support/server-process.ts'

const content = (rows: number): string =>
  `Id,Text\n${Array.from({ length: rows }, (_, i) => `${i + 1},line ${i}\n`).join('')}`

const LOADED = inFull(600_000, 150_000)
const PROFILED = inFull(200_000, 60_000)

describe('A backup of a running server', function () {
  this.timeout(90_000)
  let folder: string
  const servers = new Set<QualityServer>()
  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'groundtruth-'))))
  afterEach(async () => {
    for (const server of servers) await server.stop()
    servers.clear()
    await rm(folder, { recursive: true, force: true })
  })
  const start = async (dataDir?: string) => {
    const server = await startQualityServer(dataDir === undefined ? {} : { dataDir })
    servers.add(server)
    return server
  }

  it('made during a load and restored elsewhere is a working copy, which takes the load up', async () => {
    const server = await start()
    const small = await server.load('Small', `${content(500)}ragged\n`, { maxRejected: 5 })
    const sourceFile = await server.upload('big.csv', content(LOADED))
    const source = { source: 'client', connectInfo: { type: 'delimited', attr: 'names', sourceFile } }
    const { body } = await server.command('/entities', {
      command: 'create',
      data: { entityName: 'Big', ...source },
    })
    const backup = runAdmin(server.dataDir, 'backup', join(folder, 'backup'))
    expect(await backup.exit, backup.output()).to.equal(0)
    expect(await server.ended(body.job)).to.include({ State: 'Completed' })
    const expected = {
      files: await server.rows('/files'),
      small: await server.rows(`${small.path}/rows?pageSize=1000`),
      rejected: await server.rows(`${small.path}/rejected`),
      big: await server.rows(`/entities/${body.entityId}/rows?pageStart=${LOADED - 9999}&pageSize=10000`),
    }
    await server.stop()
    servers.delete(server)

    const dataDir = join(folder, 'elsewhere')
    const restore = runAdmin(dataDir, 'restore', join(folder, 'backup'))
    expect(await restore.exit, restore.output()).to.equal(0)
    const copy = await start(dataDir)
    expect((await copy.ask('/login')).status).to.equal(200)
    expect(await copy.ended(body.job)).to.include({ State: 'Completed' })
    const withoutUse = (rows: Record<string, string>[]) =>
      rows.map(({ Filename, Size, 'SHA-256': digest }) => [Filename, Size, digest])
    expect(withoutUse(await copy.rows('/files'))).to.deep.equal(withoutUse(expected.files))
    expect(await copy.rows(`${small.path}/rows?pageSize=1000`)).to.deep.equal(expected.small)
    expect(await copy.rows(`${small.path}/rejected`)).to.deep.equal(expected.rejected)
    expect(
      await copy.rows(`/entities/${body.entityId}/rows?pageStart=${LOADED - 9999}&pageSize=10000`),
    ).to.deep.equal(expected.big)
    const again = await copy.load('Again', content(5))
    expect(again.job).to.include({ State: 'Completed' })
    await sleep(2500)
    await copy.stop(true)
    expect(await strayData(dataDir)).to.deep.equal({ stray: [], missing: [] })
    if (!isOnPostgres()) expect((await stat(join(dataDir, 'catalogue.sqlite'))).mode & 0o077).to.equal(0)
    expect((await stat(join(folder, 'backup'))).mode & 0o077).to.equal(0)
  })

  it('made during a profile and restored elsewhere has the rows and takes the profile up', async () => {
    const server = await start()
    const sourceFile = await server.upload('big.csv', content(PROFILED))
    const source = { source: 'client', connectInfo: { type: 'delimited', attr: 'names', sourceFile } }
    const { body } = await server.command('/entities', {
      command: 'create',
      data: { entityName: 'Big', ...source },
    })
    const path = `/entities/${body.entityId}`
    while ((await server.rows(path))[0]!['Entity State'] !== 'Loaded') await sleep(5)
    const profiled = { ended: false }
    const end = server.ended(body.job).finally(() => (profiled.ended = true))
    // From the middle of the profile to its end, whatever a backup meets.
    const backups: string[] = []
    while (!profiled.ended) {
      const name = join(folder, `backup ${backups.length}`)
      const backup = runAdmin(server.dataDir, 'backup', name)
      expect(await backup.exit, backup.output()).to.equal(0)
      backups.push(name)
    }
    expect(await end).to.include({ State: 'Completed' })
    const expected = await server.rows(`${path}/attributes`)
    expect(expected.map((row) => row['Unique Values'])).to.deep.equal([`${PROFILED}`, `${PROFILED}`])
    await server.stop()
    servers.delete(server)
    for (const backup of [backups[0]!, ...backups.slice(1).slice(-1)]) {
      const dataDir = `${backup} restored`
      const restore = runAdmin(dataDir, 'restore', backup)
      expect(await restore.exit, restore.output()).to.equal(0)
      const copy = await start(dataDir)
      expect((await copy.rows(path))[0]!['Entity State']).to.be.oneOf(['Loaded', 'Fully Loaded'])
      expect(await copy.ended(body.job)).to.include({ State: 'Completed' })
      expect(await copy.rows(`${path}/attributes`)).to.deep.equal(expected)
      expect((await copy.rows(`${path}/attributes/2/values?pageStart=${PROFILED}`))[0]).to.include({
        Frequency: '1',
      })
      await sleep(2500)
      await copy.stop(true)
      servers.delete(copy)
      expect(await strayData(dataDir)).to.deep.equal({ stray: [], missing: [] })
    }
  })

  it('that was killed is no backup, and what it was made of goes on working', async () => {
    const server = await start()
    const { path } = await server.load('Rows', content(200_000))
    await server.stop(true)
    servers.delete(server)
    for (const [command, ...args] of [['backup', join(folder, 'killed')], ['compact']] as const) {
      const admin = runAdmin(server.dataDir, command, ...args)
      // Well within its work, or shortly before or after.
      const ended = await Promise.race([admin.exit, told(admin.output, /copied|compacted/)])
      if (ended === undefined) await sleep(30)
      await admin.end()
    }
    const restore = runAdmin(join(folder, 'elsewhere'), 'restore', join(folder, 'killed'))
    expect(await restore.exit).to.equal(1)
    expect(restore.output()).to.match(/not contain a complete backup: it has no manifest\.json/)
    const again = await start(server.dataDir)
    expect(await again.rows(`${path}/rows?pageStart=200000`)).to.deep.equal([
      { Row: '200000', Id: '200000', Text: 'line 199999' },
    ])
    await sleep(2500)
    await again.stop(true)
    expect(await strayData(server.dataDir)).to.deep.equal({ stray: [], missing: [] })
  })

  it('is not restored over data, nor while a server runs on them', async () => {
    const dataDir = await withoutDemo(join(folder, 'data'))
    await prepareCatalogue(dataDir)
    const server = await startServerProcess(dataDir, { env: { LOG_LEVEL: 'warn' } })
    const second = await startServerProcess(dataDir).then(
      () => 'it started',
      (error: Error) => error.message,
    )
    expect(second).to.match(
      new RegExp(
        `Another server already uses DATA_DIR ${dataDir} \\(process ${server.child.pid}\\)\\. Stop it`,
      ),
    )
    const backup = runAdmin(dataDir, 'backup', join(folder, 'backup'))
    expect(await backup.exit, backup.output()).to.equal(0)
    const refused = runAdmin(dataDir, 'restore', join(folder, 'backup'))
    expect(await refused.exit).to.equal(1)
    expect(refused.output()).to.match(/is not empty\. Set DATA_DIR to another folder, or add --replace/)
    const served = runAdmin(dataDir, 'restore', join(folder, 'backup'), '--replace')
    expect(await served.exit).to.equal(1)
    expect(served.output()).to.match(/Another server already uses DATA_DIR/)
    const foreign = runAdmin(join(folder, 'new'), 'restore', folder)
    expect(await foreign.exit).to.equal(1)
    expect(foreign.output()).to.match(/not contain a complete backup/)
    await server.end('SIGTERM')
  })
})

/** Resolves as soon as a process has written something of this form. */
async function told(output: () => string, form: RegExp): Promise<undefined> {
  while (!form.test(output())) await sleep(5)
}
