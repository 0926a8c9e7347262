import { expect } from 'chai'
import { chownSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderOf, serverUser } from '../../../support/database-process.ts'
import { type MariadbServer, startMariadb } from '../../../support/mariadb-server.ts'
import { type PostgresqlServer, startPostgresql } from '../../../support/postgresql-server.ts'
import { needs } from '../../../support/tools.ts'
import { databaseOn, onDataSource, readTable } from './reading.ts'

/** Names of users, and parts of their passwords. */
const NAMES = [
  ...['joe@corp', 'a;b', '{a}', 'a}b{c', '[x](y),?*=!@', 'x;LoadExt=/tmp/x.so;y=', "it's", 'a"b', 'a\\b'],
  ...['%41+b', ' leading', 'trailing '],
]
/** Names that reach drivers of UTF-16 only. */
const WIDE_NAMES = ['é漢', '😀']
const passwordOf = (name: string): string => `${name}[]{}(),;?*=!@%41\\"'`

const messageOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'no failure',
    (error: Error) => error.message,
  )

describe('A user with any name and password signs in over ODBC', function () {
  this.timeout(120_000)
  let folder: string
  const odbcIni = process.env['ODBCINI']
  /** Makes a file of data sources that only its reader may read, and not write. */
  const writeOdbcIni = (text: string): void => {
    folder = folderOf(serverUser(), 'odbc-ini-')
    const path = join(folder, 'odbc.ini')
    writeFileSync(path, text)
    const { uid, gid } = serverUser()
    if (uid !== undefined) chownSync(path, uid, gid!)
    process.env['ODBCINI'] = path
  }
  afterEach(() => {
    if (odbcIni === undefined) delete process.env['ODBCINI']
    else process.env['ODBCINI'] = odbcIni
    if (folder) rmSync(folder, { recursive: true, force: true })
  })

  describe('to PostgreSQL', () => {
    let server: PostgresqlServer
    before(async function () {
      needs(this, 'odbcPostgresql')
      server = await startPostgresql(this)
      for (const name of [...NAMES, ...WIDE_NAMES])
        await server.client.query(
          `create role ${server.client.escapeIdentifier(name)} login password ${server.client.escapeLiteral(passwordOf(name))}`,
        )
      await server.client.query('create view me as select session_user::text as name')
      await server.client.query('grant select on me to public')
    })
    after(() => server?.stop())

    it('by the driver PostgreSQL Unicode', async () => {
      for (const name of [...NAMES, ...WIDE_NAMES]) {
        const login = { user: name, password: passwordOf(name) }
        const { rows } = await readTable(databaseOn('PostgreSQL Unicode', server, login), 'me')
        expect(rows).to.deep.equal([[name]])
      }
    })

    it('by a data source, whose values are exact as those of a driver', async () => {
      writeOdbcIni(`[sales]\nDriver=PostgreSQL Unicode\nServername=127.0.0.1\nPort=${server.port}
Database=${server.database}\nBoolsAsChar=1\nMaxVarcharSize=10\n`)
      const [name] = NAMES as [string]
      const login = { user: name, password: passwordOf(name) }
      expect((await readTable(onDataSource('Sales', login), 'me')).rows).to.deep.equal([[name]])
      await server.client.query(
        `create view exact as select true as yes, repeat('x', 5000)::varchar as long, 'infinity'::date as day;
         grant select on exact to public`,
      )
      expect((await readTable(onDataSource('sales', login), 'exact')).rows).to.deep.equal([
        ['true', 'x'.repeat(5000), 'infinity'],
      ])
    })

    it('and no other attribute reaches the driver', async () => {
      const other = { user: `${server.user};Database=template1`, password: server.password }
      const message = await messageOf(readTable(databaseOn('PostgreSQL Unicode', server, other), 'me'))
      expect(message).to.include(`authentication failed for user "${other.user}"`)
    })
  })

  describe('to MariaDB', () => {
    let server: MariadbServer
    const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
    before(async function () {
      needs(this, 'odbcMariadb')
      server = await startMariadb(this)
      for (const name of [...NAMES, 'é漢'])
        server.run(
          `create user ${quoted(name)}@'%' identified by ${quoted(passwordOf(name))}; grant select on gt.* to ${quoted(name)}@'%'`,
        )
      server.run(`create sql security invoker view me as select substring_index(user(), '@127', 1) as name,
        convert(x'F09F9880C3A9' using utf8mb4) as text`)
    })
    after(() => server?.stop())

    it('by the driver MariaDB Unicode', async () => {
      for (const name of [...NAMES, 'é漢']) {
        const login = { user: name, password: passwordOf(name) }
        const { rows } = await readTable(databaseOn('MariaDB Unicode', server, login), 'me')
        expect(rows[0]![0]!.replace(/@localhost$/, '')).to.equal(name)
      }
    })

    it('by a data source, whose values are exact as those of a driver', async () => {
      writeOdbcIni(`[sales]\nDriver=MariaDB Unicode\nServer=127.0.0.1\nPort=${server.port}
Database=${server.database}\nCharset=latin1\n`)
      const [name] = NAMES as [string]
      const login = { user: name, password: passwordOf(name) }
      expect((await readTable(onDataSource('sales', login), 'me')).rows[0]![1]).to.equal('😀é')
    })
  })
})
