import QueryCompiler from 'knex/lib/dialects/postgres/query/pg-querycompiler.js'
import { EngineClient, type EngineClientConfig } from '../sql/engine-client.ts'
import type { TrinoConnection } from './connection.ts'

/** The parts of queries that Trino writes in another way than PostgreSQL. */
class TrinoQueryCompiler extends QueryCompiler {
  /** In Trino the offset comes first, and both must be bare numbers. */
  override limit(): string {
    return ''
  }

  /** Trino computes a relation of WITH anew for each use, and has no words for it. */
  override withWrapped(relation: object): string {
    return super.withWrapped({ ...relation, materialized: undefined })
  }

  override offset(): string {
    const { limit, offset } = this.single
    return [
      ...(offset ? [`offset ${wholeNumber(offset)}`] : []),
      ...(isLimit(limit) ? [`limit ${wholeNumber(limit)}`] : []),
    ].join(' ')
  }
}

/** True for a limit that is not that of all rows. Trino cannot sort with a limit of more than 2^31 - 1. */
const isLimit = (limit: unknown): boolean =>
  (Boolean(limit) || limit === 0) && limit !== Number.MAX_SAFE_INTEGER

function wholeNumber(value: unknown): number {
  if (!Number.isSafeInteger(value) || (value as number) < 0)
    throw new TypeError('A limit or an offset of a query is no whole number.')
  return value as number
}

/** Settings of the dialect in addition to those that all engines have. */
export interface TrinoKnexConfig extends EngineClientConfig<TrinoConnection> {
  /** @throws WarehouseUnavailable when the warehouse closes. Knex would wait for connections that nobody returns. */
  readonly checkOpen: () => void
}

/** Knex's dialect for Trino. */
export class TrinoKnexClient extends EngineClient<TrinoConnection> {
  declare config: TrinoKnexConfig

  override async acquireConnection(): Promise<TrinoConnection> {
    this.config.checkOpen()
    return super.acquireConnection()
  }

  override queryCompiler(builder: unknown, formatter: unknown): unknown {
    return new TrinoQueryCompiler(this, builder, formatter)
  }

  /** The connection replaces the placeholders by literals, because Trino's protocol has no bindings. */
  override positionBindings(sql: string): string {
    return sql
  }
}
