import type { Argument, Evaluation } from './declaration.ts'
import type { Typed, TypedCall } from './typed.ts'
import type { Value } from './value.ts'

/**
 * Creates the evaluation of an expression. Call it for each row with the stored values of the scope's columns in
 * order. A raw column has the text of its source. The evaluation never throws.
 */
export function evaluator(typed: Typed): Evaluation {
  switch (typed.kind) {
    case 'constant': {
      const { value } = typed
      return () => value
    }
    case 'column': {
      const { index } = typed
      return (row) => row[index] as Value
    }
    case 'call':
      return callOf(typed)
  }
}

function callOf({ overload, args }: TypedCall): Evaluation {
  const evaluations = args.map(evaluator)
  if (overload.lazily !== undefined) return overload.lazily(evaluations)
  const values = overload.evaluator(args.map(argumentOf)) as (...values: Value[]) => Value
  return overload.takesNull ? withNulls(values, evaluations) : withoutNulls(values, evaluations)
}

/** The properties of an argument that are known before any row is read. */
export const argumentOf = (typed: Typed): Argument => ({
  type: typed.type,
  constant: typed.kind === 'constant' ? typed.value : undefined,
  column: typed.kind === 'column' ? typed.column : undefined,
})

function withNulls(call: (...values: Value[]) => Value, args: readonly Evaluation[]): Evaluation {
  const [first, second] = args
  if (first === undefined) return () => call()
  if (second === undefined) return (row) => call(first(row))
  if (args.length === 2) return (row) => call(first(row), second(row))
  return (row) => call(...args.map((arg) => arg(row)))
}

function withoutNulls(call: (...values: Value[]) => Value, args: readonly Evaluation[]): Evaluation {
  const [first, second] = args
  if (first === undefined) return () => call()
  if (second === undefined) {
    return (row) => {
      const value = first(row)
      return value === null ? null : call(value)
    }
  }
  if (args.length === 2) {
    return (row) => {
      const left = first(row)
      if (left === null) return null
      const right = second(row)
      return right === null ? null : call(left, right)
    }
  }
  return (row) => {
    const values: Value[] = []
    for (const arg of args) {
      const value = arg(row)
      if (value === null) return null
      values.push(value)
    }
    return call(...values)
  }
}
