import { expect } from 'chai'
import fc from 'fast-check'
import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sqlite from 'sqlite3'
import { openDatabase } from '../../../../src/quality/loaders/odbc/open-database.ts'
import { listOdbcTables } from '../../../../src/quality/loaders/odbc/odbc-tables.ts'
import { readOdbcTables } from '../../../../src/quality/loaders/odbc/read-odbc.ts'
import { folderOf, serverUser } from '../../../support/database-process.ts'
import { inFull } from '../../../support/full.ts'
import { needs } from '../../../support/tools.ts'
import { onDataSource, readTable } from './reading.ts'

const RUNS = inFull(5000, 200)
const never = new AbortController().signal

/** A library that leaves a mark when it is loaded, and when SQLite starts it as an extension. */
const LIBRARY = `#include <stdio.h>
static void mark(void) { FILE *file = fopen(MARK, "w"); if (file) fclose(file); }
__attribute__((constructor)) static void loaded(void) { mark(); }
int sqlite3_extension_init(void *database, char **error, const void *api) { mark(); return 0; }
`

/** Every attribute that Debian's SQLite driver reads from a connection string or a data source. */
const ATTRIBUTES = [
  ...['LoadExt', 'Database', 'Tracefile', 'JournalMode', 'StepAPI', 'Timeout', 'SyncPragma', 'NoTXN'],
  ...['ShortNames', 'LongNames', 'NoCreat', 'NoWCHAR', 'FKSupport', 'OEMCP', 'BigInt', 'JDConv'],
  ...['DSN', 'Driver', 'FILEDSN', 'SAVEFILE', 'UID', 'PWD'],
]

describe('A user and a password for a data source of SQLite', () => {
  let folder: string
  let marker: string
  let library: string
  let secret: string
  const odbcIni = process.env['ODBCINI']

  before(async function () {
    needs(this, 'odbcSqlite')
    const compiler = needs(this, 'cc')
    folder = folderOf(serverUser(), 'odbc-attacks-')
    const path = (name: string) => join(folder, name)
    ;[marker, library, secret] = [path('marker'), path('library.so'), path('secret.db')]
    writeFileSync(path('library.c'), LIBRARY)
    execFileSync(compiler, [
      ...['-shared', '-fPIC', `-DMARK="${marker}"`],
      ...['-o', library, path('library.c')],
    ])
    await writeSqlite(path('allowed.db'), "create table allowed (a text); insert into allowed values ('x')")
    await writeSqlite(secret, "create table users (hash text); insert into users values ('$scrypt$')")
    // The driver opens a file for writing.
    const { uid, gid } = serverUser()
    if (uid !== undefined) for (const name of ['allowed.db', 'secret.db']) chownSync(path(name), uid, gid!)
    const source = (name: string, more = '') =>
      `[${name}]\nDriver=SQLite3\nDatabase=${path('allowed.db')}\n${more}`
    writeFileSync(path('odbc.ini'), source('allowed') + source('loading', `LoadExt=${library}\n`))
    process.env['ODBCINI'] = path('odbc.ini')
  })
  after(() => {
    if (odbcIni === undefined) delete process.env['ODBCINI']
    else process.env['ODBCINI'] = odbcIni
    if (folder) rmSync(folder, { recursive: true })
  })

  const isLoaded = (): boolean => {
    const is = existsSync(marker)
    rmSync(marker, { force: true })
    return is
  }
  /** Texts that make an attribute of their own in a connection string that has them without quotes, or in braces. */
  const forms = (attribute: string) => [
    `x;${attribute};y=`,
    `x};${attribute};y={`,
    `{x};${attribute};y=`,
    `x}};${attribute};{`,
    `;${attribute}`,
    attribute,
    `"x";${attribute};`,
    `'x';${attribute};`,
    `x;\u013b${attribute}`,
  ]

  it('would be seen to load a library, which the operator of a data source can ask for', async () => {
    await readOdbcTables(onDataSource('loading'), undefined, never)
    expect(isLoaded()).to.equal(true)
  })

  it('load no library and open no other file, in any form of an attribute', async () => {
    for (const text of forms(`LoadExt=${library}`).concat(forms(`Database=${secret}`)))
      for (const login of [{ user: text }, { user: 'u', password: text }]) {
        const names: readonly string[] = await readOdbcTables(
          onDataSource('allowed', login),
          undefined,
          never,
        ).then(
          ({ tables }) => tables.map(({ name }) => name),
          // A text that is not of ASCII is refused before the driver sees it.
          (error: Error) => expect(error.message).to.include('ASCII') && [],
        )
        expect(names.includes('main.users'), text).to.equal(false)
        expect(isLoaded(), text).to.equal(false)
      }
    const { rows } = await readTable(onDataSource('allowed', { user: 'x;', password: '}' }), 'allowed')
    expect(rows).to.deep.equal([['x']])
  }).timeout(60_000)

  it('are nothing but a user and a password, whatever attributes they contain', async () => {
    const part = fc.oneof(
      fc.constantFrom(...ATTRIBUTES.map((name) => `${name}=`)),
      fc.constantFrom(library, secret, ...';{}[]=,"\' x'),
      fc.string({ unit: 'grapheme-ascii', maxLength: 4 }),
    )
    const text = fc.array(part, { maxLength: 8 }).map((parts) => parts.join('').slice(0, 250))
    const property = fc.asyncProperty(text, text, async (user, password) => {
      const database = await openDatabase(onDataSource('allowed', { user, password }))
      try {
        const { tables } = await listOdbcTables(database, undefined)
        expect(tables.map(({ name }) => name)).to.deep.equal(['main.allowed'])
      } finally {
        await database.connection.close()
      }
      expect(isLoaded()).to.equal(false)
    })
    await fc.assert(property, { numRuns: RUNS })
  }).timeout(300_000)

  it('cannot read or write files by functions of the driver, in conditions and in views', async () => {
    const exported = join(folder, 'exported')
    const failure = (promise: Promise<unknown>) =>
      promise.then(
        () => 'no failure',
        (error: Error) => error.message,
      )
    for (const where of [
      `blob_export(x'41', '${exported}') = 1`,
      `"blob_import"('${secret}') is not null`,
      `load_extension('${library}') is null`,
    ])
      expect(await failure(readTable(onDataSource('allowed'), 'allowed', { where }))).to.include(
        'must not use',
      )
    await writeSqlite(
      join(folder, 'allowed.db'),
      `create view exporting as select blob_export(x'41', '${exported}') as a;
       create view loading as select load_extension('${library}') as a`,
    )
    for (const view of ['exporting', 'loading'])
      expect(await failure(readTable(onDataSource('allowed'), view))).to.include('unsafe use')
    expect(existsSync(exported)).to.equal(false)
    expect(isLoaded()).to.equal(false)
  })
})

const writeSqlite = (path: string, sql: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const file = new sqlite.Database(path)
    file.exec(sql, (error) => file.close(() => (error ? reject(error) : resolve())))
  })
