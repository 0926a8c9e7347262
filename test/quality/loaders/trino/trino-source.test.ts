import { expect } from 'chai'
import { randomUUID } from 'node:crypto'
import { doubleText } from '../../../../src/quality/loaders/typed/value-texts.ts'
import { listTrinoTables } from '../../../../src/quality/loaders/trino/find-table.ts'
import { openTrino } from '../../../../src/quality/loaders/trino/trino-source.ts'
import { failureOf, LIMITS, readTable, requestOf, type TestSchema, testSchema } from './reading.ts'

const DOUBLES = [
  ...[0, 1, -1.5, 0.1, 1e7, 123_456_789.5, 1e15, 1e16, 1.5e300, 1e-3, 1e-4, 1.25e-5, -1e-10, -0],
  ...[2 ** -44, 2e-44, 123_456_789_012_345_680, Number.MAX_VALUE, 2 ** -1022, 0.1 + 0.2],
]

describe('a table of Trino', function () {
  this.timeout(60_000)
  let trino: TestSchema

  before(async function () {
    trino = await testSchema(this)
    await trino.run("create table few as select * from (values (1, 'one'), (2, ''), (3, null)) t(id, name)")
    await trino.run('create table "Odd Names" as select 1 as "A ""b""", 2 as "select"')
    await trino.run('create view even as select id from few where id % 2 = 0')
  })
  after(() => trino?.drop())

  it('gives doubles as files of Parquet give them', async () => {
    const literals = DOUBLES.map((value) => `(cast('${Object.is(value, -0) ? '-0.0' : value}' as double))`)
    await trino.run(`create view doubles as select d from (values ${literals.join(', ')}) t(d)`)
    const { rows } = await readTable(requestOf(trino, 'doubles'))
    expect(rows.map(([text]) => text).toSorted()).to.deep.equal(DOUBLES.map(doubleText).toSorted())
  })

  it('has names, null and empty strings, and the number of rows that the planner expects', async () => {
    const { names, rows, expectedRows, bytesRead } = await readTable(requestOf(trino, 'few'))
    expect(names).to.deep.equal(['id', 'name'])
    expect(rows.toSorted()).to.deep.equal([
      ['1', 'one'],
      ['2', ''],
      ['3', null],
    ])
    expect({ expectedRows, bytesRead }).to.deep.equal({ expectedRows: 3, bytesRead: 3 })
    const odd = await readTable(requestOf(trino, '"Odd Names"'))
    expect(odd.names).to.deep.equal(['a "b"', 'select'])
    expect(odd.rows).to.deep.equal([['1', '2']])
  })

  it('is filtered by a condition, limited, and sampled by the cluster', async () => {
    const { catalog, schema } = trino
    const whole = `${catalog}.${schema}.few`
    const { rows } = await readTable(
      requestOf(trino, whole, { where: "id > 1 and coalesce(name, 'x') = ''" }),
    )
    expect(rows).to.deep.equal([['2', '']])
    const cut = await readTable(requestOf(trino, 'few', { maxRows: 2 }))
    expect([cut.rows.length, cut.isCut]).to.deep.equal([2, true])
    await trino.run('create table many as select n from unnest(sequence(1, 10000)) t(n)')
    const sampled = await readTable(requestOf(trino, 'many', { percent: 10, where: 'n > 5000' }))
    expect(sampled.rows.length).to.be.within(350, 650)
    expect(sampled.rows.every(([n]) => Number(n) > 5000)).to.equal(true)
  })

  it('rejects a row that is too long, and reads the others', async () => {
    await trino.run(
      "create table long as select n, rpad('', if(n = 2, 3000, 5), 'ü') s from (values 1, 2, 3) t(n)",
    )
    const limits = { ...LIMITS, recordBytes: 2000, rejectBytes: 10 }
    const { rows, rejects } = await readTable(requestOf(trino, 'long', { limits }))
    expect(rows.map(([n]) => n).toSorted()).to.deep.equal(['1', '3'])
    expect(rejects).to.have.length(1)
    expect(rejects[0]).to.include({ reason: 'over-long', length: 6002 })
    expect(String(rejects[0]!.raw)).to.equal('2,üüüü')
  })

  it('is listed with its schema, and with its catalog where the connection names none', async () => {
    const { schema, catalog, connection } = trino
    const signal = new AbortController().signal
    const { tables } = await listTrinoTables(connection, 'f?w', signal)
    expect(tables).to.deep.equal([
      { name: `${schema}.few`, schema, table: 'few', kind: 'table', estimatedRows: undefined },
    ])
    const cluster = { ...connection.cluster, catalog: undefined, schema: undefined }
    const all = await listTrinoTables({ ...connection, cluster }, `${catalog}.${schema}.*`, signal)
    expect(all.tables.map(({ name, kind }) => `${kind} ${name}`)).to.include.members([
      `table ${catalog}.${schema}.few`,
      `table ${catalog}.${schema}."odd names"`,
      `view ${catalog}.${schema}.even`,
    ])
    const named = await readTable(requestOf({ connection: { ...connection, cluster } }, all.tables[0]!.name))
    expect(named.names).not.to.deep.equal([])
  })

  it('that is missing is told with the name of a similar one', async () => {
    const { schema, catalog } = trino
    expect(await failureOf(readTable(requestOf(trino, 'fw')))).to.equal(
      `SourceUnreadable: There is no table or view "${catalog}.${schema}.fw"; did you mean "${schema}.few"?`,
    )
    expect(await failureOf(readTable(requestOf(trino, 'nowhere.s.t')))).to.match(
      /The cluster has no catalog "nowhere"/,
    )
    expect(await failureOf(readTable(requestOf(trino, 'system.runtime.queries')))).to.match(
      /^InvalidSource: Tables of the catalog system show the queries of all users/,
    )
    const cluster = { ...trino.connection.cluster, catalog: undefined, schema: undefined }
    const without = { connection: { ...trino.connection, cluster } }
    expect(await failureOf(readTable(requestOf(without, 's.t')))).to.match(
      /has no catalog: write catalog.schema/,
    )
    expect(await failureOf(readTable(requestOf(without, 't')))).to.match(/has no catalog/)
  })

  it('tells what is wrong with a condition in the words of Trino', async () => {
    const failure = (where: string) => failureOf(readTable(requestOf(trino, 'few', { where })))
    expect(await failure('nothing = 1')).to.equal(
      "SourceUnreadable: Trino cannot read the rows: Column 'nothing' cannot be resolved. Correct the condition or the table. (COLUMN_NOT_FOUND)",
    )
    expect(await failure('1 / (id - id) = 1')).to.match(/Division by zero.*\(DIVISION_BY_ZERO\)$/)
    expect(await failure('id in (select 1)')).to.match(/^InvalidSource: .*must not contain a subquery/)
    expect(await failure('id = 1) or (1 = 1')).to.match(/^InvalidSource: /)
  })

  it('cannot be read over a connection that is wrong, and the sentence says why', async () => {
    const { connection } = trino
    const failure = (cluster: object, login: object = {}) =>
      failureOf(
        readTable(
          requestOf(
            {
              connection: {
                cluster: { ...connection.cluster, ...cluster },
                login: { ...connection.login, ...login },
              },
            },
            'few',
          ),
        ),
      )
    expect(await failure({ host: 'host.invalid' })).to.match(
      /There is no host host\.invalid|cannot be resolved/,
    )
    expect(await failure({ host: '169.254.169.254' })).to.match(
      /an address that the server never connects to/,
    )
    expect(await failure({}, { password: 'secret' })).to.match(/needs TLS/)
    expect(await failure({ port: 9 })).to.match(/port 9, cannot be reached: correct HOST and PORT/)
  })

  it('is not read on when its source is closed', async () => {
    const mark = randomUUID()
    await trino.run(
      'create view endless as select a.n + b.n + c.n as n from unnest(sequence(1, 10000)) a(n), unnest(sequence(1, 10000)) b(n), unnest(sequence(1, 1000)) c(n)',
    )
    const request = requestOf(trino, 'endless', { where: `'${mark}' <> cast(n as varchar)` })
    const states = async () =>
      trino.run(
        `select state from system.runtime.queries where query like '%${mark}%' and query not like '%runtime%' and query not like 'explain%'`,
      )
    const source = await openTrino(request)
    expect(await source.fill()).to.equal(true)
    expect(await states()).to.deep.equal([['RUNNING']])
    await source.close()
    expect(await states()).to.deep.equal([['FAILED']])
    // While its next rows are awaited.
    const waiting = await openTrino({ ...request, where: `${request.where} and n < 0` })
    const filled = waiting.fill().catch((error: Error) => error.name)
    await new Promise((resolve) => setTimeout(resolve, 500))
    await waiting.close()
    expect(await filled).to.equal('AbortError')
    expect((await states()).flat()).to.deep.equal(['FAILED', 'FAILED'])
  })
})
