import { literal } from '../../../lib/sql-quotes.ts'
import { QueryFailed } from '../../model/warehouse/warehouse.ts'
import { withRoutines } from '../../values/trino/routines/index.ts'
import { replacePlaceholders } from '../sql/placeholders.ts'

/** Trino's limit of the text of a statement, in UTF-16 units: `query.max-length` unless the operator raises it. */
export const MAX_STATEMENT_LENGTH = 1_000_000

const MAX_BIGINT = 2n ** 63n - 1n

/**
 * A value as a literal of an exact type. The protocol has no other form for values. Whole numbers of numbers are bigint,
 * so that computations with them do not overflow as those of 32 bits do.
 * @throws TypeError for undefined, an invalid date, an array or any other object
 */
export function literalOf(value: unknown): string {
  if (value === null) return 'null'
  if (typeof value === 'string') return literal(value)
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'number') return numberOf(value)
  if (typeof value === 'bigint') return wholeNumberOf(value)
  if (value instanceof Uint8Array) return `X'${Buffer.from(value).toString('hex')}'`
  if (value instanceof Date && !Number.isNaN(value.getTime()))
    return `TIMESTAMP '${value.toISOString().replace('T', ' ').replace('Z', '')}'`
  throw new TypeError('A binding of a query is of a kind that has no place in a column.')
}

function numberOf(value: number): string {
  if (Number.isSafeInteger(value) && !Object.is(value, -0)) return wholeNumberOf(BigInt(value))
  return `DOUBLE '${Object.is(value, -0) ? '-0.0' : value}'`
}

const wholeNumberOf = (value: bigint): string =>
  value > MAX_BIGINT || value < -MAX_BIGINT - 1n ? `DECIMAL '${value}'` : `BIGINT '${value}'`

/** SQL with its bindings as literals. */
export const withLiterals = (sql: string, bindings: readonly unknown[]): string =>
  replacePlaceholders(sql, (index) => {
    if (index >= bindings.length) throw new TypeError('A query has fewer bindings than placeholders.')
    return literalOf(bindings[index])
  })

/**
 * A whole statement as Trino takes it: with literals, and with the declarations of the routines that it uses.
 * @throws QueryFailed if it is longer than Trino takes
 */
export async function statementOf(sql: string, bindings: readonly unknown[]): Promise<string> {
  // Bodies of routines contain question marks, which are no placeholders.
  const statement = await withRoutines(withLiterals(sql, bindings))
  if (statement.length > MAX_STATEMENT_LENGTH)
    throw new QueryFailed(
      `The query has ${statement.length} characters, and Trino takes ${MAX_STATEMENT_LENGTH}: ask for less, or with shorter values.`,
    )
  return statement
}
