import QueryCompiler from 'knex/lib/dialects/postgres/query/pg-querycompiler.js'
import { EngineClient } from '../sql/engine-client.ts'
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
      ...(limit || limit === 0 ? [`limit ${wholeNumber(limit)}`] : []),
    ].join(' ')
  }
}

function wholeNumber(value: unknown): number {
  if (!Number.isSafeInteger(value) || (value as number) < 0)
    throw new TypeError('A limit or an offset of a query is no whole number.')
  return value as number
}

/** Knex's dialect for Trino. */
export class TrinoKnexClient extends EngineClient<TrinoConnection> {
  override queryCompiler(builder: unknown, formatter: unknown): unknown {
    return new TrinoQueryCompiler(this, builder, formatter)
  }

  /** The connection replaces the placeholders by literals, because Trino's protocol has no bindings. */
  override positionBindings(sql: string): string {
    return sql
  }
}
