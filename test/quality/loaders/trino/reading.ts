import { randomBytes } from 'node:crypto'
import type { Context } from 'mocha'
import { TrinoClient } from '../../../../src/lib/trino/trino-client.ts'
import type { TrinoConnection } from '../../../../src/quality/loaders/trino/trino-connection.ts'
import {
  openTrino,
  type TrinoRequest,
  type TrinoSource,
} from '../../../../src/quality/loaders/trino/trino-source.ts'
import {
  MORE,
  RECORD,
  type SourceRecord,
  EMPTY,
} from '../../../../src/quality/loaders/records/record-source.ts'
import type { RejectedRecord } from '../../../../src/quality/loaders/records/rejected-record.ts'
import { trinoOf } from '../../../support/trino.ts'

export const LIMITS = { recordBytes: 1 << 20, rejectBytes: 1 << 10, columns: 4096 }

/** A schema of the Trino of the tests, for one suite. */
export interface TestSchema {
  readonly catalog: string
  readonly schema: string
  /** With both names. */
  readonly connection: TrinoConnection
  readonly run: (sql: string) => Promise<readonly (readonly unknown[])[]>
  readonly drop: () => Promise<void>
}

/** Makes a schema. In a `before` or a test; both are pending without Trino. */
export async function testSchema(context: Context): Promise<TestSchema> {
  const { address } = trinoOf(context)
  const { catalog, user, origin } = address
  const schema = `source_${randomBytes(5).toString('hex')}`
  const client = new TrinoClient({ ...address, schema })
  const run = async (sql: string) => (await client.run(sql)).rows
  await run(`create schema ${schema}`)
  const { hostname, port } = new URL(origin)
  return {
    catalog,
    schema,
    connection: {
      cluster: { host: hostname, port: Number(port), sslMode: 'disable', catalog, schema },
      login: { user, password: undefined },
    },
    run,
    drop: async () => {
      await run(`drop schema if exists ${schema} cascade`)
      client.close()
    },
  }
}

/** A request that reads a table of a schema. */
export const requestOf = (
  { connection }: Pick<TestSchema, 'connection'>,
  table: string,
  changes: Partial<TrinoRequest> = {},
): TrinoRequest => ({
  ...{ connection, table, where: undefined, percent: undefined, maxRows: undefined, limits: LIMITS },
  ...changes,
})

const valueOf = (record: SourceRecord, field: number): string | null => {
  const isEmpty = record.starts[field] === record.ends[field]
  return isEmpty && (record.flags[field]! & EMPTY) === 0 ? null : record.text(field)
}

async function recordsOf(source: TrinoSource) {
  const rows: (string | null)[][] = []
  const rejects: RejectedRecord[] = []
  while (await source.fill()) {
    for (let found = source.next(); found !== MORE; found = source.next()) {
      const { record } = source
      if (found !== RECORD) rejects.push(source.rejected!)
      else rows.push(Array.from({ length: record.fields }, (_, field) => valueOf(record, field)))
    }
  }
  return { rows, rejects }
}

/** Opens a table, reads it and closes it. */
export async function readTable(request: TrinoRequest) {
  const source = await openTrino(request)
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
