import { pathToFileURL } from 'node:url'
import sqlite3 from 'sqlite3'
import { SourceBroken } from '../../errors.ts'
import { sqliteFailure } from './failures.ts'

/** Memory for pages, in KB. */
const CACHE_KB = 16_000
const MB = 1_000_000

/** Settings of a connection to a file that may be hostile. */
const PRAGMAS: readonly string[] = [
  'query_only = on',
  // Expressions of the file, such as those of generated columns, call no function with effects outside of the file.
  'trusted_schema = off',
  'cell_size_check = on',
  'mmap_size = 0',
  'temp_store = memory',
  `cache_size = -${CACHE_KB}`,
]

/** What a cell of a result can be. */
export type SqliteValue = string | number | Buffer | null
export type SqliteRow = Readonly<Record<string, SqliteValue>>

/** A file of SQLite that is open for reading. Nothing is written, neither to the file nor beside it. */
export class SqliteFile {
  readonly #database: sqlite3.Database

  private constructor(database: sqlite3.Database) {
    this.#database = database
  }

  /**
   * @param path absolute
   * @param memoryMb limit of the memory that the library takes, in MB
   * @throws SourceBroken
   */
  static async open(path: string, memoryMb: number): Promise<SqliteFile> {
    // Without `immutable`, a file in WAL mode would get files beside it.
    const url = `${pathToFileURL(path).href}?immutable=1`
    const database = await new Promise<sqlite3.Database>((resolve, reject) => {
      const opened = new sqlite3.Database(url, sqlite3.OPEN_READONLY | sqlite3.OPEN_URI, (error) =>
        error === null ? resolve(opened) : reject(sqliteFailure(error)),
      )
    })
    const file = new SqliteFile(database)
    try {
      // No other file can be attached.
      database.configure('limit', sqlite3.LIMIT_ATTACHED, 0)
      for (const pragma of [...PRAGMAS, `hard_heap_limit = ${memoryMb * MB}`])
        await file.rows(`pragma ${pragma}`)
      return file
    } catch (error) {
      await file.close()
      throw error
    }
  }

  /** @throws SourceBroken */
  rows(sql: string, bindings: readonly SqliteValue[] = []): Promise<readonly SqliteRow[]> {
    return new Promise((resolve, reject) => {
      this.#database.all<SqliteRow>(sql, bindings, (error, rows) =>
        error === null ? resolve(rows) : reject(sqliteFailure(error)),
      )
    })
  }

  /** @throws SourceBroken */
  prepare(sql: string): Promise<SqliteStatement> {
    return new Promise((resolve, reject) => {
      const statement = this.#database.prepare(sql, (error: Error | null) =>
        error === null ? resolve(new SqliteStatement(statement)) : reject(sqliteFailure(error)),
      )
    })
  }

  close(): Promise<void> {
    return new Promise((resolve, reject) =>
      this.#database.close((error) => (error === null ? resolve() : reject(sqliteFailure(error)))),
    )
  }
}

/** A prepared statement. */
export class SqliteStatement {
  readonly #statement: sqlite3.Statement

  constructor(statement: sqlite3.Statement) {
    this.#statement = statement
  }

  /** All rows, from the first one on. @throws SourceBroken */
  rows(bindings: readonly SqliteValue[]): Promise<readonly SqliteRow[]> {
    return new Promise((resolve, reject) => {
      this.#statement.all<SqliteRow>(bindings, (error, rows) =>
        error === null ? resolve(rows) : reject(sqliteFailure(error)),
      )
    })
  }

  /** The next row; undefined at the end. @throws SourceBroken */
  next(): Promise<SqliteRow | undefined> {
    return new Promise((resolve, reject) => {
      this.#statement.get<SqliteRow>((error: Error | null, row: SqliteRow | undefined) =>
        error === null ? resolve(row) : reject(sqliteFailure(error)),
      )
    })
  }

  finalize(): Promise<void> {
    return new Promise((resolve) => this.#statement.finalize(() => resolve()))
  }
}

/** @throws SourceBroken if a value is none, which only a damaged file gives */
export function textIn(row: SqliteRow, column: string): string {
  const value = row[column]
  if (typeof value === 'string') return value
  throw new SourceBroken('The schema of the file is damaged: a name is missing. Upload the file again.')
}
