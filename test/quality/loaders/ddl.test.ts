import { expect } from 'chai'
import { InvalidDdl } from '../../../src/quality/loaders/errors.ts'
import { parseDdl } from '../../../src/quality/loaders/ddl.ts'

describe('DDL of a delimited file', () => {
  it('gives name, type, length and nullability of each column', () => {
    const { name, columns } = parseDdl(`
      -- exported; CREATE TABLE in a comment is none
      /* nor
         CREATE TABLE here */
      SET x = 'CREATE TABLE y (z INT';
      CREATE TABLE IF NOT EXISTS sales."Order ""Lines""" (
        id INTEGER NOT NULL,
        [unit price] DECIMAL ( 10 , 2 ) DEFAULT (0.00),
        \`note\` CHARACTER VARYING(200) COLLATE "de_DE" NULL,
        created TIMESTAMP(3) WITH TIME ZONE DEFAULT CURRENT_TIMESTAMP NOT NULL,
        total DOUBLE PRECISION CHECK (total > 0, 'a)b'),
        code VARCHAR2(20 CHAR) PRIMARY KEY
      );
      CREATE INDEX i ON sales (id);`)
    expect(name).to.equal('Order "Lines"')
    expect(columns).to.deep.equal([
      { name: 'id', type: 'INTEGER', length: undefined, nullable: false },
      { name: 'unit price', type: 'DECIMAL(10,2)', length: 10, nullable: true },
      { name: 'note', type: 'CHARACTER VARYING(200)', length: 200, nullable: true },
      { name: 'created', type: 'TIMESTAMP(3) WITH TIME ZONE', length: undefined, nullable: false },
      { name: 'total', type: 'DOUBLE PRECISION', length: undefined, nullable: true },
      { name: 'code', type: 'VARCHAR2(20 CHAR)', length: 20, nullable: false },
    ])
  })

  it('passes over constraints of the table, of which a primary key forbids nulls', () => {
    const { columns } =
      parseDdl(`create global temporary table t (A int, b int, "c" char(3), "check" int, key varchar(9),
      constraint pk primary key (a, "c"), unique (b), foreign key (b) references u (x) on delete cascade,
      check (a in (1, 2)), key by_b (b))`)
    expect(columns.map(({ name, nullable }) => [name, nullable])).to.deep.equal([
      ['A', false],
      ['b', true],
      ['c', false],
      ['check', true],
      ['key', true],
    ])
  })

  it('takes names in any script and Windows line ends', () => {
    const { name, columns } = parseDdl(
      '\ufeffCREATE TABLE größe (\r\n  straße varchar(5),\r\n  数量 int\r\n)',
    )
    expect([name, ...columns.map((column) => column.name)]).to.deep.equal(['größe', 'straße', '数量'])
  })

  const refused: [string, string, number, string][] = [
    ['a file without a table', 'SELECT 1;\nSELECT 2;\n', 3, 'There is no CREATE TABLE'],
    ['an empty file', '', 1, 'There is no CREATE TABLE'],
    ['a second table', 'CREATE TABLE a (b INT);\nCREATE TABLE c (d INT);', 2, 'a second table, c'],
    ['a column without a type', 'CREATE TABLE a (\n  b,\n  c INT)', 2, 'the type of the column b, found ,'],
    ['a missing comma', 'CREATE TABLE a (\n b INT NOT NULL', 2, 'found the end of the file'],
    ['a comma too many', 'CREATE TABLE a (\n b INT,\n)', 3, 'the name of a column, found )'],
    ['a table without columns', 'CREATE TABLE a ()', 1, 'the name of a column'],
    ['a table made from a query', 'CREATE TABLE a AS SELECT 1', 1, 'found AS'],
    ['an open quote', 'CREATE TABLE a (\n "b INT)', 2, 'never closed: "b INT)'],
    ['an open comment', 'CREATE TABLE a (b INT)\n/* x', 2, 'never closed: /* x'],
    ['an open parenthesis', 'CREATE TABLE a (b INT,\n c VARCHAR(10 ', 2, 'never closed'],
  ]
  for (const [name, text, line, sentence] of refused) {
    it(`refuses ${name}, with its line`, () => {
      expect(() => parseDdl(text))
        .to.throw(InvalidDdl, sentence)
        .with.property('line', line)
    })
  }
})
