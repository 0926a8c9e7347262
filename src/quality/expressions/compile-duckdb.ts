import type { Span } from './ast.ts'
import { InvalidExpression } from './errors.ts'
import { argumentOf } from './evaluate.ts'
import { showValue } from './show-value.ts'
import { type Sql, sql, verbatim } from './sql.ts'
import type { Typed } from './typed.ts'
import type { Type, Value } from './value.ts'

/** Characters of SQL; a longer one would take the engine seconds to plan. */
const MOST_SQL = 256 * 1024
/** Brackets of SQL within one another: of some 700 the engine refuses to read it, and those take it a second to plan. */
const MOST_NESTED = 400

/**
 * An expression in DuckDB's SQL: an operand that needs no parentheses wherever it stands.
 * @throws InvalidExpression where it is more than the engine plans in a moment
 */
export function compileDuckDb(typed: Typed): Sql {
  const compiled = boundedPart(typed)
  if (nestedIn(compiled.text) > MOST_NESTED) {
    throw tooMuch(typed, 'Too much is within one another here for one query')
  }
  return compiled
}

/** Of a part, so that nothing is ever put together that is much too long. */
function boundedPart(typed: Typed): Sql {
  const compiled = compiledPart(typed)
  if (compiled.text.length > MOST_SQL) throw tooMuch(typed, 'This is too large for one query')
  return compiled
}

function tooMuch({ start, end }: Span, what: string): InvalidExpression {
  const message = `${what}; put a part of it into a virtual column, and name that here.`
  return new InvalidExpression([{ kind: 'limit', start, end, message }])
}

/** How many brackets are within one another. Values are bindings, and names hold no brackets. */
function nestedIn(text: string): number {
  let most = 0
  let depth = 0
  for (const [bracket] of text.matchAll(/[([{}\])]/g)) {
    if (bracket === '(' || bracket === '[' || bracket === '{') most = Math.max(most, ++depth)
    else depth--
  }
  return most
}

function compiledPart(typed: Typed): Sql {
  switch (typed.kind) {
    case 'constant':
      return constantSql(typed.type, typed.value)
    case 'column':
      return verbatim(typed.column.sql)
    case 'call': {
      const args = typed.args.map((arg) => ({ ...argumentOf(arg), sql: boundedPart(arg) }))
      const call = typed.overload.duckdb(args)
      const { unguarded } = call
      return { ...sql`(${call})`, ...(unguarded && { unguarded }) }
    }
  }
}

/** The types' names in DuckDB. */
export const DUCKDB_TYPES: Readonly<Record<Type, string>> = {
  text: 'varchar',
  integer: 'bigint',
  decimal: 'double',
  logical: 'boolean',
  date: 'date',
  time: 'time',
  timestamp: 'timestamp',
  null: 'varchar',
}

/** A value as bindings, whose type the text says: the engine's guess of it depends on the value. */
export function constantSql(type: Type, value: Value): Sql {
  const bound = value === null || !HAS_TEXT.has(type) ? value : showValue(value, type)
  return sql`cast(${bound} as ${verbatim(DUCKDB_TYPES[type])})`
}

const HAS_TEXT: ReadonlySet<Type> = new Set(['date', 'time', 'timestamp'])
