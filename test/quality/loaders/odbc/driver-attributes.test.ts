import { expect } from 'chai'
import { unlistedAttribute, wrongAttribute } from '../../../../src/quality/loaders/odbc/driver-attributes.ts'

const POSTGRESQL = 'PostgreSQL Unicode'
const settings = (driver: string, attributes: readonly (readonly [string, string])[]) => ({
  dsn: undefined,
  driver,
  attributes,
})
const NONE = new Map<string, readonly string[]>()

/** Every attribute that Debian's SQLite driver reads. */
const OF_SQLITE = [
  ...[
    'Database',
    'StepAPI',
    'Timeout',
    'SyncPragma',
    'NoTXN',
    'ShortNames',
    'LongNames',
    'NoCreat',
    'NoWCHAR',
  ],
  ...['FKSupport', 'OEMCP', 'Tracefile', 'JournalMode', 'LoadExt', 'BigInt', 'JDConv', 'Description'],
]

describe('the attributes that a connection may set', () => {
  it('are, by default, none of SQLite and none of a driver that is not known', () => {
    for (const driver of ['SQLite3', 'SQLite', 'Oracle 21', 'My own'])
      for (const name of OF_SQLITE)
        expect(unlistedAttribute(settings(driver, [[name, '1']]), NONE), `${driver} ${name}`)
          .to.include(`may not set any attribute; remove the attribute ${name},`)
          .and.include('ODBC_ATTRIBUTES')
  })

  it('are, by default, those of PostgreSQL and MariaDB that name a database, and no library, file or statement', () => {
    for (const name of ['Server', 'port', 'DATABASE', 'SSLmode', 'Fetch'])
      expect(unlistedAttribute(settings(POSTGRESQL, [[name, '1']]), NONE)).to.equal(undefined)
    for (const name of ['Server', 'Port', 'Database', 'ForceTLS'])
      expect(unlistedAttribute(settings('MariaDB Unicode', [[name, '1']]), NONE)).to.equal(undefined)
    for (const name of [
      'ConnSettings',
      'pqopt',
      'Debug',
      'CommLog',
      'INITSTMT',
      'PLUGIN_DIR',
      'SSLCA',
      'SOCKET',
    ])
      for (const driver of [POSTGRESQL, 'MariaDB Unicode'])
        expect(unlistedAttribute(settings(driver, [[name, '1']]), NONE), name).to.be.a('string')
  })

  it('are those that the operator lists for a driver, in any letter case', () => {
    const allowed = new Map([['sqlite3', ['Database']]])
    expect(unlistedAttribute(settings('SQLite3', [['database', '/data/a b.db']]), allowed)).to.equal(
      undefined,
    )
    expect(unlistedAttribute(settings('SQLITE3', [['LoadExt', 'x']]), allowed)).to.include(
      'may set only Database;',
    )
    const fewer = new Map([[POSTGRESQL.toLowerCase(), ['Database']]])
    expect(unlistedAttribute(settings(POSTGRESQL, [['Server', 'x']]), fewer)).to.be.a('string')
  })

  it('have values that a driver takes as a value only', () => {
    const host = [['Server', 'db.example.org']] as const
    for (const [name, value] of [
      ...['/var/run/postgresql', '@socket', 'a,b', 'a;b', 'host=x', ' a', '', '{a}'].map((v) => [
        'Server',
        v,
      ]),
      ...['5432x', '-1', ''].map((value) => ['Port', value]),
      ...['a;LoadExt=x', 'a}b', "a'b", 'a=b', 'a%3bb', 'a\\b', ' a', '[a]'].map((value) => [
        'Database',
        value,
      ]),
      ['SSLmode', 'disable host=x'],
    ] as [string, string][]) {
      const attributes = name === 'Server' ? ([[name, value]] as const) : ([...host, [name, value]] as const)
      expect(wrongAttribute(settings(POSTGRESQL, attributes)), `${name} ${value}`).to.include(
        `The value of ${name} must be`,
      )
    }
    for (const server of ['127.0.0.1', '::1', 'db', 'db.example.org'])
      expect(wrongAttribute(settings(POSTGRESQL, [['Server', server]]))).to.equal(undefined)
    expect(wrongAttribute(settings('SQLite3', [['Database', '/data/a b.db']]))).to.equal(undefined)
  })

  it('name a host, since the database would trust the user of the server over a local socket', () => {
    for (const driver of [POSTGRESQL, 'MariaDB Unicode'])
      expect(wrongAttribute(settings(driver, [['Database', 'a']]))).to.include('Server is missing')
    expect(wrongAttribute(settings('SQLite3', []))).to.equal(undefined)
  })
})
