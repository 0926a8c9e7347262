import type { Overload } from '../declaration.ts'
import { evaluator } from '../evaluate.ts'
import type { Typed, TypedCall, TypedConstant } from '../typed.ts'
import type { Value } from '../value.ts'

/** The maximum length in characters of texts in constant folding. Longer texts are computed by the query. */
const MAX_FOLDED_LENGTH = 256

const NO_ROW: readonly Value[] = []

/** Folds a call with a constant result into a constant. Returns other calls unchanged. */
export function folded(call: TypedCall): Typed {
  const { overload, args } = call
  if (!takesNull(overload) && args.some(isNull)) return constantOf(call, null)
  if (!args.every((arg) => arg.kind === 'constant' && isShort(arg.value))) return call
  const value = evaluator(call)(NO_ROW)
  return isShort(value) ? constantOf(call, value) : call
}

/** Folds a conversion of a constant. A conversion takes no longer than reading its argument, so there is no limit. */
export function foldedConversion(call: TypedCall): Typed {
  const [arg] = call.args
  return arg?.kind === 'constant' ? constantOf(call, evaluator(call)(NO_ROW)) : call
}

const takesNull = ({ takesNull }: Overload): boolean => takesNull === true
const isNull = (typed: Typed): boolean => typed.kind === 'constant' && typed.value === null
const isShort = (value: Value): boolean => typeof value !== 'string' || value.length <= MAX_FOLDED_LENGTH

const constantOf = ({ type, start, end }: TypedCall, value: Value): TypedConstant => ({
  kind: 'constant',
  type,
  value,
  start,
  end,
})
