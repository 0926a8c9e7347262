/** Decides the type of a column whose values do not say it one by one: null markers, and letters such as Y and N. */
import { VALUE_TYPES, type ValueType } from '../model/reading.ts'
import { markerKind } from '../values/null-markers.ts'
import { classify, inferredType } from '../values/value-types.ts'

type TypeCounts = Readonly<Record<ValueType, number>>

/** How the values of a column are read. */
export interface ColumnReading {
  readonly type: ValueType
  /** The letters for true and false in capitals. Undefined if single letters are texts. */
  readonly letters: string | undefined
  /** True if null markers do not count for the type. */
  readonly hasMarkers: boolean
}

/** Values that are read one after the other, such as those of a file (see ValuesFile). */
export interface ReadValues {
  /** Holds the value that was read last, from `from` to before `to`. */
  readonly bytes: Buffer
  readonly from: number
  readonly to: number
  readonly frequency: number
  /** Reads the next value. False if there is none. */
  next(): boolean
}

/**
 * The type by which the values of a column are converted to numbers, and whether null markers need more evidence.
 * @param inferred by the load. If only some rows of a load are profiled, their numbers are read by it.
 */
export const readAs = (
  reading: ColumnReading | undefined,
  inferred: ValueType,
): { readonly type: ValueType; readonly isText: boolean } => ({
  type: reading === undefined || reading.type === 'text' ? inferred : reading.type,
  isText: (reading?.type ?? inferred) === 'text',
})

/** More of the values than this share are null markers, or none is. */
export const LEAST_MARKERS = 0.01

/** True, false; yes, no; ja, nein; oui, non. */
const PAIRS = ['TF', 'YN', 'JN', 'ON'] as const

const NULL = VALUE_TYPES.indexOf('null')
const BLANK = VALUE_TYPES.indexOf('blank')
const BOOLEAN = VALUE_TYPES.indexOf('boolean')
const TEXT = VALUE_TYPES.indexOf('text')
const BLANK_BYTE = 0x20
const LETTERS = 26

/** Types of columns that a few other values do not change. */
const isTyped = (type: ValueType): boolean => !['text', 'blank', 'null'].includes(type)

/**
 * True if the distinct values must be read before the type of the column is known. The counts by type suffice for most
 * columns.
 */
export function needsReading(types: TypeCounts): boolean {
  if (types.boolean > 0) return true
  const values = valuesOf(types)
  return types.text > LEAST_MARKERS * values && isTyped(inferredType({ ...types, text: 0 }).type)
}

const valuesOf = (types: TypeCounts): number =>
  VALUE_TYPES.reduce((sum, type) => sum + types[type], 0) - types.null - types.blank

/**
 * Reads the distinct values of a column from its file.
 * @param types of the values of the load: at least as many as the file has
 */
export function readColumn(values: ReadValues, types: TypeCounts): ColumnReading {
  const counts = new Float64Array(VALUE_TYPES.length)
  const letters = new Float64Array(LETTERS)
  const initials = new Set<number>()
  let markers = 0
  // If more than a tenth of the values are texts of any other kind, the column is text.
  const enough = valuesOf(types)
  while (values.next()) {
    const { bytes, from, to, frequency } = values
    const type = classify(bytes, from, to)
    if (type === BLANK) continue
    const letter = type === BOOLEAN || type === TEXT ? letterAt(bytes, from, to) : undefined
    if (letter !== undefined) letters[letter]! += frequency
    else if (type === TEXT && markerKind(bytes, from, to) !== undefined) markers += frequency
    else {
      counts[type]! += frequency
      if (type === TEXT && 10 * counts[TEXT]! > enough) return PLAIN_TEXT
      if (type === BOOLEAN) initials.add(initialOf(bytes, from))
    }
  }
  return decide(counts, letters, initials, markers)
}

const PLAIN_TEXT: ColumnReading = { type: 'text', letters: undefined, hasMarkers: false }

/** @param initials the letters with which words for true and false begin */
function decide(
  counts: Float64Array,
  letters: Float64Array,
  initials: ReadonlySet<number>,
  markers: number,
): ColumnReading {
  const all = letters.reduce((sum, rows) => sum + rows, 0)
  const others = counts.reduce((sum, rows) => sum + rows, 0) + all
  const hasMarkers = markers > LEAST_MARKERS * (others + markers)
  const typeWith = (truths: number): ValueType => {
    const types = Object.fromEntries(VALUE_TYPES.map((name, index) => [name, counts[index]!])) as Record<
      ValueType,
      number
    >
    types.boolean += truths
    types.text += all - truths + (hasMarkers ? 0 : markers)
    return inferredType(types).type
  }
  const [pair] = PAIRS.map((names) => {
    const places = Array.from(names, (name) => name.charCodeAt(0) - CAPITAL_A)
    const isWhole = places.every((place) => letters[place]! > 0 || initials.has(place))
    return { names, rows: isWhole ? places.reduce((sum, place) => sum + letters[place]!, 0) : 0 }
  }).sort((one, other) => other.rows - one.rows)
  if (pair!.rows > 0 && typeWith(pair!.rows) === 'boolean')
    return { type: 'boolean', letters: pair!.names, hasMarkers }
  const type = typeWith(0)
  return isTyped(type) ? { type, letters: undefined, hasMarkers } : PLAIN_TEXT
}

const CAPITAL_A = 0x41
/** Distinguishes small letters from capitals. */
const CASE = 0x20

/** The place in the alphabet of a letter that is the whole value. Blanks (U+0020) around it are ignored. */
function letterAt(bytes: Uint8Array, from: number, to: number): number | undefined {
  while (from < to && bytes[from] === BLANK_BYTE) from++
  while (to > from && bytes[to - 1] === BLANK_BYTE) to--
  if (to - from !== 1) return undefined
  const place = (bytes[from]! & ~CASE) - CAPITAL_A
  return place >= 0 && place < LETTERS ? place : undefined
}

function initialOf(bytes: Uint8Array, from: number): number {
  while (bytes[from] === BLANK_BYTE) from++
  return (bytes[from]! & ~CASE) - CAPITAL_A
}

/**
 * The type of a value in its column.
 * @param reading undefined if the column needs no reading
 * @param type of the value alone, as an index into VALUE_TYPES
 * @returns an index into VALUE_TYPES; that of `null` for a null marker
 */
export function typeInColumn(
  reading: ColumnReading | undefined,
  type: number,
  bytes: Buffer,
  from: number,
  to: number,
): number {
  if (reading === undefined || (type !== TEXT && type !== BOOLEAN)) return type
  const letter = letterAt(bytes, from, to)
  if (letter !== undefined)
    return reading.letters?.includes(String.fromCharCode(CAPITAL_A + letter)) ? BOOLEAN : TEXT
  return reading.hasMarkers && type === TEXT && markerKind(bytes, from, to) !== undefined ? NULL : type
}
