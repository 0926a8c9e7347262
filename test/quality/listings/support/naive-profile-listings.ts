/** What the listings of a profile show, in the plainest way there is: over arrays of the values. */
import { createHash } from 'node:crypto'
import { moment, plainNumber, span } from '../../../../src/quality/listings/declared/catalogue/figures.ts'
import { inferredType } from '../../../../src/quality/values/value-types.ts'
import type { ValueType } from '../../../../src/quality/model/reading.ts'
import { expandPattern } from '../../../../src/quality/values/forms/expand-pattern.ts'
import { mask } from '../../../../src/quality/values/forms/mask.ts'
import { metaphone } from '../../../../src/quality/values/forms/metaphone.ts'
import { patterns } from '../../../../src/quality/values/forms/patterns.ts'
import { soundex } from '../../../../src/quality/values/forms/soundex.ts'
import {
  SHOWN_LENGTH,
  type AttributeProfile,
  type NumberSummary,
} from '../../../../src/quality/model/profile.ts'
import { naiveProfile, summaryOf } from '../../profiling/support/naive-profile.ts'
import { valueTypeOf } from '../../profiling/support/profiled.ts'
import type { Field } from '../../stores/pieces.ts'
import { byCodePoint, plain, thousandths, type NaiveColumn, type NaiveListing } from './naive-listing.ts'

export type Kind = 'value' | Form
export type Form = 'mask' | 'pattern' | 'rich' | 'long' | 'soundex' | 'metaphone'

/** What a value is, looks like or sounds like. */
export const FORMS: Readonly<Record<Kind, (value: string) => string | undefined>> = {
  value: (value) => value,
  mask,
  pattern: (value) => patterns(value).pattern,
  rich: (value) => patterns(value).rich,
  long: (value) => expandPattern(patterns(value).rich),
  soundex,
  metaphone,
}

/** A value or form, and how many rows have it. */
interface Tallied {
  readonly n: number
  readonly text: string
  readonly values: number
  readonly frequency: number
}

/** The most frequent first, equals by code point. @param rank what equals are put in order by */
function tally(column: readonly Field[], kind: Kind): Tallied[] {
  const found = new Map<string, { values: Set<string>; frequency: number }>()
  for (const value of column) {
    const text = value === null ? undefined : FORMS[kind](value)
    if (value === null || text === undefined) continue
    const entry = found.get(text) ?? { values: new Set(), frequency: 0 }
    found.set(text, { values: entry.values.add(value), frequency: entry.frequency + 1 })
  }
  // Long patterns are numbered as the rich ones are that they spell out.
  const shortened = (text: string) =>
    kind === 'long' ? text.replace(/(.)\1+/g, (run) => `${run[0]}${run.length}`) : text
  return [...found]
    .toSorted(
      ([a, one], [b, two]) => two.frequency - one.frequency || byCodePoint(shortened(a), shortened(b)),
    )
    .map(([text, { values, frequency }], at) => ({ n: at + 1, text, values: values.size, frequency }))
}

const named = (text: string): string =>
  Buffer.byteLength(text) <= 1000 && !text.includes('\0')
    ? `:${text}`
    : `.sha256:${createHash('sha256').update(text).digest('hex')}`

const urlOf = (path: string, attribute: number, kind: Kind) => (row: Tallied) =>
  `${path}/rows?holding=${encodeURIComponent(`${attribute}:${kind}${named(row.text)}`)}`

const secondsOf = (value: string): number => Date.parse(value) / 1000

const isNumeric = (type: ValueType): boolean => type === 'integer' || type === 'decimal'

const typesWithoutMarkers = ({ types, nullMarkers }: Pick<AttributeProfile, 'types' | 'nullMarkers'>) => ({
  ...types,
  text: types.text - (nullMarkers?.rows ?? 0),
})

/** What a value counts as in an attribute of numbers or of dates such as 2024-01-31. */
function numberIn(column: readonly Field[]): ((value: string) => number | null) | undefined {
  const type = naiveProfile(column).inferredType
  if (type === 'date') return (value) => (valueTypeOf(value) === 'date' ? secondsOf(value) : null)
  if (!isNumeric(type)) return undefined
  return (value) => (isNumeric(valueTypeOf(value)) ? Number(value) : null)
}

