import { expect } from 'chai'
import { readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { backup } from '../../src/admin/backup.ts'
import { catalogueCopy } from '../../src/admin/catalogue-copy.ts'
import { type Command, UsageError } from '../../src/admin/command.ts'
import { restore } from '../../src/admin/restore.ts'
import { MIGRATIONS } from '../../src/migrations.ts'
import type { Catalogue } from '../../src/platform/catalogue/catalogue.ts'
import { catalogueServer, openCatalogue } from '../../src/platform/catalogue/open-catalogue.ts'
import { loadConfig } from '../../src/platform/config.ts'
import { lockDataDir } from '../../src/platform/server-lock.ts'
import { failureOf, recordingLogger, temporaryFolder } from '../platform/support.ts'
import { type PostgresqlServer, startPostgresql } from '../support/postgresql-server.ts'

const { logger } = recordingLogger()
const NOW = '2026-11-21T09:30:00.000Z'

describe('admin catalogue copy', function () {
  this.timeout(60_000)
  let server: PostgresqlServer
  let passwordFile: string
  let databases = 0
  before(async function () {
    server = await startPostgresql(this)
    passwordFile = join(await temporaryFolder(), 'password')
    await writeFile(passwordFile, server.password)
  })
  after(() => server?.stop())

  const newAddress = (): string =>
    `postgres://${server.user}@127.0.0.1:${server.port}/${server.database}?schema=s${++databases}`

  /** The settings of a folder, with its catalogue on a server if there is an address. */
  const configOf = (dataDir: string, address?: string) =>
    loadConfig({
      DATA_DIR: dataDir,
      WAREHOUSE_MEMORY_MB: '256',
      ...(address !== undefined && { CATALOGUE_URL: address, CATALOGUE_PASSWORD_FILE: passwordFile }),
    })

  async function run(command: Command, dataDir: string, address: string | undefined, ...args: string[]) {
    const printed: string[] = []
    const config = configOf(dataDir, address)
    await command.run(args, {
      config,
      logger,
      print: (line) => printed.push(line),
      tell: () => undefined,
    })
    return printed
  }
  const copyTo = (dataDir: string, from: string | undefined, to: string) =>
    run(catalogueCopy, dataDir, from, '--to', to, '--password-file', passwordFile)

  async function withCatalogue<T>(
    dataDir: string,
    address: string | undefined,
    work: (catalogue: Catalogue) => Promise<T>,
  ): Promise<T> {
    const place = catalogueServer(configOf(dataDir, address))
    const catalogue = await openCatalogue(dataDir, MIGRATIONS, logger, place)
    try {
      return await work(catalogue)
    } finally {
      await catalogue.close()
    }
  }

  /** Rows of many kinds: rows that name each other, booleans, nulls, figures, JSON, and every character. */
  const fill = async ({ knex }: Catalogue): Promise<void> => {
    await knex.batchInsert(
      'users',
      Array.from({ length: 1200 }, (_, i) => ({
        name: `user ${i} é😀\u0001${i === 7 ? '\0' : ''}`,
        is_administrator: i % 2 === 0,
        created_at: NOW,
      })),
      100,
    )
    await knex('users').where('id', '>', 1198).delete()
    await knex('repositories').insert({ name: 'demo', description: '', created_at: NOW, created_by: 'ada' })
    await knex('entities').insert({
      ...{ id: 2 ** 40, repository_id: 1, number: 1, name: 'A', held_name: 'A', description: '', seed: 1 },
      ...{ state: 'Loaded', source: '{"a": 1.50,  "t":"\\u0000"}', created_at: NOW, created_by: 'ada' },
    })
    const [rule] = await knex('rule_rows')
      .insert({
        ...{ repository_id: 1, entity_id: 2 ** 40, number: 1, attribute_id: 0, name: 'r', folded_name: 'r' },
        ...{ description: '', expression: '1', threshold_of: 'rows', threshold: 99.9, created_at: NOW },
        created_by: 'ada',
      })
      .returning<{ id: number }[]>('id')
    const figures = { passing: 2 ** 53 - 1, failing: 0, is_indexed: false, fraction: 1 / 3, threshold: 0.1 }
    const errors = { rule_errors: 0, filter_errors: 0, group_errors: 0, aggregate_errors: 0 }
    const [ran] = await knex('rule_runs')
      .insert({
        ...{ rule_id: rule!.id, job_id: 1, job_number: 1, version: 1, generation: 1, analysed_at: NOW },
        ...{ analysed_by: 'ada', duration_ms: 5, result: 'passed', ...figures, ...errors },
      })
      .returning<{ id: number }[]>('id')
    await knex('rule_rows').update({ run_id: ran!.id })
  }

  const contentOf = ({ knex }: Catalogue) =>
    Promise.all([
      knex('users').orderBy('id').select('id', 'name', 'created_at'),
      knex('entities').select('id', 'source', 'last_rule'),
      knex('rule_rows').select('id', 'run_id', 'threshold', 'priority'),
      knex('rule_runs').select('id', 'rule_id', 'passing', 'fraction', 'threshold'),
    ])

  it('copies a catalogue to a database and back, whole, with the ids that were given', async () => {
    const dataDir = await temporaryFolder()
    const content = await withCatalogue(dataDir, undefined, async (catalogue) => {
      await fill(catalogue)
      return contentOf(catalogue)
    })
    const address = newAddress()
    const there = await copyTo(dataDir, undefined, address)
    expect(there.at(-1)).to.match(
      /^The catalogue is copied to postgres:.+ and compared\. Start the server with CATALOGUE_URL, and then remove the old one from .+catalogue\.sqlite\.$/,
    )
    expect(there.some((line) => /^users +1198 +[0-9a-f]{64}$/.test(line))).to.equal(true)
    await withCatalogue(dataDir, address, async (catalogue) => {
      expect(await contentOf(catalogue)).to.deep.equal(content)
      const { knex } = catalogue
      const users = await knex('users').where({ is_administrator: true }).count({ n: '*' })
      expect(users).to.deep.equal([{ n: 599 }])
      const row = { name: 'next', is_administrator: false, created_at: NOW }
      const [added] = await knex('users').insert(row).returning<{ id: number }[]>('id')
      expect(added!.id).to.equal(1201)
      await knex('users').where({ name: 'next' }).delete()
      const error = await failureOf(() => knex('rule_runs').insert({ ...content[3][0], id: 9, rule_id: 99 }))
      expect(error).to.be.instanceOf(Error)
    })
    expect(((await failureOf(() => copyTo(dataDir, address, 'file'))) as Error).message).to.match(
      /catalogue\.sqlite exists already\. Move it/,
    )
    for (const name of await readdir(dataDir))
      if (name.startsWith('catalogue.sqlite')) await rename(join(dataDir, name), join(dataDir, `old-${name}`))
    const back = await copyTo(dataDir, address, 'file')
    expect(back.slice(0, -1)).to.deep.equal(there.slice(0, -1))
    await withCatalogue(dataDir, undefined, async (catalogue) => {
      expect(await contentOf(catalogue)).to.deep.equal(content)
      const row = { name: 'next', is_administrator: false, created_at: NOW }
      const [added] = await catalogue.knex('users').insert(row).returning<{ id: number }[]>('id')
      expect(added!.id).to.equal(1202)
    })
  })

  it('refuses a target that has a catalogue, and a server that runs', async () => {
    const dataDir = await temporaryFolder()
    await withCatalogue(dataDir, undefined, fill)
    const address = newAddress()
    const lock = await lockDataDir(dataDir, 'server')
    const served = (await failureOf(() => copyTo(dataDir, undefined, address))) as Error
    expect(served.message).to.match(/^A server runs.+Stop it, and copy again\.$/)
    await lock.release()
    await copyTo(dataDir, undefined, address)
    const occupied = (await failureOf(() => copyTo(dataDir, undefined, address))) as Error
    expect(occupied.message).to.match(/has a catalogue already\. Name another schema/)
  })

  it('leaves nothing in the target if it fails', async () => {
    const dataDir = await temporaryFolder()
    await withCatalogue(dataDir, undefined, async (catalogue) => {
      await fill(catalogue)
      // No catalogue of a database takes it.
      await catalogue.knex('rule_runs').update({ threshold: 'no figure' })
    })
    const address = newAddress()
    await failureOf(() => copyTo(dataDir, undefined, address))
    const { rows } = await server.client.query('select from pg_namespace where nspname = $1', [
      new URL(address).searchParams.get('schema'),
    ])
    expect(rows).to.have.length(0)
  })

  it('says how its options are written', async () => {
    const dataDir = await temporaryFolder()
    for (const args of [[], ['--to', 'mysql://x@y/z'], ['--to', 'postgres://x:secret1@y/z?pool=1']]) {
      const error = await failureOf(() => run(catalogueCopy, dataDir, undefined, ...args))
      expect(error).to.be.instanceOf(UsageError)
      expect((error as Error).message)
        .to.include('--to')
        .and.not.include('secret1')
    }
  })

  it('is not needed for a backup, which catalogues of each kind restore', async () => {
    for (const [from, to] of [
      [undefined, newAddress()],
      [newAddress(), undefined],
      [newAddress(), newAddress()],
    ]) {
      const dataDir = join(await temporaryFolder(), 'data')
      const content = await withCatalogue(dataDir, from, async (catalogue) => {
        await fill(catalogue)
        return contentOf(catalogue)
      })
      const folder = join(await temporaryFolder(), 'backup')
      await run(backup, dataDir, from, folder)
      const elsewhere = join(await temporaryFolder(), 'data')
      if (to !== undefined)
        await withCatalogue(await temporaryFolder(), to, ({ knex }) =>
          knex('users').insert({ name: 'of before', is_administrator: true, created_at: NOW }),
        )
      await run(restore, elsewhere, to, folder)
      await withCatalogue(elsewhere, to, async (catalogue) =>
        expect(await contentOf(catalogue)).to.deep.equal(content),
      )
      const left = (await readdir(elsewhere)).filter(
        (name) => /^catalogue/.test(name) && !/-wal|-shm/.test(name),
      )
      expect(left).to.deep.equal(to === undefined ? ['catalogue.sqlite'] : ['catalogue-023.sqlite'])
    }
  })
})
