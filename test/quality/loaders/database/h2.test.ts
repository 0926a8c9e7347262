import { expect } from 'chai'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../../../../scripts/inputs.mjs'
import { DIALECTS } from '../../../../src/quality/loaders/database/dialects/dialects.ts'
import { readStatement } from '../../../../src/quality/loaders/database/read-statement.ts'
import { checkSqlWhere } from '../../../../src/quality/loaders/database/sql-where.ts'
import { parseTableName } from '../../../../src/quality/loaders/database/table-name.ts'
import { classPathOf } from '../../../support/maven.ts'
import { needs } from '../../../support/tools.ts'

const H2 = { title: 'H2', groupId: 'com.h2database', artifactId: 'h2', version: '2.3.232' }

/** Tables for the statements below. */
const TABLES = [
  'create schema hr',
  'create table hr.staff (id integer, name varchar(20), "Salary ""net""" decimal(8, 2))',
  "insert into hr.staff values (1, 'Ada', 10.25), (2, 'O''Neil', null), (3, 'Bo', 7.75)",
  'create table hr."Mixed" (id integer)',
  'insert into hr."Mixed" values (9)',
]

/** The views of Oracle's catalogue, with the columns that the query names. */
const CATALOGUE_OF_ORACLE = [
  'create table all_users (username varchar(20), oracle_maintained char(1))',
  "insert into all_users values ('SYS', 'Y'), ('HR', 'N')",
  'create table all_tables (owner varchar(20), table_name varchar(20), num_rows integer, nested char(3), secondary char(1), dropped char(3))',
  "insert into all_tables values ('SYS', 'T', 1, 'NO', 'N', 'NO'), ('HR', 'STAFF', 3, 'NO', 'N', 'NO'), ('HR', 'OLD', 3, 'NO', 'N', 'YES')",
  'create table all_views (owner varchar(20), view_name varchar(20))',
  "insert into all_views values ('HR', 'RICH'), ('SYS', 'V')",
]

/** The view of Db2's catalogue. */
const CATALOGUE_OF_DB2 = [
  'create schema syscat',
  'create table syscat.tables (tabschema varchar(20), tabname varchar(20), type char(1), card bigint)',
  "insert into syscat.tables values ('HR  ', 'STAFF', 'T', 3), ('HR  ', 'RICH', 'V', -1), ('SYSIBM', 'T', 'T', 9)",
]

describe('Statements of Oracle and Db2 in H2', function () {
  this.timeout(120_000)
  let java: string
  let classPath: string
  before(async function () {
    this.timeout(400_000)
    java = needs(this, 'java')
    classPath = await classPathOf(this, H2)
  })

  /** The rows of each statement. @throws Error with the words of H2 if one fails */
  function run(mode: string, statements: readonly string[]): string[][][] {
    const source = join(ROOT, 'test', 'support', 'H2Queries.java')
    const { status, stdout, stderr } = spawnSync(java, ['-cp', classPath, source, mode], {
      input: statements.map((statement) => statement.replaceAll('\n', ' ')).join('\n'),
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(stderr)
    return stdout
      .split('END\n')
      .slice(0, -1)
      .map((rows) =>
        rows
          .split('\n')
          .slice(0, -1)
          .map((row) => row.split('\t').slice(0, -1)),
      )
  }

  for (const [mode, dialect, catalogue, suffix] of [
    ['Oracle', DIALECTS.oracle, CATALOGUE_OF_ORACLE, ''],
    // H2 has no clause for read-only cursors.
    ['DB2', DIALECTS.db2, CATALOGUE_OF_DB2, ' for read only'],
  ] as const) {
    const statement = (table: string, where?: string, maxRows?: number): string => {
      const condition = where === undefined ? undefined : checkSqlWhere(where, dialect)
      const request = { table: parseTableName(table, dialect), where: condition, maxRows }
      const sql = readStatement(request, dialect)
      expect(sql.endsWith(suffix)).to.equal(true)
      return sql.slice(0, sql.length - suffix.length)
    }

    it(`of ${mode} read the rows that a condition and a limit leave`, () => {
      const asked = [
        statement('hr.staff'),
        statement('hr.staff', undefined, 2),
        statement('hr.staff', `name like 'O''%' or "Salary ""net""" < 8`),
        statement('hr.staff', 'id > 1 or id = 1', 1),
        statement('hr."Mixed"', "id = 9 and ')' <> '-- ''('"),
      ]
      const rows = run(mode, [...TABLES, ...asked]).slice(TABLES.length)
      const [ada, neil, bo] = [
        ['1', 'Ada', '10.25'],
        ['2', "O'Neil", 'NULL'],
        ['3', 'Bo', '7.75'],
      ]
      expect(rows).to.deep.equal([[ada, neil, bo], [ada, neil], [neil, bo], [ada], [['9']]])
    })

    it(`of ${mode} list the tables and views of users`, () => {
      const [found] = run(mode, [...catalogue, dialect.tablesQuery!]).slice(catalogue.length)
      expect(found).to.deep.equal([
        ['HR', 'RICH', 'view', 'NULL'],
        ['HR', 'STAFF', 'table', '3'],
      ])
    })
  }
})
