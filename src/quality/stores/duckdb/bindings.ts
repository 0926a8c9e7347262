import {
  BIGINT,
  BLOB,
  BOOLEAN,
  DOUBLE,
  DuckDBBlobValue,
  DuckDBTimestampValue,
  type DuckDBType,
  type DuckDBValue,
  HUGEINT,
  SQLNULL,
  TIMESTAMP,
  VARCHAR,
} from '@duckdb/node-api'

interface Binding {
  readonly value: DuckDBValue
  readonly type: DuckDBType
}

const MAX_BIGINT = 2n ** 63n - 1n

const bindingOf = (value: unknown, index: number): Binding => {
  if (value === null) return { value, type: SQLNULL }
  if (typeof value === 'string') return { value, type: VARCHAR }
  if (typeof value === 'boolean') return { value, type: BOOLEAN }
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) && !Object.is(value, -0)
      ? { value: BigInt(value), type: BIGINT }
      : { value, type: DOUBLE }
  }
  if (typeof value === 'bigint') {
    return { value, type: value > MAX_BIGINT || value < -MAX_BIGINT - 1n ? HUGEINT : BIGINT }
  }
  if (value instanceof Uint8Array) return { value: new DuckDBBlobValue(value), type: BLOB }
  if (value instanceof Date && !Number.isNaN(value.getTime())) {
    return { value: new DuckDBTimestampValue(BigInt(value.getTime()) * 1000n), type: TIMESTAMP }
  }
  throw new TypeError(`Binding ${index + 1} of a query is of a kind that has no place in a column.`)
}

/**
 * Converts Knex's bindings for the engine. Each value has an explicit type, because the engine would infer INTEGER for
 * some numbers and BIGINT or DOUBLE for others.
 * @throws TypeError for undefined, an invalid date, an array or any other object
 */
export const bindingsOf = (values: readonly unknown[]): { values: DuckDBValue[]; types: DuckDBType[] } => {
  const bindings = values.map(bindingOf)
  return { values: bindings.map(({ value }) => value), types: bindings.map(({ type }) => type) }
}