/** @param path of the entity, from the root on */
export function naiveValues(
  column: readonly Field[],
  path: string,
  attribute: number,
): NaiveListing<Tallied> {
  const rows = tally(column, 'value')
  const { frequencyMean, frequencyDeviation } = naiveProfile(column)
  const above = (frequency: number) =>
    rows.filter((row) => row.frequency >= frequency).reduce((sum, row) => sum + row.frequency, 0)
  const number = numberIn(column)
  const columns: Record<string, NaiveColumn<Tallied>> = {
    VALUE: {
      field: ({ text }) => text,
      order: ({ text }) => (number ? [number(text), text] : [text]),
    },
    FREQUENCY_COUNT: plain(({ frequency }) => frequency),
    _distribution: thousandths(({ frequency }) => (100 * frequency) / column.length),
    _length: plain(({ text }) => [...text].length),
    _soundex: plain(({ text }) => soundex(text) ?? null),
    _metaphone: plain(({ text }) => metaphone(text) ?? null),
    _pattern: plain(({ text }) => patterns(text).pattern),
    _mask: plain(({ text }) => mask(text)),
    _percentile: thousandths(({ frequency }) => (100 * above(frequency)) / column.length),
    _deviation: thousandths(({ frequency }) =>
      frequencyDeviation === 0 ? 0 : (frequency - frequencyMean) / frequencyDeviation,
    ),
    _rowid: plain(({ n }) => n),
  }
  return {
    rows,
    key: ({ n }) => n,
    columns: new Map(Object.entries(columns)),
    url: urlOf(path, attribute, 'value'),
  }
}

/** `A2 N3` for `AA NNN`. */
const runsOf = (text: string): string =>
  text.replace(/A{2,}|N{2,}|\d/g, (run) => (/\d/.test(run) ? `\\${run}` : `${run[0]}${run.length}`))

export function naiveForms(
  column: readonly Field[],
  path: string,
  attribute: number,
  form: Form,
): NaiveListing<Tallied> {
  const name = form === 'soundex' || form === 'metaphone' ? '_value' : 'VALUE'
  const columns: Record<string, NaiveColumn<Tallied>> = {
    [name]: plain(({ text }) => text),
    ...(form === 'mask' && { _mask_stat: plain(({ text }) => runsOf(text)) }),
    VALUE_COUNT: plain(({ values }) => values),
    FREQUENCY_COUNT: plain(({ frequency }) => frequency),
    _distribution: thousandths(({ frequency }) => (100 * frequency) / column.length),
    _rowid: { ...plain(({ n }) => n), isOptional: true },
  }
  return {
    rows: tally(column, form),
    key: ({ n }) => n,
    columns: new Map(Object.entries(columns)),
    url: urlOf(path, attribute, form),
  }
}

/** A row with its number, from 1. */
export interface Numbered {
  readonly number: number
  readonly fields: readonly Field[]
}

/** The rows of a table whose value of an attribute passes a test. */
export function naiveRows(
  names: readonly string[],
  table: readonly (readonly Field[])[],
  attribute: number,
  isMatch: (value: Field) => boolean,
): NaiveListing<Numbered> {
  const isNumber = names.map((_, at) => isNumeric(naiveProfile(table.map((row) => row[at]!)).inferredType))
  const numberOf = (text: Field) =>
    text === null || text.trim() === '' || Number.isNaN(Number(text)) ? null : Number(text)
  const valueAt = (at: number): NaiveColumn<Numbered> => ({
    field: ({ fields }) => fields[at] ?? '',
    order: ({ fields }) => [...(isNumber[at] ? [numberOf(fields[at]!)] : []), fields[at]!],
  })
  return {
    rows: table
      .map((fields, at) => ({ number: at + 1, fields }))
      .filter(({ fields }) => isMatch(fields[attribute - 1]!)),
    key: ({ number }) => number,
    columns: new Map([
      ['_rowid', plain<Numbered>(({ number }) => number)],
      ...names.map((name, at) => [name, valueAt(at)] as const),
    ]),
  }
}

/** An attribute with the figures of its column. */
interface NaiveAttribute {
  readonly id: number
  readonly name: string
  readonly profile: ReturnType<typeof naiveProfile>
  readonly numbers: NumberSummary | undefined
  readonly isDate: boolean
}

/** As long as a profile shows a text. */
const cut = (text: string): string => {
  const characters = [...text]
  return characters.length <= SHOWN_LENGTH ? text : `${characters.slice(0, SHOWN_LENGTH).join('')}…`
}

const share = (part: number, whole: number) => (whole === 0 ? null : (100 * part) / whole)

