import { Buffer } from 'node:buffer'
import {
  openPostgresql,
  type PostgresqlRequest,
  type PostgresqlSource,
} from '../../../../src/quality/loaders/postgresql/copy-source.ts'
import { DEFAULT_TIMEOUTS } from '../../../../src/quality/loaders/postgresql/server.ts'
import {
  EMPTY,
  MORE,
  RECORD,
  type SourceRecord,
} from '../../../../src/quality/loaders/records/record-source.ts'
import type { RejectedRecord } from '../../../../src/quality/loaders/records/rejected-record.ts'
import type { PostgresqlServer } from '../../../support/postgresql-server.ts'

export const LIMITS = { recordBytes: 1 << 20, rejectBytes: 1 << 10, columns: 4096 }

/** A request that reads a table of a test's server as its superuser. */
export const requestOf = (
  { host, port, database, user, password }: PostgresqlServer,
  table: string,
  changes: Partial<PostgresqlRequest> = {},
): PostgresqlRequest => ({
  server: { host, port, database, schema: undefined, sslMode: 'disable' },
  login: { user, password },
  timeouts: DEFAULT_TIMEOUTS,
  table,
  where: undefined,
  maxRows: undefined,
  limits: LIMITS,
  ...changes,
})

export const valueOf = (record: SourceRecord, field: number): string | null => {
  const isEmpty = record.starts[field] === record.ends[field]
  return isEmpty && (record.flags[field]! & EMPTY) === 0 ? null : record.text(field)
}

/** All records of a source that is open. */
export async function recordsOf(source: PostgresqlSource): Promise<{
  readonly rows: (string | null)[][]
  readonly rejects: RejectedRecord[]
}> {
  const rows: (string | null)[][] = []
  const rejects: RejectedRecord[] = []
  while (await source.fill()) {
    for (let found = source.next(); found !== MORE; found = source.next()) {
      if (found === RECORD) {
        const { record } = source
        rows.push(Array.from({ length: record.fields }, (_, field) => valueOf(record, field)))
      } else {
        const { raw, ...rest } = source.rejected!
        rejects.push({ ...rest, raw: Buffer.from(raw) })
      }
    }
  }
  return { rows, rejects }
}

/** Opens a table, reads it and closes it. */
export async function readTable(request: PostgresqlRequest) {
  const source = await openPostgresql(request)
  try {
    const { rows, rejects } = await recordsOf(source)
    const { names, isCut, bytesRead, expectedRows } = source
    return { names, rows, rejects, isCut, bytesRead, expectedRows }
  } finally {
    await source.close()
  }
}

/** The message of the error that a promise is rejected with. */
export const failureOf = async (promise: Promise<unknown>): Promise<string> => {
  try {
    await promise
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message}`
  }
  throw new Error('There was no error.')
}

const [FIELD, ROW, NULL] = ['\x1f', '\x1e', '\x1d']

/** What psql prints for a query, in UTC. */
export const printedBy = (server: PostgresqlServer, query: string): (string | null)[][] =>
  server
    .run('psql', [
      ...['-X', '-q', '-A', '-t', '-F', FIELD, '-R', ROW, '-P', `null=${NULL}`],
      ...['-c', "set timezone = 'UTC'", '-c', query],
    ])
    .replace(/\n$/, '')
    .split(ROW)
    .map((row) => row.split(FIELD).map((value) => (value === NULL ? null : value)))
