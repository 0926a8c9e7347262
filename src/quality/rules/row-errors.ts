import { anyOf, isUnread } from '../expressions/combine.ts'
import { compile, type CompilingEngine } from '../expressions/compile.ts'
import { evaluator } from '../expressions/evaluate.ts'
import { shown } from '../expressions/errors.ts'
import type { Memory } from '../expressions/memory.ts'
import type { Sql } from '../expressions/sql.ts'
import type { Typed, TypedCall } from '../expressions/typed.ts'
import { shownType, type Type, type Value } from '../expressions/value.ts'

/** Types that every text of a clean column of another type can be read as. */
const WIDER: Readonly<Partial<Record<Type, Type>>> = { integer: 'decimal', date: 'timestamp' }

/** A part of an expression that reads a text as a value of another type, and may fail to do so. */
interface Reading extends TypedCall {
  readonly overload: TypedCall['overload'] & { readonly reads: string }
  readonly args: readonly [Typed, ...Typed[]]
}

const isReading = (typed: Typed): typed is Reading =>
  typed.kind === 'call' && typed.overload.reads !== undefined && typed.args.length > 0

/** False if the profile shows that every value of the column can be read. */
function canFail({ type, args: [text] }: Reading): boolean {
  if (text.kind === 'constant') return false
  if (text.kind !== 'column' || text.column.raw === undefined) return true
  const { type: own, raw } = text.column
  const read = shownType(type)
  return !(raw.isClean && raw.hasNoBlanks === true && (own === read || WIDER[own] === read))
}

/** The readings of an expression that can fail, from left to right. */
function readingsIn(typed: Typed): readonly Reading[] {
  if (typed.kind !== 'call') return []
  const inner = typed.args.flatMap(readingsIn)
  return isReading(typed) && canFail(typed) ? [...inner, typed] : inner
}

/**
 * SQL: true if a reading of the expression fails, that is, its text is not null and its result is null. Undefined if no
 * reading can fail.
 */
export function failedReadingSql(typed: Typed, engine: CompilingEngine, memory: Memory): Sql | undefined {
  const parts = new Map<string, Sql>()
  for (const reading of readingsIn(typed)) {
    const text = compile(reading.args[0], engine, memory)
    const value = compile(reading, engine, memory)
    // Reading the double of an exact number fails if reading the number fails.
    const part = isUnread(text, value.parts?.double ?? value)
    parts.set(JSON.stringify([part.text, part.bindings.map(String)]), part)
  }
  return parts.size === 0 ? undefined : anyOf([...parts.values()])
}

/** True if the value of a row fails to be read, for the evaluator. */
export function failedReading(typed: Typed): (row: readonly Value[]) => boolean {
  const failures = readingsIn(typed).map(failureOf)
  return (row) => failures.some((failure) => failure(row) !== undefined)
}

/**
 * Describes the first reading of an expression that fails in a row. Undefined if none fails, or if a part of it exists
 * only in the engine.
 */
export function describeFailedReading(typed: Typed, row: readonly Value[]): string | undefined {
  for (const reading of readingsIn(typed)) {
    const [text] = reading.args
    if (needsEngine(text)) continue
    const value = failureOf(reading)(row)
    if (value === undefined) continue
    const name = text.kind === 'column' ? text.column.humanName : 'A computed text'
    return value.trim() === ''
      ? `${shown(name)} is blank, which is not ${reading.overload.reads}.`
      : `${shown(name)} is "${shown(value)}", which is not ${reading.overload.reads}.`
  }
  return undefined
}

/** The text that the reading fails to read in a row. */
function failureOf(reading: Reading): (row: readonly Value[]) => string | undefined {
  const text = evaluator(reading.args[0])
  const value = evaluator(reading)
  return (row) => {
    const given = text(row)
    return given !== null && value(row) === null ? String(given) : undefined
  }
}

const needsEngine = (typed: Typed): boolean =>
  typed.kind === 'call' && (typed.overload.only === 'sql' || typed.args.some(needsEngine))
