import { expect } from 'chai'
import { chownSync, writeFileSync } from 'node:fs'
import { readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Catalogue, CatalogueError, type Migration } from '../../../src/platform/catalogue/catalogue.ts'
import {
  catalogueServer,
  lostAtStart,
  openCatalogue,
} from '../../../src/platform/catalogue/open-catalogue.ts'
import { readPostgresAddress } from '../../../src/platform/catalogue/postgres-address.ts'
import type { PostgresServer } from '../../../src/platform/catalogue/postgres-connect.ts'
import { MIGRATIONS } from '../../../src/migrations.ts'
import { makeCertificate } from '../../support/certificate.ts'
import { DocsPage } from '../../support/docs-page.ts'
import { freePort, serverUser } from '../../support/database-process.ts'
import { type PostgresqlServer, startPostgresql } from '../../support/postgresql-server.ts'
import { failureOf, recordingLogger, temporaryFolder } from '../support.ts'
import { SILENT } from './catalogue-suite.ts'

const makesTable = (name: string): Migration => ({
  name,
  up: (knex) => knex.schema.createTable(name, (table) => void table.text('value').primary()),
  down: (knex) => knex.schema.dropTable(name),
})
const FIRST = makesTable('001_first')
const SECOND = makesTable('002_second')

describe('a catalogue in PostgreSQL', function () {
  this.timeout(60_000)
  let server: PostgresqlServer
  const opened: Catalogue[] = []
  before(async function () {
    server = await startPostgresql(this, { password_encryption: 'scram-sha-256' })
  })
  after(() => server?.stop())
  afterEach(() => Promise.all(opened.splice(0).map((catalogue) => catalogue.close())))

  let schemas = 0
  const newSchema = (): string => `s${++schemas}`
  const at = (query: string, changes: { user?: string; database?: string; hosts?: string } = {}): string => {
    const { user = server.user, database = server.database, hosts = `127.0.0.1:${server.port}` } = changes
    return `postgres://${user}@${hosts}/${database}?${query}`
  }
  const on = (url: string, password = server.password): PostgresServer => ({
    address: readPostgresAddress(url),
    password: async () => password,
  })
  const open = async (
    place: PostgresServer,
    migrations: readonly Migration[] = [FIRST],
    dataDir?: string,
  ): Promise<Catalogue> => {
    const catalogue = await openCatalogue(dataDir ?? (await temporaryFolder()), migrations, SILENT, place)
    opened.push(catalogue)
    return catalogue
  }
  const refusal = async (place: PostgresServer, migrations?: readonly Migration[], dataDir?: string) =>
    ((await failureOf(() => open(place, migrations, dataDir))) as Error).message

  it('has a new version after each commit, also after a call between the write and its commit', async () => {
    const place = on(at(`schema=${newSchema()}`))
    const [mine, other] = [await open(place), await open(place)]
    const versions = new Set([await mine.changes()])
    for (let round = 0; round < 50; round++) {
      const writer = round % 2 === 0 ? mine : other
      const transaction = await writer.knex.transaction()
      await transaction('001_first').insert({ value: String(round) })
      const during = await mine.changes()
      expect(versions.has(during)).to.equal(true)
      await transaction.commit()
      const after = await mine.changes()
      expect(after).to.equal(await other.changes())
      expect(versions.has(after)).to.equal(false)
      versions.add(after)
    }
  })

  it('never misses a commit while many others write', async () => {
    const place = on(at(`schema=${newSchema()}`))
    const [mine, other] = [await open(place), await open(place)]
    let isOver = false
    const noise = Array.from({ length: 4 }, async (_, writer) => {
      for (let count = 0; !isOver; count++)
        await other.knex('001_first').insert({ value: `${writer} ${count}` })
    })
    for (let round = 0; round < 200; round++) {
      const before = await mine.changes()
      await mine.knex('001_first').insert({ value: `mine ${round}` })
      expect(await mine.changes()).to.not.equal(before)
    }
    isOver = true
    await Promise.all(noise)
  })

  it('needs a user who is no superuser, as the documentation says', async () => {
    const statements = new DocsPage('docs/operating.md').fences().filter(({ language }) => language === 'sql')
    expect(statements).to.have.length(2)
    const [ownDatabase, ownSchema] = statements.map(({ text }) => text)
    const run = async (text: string) => {
      for (const statement of text.split(';').filter((part) => part.trim() !== ''))
        await server.client.query(statement)
    }
    const user = 'groundtruth'
    await run(ownDatabase!)
    const alone = await open(on(at('', { user, database: user }), 'choose-one'), MIGRATIONS)
    expect(await alone.knex('repositories').select()).to.deep.equal([])
    await alone.close()
    await run('drop database groundtruth; drop role groundtruth')
    await run(ownSchema!)
    const catalogue = await open(on(at('', { user }), 'choose-one'), MIGRATIONS)
    expect(await catalogue.knex('repositories').select()).to.deep.equal([])
    const { rows } = await catalogue.knex.raw<{ rows: { is_super: string }[] }>(
      `select current_setting('is_superuser') as is_super`,
    )
    expect(rows).to.deep.equal([{ is_super: 'off' }])
  })

  it('needs only the right to use a schema that was made for it', async () => {
    await server.client.query(`create role least login password 'least'`)
    await server.client.query('create schema made authorization least')
    await open(on(at('schema=made', { user: 'least' }), 'least'), MIGRATIONS)
    expect(await refusal(on(at('schema=other', { user: 'least' }), 'least'))).to.match(
      /cannot be opened: permission denied for database postgres\. Make the user of CATALOGUE_URL the owner of the schema/,
    )
  })

  it('says what is wrong with its address, and never the password', async () => {
    const dead = await freePort()
    for (const [place, sentence] of [
      [
        on(at(''), 'wrong password'),
        /password authentication failed .* Set the password by CATALOGUE_PASSWORD/,
      ],
      [on(at('', { database: 'none' })), /database "none" does not exist\. Create the database/],
      [on(at('', { hosts: `127.0.0.1:${dead}` })), /ECONNREFUSED .*Check CATALOGUE_URL/],
      [on(at('sslmode=verify-full')), /does not support SSL/],
    ] as const) {
      const message = await refusal(place)
      expect(message)
        .to.match(sentence)
        .and.match(/^The catalogue in postgres:\/\/test@127/)
      expect(message).not.to.include('wrong password').and.not.to.include(server.password)
    }
  })

  it('does not share a schema with something else', async () => {
    const schema = newSchema()
    await server.client.query(`create schema ${schema}; create table ${schema}.orders (id int)`)
    expect(await refusal(on(at(`schema=${schema}`)))).to.match(
      /has tables of something else, such as "orders"/,
    )
  })

  it('does not begin beside the data of a catalogue that was in a file', async () => {
    const dataDir = await temporaryFolder()
    await (await openCatalogue(dataDir, [FIRST], SILENT)).close()
    expect(await refusal(on(at(`schema=${newSchema()}`)), [FIRST], dataDir)).to.match(
      /has no catalogue, but .*catalogue\.sqlite is one\. Copy it/,
    )
  })

  it('is not forgotten by a server or a command without its address', async () => {
    const dataDir = await temporaryFolder()
    const place = on(at(`schema=${newSchema()}`))
    await (await open(place, [FIRST], dataDir)).close()
    const error = await failureOf(() => openCatalogue(dataDir, [FIRST], SILENT))
    expect((error as Error).message).to.match(/is in postgres:.+\. Set CATALOGUE_URL, for commands too\./)
    expect(await readdir(dataDir)).to.deep.equal(['.catalogue-server'])
  })

  it('is made by several processes at once, once', async () => {
    const place = on(at(`schema=${newSchema()}`))
    const catalogues = await Promise.all(Array.from({ length: 6 }, () => open(place, MIGRATIONS)))
    for (const { knex } of catalogues)
      expect(await knex('knex_migrations').pluck('name')).to.have.length(MIGRATIONS.length)
  })

  it('is copied before an upgrade, and an older version takes the copy back', async () => {
    const place = on(at(`schema=${newSchema()}`))
    const dataDir = await temporaryFolder()
    const old = await open(place, [FIRST], dataDir)
    await old.knex('001_first').insert({ value: 'old\0' })
    await old.close()
    const { logger, lines } = recordingLogger()
    const upgraded = await openCatalogue(dataDir, [FIRST, SECOND], logger, place)
    await upgraded.knex('001_first').insert({ value: 'new' })
    await upgraded.close()
    expect(await readdir(dataDir)).to.deep.equal(['.catalogue-server', 'catalogue-001.sqlite'])
    expect(lines().map(({ level }) => level)).to.deep.equal([40, 30, 30])
    expect(await refusal(place, [FIRST], dataDir)).to.match(/newer version/)
    await rename(join(dataDir, 'catalogue-001.sqlite'), join(dataDir, 'catalogue-copy.sqlite'))
    const back = await open(place, [FIRST], dataDir)
    expect(await back.knex('001_first').pluck('value')).to.deep.equal(['old\0'])
    expect(await back.knex.schema.hasTable('002_second')).to.equal(false)
    expect(await readdir(dataDir)).to.deep.equal(['.catalogue-server'])
  })

  it('is not changed by a copy that cannot be taken in', async () => {
    const place = on(at(`schema=${newSchema()}`))
    const dataDir = await temporaryFolder()
    const first = await open(place, [FIRST], dataDir)
    await first.knex('001_first').insert({ value: 'kept' })
    await first.close()
    await writeFile(join(dataDir, 'catalogue-copy.sqlite'), 'no copy of a catalogue')
    await failureOf(() => open(place, [FIRST], dataDir))
    const elsewhere = await open(place, [FIRST])
    expect(await elsewhere.knex('001_first').pluck('value')).to.deep.equal(['kept'])
  })

  it('gives members of JSON with halves of surrogate pairs, and keeps pairs', async () => {
    const { knex } = await open(on(at(`schema=${newSchema()}`)))
    const read = async (json: string) => {
      const { rows } = await knex.raw<{ rows: { text: string; member: string }[] }>(
        `select cast(:json as text) ->> 't' as text, cast(:json as text) -> 't' as member`,
        { json },
      )
      return [rows[0]!.text, JSON.parse(rows[0]!.member) as string]
    }
    for (const [written, text] of [
      [String.raw`a\ud83d\ude00b`, 'a😀b'],
      [String.raw`a\ud83db`, 'a\ufffdb'],
      [String.raw`\\pair:\ud83d\ude00\\ud83d\ude00\u0002`, '\\pair:😀\\ud83d\ufffd\u0002'],
      [String.raw`\ude00\ud83d`, '\ufffd\ufffd'],
      [String.raw`\ud83d\ud83d\ude00`, '\ufffd😀'],
      [String.raw`\\ud83d \\u0000 \u0000\u0001\u0000`, String.raw`\ud83d \u0000 ` + '\0\u0001\0'],
    ] as const)
      expect(await read(`{"t":"${written}"}`)).to.deep.equal([text, text])
  })

  it('reads its password from a file for each new connection', async () => {
    await server.client.query(`create role turning login password 'first'`)
    await server.client.query('create schema turning authorization turning')
    const file = join(await temporaryFolder(), 'password')
    await writeFile(file, 'first\n')
    const place = catalogueServer({
      catalogueUrl: readPostgresAddress(at('schema=turning', { user: 'turning' })),
      cataloguePassword: undefined,
      cataloguePasswordFile: file,
    })!
    const catalogue = await open(place)
    await server.client.query(`alter role turning password 'second'`)
    await writeFile(file, 'second\n')
    await server.client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'turning'`,
    )
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await catalogue.knex('001_first').select()).to.deep.equal([])
  })

  it('uses the first of several hosts that answers', async () => {
    const hosts = `127.0.0.1:${await freePort()},127.0.0.1:${server.port}`
    const catalogue = await open(on(at(`schema=${newSchema()}`, { hosts })))
    expect(await catalogue.knex('001_first').select()).to.deep.equal([])
  })

  it('checks the certificate of its server as its address says', async () => {
    const certificate = makeCertificate()
    const { uid, gid } = serverUser()
    for (const [name, content] of Object.entries({
      'server.crt': certificate.cert,
      'server.key': certificate.key,
    })) {
      const path = join(server.socketFolder, 'data', name)
      writeFileSync(path, content, { mode: 0o600 })
      if (uid !== undefined) chownSync(path, uid, gid!)
    }
    await server.client.query('alter system set ssl = on')
    await server.client.query('select pg_reload_conf()')
    const authority = join(await temporaryFolder(), 'ca.pem')
    await writeFile(authority, certificate.cert)
    const other = join(await temporaryFolder(), 'ca.pem')
    await writeFile(other, makeCertificate().cert)
    const isEncrypted = async (query: string, hosts?: string) => {
      const { knex } = await open(
        on(at(`schema=${newSchema()}&${query}`, hosts === undefined ? {} : { hosts })),
      )
      const { rows } = await knex.raw<{ rows: { ssl: boolean }[] }>(
        'select ssl from pg_stat_ssl where pid = pg_backend_pid()',
      )
      return rows[0]!.ssl
    }
    expect(await isEncrypted('sslmode=disable')).to.equal(false)
    expect(await isEncrypted('sslmode=prefer')).to.equal(true)
    expect(await isEncrypted('sslmode=require')).to.equal(true)
    expect(await isEncrypted(`sslmode=verify-ca&sslrootcert=${authority}`)).to.equal(true)
    expect(
      await isEncrypted(`sslmode=verify-full&sslrootcert=${authority}`, `localhost:${server.port}`),
    ).to.equal(true)
    for (const mode of ['verify-ca', 'verify-full']) {
      expect(await refusal(on(at(`sslmode=${mode}`)))).to.match(/certificate/)
      expect(await refusal(on(at(`sslmode=${mode}&sslrootcert=${other}`)))).to.match(/certificate|signature/)
    }
    expect(await refusal(on(at(`sslmode=verify-full&sslrootcert=/no/such.pem`)))).to.match(/such\.pem/)
  })

  // The last test: the connection of the test to the server does not survive it.
  it('is named to the operator if it is lost while a server starts', async () => {
    const catalogue = await open(on(at(`schema=${newSchema()}`)))
    await server.halt()
    try {
      const lost = lostAtStart(catalogue, await failureOf(() => catalogue.knex('001_first').select('value')))
      expect(lost).to.be.instanceOf(CatalogueError)
      expect(String(lost)).to.match(/was lost while the server started.*Start the server again/)
      expect(String(lost)).to.not.include('select')
      const other = new Error('another fault')
      expect(lostAtStart(catalogue, other)).to.equal(other)
    } finally {
      await server.resume()
    }
  })
})
