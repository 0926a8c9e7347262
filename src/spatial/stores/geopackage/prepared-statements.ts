import { Lru } from '../../../lib/lru.ts'

/** The parts of sqlite3's connection and statement that are used here. */
export interface SqliteConnection {
  prepare(sql: string, done: (this: Statement, error: Error | null) => void): Statement
}
interface Statement {
  all(bindings: readonly unknown[], done: (error: Error | null, rows: unknown[]) => void): void
  finalize(): void
}

/** Statements that a connection keeps prepared, about 10 KB each. */
const MAX_STATEMENTS = 100

const kept = new WeakMap<SqliteConnection, Lru<string, Statement>>()

const newStatements = () => new Lru<string, Statement>(MAX_STATEMENTS, (statement) => statement.finalize())

/**
 * Runs SQL on a connection that no other task uses at the same time, and collects the rows. The statement
 * stays prepared: compiling it takes SQLite a third of the time of reading ten features.
 */
export async function rowsOf<Row>(
  connection: SqliteConnection,
  sql: string,
  bindings: readonly unknown[],
): Promise<Row[]> {
  let statements = kept.get(connection)
  if (statements === undefined) kept.set(connection, (statements = newStatements()))
  let statement = statements.get(sql)
  if (statement === undefined) {
    statement = await prepare(connection, sql)
    statements.set(sql, statement)
  }
  const prepared = statement
  return new Promise((resolve, reject) => {
    prepared.all(bindings, (error, rows) => {
      if (error) reject(error)
      else resolve(rows as Row[])
    })
  })
}

/**
 * Frees the statements of a connection. Call it before closing the connection; otherwise SQLite refuses to
 * close it.
 */
export function finalizeStatements(connection: SqliteConnection): void {
  kept.get(connection)?.clear()
}

function prepare(connection: SqliteConnection, sql: string): Promise<Statement> {
  return new Promise((resolve, reject) => {
    connection.prepare(sql, function (error) {
      if (error) reject(error)
      else resolve(this)
    })
  })
}
