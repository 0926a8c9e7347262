import { expect } from 'chai'
import { chmod, chown, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { backup } from '../../src/admin/backup.ts'
import type { Command } from '../../src/admin/command.ts'
import { restore } from '../../src/admin/restore.ts'
import { MIGRATIONS } from '../../src/migrations.ts'
import { loadConfig } from '../../src/platform/config.ts'
import { giveTo } from '../../src/platform/data-owner.ts'
import { openFileSpace } from '../../src/platform/file-space/open-file-space.ts'
import { failureOf, recordingLogger, temporaryFolder } from '../platform/support.ts'
import { catalogueWith } from '../quality/jobs/support.ts'
import { KEY, S3Server } from '../quality/loaders/address/s3-server.ts'
import { filesOf } from '../quality/support/open-files.ts'
import { catalogueEnv, openCatalogue } from '../support/catalogue.ts'

const { logger } = recordingLogger()
const NOBODY = 65_534
type Env = Readonly<Record<string, string>>

const configOf = (dataDir: string, env: Env) =>
  loadConfig({ DATA_DIR: dataDir, WAREHOUSE_MEMORY_MB: '256', ...catalogueEnv(dataDir), ...env })

async function run(command: Command, dataDir: string, env: Env, ...args: string[]): Promise<void> {
  const config = configOf(dataDir, env)
  await command.run(args, {
    config,
    logger,
    print: () => undefined,
    tell: () => undefined,
    record: async () => undefined,
  })
}

/** A folder of data whose repository has uploads with the given contents by their names. */
async function dataWith(env: Env, contents: Readonly<Record<string, string>>): Promise<string> {
  const dataDir = join(await temporaryFolder(), 'data')
  const catalogue = await catalogueWith(1, dataDir)
  const space = await openFileSpace(configOf(dataDir, env), logger)
  const files = filesOf({ catalogue, space, logger })
  for (const [filename, text] of Object.entries(contents))
    await files.upload(1, { filename, content: pieces(text) }, 'ada')
  await space.close()
  await catalogue.close()
  return dataDir
}

async function* pieces(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

/** The uploads of a folder of data, as its server reads them. */
async function uploadsOf(dataDir: string, env: Env): Promise<Record<string, string>> {
  const catalogue = await openCatalogue(dataDir, MIGRATIONS, logger)
  const space = await openFileSpace(configOf(dataDir, env), logger)
  const files = filesOf({ catalogue, space, logger })
  const found: Record<string, string> = {}
  for (const name of await catalogue.knex('files').orderBy('name').pluck<string[]>('name')) {
    const upload = await files.find(1, name)
    const path = await upload!.local(temporaryFolder, new AbortController().signal)
    found[name] = await readFile(path!, 'utf8')
  }
  await space.close()
  await catalogue.close()
  return found
}

describe('Backups of uploads', function () {
  this.timeout(60_000)
  let s3: S3Server
  before(async () => {
    s3 = await new S3Server().start()
  })
  after(() => s3.stop())

  const UPLOADS = { 'a.csv': 'id\n1\n', 'empty.csv': '', "é + (1) ' !*.csv": 'é' }
  let buckets = 0
  const places: Readonly<Record<string, () => Promise<Env>>> = {
    'in DATA_DIR': () => Promise.resolve({}),
    'in a folder': async () => ({ FILES_URL: join(await temporaryFolder(), 'files') }),
    'in a bucket': () =>
      Promise.resolve({
        FILES_URL: `s3://data/${++buckets}?endpoint=http://${s3.host}&region=eu-central-1`,
        FILES_S3_ACCESS_KEY_ID: KEY.id,
        FILES_S3_SECRET_ACCESS_KEY: KEY.secret,
      }),
  }

  for (const [from, fromEnv] of Object.entries(places))
    for (const [to, toEnv] of Object.entries(places))
      it(`${from} are restored ${to}`, async () => {
        const env = await fromEnv()
        const dataDir = await dataWith(env, UPLOADS)
        const folder = join(await temporaryFolder(), 'backup')
        await run(backup, dataDir, env, folder)
        const elsewhere = join(await temporaryFolder(), 'data')
        const other = await toEnv()
        await run(restore, elsewhere, other, folder)
        expect(await uploadsOf(elsewhere, other)).to.deep.equal(UPLOADS)
        const inDataDir = await readdir(join(elsewhere, 'quality', '1', 'files')).catch(() => [])
        expect(inDataDir).to.have.length(to === 'in DATA_DIR' ? 3 : 0)
        expect(await uploadsOf(dataDir, env)).to.deep.equal(UPLOADS)
      })

  it('fail with a sentence if a content is gone or damaged, and leave nothing', async () => {
    const dataDir = await dataWith({}, { 'a.csv': 'id\n' })
    const uploads = join(dataDir, 'quality', '1', 'files')
    const [name] = await readdir(uploads)
    const folder = join(await temporaryFolder(), 'backup')
    for (const [damage, sentence] of [
      [() => truncate(join(uploads, name!), 1), /has 1 bytes in place of 3, so it is damaged/],
      [() => rm(join(uploads, name!)), /is missing\. Delete the upload/],
    ] as const) {
      await damage()
      expect(((await failureOf(() => run(backup, dataDir, {}, folder))) as Error).message).to.match(sentence)
      expect(await readdir(folder)).to.deep.equal([])
    }
  })

  it('of older versions, which are named by the ids of their rows, get unique names', async () => {
    const dataDir = await dataWith({}, { 'a.csv': 'id\n' })
    const catalogue = await openCatalogue(dataDir, MIGRATIONS, logger)
    const [row] = await catalogue.knex('files').select<{ id: number; content: string }[]>('*')
    await catalogue.knex('files').update({ content: null })
    await catalogue.close()
    const uploads = join(dataDir, 'quality', '1', 'files')
    await rename(join(uploads, row!.content), join(uploads, String(row!.id)))
    const folder = join(await temporaryFolder(), 'backup')
    await run(backup, dataDir, {}, folder)
    const env = await places['in a bucket']!()
    const elsewhere = join(await temporaryFolder(), 'data')
    await run(restore, elsewhere, env, folder)
    expect(await uploadsOf(elsewhere, env)).to.deep.equal({ 'a.csv': 'id\n' })
    expect(await uploadsOf(dataDir, {})).to.deep.equal({ 'a.csv': 'id\n' })
    // As an older version wrote it.
    const manifest = join(folder, 'manifest.json')
    const [name] = await readdir(join(folder, 'quality', '1', 'files'))
    await writeFile(manifest, (await readFile(manifest, 'utf8')).replaceAll(name!, '7'))
    await rename(join(folder, 'quality', '1', 'files', name!), join(folder, 'quality', '1', 'files', '7'))
    const refusal = await failureOf(() => run(restore, `${elsewhere}-2`, env, folder))
    expect((refusal as Error).message).to.include('written by an older version')
  })

  it('of root give the contents in a folder to the owner of the data', async function () {
    if (process.getuid?.() !== 0) this.skip()
    const dataDir = await dataWith({}, { 'a.csv': 'id\n1\n' })
    const folder = join(await temporaryFolder(), 'backup')
    await run(backup, dataDir, {}, folder)
    const [elsewhere, parent] = [join(await temporaryFolder(), 'data'), await temporaryFolder()]
    await run(restore, elsewhere, {}, folder)
    await giveTo({ uid: NOBODY, gid: NOBODY }, elsewhere)
    await chown(parent, NOBODY, NOBODY)
    await chmod(join(elsewhere, '..'), 0o755)
    const env = { FILES_URL: join(parent, 'files') }
    await run(restore, elsewhere, env, folder, '--replace')
    const [name] = await readdir(join(env.FILES_URL, '1', 'files'))
    const path = join(env.FILES_URL, '1', 'files', name!)
    expect((await stat(path)).uid).to.equal(NOBODY)
    expect(await readFile(path, 'utf8')).to.equal('id\n1\n')
  })
})
