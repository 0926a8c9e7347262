import fc from 'fast-check'
import type {
  FunctionDeclaration,
  Overload,
  Parameter,
} from '../../../../src/quality/expressions/declaration.ts'
import type { Type, Value } from '../../../../src/quality/expressions/value.ts'
import type { Drawn } from './function-suite.ts'
import { dates, decimals, exacts, integers, orNull, times, timestamps } from './nasty-values.ts'
import { nastyTexts, numbered } from './nasty-texts.ts'
import { patterns } from './patterns.ts'

const VALUES: Readonly<Record<Exclude<Type, 'null'>, fc.Arbitrary<Value>>> = {
  text: nastyTexts,
  integer: integers,
  // Places and counts most often, and whatever else is a number.
  decimal: fc.oneof(
    { arbitrary: fc.integer({ min: -6, max: 12 }), weight: 4 },
    { arbitrary: decimals, weight: 1 },
  ),
  exact: exacts,
  logical: fc.boolean(),
  date: dates,
  time: times,
  timestamp: timestamps,
}

/** Constants that a parameter does not refuse. */
const CONSTANTS: Readonly<Record<string, fc.Arbitrary<Value>>> = {
  pattern: patterns,
  replacement: fc.constantFrom('', '-', '\\1', '<\\0>', '\\2\\1\\\\', 'é😀\\3'),
  group: fc.integer({ min: 0, max: 3 }),
  'greatest weight': fc.constantFrom(2, 7, 10, 99),
}

/** The values of checksums need digits that have a chance to be right. */
const TEXTS_OF: Readonly<Record<string, fc.Arbitrary<string>>> = Object.fromEntries(
  ['IS_LUHN', 'LUHN_DIGIT', 'IS_MOD11', 'IS_ISBN', 'IS_GTIN', 'IS_IBAN', 'TO_INT', 'TO_DECIMAL'].map(
    (name) => [name, fc.oneof(numbered, nastyTexts)],
  ),
)

function drawn(name: string, { type, kind, words, name: parameter }: Parameter): Drawn[] {
  const types: readonly Exclude<Type, 'null'>[] =
    type === 'any' || type === 'same' ? ['text', 'decimal', 'integer', 'timestamp'] : [type]
  if (kind === 'constant') {
    const constants = words ? fc.constantFrom(...words) : CONSTANTS[parameter]!
    return types.map((type) => ({ type, constants }))
  }
  return types.map((type) => ({
    type,
    rows: orNull(type === 'text' ? (TEXTS_OF[name] ?? nastyTexts) : VALUES[type]),
  }))
}

/** Where all forms can be asked with columns of any values. */
const isComparable = ({ only, parameters }: Overload): boolean =>
  only === undefined && !parameters.some(({ kind }) => kind === 'attribute' || kind === 'listed')

/** The overloads of a function that can be compared, each with the arguments to draw in turn. */
export function comparisons({ name, overloads }: FunctionDeclaration): [Overload, Drawn[]][] {
  return overloads.filter(isComparable).flatMap((overload) => {
    const columns = overload.parameters.map((parameter) => drawn(name, parameter))
    if (overload.isVariadic) columns.push(columns.at(-1)!, columns.at(-1)!)
    const ways = Math.max(1, ...columns.map(({ length }) => length))
    return Array.from({ length: ways }, (_, way): [Overload, Drawn[]] => [
      overload,
      columns.map((types) => types[way % types.length]!),
    ])
  })
}