/** All columns of the listing of attributes but the histogram. */
export function naiveAttributes(
  entity: string,
  path: string,
  names: readonly string[],
  table: readonly (readonly Field[])[],
): NaiveListing<NaiveAttribute> {
  const rows = names.map((name, at) => {
    const column = table.map((row) => row[at]!)
    const profile = naiveProfile(column)
    if (profile.inferredType !== 'date')
      return { id: at + 1, name, profile, numbers: profile.numbers, isDate: false }
    const dates = column.filter((value) => value !== null).filter((value) => valueTypeOf(value) === 'date')
    const sorted = dates.toSorted(byCodePoint)
    const ends = { min: sorted[0], max: sorted.at(-1) }
    const numbers = summaryOf(sorted.map(secondsOf))
    return { id: at + 1, name, profile: { ...profile, ...ends }, numbers, isDate: true }
  })
  const values = ({ profile }: NaiveAttribute) => profile.rows - profile.nulls
  const end = (which: 'min' | 'max'): NaiveColumn<NaiveAttribute> => ({
    field: ({ profile }) => cut(profile[which] ?? ''),
    // Dates such as these are in the order of their texts.
    order: ({ profile, isDate, numbers }) => [
      isDate ? null : (numbers?.[which] ?? null),
      profile[which] ?? null,
    ],
  })
  const figure = (which: keyof NumberSummary): NaiveColumn<NaiveAttribute> => ({
    field: ({ numbers, isDate }) => {
      if (!numbers) return ''
      if (!isDate) return plainNumber(numbers[which])
      const seconds = Number(numbers[which])
      return which === 'standardDeviation' ? span(seconds) : moment(seconds)
    },
    order: ({ numbers }) => [numbers?.[which] ?? null],
  })
  const text = (get: (profile: NaiveAttribute['profile']) => number | string | undefined) =>
    plain<NaiveAttribute>(({ profile }) => {
      const value = get(profile) ?? null
      return typeof value === 'string' ? cut(value) : value
    })
  const columns: Record<string, NaiveColumn<NaiveAttribute>> = {
    _humanised_name: plain(({ name }) => name),
    ATTRIBUTE_ID: plain(({ id }) => id),
    _ename: plain(() => entity),
    _b_rules_compliance: plain(() => null),
    'value.UNIQUE_COUNT': text(({ distinct }) => distinct),
    'value.UNIQUE_DIST': thousandths((row) => share(row.profile.distinct, values(row))),
    'pat.UNIQUE_COUNT': text(({ patterns }) => patterns.distinct),
    'pat.VALUES': plain(values),
    'pat.MODE': text(({ patterns }) => patterns.mode?.text),
    'pat.SHORTEST': text(({ patterns }) => patterns.shortest),
    'pat.LONGEST': text(({ patterns }) => patterns.longest),
    'pat.MIN': text(({ patterns }) => patterns.min),
    'pat.MAX': text(({ patterns }) => patterns.max),
    'value.MIN': end('min'),
    'value.MAX': end('max'),
    'value.SHORTEST': text(({ shortest }) => shortest),
    'value.LONGEST': text(({ longest }) => longest),
    'value.NULL_COUNT': text(({ nulls }) => nulls),
    'value.NULL_DIST': thousandths(({ profile }) => share(profile.nulls, profile.rows)),
    'value.MODE_COUNT': text(({ mode }) => mode?.rows),
    __SCHEMA_NULL_RULE: plain(() => 'NULL'),
    SPACE_COUNT: text(({ blanks }) => blanks),
    SPACE_DIST: thousandths(({ profile }) => share(profile.blanks, profile.rows)),
    'value.COUNT': plain(values),
    'value.MODE': text(({ mode }) => mode?.text),
    'value.MODE_DIST': thousandths(({ profile }) =>
      profile.mode ? share(profile.mode.rows, profile.rows) : null,
    ),
    'value.TYPE': text(({ inferredType }) => inferredType),
    'value.TYPE_DIST': thousandths(({ profile }) => 100 * inferredType(typesWithoutMarkers(profile)).share),
    'value.MIN_LEN': text(({ minLength }) => minLength),
    'value.MAX_LEN': text(({ maxLength }) => maxLength),
    'mask.UNIQUE_COUNT': text(({ masks }) => masks),
    'soundex.UNIQUE_COUNT': text(({ soundexes }) => soundexes),
    'metaphone.UNIQUE_COUNT': text(({ metaphones }) => metaphones),
    'num.MEAN': figure('mean'),
    'num.STD_DEVIATION': figure('standardDeviation'),
    'num.LOWER_QUARTILE': figure('lowerQuartile'),
    'num.MEDIAN': figure('median'),
    'num.UPPER_QUARTILE': figure('upperQuartile'),
    _columnised_name: plain(({ name }) => name.toUpperCase()),
    __CREATION_TYPE: plain(() => 'Real'),
    _expression: plain(() => null),
    BUSINESS_DESCRIPTION: plain(() => null),
    __SCHEMA_LENGTH: plain(() => null),
  }
  return {
    rows,
    key: ({ id }) => id,
    columns: new Map(Object.entries(columns)),
    url: ({ id }) => `${path}/attributes/${id}`,
  }
}
