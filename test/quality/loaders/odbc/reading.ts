import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readLimits } from '../../../../src/quality/loaders/read-limits.ts'
import type { OdbcReadRequest } from '../../../../src/quality/loaders/odbc/odbc-task.ts'
import type { DatabaseRequest } from '../../../../src/quality/loaders/odbc/open-database.ts'
import { readOdbc } from '../../../../src/quality/loaders/odbc/read-odbc.ts'
import type { ReadEvent, ReadSummary } from '../../../../src/quality/model/reading.ts'
import type { MariadbServer } from '../../../support/mariadb-server.ts'
import type { PostgresqlServer } from '../../../support/postgresql-server.ts'

type Server = Pick<PostgresqlServer | MariadbServer, 'host' | 'port' | 'database' | 'user' | 'password'>

/** A server as the request of a reading has it. */
export const databaseOn = (
  driver: string,
  { host, port, database, user, password }: Server,
  more: Partial<DatabaseRequest['parameters']> = {},
): DatabaseRequest => ({
  parameters: {
    dsn: undefined,
    driver,
    attributes: [
      ['Server', host],
      ['Port', String(port)],
      ['Database', database],
    ],
    user,
    password,
    ...more,
  },
  processUser: 'nobody',
  loginSeconds: 10,
  querySeconds: undefined,
})

/** A data source of odbc.ini. */
export const onDataSource = (
  dsn: string,
  more: Partial<DatabaseRequest['parameters']> = {},
): DatabaseRequest => ({
  parameters: { dsn, driver: undefined, attributes: [], user: undefined, password: undefined, ...more },
  processUser: 'nobody',
  loginSeconds: 10,
  querySeconds: undefined,
})

export const sqliteDatabase = (path: string): DatabaseRequest => ({
  parameters: {
    dsn: undefined,
    driver: 'SQLite3',
    attributes: [['Database', path]],
    user: undefined,
    password: undefined,
  },
  processUser: 'nobody',
  loginSeconds: 10,
  querySeconds: undefined,
})

export interface ReadTable {
  readonly names: readonly string[]
  /** Without the numbers of the rows; an empty string differs from null. */
  readonly rows: (string | null)[][]
  readonly rejects: string[]
  readonly summary: ReadSummary
}

/** Reads a table in a child process, as a load does, and gathers its rows. */
export async function readTable(
  database: DatabaseRequest,
  table: string,
  options: Partial<OdbcReadRequest> & {
    readonly signal?: AbortSignal
    readonly onEvent?: (event: ReadEvent) => void
    /** Takes the bytes of each piece instead of gathering the rows. */
    readonly onPiece?: (bytes: Buffer) => void
  } = {},
): Promise<ReadTable> {
  const { signal = new AbortController().signal, onEvent, onPiece, ...more } = options
  const folder = mkdtempSync(join(tmpdir(), 'odbc-'))
  let names: readonly string[] = []
  const rows: ReadTable['rows'] = []
  const rejects: string[] = []
  try {
    const request: OdbcReadRequest = {
      table,
      where: undefined,
      maxRows: undefined,
      sample: { kind: 'all' },
      folder,
      limits: readLimits(1),
      maxRejected: undefined,
      ...more,
    }
    for await (const event of readOdbc(database, request, signal)) {
      onEvent?.(event)
      if (event.kind === 'columns') names = event.names ?? []
      if (event.kind === 'rejects') rejects.push(readFileSync(event.path, 'utf8'))
      if (event.kind === 'rows') {
        const bytes = readFileSync(event.path)
        rmSync(event.path)
        if (onPiece) onPiece(bytes)
        else for (const [, ...values] of parseRows(bytes.toString())) rows.push(values)
      }
      if (event.kind === 'end') return { names, rows, rejects, summary: event.summary }
    }
    throw new Error('The reading ended without a summary.')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Canonical CSV: an unquoted empty field is null, a quoted one is an empty string. */
export function parseRows(text: string): (string | null)[][] {
  const rows: (string | null)[][] = []
  const field = /(?:"((?:[^"]|"")*)"|([^,\n]*))([,\n])/gy
  let row: (string | null)[] = []
  for (let match = field.exec(text); match; match = field.exec(text)) {
    const [, quoted, plain, end] = match
    row.push(quoted !== undefined ? quoted.replaceAll('""', '"') : plain === '' ? null : plain!)
    if (end === '\n') {
      rows.push(row)
      row = []
    }
  }
  return rows
}
