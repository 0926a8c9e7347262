import { expect } from 'chai'
import fc from 'fast-check'
import type { DialectName } from '../../../../src/quality/loaders/database/dialects/dialect.ts'
import { DIALECTS } from '../../../../src/quality/loaders/database/dialects/dialects.ts'
import {
  parseTableName,
  quoteName,
  tableInStatement,
  writeTableName,
} from '../../../../src/quality/loaders/database/table-name.ts'

const partsOf = (text: string, dialect: DialectName, schema?: string) => {
  const { catalog, ...rest } = parseTableName(text, DIALECTS[dialect], schema)
  return [catalog, rest.schema, rest.table]
}

describe('the name of a table', () => {
  it('has parts between dots, folded as the database folds names', () => {
    for (const [dialect, text, schema, table] of [
      ['postgresql', 'Sales.Orders', 'sales', 'orders'],
      ['postgresql', 'ÜBER', undefined, 'Über'],
      ['oracle', 'hr.employees', 'HR', 'EMPLOYEES'],
      ['db2', 'hr.ü', 'HR', 'Ü'],
      ['mariadb', 'Sales.Orders', 'Sales', 'Orders'],
      ['sqlite', 'main.Orders', 'main', 'Orders'],
      ['generic', 'Sales.Orders', 'Sales', 'Orders'],
    ] as const)
      expect(partsOf(text, dialect), text).to.deep.equal([undefined, schema, table])
  })

  it('may have quoted parts, which keep their case and may contain anything', () => {
    for (const [dialect, text, schema, table] of [
      ['postgresql', '"My Schema"."a.b"', 'My Schema', 'a.b'],
      ['oracle', 'hr."x""y"', 'HR', 'x"y'],
      ['mariadb', '`a``b`."c"', 'a`b', 'c'],
      ['sqlite', '[a b].[c"d]', 'a b', 'c"d'],
      ['postgresql', 'My Orders', undefined, 'My Orders'],
    ] as const)
      expect(partsOf(text, dialect), text).to.deep.equal([undefined, schema, table])
  })

  it('takes the schema of the connection, and a catalogue where the database is not known', () => {
    expect(partsOf('orders', 'postgresql', 'Sales')).to.deep.equal([undefined, 'Sales', 'orders'])
    expect(partsOf('other.orders', 'postgresql', 'Sales')).to.deep.equal([undefined, 'other', 'orders'])
    expect(partsOf('a.b.c', 'generic')).to.deep.equal(['a', 'b', 'c'])
  })

  it('is rejected if it is not a name', () => {
    for (const [dialect, text, fault] of [
      ['postgresql', '', /A part of the name is empty: write schema\.table/],
      ['postgresql', 'a.', /A part of the name is empty/],
      ['postgresql', 'a.b.c', /has 3 parts: write schema\.table/],
      ['generic', 'a.b.c.d', /has 4 parts: write catalog\.schema\.table/],
      ['postgresql', '"a', /The quote " in ".*" is not closed/],
      ['postgresql', '"a"b', /A dot or the end must follow each part/],
      ['postgresql', "'a'", /not with a single quote/],
      ['postgresql', 'ü'.repeat(32), /at most 63 bytes/],
      ['mariadb', 'x'.repeat(65), /names of MariaDB have at most 64 characters/],
      ['oracle', 'a\0b', /contains a control character/],
      ['generic', 'x'.repeat(3000), /at most 2000 characters/],
    ] as const)
      expect(() => partsOf(text, dialect), text).to.throw(fault)
  })

  it('is quoted in statements, so that it cannot end there', () => {
    const name = { schema: 'a"b`c', table: 'x"; drop table t; --' }
    expect(tableInStatement(name, DIALECTS.postgresql)).to.equal('"a""b`c"."x""; drop table t; --"')
    expect(tableInStatement(name, DIALECTS.mariadb)).to.equal('`a"b``c`.`x"; drop table t; --`')
    expect(tableInStatement({ schema: 'Sales', table: 'a b' }, DIALECTS.generic)).to.equal('Sales."a b"')
    expect(quoteName('a`b', DIALECTS.mariadb)).to.equal('`a``b`')
  })

  it('is written in a form that is read as the same name', () => {
    const part = fc.string({
      unit: fc.constantFrom('a', 'B', '.', '"', '`', '[', ']', ' ', 'ü', '$', '1', '_'),
      minLength: 1,
      maxLength: 6,
    })
    const dialects = fc.constantFrom(...Object.values(DIALECTS))
    fc.assert(
      fc.property(dialects, fc.option(part, { nil: undefined }), part, (dialect, schema, table) => {
        const written = writeTableName({ schema, table }, dialect)
        expect(parseTableName(written, dialect)).to.deep.equal({ catalog: undefined, schema, table })
      }),
    )
  })
})
