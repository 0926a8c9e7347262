/** The profile of a column of numbers or texts, in the plainest way there is: over an array of its values. */
import { VALUE_TYPES, type ValueType } from '../../../../src/quality/model/reading.ts'
import { mask } from '../../../../src/quality/values/forms/mask.ts'
import { metaphone } from '../../../../src/quality/values/forms/metaphone.ts'
import { patterns } from '../../../../src/quality/values/forms/patterns.ts'
import { soundex } from '../../../../src/quality/values/forms/soundex.ts'
import type { AttributeProfile } from '../../../../src/quality/model/profile.ts'
import type { Field } from '../../stores/pieces.ts'
import { typeOf, valueTypeOf } from './profiled.ts'

type Naive = Omit<AttributeProfile, 'inferredShare' | 'histogram'>

const byCodePoint = (left: string, right: string): number =>
  Buffer.compare(Buffer.from(left), Buffer.from(right))
const lengthOf = (text: string): number => [...text].length

function tallied(texts: readonly string[]): Map<string, number> {
  const tally = new Map<string, number>()
  for (const text of texts) tally.set(text, (tally.get(text) ?? 0) + 1)
  return tally
}

function endsOf(texts: readonly string[]) {
  const tally = tallied(texts)
  const distinct = [...tally.keys()].sort(byCodePoint)
  const first = (isBetter: (one: string, than: string) => boolean): string | undefined =>
    distinct.reduce<string | undefined>(
      (best, one) => (best === undefined || isBetter(one, best) ? one : best),
      undefined,
    )
  const mode = first((one, than) => tally.get(one)! > tally.get(than)!)
  return {
    distinct: distinct.length,
    mode: mode === undefined ? undefined : { text: mode, rows: tally.get(mode)! },
    min: distinct[0],
    max: distinct.at(-1),
    shortest: first((one, than) => lengthOf(one) < lengthOf(than)),
    longest: first((one, than) => lengthOf(one) > lengthOf(than)),
  }
}

const distinctForms = (values: readonly string[], form: (value: string) => string | undefined): number =>
  new Set(values.map(form).filter((text) => text !== undefined)).size

/** The texts of the properties that mean null: in any column, and among texts that are no punctuation. */
const SURE = ['n/a', 'N/A']
const SIGNS = ['-', '--', '---', '?', '.', '*']

/** The values that mean null. */
function naiveMarkers(values: readonly string[]): string[] {
  const filled = values.filter((value) => valueTypeOf(value) !== 'blank')
  const isOf = (texts: readonly string[]) => (value: string) => texts.includes(value.trim())
  const sure = filled.filter(isOf(SURE))
  const signs = filled.filter(isOf(SIGNS))
  const others = filled.filter((value) => !isOf([...SURE, ...SIGNS])(value))
  const rivals = others.filter((value) => /^[!-/:-@[-`{-~]{1,3}$/.test(value))
  const isText = ['text', 'null'].includes(typeOf(others))
  const markers = isText && 10 * rivals.length >= signs.length ? sure : [...sure, ...signs]
  return markers.length > filled.length / 100 ? markers : []
}

export function naiveProfile(column: readonly Field[]): Naive {
  const values = column.filter((value) => value !== null)
  const markers = naiveMarkers(values)
  const others = column.filter((value) => !markers.includes(value!))
  // Null markers do not count for the type, unless blanks and nulls are all that is left.
  const type = ['blank', 'null'].includes(typeOf(others)) ? typeOf(column) : typeOf(others)
  const numbers = values
    .filter(() => type === 'integer' || type === 'decimal')
    .filter((value) => ['integer', 'decimal'].includes(valueTypeOf(value)))
    .map((value) => ({ value, x: Number(value) }))
    .sort((left, right) => left.x - right.x || byCodePoint(left.value, right.value))
  const all = endsOf(values)
  const frequencies = [...tallied(values).values()]
  const frequencyMean = frequencies.length === 0 ? 0 : values.length / frequencies.length
  const x = numbers.map((number) => number.x)
  const types = Object.fromEntries(VALUE_TYPES.map((name) => [name, 0])) as Record<ValueType, number>
  for (const value of column) types[value === null ? 'null' : valueTypeOf(value)]++
  return {
    ...all,
    rows: column.length,
    nulls: column.length - values.length,
    blanks: types.blank,
    types,
    inferredType: type,
    ...(markers.length > 0 && { nullMarkers: nullMarkersOf(markers) }),
    min: numbers[0]?.value ?? all.min,
    max: numbers.find((number) => number.x === x.at(-1))?.value ?? all.max,
    minLength: values.length === 0 ? 0 : Math.min(...values.map(lengthOf)),
    maxLength: Math.max(0, ...values.map(lengthOf)),
    patterns: endsOf(values.map((value) => patterns(value).pattern)),
    masks: distinctForms(values, mask),
    soundexes: distinctForms(values, soundex),
    metaphones: distinctForms(values, metaphone),
    numbers: x.length === 0 ? undefined : summaryOf(x),
    frequencyMean,
    frequencyDeviation: Math.sqrt(
      frequencies.reduce((sum, count) => sum + (count - frequencyMean) ** 2, 0) /
        Math.max(1, frequencies.length),
    ),
  }
}

function nullMarkersOf(markers: readonly string[]): NonNullable<AttributeProfile['nullMarkers']> {
  const texts = [...tallied(markers.map((value) => value.trim()))].map(([text, rows]) => ({ text, rows }))
  return {
    rows: markers.length,
    values: new Set(markers).size,
    texts: texts.sort((one, other) => other.rows - one.rows || (one.text < other.text ? -1 : 1)),
  }
}

/** @param x sorted */
export function summaryOf(x: readonly number[]): AttributeProfile['numbers'] {
  const mean = x.reduce((sum, one) => sum + one, 0) / x.length
  const squares = x.reduce((sum, one) => sum + (one - mean) ** 2, 0)
  const quartile = (part: number): number => {
    const at = (x.length - 1) * part
    const below = x[Math.floor(at)]!
    return below + (x[Math.ceil(at)]! - below) * (at - Math.floor(at))
  }
  return {
    count: x.length,
    mean,
    standardDeviation: x.length === 1 ? 0 : Math.sqrt(squares / (x.length - 1)),
    min: x[0]!,
    lowerQuartile: quartile(0.25),
    median: quartile(0.5),
    upperQuartile: quartile(0.75),
    max: x.at(-1)!,
  }
}
