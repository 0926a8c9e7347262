import type { DeclaredType } from '../stores/geopackage/writer.ts'
import { toJson } from '../../lib/exact-json.ts'

/** The kinds of values that occur under a name, as bits. */
const [BOOLEAN, INTEGER, LONG, REAL, DATE, DATETIME, COMMA, GROUPED, TEXT, NESTED, HUGE] = [
  1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024,
] as const

/** The range of whole numbers in SQLite: 64 bits with a sign. */
const [smallest, largest] = [-(2n ** 63n), 2n ** 63n - 1n]

const INTEGER_TEXT = /^(?:0|-?[1-9]\d*)$/
const REAL_TEXT = /^-?(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/
/** A number with a decimal comma. */
const COMMA_TEXT = /^-?(?:0|[1-9]\d{0,14}),\d+$/
/** It may also be a whole number with a separator of thousands. */
const GROUPED_TEXT = /^-?[1-9]\d{0,2},\d{3}$/
const DATE_TEXT = /^(\d{4})-(\d\d)-(\d\d)$/
const DATETIME_TEXT =
  /^(\d{4}-\d\d-\d\d)[Tt ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(\.\d{1,3})?)?([Zz]|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?$/

/** SQLite allows at most 2,000 columns, including the key and the geometry. */
const MAX_COLUMNS = 1998

/**
 * Characters that a column name cannot contain: NUL, which ends a text in SQLite, and the characters that
 * quotable() uses.
 */
const UNUSABLE = /[\0\u{f0000}-\u{fffff}]/gu

/** A column to be written. */
export interface ImportedColumn {
  /** The property in the source file. */
  readonly property: string
  /** The property's name, unless another column already has it. */
  readonly name: string
  readonly type: DeclaredType
  /** Number of features with a value. */
  readonly values: number
  /** Kinds of values that occur, if the column can only hold them as texts or as JSON: `numbers and texts`. */
  readonly mixed?: string
  /** True if the values are the ids of the features and not a property. */
  readonly isFeatureId?: boolean
  /** True if the values are texts of numbers with decimal commas. */
  readonly hasDecimalCommas?: boolean
}

/** Determines the columns and their types from all values of a file. */
export class ColumnSurvey {
  readonly #isUntyped: boolean
  readonly #seen = new Map<string, { kinds: number; values: number }>()

  /** @param isUntyped true if every value is a text that may represent a value of another type */
  constructor(isUntyped: boolean) {
    this.#isUntyped = isUntyped
  }

  see(name: string, value: unknown): void {
    let seen = this.#seen.get(name)
    if (seen === undefined) this.#seen.set(name, (seen = { kinds: 0, values: 0 }))
    if (value === null || value === undefined) return
    seen.values++
    // In a file of texts a column that has become text stays text.
    if (!this.#isUntyped || seen.kinds < TEXT) seen.kinds |= kindOf(value, this.#isUntyped)
  }

  get tooMany(): boolean {
    return this.#seen.size > MAX_COLUMNS
  }

  /**
   * The columns in the order of their first occurrence. Names that SQLite treats as equal (it ignores the
   * case of A to Z) or cannot use get a number.
   */
  columns(): ImportedColumn[] {
    const taken = new Set<string>()
    const all = [...this.#seen]
    const kept = new Set<string>()
    for (const [property] of all) {
      const name = usableName(property)
      if (name !== property || taken.has(folded(name))) continue
      taken.add(folded(name))
      kept.add(property)
    }
    return all.map(([property, { kinds, values }]) => ({
      property,
      name: kept.has(property) ? property : freeName(usableName(property), taken),
      type: typeOf(kinds),
      values,
      ...mixtureOf(kinds, this.#isUntyped),
      ...(areDecimalCommas(kinds) && { hasDecimalCommas: true }),
    }))
  }
}

/** Finds an unused name like the wanted name, and marks it as used. */
export function freeName(wanted: string, taken: Set<string>): string {
  let name = wanted
  for (let number = 2; taken.has(folded(name)); number++) name = `${wanted}_${number}`
  taken.add(folded(name))
  return name
}

/** The form of a name that SQLite compares. */
export const folded = (name: string): string => name.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/** A lone surrogate cannot be encoded in UTF-8. */
const usableName = (property: string): string =>
  Buffer.from(property).toString().replace(UNUSABLE, '\ufffd') || 'unnamed'

function kindOf(value: unknown, isUntyped: boolean): number {
  switch (typeof value) {
    case 'boolean':
      return BOOLEAN
    case 'number':
      if (Number.isSafeInteger(value)) return INTEGER
      return Number.isFinite(value) ? REAL : HUGE
    case 'bigint':
      return value >= smallest && value <= largest ? LONG : HUGE
    case 'string':
      return isUntyped ? kindOfText(value) : kindOfDate(value)
    case 'object':
      return NESTED
    default:
      return TEXT
  }
}

/** A text that would change when stored as a number, such as 007, stays a text. */
function kindOfText(text: string): number {
  if (INTEGER_TEXT.test(text)) return kindOf(exactInteger(text), true)
  if (REAL_TEXT.test(text)) return Number.isFinite(Number(text)) ? REAL : HUGE
  if (COMMA_TEXT.test(text)) return GROUPED_TEXT.test(text) ? GROUPED : COMMA
  return /^(?:true|false)$/i.test(text) ? BOOLEAN : kindOfDate(text)
}

/** True if all values are numbers with a decimal comma or whole, and in one at least the comma can mean no thousands. */
const areDecimalCommas = (kinds: number): boolean =>
  (kinds & COMMA) !== 0 && (kinds & ~(INTEGER | COMMA | GROUPED)) === 0

const exactInteger = (text: string): number | bigint =>
  Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text)

function kindOfDate(text: string): number {
  if (isDate(text)) return DATE
  const match = DATETIME_TEXT.exec(text)
  return match !== null && isDate(match[1] as string) ? DATETIME : TEXT
}

function isDate(text: string): boolean {
  const match = DATE_TEXT.exec(text)
  if (match === null) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** The narrowest type that holds all of these kinds without loss. */
function typeOf(kinds: number): DeclaredType {
  if (kinds === 0) return 'TEXT'
  if ((kinds & NESTED) !== 0) return 'JSON'
  if (kinds === BOOLEAN) return 'BOOLEAN'
  if ((kinds & ~(INTEGER | LONG)) === 0) return 'INTEGER'
  if ((kinds & ~(INTEGER | REAL)) === 0 || areDecimalCommas(kinds)) return 'REAL'
  if (kinds === DATE) return 'DATE'
  if (kinds === DATETIME) return 'DATETIME'
  return 'TEXT'
}

const NOUNS: readonly (readonly [kinds: number, noun: string])[] = [
  [BOOLEAN, 'booleans'],
  [INTEGER | LONG | REAL | HUGE, 'numbers'],
  [DATE | DATETIME | TEXT, 'texts'],
  [NESTED, 'nested values'],
]

/**
 * Names the kinds, if only a text or JSON can hold all of them. In a file of texts, texts among numbers need no mention.
 */
function mixtureOf(kinds: number, isUntyped: boolean): Pick<ImportedColumn, 'mixed'> | undefined {
  if ((kinds & (TEXT | NESTED)) === 0) {
    if ((kinds & HUGE) !== 0) return { mixed: 'numbers beyond 64 bits' }
    if ((kinds & LONG) !== 0 && (kinds & REAL) !== 0)
      return { mixed: 'whole numbers beyond 2^53 and fractions' }
  }
  if (isUntyped) return undefined
  const found = NOUNS.filter(([some]) => (kinds & some) !== 0).map(([, noun]) => noun)
  if (found.length < 2) return undefined
  return { mixed: `${found.slice(0, -1).join(', ')} and ${found.at(-1)}` }
}

/** A value as bound for a column of the type that `columns()` chose. */
export function storedValue(value: unknown, type: DeclaredType): string | number | boolean | null {
  if (value === null || value === undefined) return null
  if (type === 'JSON') return typeof value === 'bigint' ? String(value) : toJson(value)
  switch (typeof value) {
    case 'string':
      return storedText(value, type)
    case 'boolean':
      return type === 'BOOLEAN' ? value : String(value)
    case 'number':
      return type === 'TEXT' ? String(value) : value
    case 'bigint':
      // The column converts the digits to a number; the driver would round a number.
      return String(value)
    default:
      return toJson(value)
  }
}

function storedText(text: string, type: DeclaredType): string | number | boolean {
  if (type === 'REAL') return Number(text.replace(',', '.'))
  if (type === 'BOOLEAN') return text.toLowerCase() === 'true'
  return type === 'DATETIME' ? toUtc(text) : text
}

/** GeoPackage timestamps are in UTC with milliseconds. A timestamp without a zone is treated as UTC. */
function toUtc(text: string): string {
  const [, date, hour, minute, second = '00', fraction = '', zone = 'Z'] = DATETIME_TEXT.exec(text) ?? []
  const offset =
    zone.toUpperCase() === 'Z' || zone.includes(':')
      ? zone.toUpperCase()
      : `${zone.slice(0, 3)}:${zone.slice(3)}`
  return new Date(`${date}T${hour}:${minute}:${second}${fraction}${offset}`).toISOString()
}
