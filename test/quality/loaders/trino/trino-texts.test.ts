import { expect } from 'chai'
import { columnText, TEXT_FUNCTIONS } from '../../../../src/quality/loaders/trino/trino-texts.ts'
import { TrinoSession } from '../../../../src/quality/loaders/trino/trino-session.ts'
import { type TestSchema, testSchema } from './reading.ts'

/** Values of each type as SQL, and their texts. */
const VALUES: readonly (readonly [sql: string, text: string])[] = [
  ["'Ünïcødé 漢字 😀'", 'Ünïcødé 漢字 😀'],
  ["''", ''],
  ['\' a,"b"\' || chr(10) || chr(9)', ' a,"b"\n\t'],
  ["cast('ab' as char(4))", 'ab  '],
  ['true', 'true'],
  ["tinyint '-128'", '-128'],
  ["bigint '-9223372036854775808'", '-9223372036854775808'],
  ["decimal '12345678901234567890.1234567891'", '12345678901234567890.1234567891'],
  ['cast(1.5 as decimal(12,2))', '1.50'],
  ['cast(-0.5 as decimal(38,3))', '-0.500'],
  ["real '0.1'", '0.1'],
  ["real '3.4028235e38'", '3.4028235e+38'],
  ['nan()', 'nan'],
  ['-infinity()', '-inf'],
  ["date '2024-02-29'", '2024-02-29'],
  ["date '-0044-03-15'", '0045-03-15 (BC)'],
  ["date '12345-01-01'", '12345-01-01'],
  ["time '23:59:59.120000'", '23:59:59.12'],
  ["time '10:20:00'", '10:20:00'],
  ["time '10:20:00.000'", '10:20:00'],
  ["time '10:20:30.120 +02:00'", '10:20:30.12+02:00'],
  ["timestamp '2024-02-29 23:59:59.000001'", '2024-02-29 23:59:59.000001'],
  ["timestamp '2024-02-29 00:00:00.123456789012'", '2024-02-29 00:00:00.123456789012'],
  ["timestamp '-0044-03-15 10:00:00.100'", '0045-03-15 (BC) 10:00:00.1'],
  ["timestamp '1969-12-31 00:00:00.5'", '1969-12-31 00:00:00.5'],
  ["timestamp '0000-01-01 23:59:59.000001'", '0001-01-01 (BC) 23:59:59.000001'],
  ["timestamp '1969-12-31 23:59:59.5 UTC'", '1969-12-31 23:59:59.5+00'],
  ["date '-12344-03-15'", '12345-03-15 (BC)'],
  ["timestamp '12345-02-28 00:00:00'", '12345-02-28 00:00:00'],
  ["timestamp '2024-02-29 23:59:59.5 Europe/Berlin'", '2024-02-29 22:59:59.5+00'],
  ["X'00ff'", '00FF'],
  ["X''", ''],
  ["uuid 'A0EEBC99-9C0B-4EF8-BB6D-6BB9BD380A11'", 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'],
  ["ipaddress '2001:db8::1'", '2001:db8::1'],
  [`json '{"a": [1, "x"]}'`, '{"a":[1,"x"]}'],
  ["interval '3' day", '3 00:00:00.000'],
  ['array[1.10, null]', '[1.10,null]'],
  ['array[]', '[]'],
  ["array[array['a\"b\\', '😀' || chr(1)], null]", '[["a\\"b\\\\","😀\\u0001"],null]'],
  ['array[1e0, nan(), 1e20]', '[1.0,"nan",1e+20]'],
  ["map(array[date '2024-01-01'], array[X'0a'])", '{"2024-01-01":"0A"}'],
  [
    'cast(row(1, \'x\', null, row(true)) as row(a integer, "b""c" varchar, d date, row(e boolean)))',
    '{"a":1,"b\\"c":"x","d":null,"4":{"e":true}}',
  ],
  [
    "array[cast(row(timestamp '2024-01-01 10:00:00.100') as row(t timestamp(3)))]",
    '[{"t":"2024-01-01 10:00:00.1"}]',
  ],
  [
    "cast(map(array[1], array[map(array['k'], array[2])]) as map(integer, map(varchar, integer)))",
    '{"1":{"k":2}}',
  ],
]

describe('a value of Trino', function () {
  this.timeout(60_000)
  let trino: TestSchema
  let session: TrinoSession

  before(async function () {
    trino = await testSchema(this)
    session = new TrinoSession(trino.connection)
  })
  after(async () => {
    session?.close()
    await trino?.drop()
  })

  const textsOf = async (expressions: readonly string[]) => {
    const query = `select ${expressions.map((sql, i) => `${sql} as "c${i}"`).join(', ')}`
    const columns = await session.columns(`select * from (${query}) limit 0`)
    const texts = columns.map(({ name, typeSignature }) => columnText(name, typeSignature))
    const [row] = await session.rows(`with ${TEXT_FUNCTIONS} select ${texts.join(', ')} from (${query})`)
    return row
  }

  it('has the text of its type', async () => {
    expect(await textsOf(VALUES.map(([sql]) => sql))).to.deep.equal(VALUES.map(([, text]) => text))
  })

  it('has no text if it is null', async () => {
    const nulls = VALUES.map(([sql]) => `if(false, ${sql})`)
    expect(await textsOf(nulls)).to.deep.equal(VALUES.map(() => null))
  })

  it('has no text if its type, or a part of it, has none', async () => {
    const columns = await session.columns(
      "select * from (select array[color('red')] as a, color('red') as c) limit 0",
    )
    expect(columns.map(({ name, typeSignature }) => columnText(name, typeSignature))).to.deep.equal([
      undefined,
      undefined,
    ])
  })
})
