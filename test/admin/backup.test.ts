import { expect } from 'chai'
import { appendFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { backup } from '../../src/admin/backup.ts'
import { CommandError, type Command } from '../../src/admin/command.ts'
import { compact } from '../../src/admin/compact.ts'
import { restore } from '../../src/admin/restore.ts'
import { MIGRATIONS } from '../../src/migrations.ts'
import { BackupError } from '../../src/platform/backup-folder.ts'
import { loadConfig } from '../../src/platform/config.ts'
import { catalogueEnv, isOnPostgres, openCatalogue } from '../support/catalogue.ts'
import { DataDirInUse, lockDataDir } from '../../src/platform/server-lock.ts'
import { BackupJob } from '../../src/quality/work/backup-job.ts'
import { CompactJob } from '../../src/quality/work/compact-job.ts'
import { Removals } from '../../src/quality/jobs/removals.ts'
import { DuckDbWarehouses } from '../../src/quality/stores/duckdb/duckdb-warehouses.ts'
import { RepositoryStore } from '../../src/quality/stores/repositories.ts'
import { failureOf, recordingLogger, temporaryFolder } from '../platform/support.ts'
import { spaceIn } from '../quality/support/open-files.ts'
import { catalogueWith, jobsOn, newJob, Stage, stateOf, until } from '../quality/jobs/support.ts'

const { logger } = recordingLogger()
const ENGINE = { memoryMb: 256, threads: 1 }

/** Runs a command as `npm run admin` does. */
async function run(command: Command, dataDir: string, ...args: string[]) {
  const printed: string[] = []
  const told: string[] = []
  await command.run(args, {
    config: loadConfig({ DATA_DIR: dataDir, WAREHOUSE_MEMORY_MB: '256', ...catalogueEnv(dataDir) }),
    logger,
    record: async () => undefined,
    print: (line) => printed.push(line),
    tell: (line) => told.push(line),
  })
  return { printed: printed.join('\n'), told }
}

/** A folder of data with a repository that has rows and an upload, secrets and spatial data. */
async function folderOfData(): Promise<string> {
  const dataDir = join(await temporaryFolder(), 'data')
  await mkdir(join(dataDir, 'spatial'), { recursive: true })
  await writeFile(join(dataDir, 'jwt-secret'), 'secret', { mode: 0o600 })
  await writeFile(join(dataDir, 'spatial', 'places.gpkg'), 'features')
  await writeFile(join(dataDir, 'spatial', '.places.gpkg.lock'), '')
  const catalogue = await catalogueWith(2, dataDir)
  await catalogue.knex('files').insert({
    id: 3,
    repository_id: 1,
    name: 'a.csv',
    content: 'content',
    size: 4,
    sha256: 'x',
    created_at: '',
    created_by: 'ada',
    used_at: '',
  })
  await mkdir(join(dataDir, 'quality', '1', 'files'), { recursive: true })
  await writeFile(join(dataDir, 'quality', '1', 'files', 'content'), 'a,b\n')
  await writeFile(join(dataDir, 'quality', '1', 'files', '4.tmp'), 'half')
  await catalogue.close()
  await withWarehouse(dataDir, async ({ knex }) => {
    await knex.raw('create table e1_g1 as select range as _rowid from range(1000)')
  })
  return dataDir
}

async function withWarehouse<T>(
  dataDir: string,
  work: (warehouse: Awaited<ReturnType<DuckDbWarehouses['open']>>) => Promise<T>,
): Promise<T> {
  const warehouses = await DuckDbWarehouses.start({ folder: join(dataDir, 'quality'), ...ENGINE }, logger)
  try {
    return await work(await warehouses.open(1))
  } finally {
    await warehouses.close()
  }
}

const rowsIn = (dataDir: string) =>
  withWarehouse(dataDir, async ({ knex }) => Number((await knex('e1_g1').count({ n: '*' }))[0]!['n']))

/** All that runs jobs in a server, on a folder of data. */
async function serverOn(dataDir: string) {
  const lock = await lockDataDir(dataDir, 'server')
  const catalogue = await openCatalogue(dataDir, MIGRATIONS, logger)
  const warehouses = await DuckDbWarehouses.start({ folder: join(dataDir, 'quality'), ...ENGINE }, logger)
  const removals = new Removals()
  const space = await spaceIn(dataDir)
  const stage = new Stage('Load')
  const { jobs } = jobsOn(catalogue)
  jobs.start([
    stage,
    new BackupJob({ catalogue, dataDir, warehouses, removals, space }),
    new CompactJob(new RepositoryStore(catalogue), warehouses),
  ])
  return {
    catalogue,
    warehouses,
    removals,
    stage,
    jobs,
    stop: async () => {
      await jobs.stop()
      await warehouses.close()
      await catalogue.close()
      await lock.release()
    },
  }
}

describe('Backups', function () {
  this.timeout(30_000)

  it('restore all data in another folder, with the permissions of secrets, and nothing else', async () => {
    const dataDir = await folderOfData()
    const folder = join(await temporaryFolder(), 'backup')
    expect((await run(backup, dataDir, folder)).printed).to.match(/^\d+ files are copied/)
    expect((await stat(folder)).mode & 0o777).to.equal(0o700)
    const elsewhere = join(await temporaryFolder(), 'deep', 'data')
    await mkdir(elsewhere, { recursive: true })
    const { printed } = await run(restore, elsewhere, folder)
    expect(printed).to.include(elsewhere).and.not.include('The previous data')
    expect(await readFile(join(elsewhere, 'spatial', 'places.gpkg'), 'utf8')).to.equal('features')
    expect(await readFile(join(elsewhere, 'quality', '1', 'files', 'content'), 'utf8')).to.equal('a,b\n')
    expect((await stat(join(elsewhere, 'jwt-secret'))).mode & 0o777).to.equal(0o600)
    const catalogueFile = isOnPostgres() ? 'catalogue-copy.sqlite' : 'catalogue.sqlite'
    expect((await stat(join(elsewhere, catalogueFile))).mode & 0o777).to.equal(0o600)
    expect(await rowsIn(elsewhere)).to.equal(1000)
    expect(await readdir(join(elsewhere, 'spatial'))).to.deep.equal(['places.gpkg'])
    expect(await readdir(join(elsewhere, 'quality', '1', 'files'))).to.deep.equal(['content'])
    expect(await readdir(join(elsewhere, '..'))).to.deep.equal(['data'])
  })

  it('are made by a running server during a load, and the copy resumes the load', async () => {
    const dataDir = await folderOfData()
    const server = await serverOn(dataDir)
    const folder = join(await temporaryFolder(), 'backup')
    try {
      const { id: load } = await server.jobs.schedule(newJob({ type: 'Load' }))
      const { complete } = await server.stage.act(0)
      const { told } = await run(backup, dataDir, folder)
      expect(told[0]).to.match(/The running server does the work, as job \d+/)
      complete()
      await until(async () => (await stateOf(server.catalogue, load)) === 'Completed')
      const error = await failureOf(() => run(restore, dataDir, folder, '--replace'))
      expect(error).to.be.instanceOf(DataDirInUse)
    } finally {
      await server.stop()
    }
    const elsewhere = join(await temporaryFolder(), 'data')
    await run(restore, elsewhere, folder)
    const copy = await serverOn(elsewhere)
    try {
      expect((await copy.stage.act(0)).job.id).to.equal(1)
      expect(await copy.catalogue.knex('jobs').pluck('type')).to.deep.equal(['Load'])
    } finally {
      await copy.stop()
    }
    expect(await rowsIn(elsewhere)).to.equal(1000)
  })

  it('contain all files that the catalogue named at their start, even if these are deleted concurrently', async () => {
    const dataDir = await folderOfData()
    const server = await serverOn(dataDir)
    const folder = join(await temporaryFolder(), 'backup')
    try {
      const done = run(backup, dataDir, folder)
      await until(async () =>
        (await readdir(folder).catch(() => [] as string[])).some((name) => name.startsWith('catalogue')),
      )
      await server.catalogue.knex('files').delete()
      await server.removals.run(() => rm(join(dataDir, 'quality', '1', 'files', 'content')))
      await done
      expect(await readFile(join(folder, 'quality', '1', 'files', 'content'), 'utf8')).to.equal('a,b\n')
    } finally {
      await server.stop()
    }
  })

  it('are rejected for DATA_DIR and for a folder that is not empty', async () => {
    const dataDir = await folderOfData()
    for (const folder of [dataDir, join(dataDir, 'quality', 'backup'), join(dataDir, '..')]) {
      expect(await failureOf(() => run(backup, dataDir, folder))).to.be.instanceOf(BackupError)
    }
    const server = await serverOn(dataDir)
    try {
      const error = await failureOf(() => run(backup, dataDir, dataDir))
      expect(error).to.be.instanceOf(CommandError)
      expect((error as Error).message).to.include('Choose a folder outside')
    } finally {
      await server.stop()
    }
  })

  it('name a folder that cannot be written, and leave no files in it', async () => {
    const dataDir = await folderOfData()
    const failure = await failureOf(() => run(backup, dataDir, '/proc/groundtruth/backup'))
    expect(failure).to.be.instanceOf(BackupError)
    expect((failure as Error).message).to.match(
      /^\/proc\/groundtruth\/backup cannot be written by the user .* \(E[A-Z]+\)\. Choose a folder that this user may write to\.$/,
    )
  })

  it('that are incomplete or changed are rejected before any data is changed', async () => {
    const dataDir = await folderOfData()
    const original = join(await temporaryFolder(), 'backup')
    await run(backup, dataDir, original)
    const manifest = JSON.parse(await readFile(join(original, 'manifest.json'), 'utf8')) as {
      format: number
      migrations: string[]
      files: { path: string; sha256: string }[]
    }
    const rewrite = (changes: object) =>
      writeFile(join(original, 'manifest.json'), JSON.stringify({ ...manifest, ...changes }))
    const before = await readdir(dataDir, { recursive: true })
    const refusals: [() => Promise<unknown>, RegExp][] = [
      [() => rewrite({ migrations: ['999_future'] }), /newer version/],
      [() => rewrite({ format: 2 }), /newer version/],
      [() => rewrite({ catalogue: 'other' }), /catalogue of the kind "other"/],
      [() => rewrite({ product: 'other' }), /damaged/],
      [() => rewrite({ files: [{ path: '../x', size: 1, sha256: '', mode: 0o600 }] }), /outside the backup/],
      [() => rewrite({ files: manifest.files.map((file) => ({ ...file, sha256: '0' })) }), /digest/],
      [() => writeFile(join(original, 'manifest.json'), '{"product"'), /damaged/],
      [() => rewrite({}).then(() => appendFile(join(original, 'jwt-secret'), 'x')), /of a different size/],
      [() => rm(join(original, 'jwt-secret')), /missing/],
      [() => rm(join(original, 'manifest.json')), /not contain a complete backup/],
    ]
    for (const [spoil, sentence] of refusals) {
      await spoil()
      const error = await failureOf(() => run(restore, dataDir, original, '--replace'))
      expect(error).to.be.instanceOf(BackupError)
      expect((error as Error).message).to.match(sentence)
    }
    const after = await readdir(dataDir, { recursive: true })
    expect(after.filter((name) => !before.includes(name) && !name.startsWith('.server'))).to.deep.equal([])
    expect(await readdir(join(dataDir, '..'))).to.deep.equal(['data'])
  })

  it('of versions that did not name the kind of the catalogue are restored', async () => {
    const dataDir = await folderOfData()
    const folder = join(await temporaryFolder(), 'backup')
    await run(backup, dataDir, folder)
    const path = join(folder, 'manifest.json')
    const text = await readFile(path, 'utf8')
    const { catalogue, ...older } = JSON.parse(text) as Record<string, unknown>
    expect(catalogue).to.be.a('string')
    // Their catalogues were files.
    if (isOnPostgres()) await rename(join(folder, 'catalogue-copy.sqlite'), join(folder, 'catalogue.sqlite'))
    await writeFile(path, JSON.stringify(older).replace('"catalogue-copy.sqlite"', '"catalogue.sqlite"'))
    const elsewhere = join(await temporaryFolder(), 'data')
    await run(restore, elsewhere, folder)
    const restored = await openCatalogue(elsewhere, MIGRATIONS, logger)
    expect(await restored.knex('files').pluck('name')).to.deep.equal(['a.csv'])
    await restored.close()
  })

  it('replace data only on request, and then keep the old data in another folder', async () => {
    const dataDir = await folderOfData()
    const folder = join(await temporaryFolder(), 'backup')
    await run(backup, dataDir, folder)
    await writeFile(join(dataDir, 'spatial', 'new.gpkg'), 'later')
    const error = await failureOf(() => run(restore, dataDir, folder))
    expect((error as Error).message).to.include('--replace')
    const { printed } = await run(restore, dataDir, folder, '--replace')
    const aside = /The previous data is in (.*)\.$/.exec(printed)![1]!
    expect(await readFile(join(aside, 'spatial', 'new.gpkg'), 'utf8')).to.equal('later')
    expect(await readdir(join(dataDir, 'spatial'))).to.deep.equal(['places.gpkg'])
    expect(await rowsIn(dataDir)).to.equal(1000)
  })

  it('that were cancelled leave an empty folder', async () => {
    const dataDir = await folderOfData()
    const folder = join(await temporaryFolder(), 'backup')
    const warehouses = await DuckDbWarehouses.start({ folder: join(dataDir, 'quality'), ...ENGINE }, logger)
    const catalogue = await openCatalogue(dataDir, MIGRATIONS, logger)
    const [removals, space] = [new Removals(), await spaceIn(dataDir)]
    const abort = new AbortController()
    const job = { id: 0, repositoryId: undefined, entityIds: [], params: { folder }, createdBy: 'ada' }
    await failureOf(() =>
      new BackupJob({ catalogue, dataDir, warehouses, removals, space }).run(job, {
        signal: abort.signal,
        progress: (fraction) => fraction > 0 && abort.abort(new Error('cancelled')),
        commit: () => Promise.reject(new Error('There is nothing to write in the middle.')),
      }),
    )
    await warehouses.close()
    await catalogue.close()
    expect(await readdir(folder)).to.deep.equal([])
  })
})

describe('compact', function () {
  this.timeout(30_000)

  it('frees the space of deleted rows, in the command or in a running server', async () => {
    const dataDir = await folderOfData()
    const file = join(dataDir, 'quality', '1', 'warehouse.duckdb')
    const spoil = async () => {
      await withWarehouse(dataDir, async ({ knex }) => {
        await knex.raw('create table e2_g1 as select range, md5(range::varchar) as text from range(300000)')
      })
      await withWarehouse(dataDir, async (warehouse) => {
        await warehouse.knex.raw('create or replace table e3_g1 as select 1 as one')
        await warehouse.drop(['e2_g1'])
      })
    }
    await spoil()
    const size = (await stat(file)).size
    expect((await run(compact, dataDir, 'r1')).printed).to.match(/MB of disk space were freed/)
    expect((await stat(file)).size).to.be.below(size / 2)
    expect(await rowsIn(dataDir)).to.equal(1000)
    await spoil()
    const server = await serverOn(dataDir)
    try {
      await run(compact, dataDir)
    } finally {
      await server.stop()
    }
    expect((await stat(file)).size).to.be.below(size / 2)
  })

  it('names a repository that does not exist', async () => {
    const dataDir = await folderOfData()
    const error = await failureOf(() => run(compact, dataDir, 'nowhere'))
    expect((error as Error).message).to.include('"nowhere"')
  })
})
