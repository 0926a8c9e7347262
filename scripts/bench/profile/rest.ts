import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { DuckDBConnection } from '@duckdb/node-api'
import { describeValues } from '../../../src/quality/profiling/describe-values.ts'
import { type FormKind } from '../../../src/quality/model/warehouse/form-kinds.ts'
import { VALUES_COLUMNS } from '../../../src/quality/model/warehouse/tables.ts'
import { VALUE_TYPES, type ValueType } from '../../../src/quality/model/reading.ts'
import { COLUMN_TYPES } from '../../../src/quality/stores/duckdb/column-types.ts'
import type { ValuesTask } from '../../../src/quality/profiling/values-task.ts'

const PIECE_BYTES = 32 << 20
/** No type needs a reading of its own. */
const ALL_TEXT = Object.fromEntries(VALUE_TYPES.map((type) => [type, 0])) as Record<ValueType, number>
/** What SQL cannot express. */
const KINDS: readonly FormKind[] = ['pattern', 'rich', 'soundex', 'metaphone']

/**
 * Makes of the tables `values_<n>` what SQL cannot express, with the functions of the service: the distinct values go
 * out to its worker, one column after the other, come back with their patterns and phonetics, and these are counted.
 */
export async function makeRest(
  connection: DuckDBConnection,
  columns: number,
  folder: string,
  threads: number,
): Promise<void> {
  const working = join(folder, 'rest')
  await mkdir(working)
  await connection.run(
    `CREATE TABLE described (attribute INTEGER, frequency BIGINT, ${KINDS.map((kind) => `${kind} VARCHAR`).join(', ')})`,
  )
  const settings = { folder: working, prefix: 'piece', pieceBytes: PIECE_BYTES }
  const tasks = exported(connection, columns, working)
  let pieces: string[] = []
  for await (const event of describeValues(tasks, settings, new AbortController().signal)) {
    if (event.kind === 'described') await rm(event.task.path)
    else if (pieces.push(event.path) === threads) {
      await takeIn(connection, pieces)
      pieces = []
    }
  }
  if (pieces.length > 0) await takeIn(connection, pieces)
  const counts = KINDS.map(
    (kind) =>
      `SELECT attribute, '${kind}' AS kind, ${kind} AS form, count(*) AS values, sum(frequency) AS rows
       FROM described WHERE ${kind} IS NOT NULL GROUP BY ALL`,
  )
  await connection.run(`CREATE TABLE forms AS ${counts.join(' UNION ALL ')}`)
  await rm(working, { recursive: true })
}

async function* exported(
  connection: DuckDBConnection,
  columns: number,
  folder: string,
): AsyncGenerator<ValuesTask> {
  for (let attribute = 1; attribute <= columns; attribute++) {
    const path = join(folder, `values-${attribute}.csv`)
    await connection.run(
      `COPY (SELECT value, frequency FROM values_${attribute} ORDER BY rank) TO '${path}' (FORMAT csv, HEADER false, FORCE_QUOTE (value))`,
    )
    yield { attribute, inferredType: 'text', types: ALL_TEXT, path }
  }
}

async function takeIn(connection: DuckDBConnection, pieces: readonly string[]): Promise<void> {
  await connection.run(
    `INSERT INTO described SELECT attribute, frequency, ${KINDS.join(', ')}
     FROM read_csv([${pieces.map((path) => `'${path}'`).join(', ')}], auto_detect = false, header = false, delim = ',',
       quote = '"', escape = '"', new_line = '\\n', nullstr = '', allow_quoted_nulls = false,
       columns = {${VALUES_COLUMNS.map(([name, type]) => `'${name}': '${COLUMN_TYPES[type]}'`).join(', ')}})`,
  )
  await Promise.all(pieces.map((path) => rm(path)))
}
