import fc from 'fast-check'
import { instant } from '../../../../src/quality/expressions/check/index.ts'
import { conversion } from '../../../../src/quality/expressions/conversions/index.ts'
import type {
  FunctionDeclaration,
  Overload,
  Parameter,
} from '../../../../src/quality/expressions/declaration.ts'
import {
  BINARY_OPERATORS,
  caseOf,
  comparison,
  exactArithmetic,
  LIKE,
  membership,
  UNARY_OPERATORS,
} from '../../../../src/quality/expressions/operators/index.ts'
import type { ScopeColumn } from '../../../../src/quality/expressions/scope.ts'
import type { Typed } from '../../../../src/quality/expressions/typed.ts'
import { TYPES, type Type, type Value } from '../../../../src/quality/expressions/value.ts'
import { call, column, columnOf, constant } from './engines.ts'
import { TEXTS, VALUES } from './typed-values.ts'

type Known = Exclude<Type, 'null'>
const KNOWN = TYPES.filter((type) => type !== 'null')
/** The types of attributes: an exact number is never stored. */
const RAW = KNOWN.filter((type) => type !== 'exact')

/** A raw column of each type, clean, dirty and with both orders of dates; and a column of values of each type. */
export const COLUMNS: readonly ScopeColumn[] = [
  ...RAW.map((type) => columnOf(`clean_${type}`, type, { isClean: true })),
  ...RAW.map((type) => columnOf(`dirty_${type}`, type, {})),
  ...(['text', 'integer', 'decimal'] as const).map((type) =>
    columnOf(`short_${type}`, type, { isClean: type !== 'text', maxLength: 15 }),
  ),
  ...(['date', 'timestamp'] as const).flatMap((type) => [
    columnOf(`clean_day_first_${type}`, type, { isClean: true, dateOrder: 'day first' }),
    columnOf(`month_first_${type}`, type, { dateOrder: 'month first' }),
  ]),
  ...KNOWN.map((type) => columnOf(`plain_${type}`, type)),
]

const ANY_TEXT = Object.values(TEXTS).flat()

const storedIn = ({ type, raw }: ScopeColumn): readonly Value[] => {
  if (raw === undefined) return VALUES[type]
  const texts: readonly string[] = raw.isClean ? TEXTS[type === 'exact' ? 'decimal' : type] : ANY_TEXT
  const { maxLength = Infinity } = raw
  return texts.filter((text) => text !== '' && text.length <= maxLength)
}

/** Stored values of all columns, null among them. */
export const rows = fc.array(
  fc.tuple(
    ...COLUMNS.map((column) =>
      fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...storedIn(column)) }, fc.constant(null)),
    ),
  ),
  { minLength: 40, maxLength: 40 },
)

const COMPUTATIONS: readonly Overload[] = [
  ...(['+', '-', '*'] as const).map((operator) => exactArithmetic({ operator, left: 0, right: 1 }, 2)),
  exactArithmetic({ operator: '-', left: { operator: '*', left: 0, right: 1 }, right: 2 }, 3),
  exactArithmetic({ operator: '*', left: 0, right: { operator: '+', left: 1, right: 2 } }, 3),
]

const withExact = (overloads: readonly Overload[]): Overload[] =>
  overloads.flatMap((overload) => [overload, ...(overload.exact ? [overload.exact] : [])])

const OPERATORS: readonly Overload[] = [
  ...withExact(Object.values(UNARY_OPERATORS).flat()),
  ...Object.values(BINARY_OPERATORS).flat(),
  ...KNOWN.flatMap((type) => [
    ...(['=', '<>', '<', '<=', '>', '>='] as const).map((operator) => comparison(operator, type, false)),
    membership(type, false),
    caseOf(type, 1),
    caseOf(type, 2),
  ]),
  ...(['=', '<>', '<', '<=', '>', '>='] as const).map((operator) => comparison(operator, 'decimal', true)),
  ...(['=', '<>', '<', '<=', '>', '>='] as const).map((operator) => comparison(operator, 'exact', true)),
  membership('decimal', true),
  membership('exact', true),
  ...COMPUTATIONS,
  LIKE,
  ...KNOWN.flatMap((from) => KNOWN.flatMap((to) => conversion(from, to) ?? [])),
]

