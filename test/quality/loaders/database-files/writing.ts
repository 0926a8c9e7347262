import { DuckDBInstance } from '@duckdb/node-api'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sqlite3 from 'sqlite3'
import { failureOf, type ReadFile, readFile, type ReadFileOptions } from '../parquet/reading.ts'

/** A folder for database files. */
export interface DatabaseFolder {
  readonly path: (name: string) => string
  /** Writes a file of SQLite by statements. @returns its path */
  readonly sqlite: (name: string, statements: readonly string[]) => Promise<string>
  /** Writes a file of DuckDB by statements. @returns its path */
  readonly duckdb: (name: string, statements: readonly string[]) => Promise<string>
  readonly remove: () => void
}

export function databaseFolder(): DatabaseFolder {
  const folder = mkdtempSync(join(tmpdir(), 'database-files-'))
  const path = (name: string): string => join(folder, name)
  return {
    path,
    sqlite: async (name, statements) => {
      rmSync(path(name), { force: true })
      const database = await openSqlite(path(name))
      for (const statement of statements) await executed(database, statement)
      await closed(database)
      return path(name)
    },
    duckdb: async (name, statements) => {
      rmSync(path(name), { force: true })
      const instance = await DuckDBInstance.create(path(name))
      const connection = await instance.connect()
      for (const statement of statements) await connection.run(statement)
      await connection.run('checkpoint')
      connection.closeSync()
      instance.closeSync()
      return path(name)
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}

export const openSqlite = (path: string): Promise<sqlite3.Database> =>
  new Promise((resolve, reject) => {
    const database = new sqlite3.Database(path, (error) =>
      error === null ? resolve(database) : reject(error),
    )
  })

export const executed = (database: sqlite3.Database, statement: string): Promise<void> =>
  new Promise((resolve, reject) =>
    database.exec(statement, (error) => (error === null ? resolve() : reject(error))),
  )

export const closed = (database: sqlite3.Database): Promise<void> =>
  new Promise((resolve, reject) => database.close((error) => (error === null ? resolve() : reject(error))))

type Options = Omit<ReadFileOptions, 'file'> & { readonly memoryMb?: number }

/** Reads a table in a child process, as a load does. */
export const readTable = (
  format: 'sqlite' | 'duckdb',
  path: string,
  table?: string,
  { memoryMb = 2000, ...options }: Options = {},
): Promise<ReadFile> => readFile(path, { ...options, file: { format, table, memoryMb } })

/** The message of the failure to read a table. */
export const tableFailure = (
  format: 'sqlite' | 'duckdb',
  path: string,
  table?: string,
  options?: Options,
): Promise<string> => failureOf(readTable(format, path, table, options))
