import type { Span } from './ast.ts'
import { InvalidExpression } from './errors.ts'
import { argumentOf } from './evaluate.ts'
import { madeBy, type Measured, type Memory, sizeOf } from './memory.ts'
import { type Sql, sql, verbatim } from './sql.ts'
import type { SqlDialect } from './dialects/dialect.ts'
import { DIALECTS } from './dialects/index.ts'
import { type EvaluatedParts, together } from './evaluated-parts.ts'
import type { ExpressionEngine } from '../model/warehouse/dialect.ts'
import type { Typed, TypedCall } from './typed.ts'

/** A part of an expression in SQL, with the size of its text. */
interface Part extends Measured {
  readonly sql: Sql
  /** True if the part has no columns. The engine computes it once and not for each row. */
  readonly isFixed: boolean
}

/** True if each part of an expression has a form in the SQL of the engine. */
export const isExpressible = (typed: Typed, engine: ExpressionEngine): boolean =>
  typed.kind !== 'call' ||
  (typed.overload.sql[engine.name] !== undefined &&
    !lacksRe2For(typed, engine) &&
    typed.args.every((arg) => isExpressible(arg, engine)))

const lacksRe2For = ({ overload }: TypedCall, { lacksRe2 }: ExpressionEngine): boolean =>
  lacksRe2 === true && overload.needsRe2 === true

/**
 * Compiles an expression to the SQL of an engine. Undefined if a part has no form in it, so that the evaluator must
 * compute the expression.
 * @throws InvalidExpression if the evaluator cannot compute it either, or if `compile` throws
 */
export function compileIfExpressible(
  typed: Typed,
  engine: ExpressionEngine,
  memory?: Memory,
): Sql | undefined {
  if (isExpressible(typed, engine)) return compile(typed, engine, memory)
  const part = partForEngine(typed)
  if (part === undefined) return undefined
  throw together(part)
}

/** A part that only an engine can compute. */
function partForEngine(typed: Typed): TypedCall | undefined {
  if (typed.kind !== 'call') return undefined
  if (typed.overload.only === 'sql') return typed
  for (const arg of typed.args) {
    const found = partForEngine(arg)
    if (found !== undefined) return found
  }
  return undefined
}

/** An engine, and what collects the parts that the evaluator computes for it. */
export interface CompilingEngine extends ExpressionEngine {
  /** Undefined if the engine computes all parts. */
  readonly evaluated?: EvaluatedParts
}

/**
 * Compiles an expression to the SQL of an engine. The result is an operand that never needs parentheses.
 * @param typed an expression whose parts all have a form in the SQL of the engine, or a regular expression
 * @param memory the limit for the texts that the engine creates; no limit by default
 * @throws InvalidExpression if the engine would be slow to plan the SQL, if it needs more memory, or if a part with a
 * regular expression cannot be evaluated for it
 */
export function compile(typed: Typed, engine: CompilingEngine, memory?: Memory): Sql {
  const dialect = DIALECTS[engine.name]
  const { sql: compiled } = boundedPart(typed, engine, memory)
  if (nestedIn(compiled.text) > dialect.maxNested) {
    throw tooMuch(typed, 'This is nested too deeply for one query')
  }
  return compiled
}

/**
 * Compiles one part within the limits. Checking each part prevents very long SQL, and the fault points to the
 * smallest part that exceeds a limit.
 */
function boundedPart(typed: Typed, engine: CompilingEngine, memory: Memory | undefined): Part {
  const dialect = DIALECTS[engine.name]
  const isEvaluated = typed.kind === 'call' && lacksRe2For(typed, engine)
  // The evaluator computes the parts of an evaluated part too. Its form only names it.
  const within = isEvaluated ? { name: engine.name } : engine
  const args = typed.kind === 'call' ? typed.args.map((arg) => boundedPart(arg, within, memory)) : []
  const size = sizeOf(typed, args, memory?.rowsAtOnce ?? 1)
  const form = compiledPart(typed, dialect, args)
  const compiled = isEvaluated ? evaluatedPart(typed, form, engine) : form
  if (compiled.text.length > dialect.maxCharacters || numbersIn(typed) > dialect.maxNumbers)
    throw tooMuch(typed, 'This is too large for one query')
  const isFixed = typed.kind !== 'column' && args.every((arg) => arg.isFixed)
  const made = isFixed ? 0 : (compiled.made ?? 0) + madeBy(typed, size, args)
  if (memory && made * memory.rowsAtOnce > memory.bytes) throw tooMuchText(typed, made, memory)
  return { argument: argumentOf(typed), size, sql: { ...compiled, made }, isFixed }
}

function evaluatedPart(typed: TypedCall, form: Sql, { name, evaluated }: CompilingEngine): Sql {
  if (evaluated === undefined) throw new Error(`A part of the expression has no form in ${name}.`)
  return evaluated.columnOf(typed, form, DIALECTS[name])
}

/** The count of numbers if the part is a chain of operators of exact numbers. See exactArithmetic(). */
const numbersIn = (typed: Typed): number =>
  typed.kind === 'call' && typed.overload.returns === 'exact' && typed.overload.isComputed === true
    ? typed.args.length
    : 0

const MEGABYTE = 1_000_000

function tooMuchText({ start, end }: Span, made: number, { bytes, rowsAtOnce }: Memory): InvalidExpression {
  const shown = (count: number): string => count.toLocaleString('en-US')
  const megabytes = Math.ceil((made * rowsAtOnce) / MEGABYTE)
  const rows = rowsAtOnce === 1 ? 'one row is' : `${shown(rowsAtOnce)} rows are`
  const message = `This creates up to ${shown(megabytes)} MB of text while ${rows} processed, more than the ${shown(bytes / MEGABYTE)} MB of QUERY_MEMORY_MB; create shorter texts, or move a part of it into a virtual column.`
  return new InvalidExpression([{ kind: 'limit', start, end, message }])
}

function tooMuch({ start, end }: Span, what: string): InvalidExpression {
  const message = `${what}; move a part of it into a virtual column and use its name here.`
  return new InvalidExpression([{ kind: 'limit', start, end, message }])
}

/** The nesting depth of the brackets. Values are bindings, and names contain no brackets. */
function nestedIn(text: string): number {
  let most = 0
  let depth = 0
  for (const [bracket] of text.matchAll(/[([{}\])]/g)) {
    if (bracket === '(' || bracket === '[' || bracket === '{') most = Math.max(most, ++depth)
    else depth--
  }
  return most
}

function compiledPart(typed: Typed, dialect: SqlDialect, parts: readonly Part[]): Sql {
  switch (typed.kind) {
    case 'constant':
      return dialect.constant(typed.type, typed.value)
    case 'column':
      return verbatim(typed.column.sql)
    case 'call': {
      const args = parts.map(({ argument, sql }) => ({ ...argument, sql }))
      const form = typed.overload.sql[dialect.name]
      if (form === undefined) throw new Error(`A part of the expression has no form in ${dialect.name}.`)
      const call = form(args)
      const { unguarded, parts: exact } = call
      return { ...sql`(${call})`, ...(unguarded && { unguarded }), ...(exact && { parts: exact }) }
    }
  }
}
