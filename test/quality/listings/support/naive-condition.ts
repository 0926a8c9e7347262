import fc from 'fast-check'
import { byCodePoint } from './naive-listing.ts'

/** What a row shows in a column. */
export type Shown = (column: string) => string

/** A condition of the language, and what it says of a row by what the row shows: null where it says nothing. */
export interface NaiveCondition {
  readonly text: string
  readonly holds: (shown: Shown) => boolean | null
}

/** A column that conditions are made over. */
export interface EvaluatedColumn {
  readonly name: string
  readonly isNumber: boolean
  /** What some of the rows show. */
  readonly fields: readonly string[]
}

const OPERATORS = {
  '=': (order: number) => order === 0,
  '<>': (order: number) => order !== 0,
  '<': (order: number) => order < 0,
  '<=': (order: number) => order <= 0,
  '>': (order: number) => order > 0,
  '>=': (order: number) => order >= 0,
} as const
const operators = fc.constantFrom(...(Object.keys(OPERATORS) as (keyof typeof OPERATORS)[]))

const named = (name: string): string => `[${name.replaceAll(']', ']]')}]`
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

function comparison({ name, isNumber, fields }: EvaluatedColumn): fc.Arbitrary<NaiveCondition> {
  const values = isNumber
    ? fields.filter((field) => field !== '')
    : fields.filter((field) => !field.includes('\0'))
  return fc
    .tuple(operators, fc.constantFrom(...(values.length === 0 ? ['1'] : values)))
    .map(([operator, value]) => ({
      text: isNumber
        ? `${named(name)} ${operator} ${value}`
        : `${named(name)} || "" ${operator} ${quoted(value)}`,
      holds: (shown) => {
        const field = shown(name)
        if (field === '') return null
        return OPERATORS[operator](isNumber ? Number(field) - Number(value) : byCodePoint(field, value))
      },
    }))
}

const nothing = ({ name }: EvaluatedColumn): NaiveCondition => ({
  text: `IS_NULL(${named(name)})`,
  holds: (shown) => shown(name) === '',
})

const not = ({ text, holds }: NaiveCondition): NaiveCondition => ({
  text: `NOT (${text})`,
  holds: (shown) => {
    const value = holds(shown)
    return value === null ? null : !value
  },
})

const either = (one: NaiveCondition, other: NaiveCondition, word: 'AND' | 'OR'): NaiveCondition => ({
  text: `(${one.text}) ${word} ${other.text.includes(' OR ') ? `(${other.text})` : other.text}`,
  holds: (shown) => {
    const values = [one.holds(shown), other.holds(shown)]
    const decided = word === 'OR'
    return values.includes(decided) ? decided : values.includes(null) ? null : !decided
  },
})

/** Random conditions over columns. */
export function conditionsOver(columns: readonly EvaluatedColumn[]): fc.Arbitrary<NaiveCondition> {
  const plain = fc
    .constantFrom(...columns)
    .chain((column) =>
      fc.oneof(
        { weight: 5, arbitrary: comparison(column) },
        { weight: 1, arbitrary: fc.constant(nothing(column)) },
      ),
    )
  const negated = fc.oneof({ weight: 3, arbitrary: plain }, { weight: 1, arbitrary: plain.map(not) })
  return fc.oneof(
    negated,
    fc
      .tuple(negated, negated, fc.constantFrom('AND', 'OR'))
      .map(([one, other, word]) => either(one, other, word)),
  )
}
