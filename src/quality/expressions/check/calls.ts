import { nearestName, someOf } from '../../../lib/nearest-name.ts'
import type { Span } from '../ast.ts'
import type { Overload, Parameter } from '../declaration.ts'
import { shown, type FaultList } from '../errors.ts'
import type { Typed, TypedCall } from '../typed.ts'
import type { Type } from '../value.ts'
import { writtenText } from '../words.ts'
import { commonType } from './common-type.ts'
import { converted, FIT, fitOf } from './converting.ts'
import { folded } from './folding.ts'
import { factsOfCall, needsExact } from './number-facts.ts'
import { operandOf, type Operand } from './operand.ts'

/** The place of computation: the engine's SQL over the warehouse, or the evaluator over rows. */
export type Target = 'sql' | 'rows'

export interface CheckContext {
  readonly target: Target
  readonly faults: FaultList
  /** The instant at which NOW() and TODAY() are computed, in microseconds since 1970-01-01 00:00:00 UTC. */
  readonly now: bigint
  /** The total weight of the patterns read so far. */
  weight: number
}

/** Limits the total weight of the patterns of an expression. Compiling this weight takes about 80 ms. */
export const MAX_PATTERN_WEIGHT = 20_000

/** An overload that accepts the arguments. */
export interface OverloadMatch {
  readonly overload: Overload
  /** The common type of the parameters of type `same`. */
  readonly same: Type | undefined
  /** The fit of the argument that changes most. */
  readonly cost: number
}

/** The parameter for the argument at a position. Undefined if the overload has no such parameter. */
export function parameterAt({ parameters, isVariadic }: Overload, place: number): Parameter | undefined {
  return parameters[place] ?? (isVariadic ? parameters.at(-1) : undefined)
}

export const takesCount = (overload: Overload, count: number): boolean =>
  count >= overload.parameters.length - (overload.optional ?? 0) &&
  (count <= overload.parameters.length || overload.isVariadic === true)

/** The overload with the lowest cost for the arguments. The first overload wins a tie. */
export function resolveOverload(
  overloads: readonly Overload[],
  args: readonly Operand[],
): OverloadMatch | undefined {
  let best: OverloadMatch | undefined
  for (const overload of overloads) {
    if (!takesCount(overload, args.length)) continue
    const match = matchOverload(overload, args)
    if (match !== undefined && (best === undefined || match.cost < best.cost)) best = match
  }
  return best
}

function matchOverload(overload: Overload, args: readonly Operand[]): OverloadMatch | undefined {
  const alike = args.filter((_, place) => parameterAt(overload, place)?.type === 'same')
  const same = alike.length === 0 ? undefined : commonType(alike, 'choose')
  if (alike.length > 0 && same === undefined) return undefined
  let cost: number = FIT.EXACT
  for (const [place, arg] of args.entries()) {
    const { type, kind } = parameterAt(overload, place) as Parameter
    if (type === 'same') continue
    const fit = kind === 'attribute' && arg.attribute === undefined ? undefined : fitOf(arg, type)
    if (fit === undefined) return undefined
    cost = Math.max(cost, fit)
  }
  return { overload, same: same === 'null' ? 'text' : same, cost }
}

/** The call, or its value if it is constant. Undefined if an argument is not valid. */
export function callOf(
  match: OverloadMatch,
  args: readonly Operand[],
  span: Span,
  context: CheckContext,
): Operand | undefined {
  const { same } = match
  const overload = exactly(match.overload, args)
  const typed: Typed[] = []
  let isComputed = overload.isComputed === true
  let isWrong = false
  for (const [i, arg] of args.entries()) {
    const parameter = parameterAt(overload, i) as Parameter
    const type = parameter.type === 'same' ? (same as Type) : parameter.type
    const isAsItIs = parameter.kind === 'attribute' || type === 'any'
    const given = isAsItIs ? arg : converted(arg, type, context.faults)
    const checked = given && argumentOf(given, parameter, context)
    if (checked === undefined) isWrong = true
    else typed.push(checked)
    if (parameter.type === 'same' && overload.returns === 'same') isComputed ||= given?.isComputed === true
  }
  if (isWrong) return undefined
  const type = overload.returns === 'same' ? (same as Type) : overload.returns
  const { start, end } = span
  if (overload.atInstant) {
    const value = overload.atInstant(context.now)
    return operandOf({ kind: 'constant', type, value, start, end }, isComputed)
  }
  const made: TypedCall = { kind: 'call', type, overload, args: typed, start, end }
  const call = folded(made)
  if (call.kind === 'call' && overload.only !== undefined && overload.only !== context.target) {
    context.faults.add('type', span, ELSEWHERE[overload.only])
    return undefined
  }
  return operandOf(call, isComputed, () =>
    factsOfCall(
      made,
      args.map(({ numbers }) => numbers),
    ),
  )
}

/** The overload for numbers of this size. */
const exactly = (overload: Overload, args: readonly Operand[]): Overload =>
  overload.exact !== undefined && needsExact(args.map(({ numbers }) => numbers)) ? overload.exact : overload

const ELSEWHERE: Readonly<Record<Target, string>> = {
  sql: 'This function needs the rows of a loaded entity; use it in the `where` of its rows.',
  rows: 'The engine cannot compute this; compute it in a virtual column and use its name here.',
}

/** Checks the requirements of the parameter beyond its type. */
function argumentOf(given: Operand, parameter: Parameter, context: CheckContext): Typed | undefined {
  const { target, faults } = context
  const { typed, attribute } = given
  switch (parameter.kind) {
    case 'constant':
      return constantArgument(given, parameter, context)
    case 'listed':
      if (target === 'rows' || typed.kind === 'constant') return typed
      break
    case 'attribute':
      break
    case undefined:
      return typed
  }
  if (attribute?.raw?.profiled !== undefined) return typed
  if (attribute !== undefined) {
    const message = `${shown(attribute.humanName)} has no profile here, and this function needs one; use it for the rows of a fully loaded entity.`
    faults.add('type', typed, message)
  } else {
    const message = `The ${parameter.name} must be the bare name of an attribute here; compute anything else in a virtual column and use its name.`
    faults.add('type', typed, message)
  }
  return undefined
}

function constantArgument(
  { typed }: Operand,
  parameter: Parameter,
  context: CheckContext,
): Typed | undefined {
  const { name, words, refuse, weigh } = parameter
  const { faults } = context
  if (typed.kind !== 'constant') {
    faults.add('type', typed, `The ${name} must be a constant; write it as one short value without columns.`)
    return undefined
  }
  if (typed.value === null) return typed
  if (words !== undefined) {
    const word = String(typed.value).toUpperCase()
    if (words.includes(word)) return { ...typed, value: word }
    const nearest = nearestName(word, words)
    const message = `There is no ${name} ${shown(word)}; write one of ${someOf(words)}.`
    faults.add('type', typed, message, nearest && writtenText(nearest))
    return undefined
  }
  // Over the limit, skip further patterns, because compiling them is the expensive part.
  const isTooMuch = context.weight > MAX_PATTERN_WEIGHT
  const refusal = isTooMuch ? undefined : refuse?.(typed.value)
  if (refusal !== undefined) {
    faults.add('type', typed, refusal)
    return undefined
  }
  if (weigh === undefined) return typed
  if (!isTooMuch) context.weight += weigh(typed.value)
  if (context.weight <= MAX_PATTERN_WEIGHT) return typed
  const message = `The ${name} is too large, alone or together with the patterns before it; use fewer repetitions or smaller character classes.`
  faults.add('limit', typed, message)
  return undefined
}
