import { expect } from 'chai'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TrinoClient } from '../../../../src/lib/trino/trino-client.ts'
import { createLogger } from '../../../../src/platform/logging.ts'
import type { Dialect } from '../../../../src/quality/model/warehouse/dialect.ts'
import type { Row } from '../../../../src/quality/model/warehouse/warehouse.ts'
import { DUCKDB_DIALECT } from '../../../../src/quality/stores/duckdb/dialect.ts'
import { DuckDbWarehouses } from '../../../../src/quality/stores/duckdb/duckdb-warehouses.ts'
import { TRINO_DIALECT } from '../../../../src/quality/stores/trino/dialect.ts'
import { TrinoConnection } from '../../../../src/quality/stores/trino/connection.ts'
import { trinoOf } from '../../../support/trino.ts'

const TEXTS = [
  '', ' ', 'a', 'A2 N3', 'AA NNN', 'A\\N1é😀', 'NN-NN/12', '\0', 'a\0b', 'ß', '12', ' 1.5 ', '1.', '.5', '+7', '-0',
  '1e5', '12E-4', '1e400', '-1e400', 'inf', '-Infinity', 'nan', '1d', '0x10', '1.5f', '1,5', 'e5', '١٢', '1 2', '+', '.',
  '9007199254740993', '0.1', '123456789012345678901234567890', '\t3\n', 'x'.repeat(300), '\u2007 5',
  '1_000', '1__0', '_1', '1_', '1_.5', '1._5', '1_0.5_0', '1e1_0', '1e_1', '-1_0', '.1_2', '.5e', '5.e1', '\v7\f', '\r8', '9\u001c', 'INF',
  '+infinity', 'infinit', '-nan', 'NaN ', '+-1', '- 1', 'ınf', '1\n2', '00012', '1e-400', '.', '-.', '4.9e-324', '1e308_', '++1', '-+1', '+-inf', '+- 1', '1e+5', '1e-+5', '+.5', '+-.5e+1',
] // prettier-ignore

const NUMBERS = [0, 0.0005, 0.5, 1 / 3, 2.5, 49.995, 50, 99.9995, 99.999, 100, 1e-9, 12.3456789]

/** SQL of a relation with the values of a column `x`, for each dialect alike. */
const relation = (values: readonly (string | number | null)[]): { sql: string; bindings: unknown[] } => ({
  sql: values
    .map(
      (_, at) => `select ${at} as n, cast(? as ${typeof values[0] === 'number' ? 'double' : 'varchar'}) as x`,
    )
    .join(' union all '),
  bindings: [...values],
})

describe('The dialect of Trino', function () {
  this.timeout(120_000)
  let folder: string
  let duckdb: DuckDbWarehouses
  let client: TrinoClient
  let connection: TrinoConnection

  before(async function () {
    const { address } = trinoOf(this)
    client = new TrinoClient(address)
    connection = new TrinoConnection({
      client,
      schema: address.schema,
      info: () => 'test',
      withDropped: async () => undefined,
    })
    folder = await mkdtemp(join(tmpdir(), 'dialect-'))
    duckdb = await DuckDbWarehouses.start({ folder, memoryMb: 200, threads: 1 }, createLogger('silent'))
  })
  after(async () => {
    if (client === undefined) return
    client.close()
    await duckdb.close()
    await rm(folder, { recursive: true })
  })

  /** The results of an expression of `x` in both engines. */
  const both = async (
    values: readonly (string | number | null)[],
    expression: (dialect: Dialect) => string,
  ): Promise<readonly [unknown[], unknown[]]> => {
    const { sql, bindings } = relation(values)
    const query = (dialect: Dialect): string =>
      `select ${expression(dialect)} as result from (${sql}) as given order by n`
    const { knex } = await duckdb.open(1)
    const { rows } = await knex.raw<{ rows: Row[] }>(query(DUCKDB_DIALECT), bindings as never)
    const answer = await connection.run(query(TRINO_DIALECT), bindings)
    const results = (of: readonly Row[]): unknown[] => of.map(({ result }) => result)
    return [results(rows), results(answer.rows)]
  }

  const parts: Readonly<Record<string, [readonly (string | number | null)[], (dialect: Dialect) => string]>> = {
    'numbers in texts': [[...TEXTS, null], ({ number }) => number('x')],
    'keys of numbers': [['0', '-0.0', '12', '-12', '1e5', '0.00012', '-1.5e-7', ' 7', '+007.50', null], ({ numberKey }) => numberKey('x')],
    bytes: [[...TEXTS, null], ({ bytes }) => bytes('x')],
    'texts with U+0000': [[...TEXTS, null], ({ holdsNul }) => holdsNul('x')],
    digests: [[...TEXTS, null], ({ digest }) => digest('x')],
    'runs of masks': [[...TEXTS, null], ({ maskRuns }) => maskRuns('x')],
    prefixes: [[...TEXTS, null], ({ prefix }) => prefix('x', 2)],
    'lengths above a number': [[...TEXTS, null], ({ lengthAbove }) => lengthAbove('x', 2)],
    'texts or nothing': [[...TEXTS, null], ({ textOrEmpty }) => textOrEmpty('x')],
    references: [[...TEXTS, null], ({ reference }) => reference('x', 20)],
    'digests of references': [[...TEXTS, null], ({ referenceDigest }) => referenceDigest('x', 20)],
    'flags of null': [['', null], ({ nullFlag }) => nullFlag('x')],
    shares: [NUMBERS, ({ share }) => share('x', 7)],
    'rounded shares': [NUMBERS, ({ roundedShare }) => roundedShare('x')],
    'rounded numbers': [[...NUMBERS, -2.5, 1.005, 1e15, -0.49999999999999994, null], ({ rounded }) => rounded('x', 2)],
    'whole numbers by rounding': [[...NUMBERS, -2.5, 0.49999999999999994, 1e300], ({ rounded }) => rounded('x', 0)],
    'standard scores': [NUMBERS, ({ standardScore }) => standardScore('x', 1 / 3, 0.7)],
    quotients: [NUMBERS, ({ quotient }) => quotient('n + 1', 3)],
    'minima where a condition is true': [['b', 'a', null], ({ minimumWhere, valueWhere }) => `(${valueWhere('n = 0', 'x')} is null, ${minimumWhere('n > 0', 'x')} over ()) is not null`],
  } // prettier-ignore
  for (const [what, [values, expression]] of Object.entries(parts))
    it(`gives the results of DuckDB: ${what}`, async () => {
      const [expected, given] = await both(values, expression)
      expect(given.map((result, at) => [values[at], result])).to.deep.equal(
        expected.map((result, at) => [values[at], result]),
      )
    })
})
