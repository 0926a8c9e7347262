import type { Span } from './ast.ts'
import { InvalidExpression } from './errors.ts'
import { argumentOf } from './evaluate.ts'
import { madeBy, type Measured, type Memory, sizeOf } from './memory.ts'
import { showValue } from './show-value.ts'
import { type Sql, sql, verbatim } from './sql.ts'
import type { Typed } from './typed.ts'
import type { Type, Value } from './value.ts'

/** Characters of SQL; a longer one would take the engine seconds to plan. */
const MOST_SQL = 256 * 1024
/** Brackets of SQL within one another: of some 700 the engine refuses to read it, and those take it a second to plan. */
const MOST_NESTED = 400

/** A part in SQL, and how long its text is. */
interface Part extends Measured {
  readonly sql: Sql
  /** Without columns, so that the engine computes it once, and not for each row. */
  readonly isFixed: boolean
}

/**
 * An expression in DuckDB's SQL: an operand that needs no parentheses wherever it stands.
 * @param memory what the texts may take that the engine makes; not asked for where nothing is said
 * @throws InvalidExpression where it is more than the engine plans in a moment, or takes more memory
 */
export function compileDuckDb(typed: Typed, memory?: Memory): Sql {
  const { sql: compiled } = boundedPart(typed, memory)
  if (nestedIn(compiled.text) > MOST_NESTED) {
    throw tooMuch(typed, 'Too much is within one another here for one query')
  }
  return compiled
}

/** Of a part, so that nothing is ever put together that is much too long, and the least part that is too much is told. */
function boundedPart(typed: Typed, memory: Memory | undefined): Part {
  const args = typed.kind === 'call' ? typed.args.map((arg) => boundedPart(arg, memory)) : []
  const size = sizeOf(typed, args, memory?.rowsAtOnce ?? 1)
  const compiled = compiledPart(typed, args)
  if (compiled.text.length > MOST_SQL) throw tooMuch(typed, 'This is too large for one query')
  const isFixed = typed.kind !== 'column' && args.every((arg) => arg.isFixed)
  const made = isFixed ? 0 : (compiled.made ?? 0) + madeBy(typed, size, args)
  if (memory && made * memory.rowsAtOnce > memory.bytes) throw tooMuchText(typed, made, memory)
  return { argument: argumentOf(typed), size, sql: { ...compiled, made }, isFixed }
}

const MEGABYTE = 1_000_000

function tooMuchText({ start, end }: Span, made: number, { bytes, rowsAtOnce }: Memory): InvalidExpression {
  const shown = (count: number): string => count.toLocaleString('en-US')
  const megabytes = Math.ceil((made * rowsAtOnce) / MEGABYTE)
  const rows = rowsAtOnce === 1 ? 'one row is' : `${shown(rowsAtOnce)} rows are`
  const message = `This makes up to ${shown(megabytes)} MB of text while ${rows} looked at, more than the ${shown(bytes / MEGABYTE)} MB of QUERY_MEMORY_MB; make shorter texts, or put a part of it into a virtual column.`
  return new InvalidExpression([{ kind: 'limit', start, end, message }])
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

function compiledPart(typed: Typed, parts: readonly Part[]): Sql {
  switch (typed.kind) {
    case 'constant':
      return constantSql(typed.type, typed.value)
    case 'column':
      return verbatim(typed.column.sql)
    case 'call': {
      const args = parts.map(({ argument, sql }) => ({ ...argument, sql }))
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
