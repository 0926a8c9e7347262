import { DatabaseFailed } from '../errors.ts'
import { MORE, RECORD } from '../records/record-source.ts'
import type { OdbcConnection } from './odbc-connection.ts'
import { OdbcSource } from './odbc-source.ts'
import type { OdbcStatement } from './odbc-statement.ts'

const LIMITS = { recordBytes: 1 << 20, columns: 64, rejectBytes: 1024 }
const MAX_ROWS = 100_000

/**
 * All rows of a small result as texts.
 * @param execute runs the statement
 * @throws DatabaseFailed, also if there are more than 100,000 rows
 */
export async function readAll(
  connection: OdbcConnection,
  execute: (statement: OdbcStatement) => Promise<void>,
): Promise<(string | null)[][]> {
  const statement = connection.statement()
  let source: OdbcSource | undefined
  try {
    await execute(statement)
    source = new OdbcSource(connection, statement, { limits: LIMITS })
    const rows: (string | null)[][] = []
    while (await source.fill()) {
      for (let outcome = source.next(); outcome !== MORE; outcome = source.next()) {
        if (outcome !== RECORD) continue
        if (rows.length === MAX_ROWS)
          throw new DatabaseFailed(
            `The catalogue has more than ${MAX_ROWS} tables; use a user who sees fewer.`,
          )
        rows.push(source.record.values())
      }
    }
    return rows
  } finally {
    if (source) await source.close()
    else statement.close()
  }
}