/**
 * Expressions of any type, of the operators, the conversions and the functions, whose arguments are what the
 * parameters ask for. What is asked of an attribute's profile is left out.
 */
export function expressions(functions: Iterable<FunctionDeclaration>): fc.Arbitrary<Typed> {
  const overloads = [
    ...OPERATORS,
    ...[...functions].flatMap((declaration) => withExact(declaration.overloads)),
  ].filter(({ parameters }) => parameters.every(({ kind }) => kind !== 'attribute'))
  const { any } = fc.letrec<Record<Known | 'any', Typed>>((tie) => {
    const ofType = (type: Known): fc.Arbitrary<Typed> =>
      fc.oneof(
        { maxDepth: 3, depthIdentifier: 'expression' },
        { weight: 2, arbitrary: leafOf(type) },
        ...overloads
          .filter(({ returns }) => returns === type || returns === 'same')
          .map((overload) =>
            argumentsOf(overload, type, tie).map((args) => calledWith(overload, type, args)),
          ),
      )
    return {
      ...(Object.fromEntries(KNOWN.map((type) => [type, ofType(type)])) as Record<
        Known,
        fc.Arbitrary<Typed>
      >),
      any: fc.oneof(...KNOWN.map((type) => tie(type))),
    }
  })
  return any
}

/** A call with a null that it does not take is null for the check already. */
function calledWith(overload: Overload, type: Known, args: readonly Typed[]): Typed {
  const returned = overload.returns === 'same' ? type : overload.returns
  if (overload.atInstant) return constant(returned, overload.atInstant(instant()))
  const isNull = args.some((arg) => arg.kind === 'constant' && arg.value === null)
  return isNull && overload.takesNull !== true
    ? constant(returned, null)
    : { ...call(overload, ...args), type: returned }
}

function argumentsOf(
  overload: Overload,
  type: Known,
  tie: (type: Known | 'any') => fc.Arbitrary<Typed>,
): fc.Arbitrary<Typed[]> {
  const { parameters, optional = 0, isVariadic } = overload
  const argument = (parameter: Parameter): fc.Arbitrary<Typed> => {
    if (parameter.kind === 'constant') return constantFor(parameter)
    return tie(parameter.type === 'same' ? type : parameter.type)
  }
  const least = parameters.length - optional
  const lengths = fc.integer({ min: least, max: parameters.length + (isVariadic ? 2 : 0) })
  return lengths.chain((length) =>
    fc.tuple(...Array.from({ length }, (_, at) => argument(parameters[at] ?? parameters.at(-1)!))),
  )
}

/** What the check would let through. */
function constantFor({ type, words, refuse }: Parameter): fc.Arbitrary<Typed> {
  const known = (type === 'same' || type === 'any' ? 'text' : type) satisfies Known
  const values: readonly Value[] = words ?? [...VALUES[known], null]
  const allowed = values.filter((value) => value === null || refuse?.(value) === undefined)
  return fc.constantFrom(...(allowed.length > 0 ? allowed : [null])).map((value) => constant(known, value))
}

/** A constant, a column of the type, or one that is read as it. */
function leafOf(type: Known): fc.Arbitrary<Typed> {
  const columns = COLUMNS.flatMap((_, index): Typed[] => {
    const leaf = column(COLUMNS, index)
    if (leaf.type === type) return [leaf]
    const converted = conversion(leaf.type, type, leaf.column)
    return converted ? [call(converted, leaf)] : []
  })
  const constants = [...VALUES[type], null].map((value) => constant(type, value))
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...columns) }, fc.constantFrom(...constants))
}
