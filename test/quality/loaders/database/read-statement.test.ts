import { expect } from 'chai'
import sqlite3 from 'sqlite3'
import type { DialectName } from '../../../../src/quality/loaders/database/dialects/dialect.ts'
import { DIALECTS } from '../../../../src/quality/loaders/database/dialects/dialects.ts'
import { readStatement } from '../../../../src/quality/loaders/database/read-statement.ts'
import { tableFilter } from '../../../../src/quality/loaders/database/table-filter.ts'
import { parseTableName } from '../../../../src/quality/loaders/database/table-name.ts'

const statementOf = (dialect: DialectName, where: string | undefined, maxRows: number | undefined) =>
  readStatement({ table: parseTableName('hr.staff', DIALECTS[dialect]), where, maxRows }, DIALECTS[dialect])

describe('the statement that reads a table', () => {
  it('has the condition in parentheses and the limit as the database writes it', () => {
    for (const [dialect, all, some] of [
      ['postgresql', 'select * from "hr"."staff"', 'select * from "hr"."staff" where (a or b) limit 5'],
      ['mariadb', 'select * from `hr`.`staff`', 'select * from `hr`.`staff` where (a or b) limit 5'],
      ['sqlite', 'select * from "hr"."staff"', 'select * from "hr"."staff" where (a or b) limit 5'],
      ['oracle', 'select * from "HR"."STAFF"', 'select * from "HR"."STAFF" where (a or b) and rownum <= 5'],
      [
        'db2',
        'select * from "HR"."STAFF" for read only',
        'select * from "HR"."STAFF" where (a or b) fetch first 5 rows only for read only',
      ],
      ['generic', 'select * from hr.staff', 'select * from hr.staff where (a or b)'],
    ] as const) {
      expect(statementOf(dialect, undefined, undefined)).to.equal(all)
      expect(statementOf(dialect, 'a or b', 5)).to.equal(some)
    }
    expect(statementOf('oracle', undefined, 5)).to.equal('select * from "HR"."STAFF" where rownum <= 5')
  })

  it('may name expressions instead of all columns', () => {
    const table = { table: 't' }
    const statement = { table, columns: ['"a"', '"b"::text'], where: undefined, maxRows: undefined }
    expect(readStatement(statement, DIALECTS.postgresql)).to.equal('select "a", "b"::text from "t"')
  })
})

describe('the tables of an SQLite file', () => {
  const answer = (database: sqlite3.Database, query: string): Promise<unknown[][]> =>
    new Promise((resolve, reject) =>
      database.all<Record<string, unknown>>(query, (error, rows) => {
        if (error) reject(error)
        else resolve(rows.map((row) => Object.values(row)))
      }),
    )

  it('are listed by the query of its dialect, and read only', async () => {
    const { tablesQuery, currentSchemaQuery, sessionStatements } = DIALECTS.sqlite
    const database = new sqlite3.Database(':memory:')
    for (const statement of [
      'create table orders (id integer primary key autoincrement)',
      'create table sqliteorders (id integer)',
      'create view large as select * from orders',
      ...sessionStatements,
    ])
      await answer(database, statement)
    expect(await answer(database, tablesQuery!)).to.deep.equal([
      ['main', 'large', 'view', null],
      ['main', 'orders', 'table', null],
      ['main', 'sqliteorders', 'table', null],
    ])
    expect(await answer(database, currentSchemaQuery!)).to.deep.equal([['main']])
    const refused = await answer(database, 'insert into orders default values').catch(
      (error: unknown) => (error as Error).message,
    )
    expect(refused).to.match(/readonly/)
    database.close()
  })
})

describe('a filter of tables', () => {
  it('is compared with schema and table, or with the table alone', () => {
    const found = (pattern: string, schema: string | undefined, table: string) =>
      tableFilter(pattern)({ schema, table })
    expect(found('orders', 'sales', 'orders')).to.equal(true)
    expect(found('sales.*', 'sales', 'orders')).to.equal(true)
    expect(found('sales.*', undefined, 'orders')).to.equal(false)
    expect(found('ord*', 'sales', 'orders')).to.equal(true)
    expect(found('ord?', 'sales', 'orders')).to.equal(false)
    expect(found('a/*', 'sales', 'a/b')).to.equal(true)
    expect(found('b', 'sales', 'a/b')).to.equal(false)
  })
})
