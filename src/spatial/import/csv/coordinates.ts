/** Which of the two numbers of a position comes first. */
export type PositionOrder = 'longitude first' | 'latitude first'

const NUMBER = /^[-+]?(?:\d+[.,]?\d*|[.,]\d+)(?:[eE][-+]?\d+)?$/

/** A number such as 512,345 is a whole number with a separator of thousands, or has a decimal comma. */
const PERHAPS_THOUSANDS = /^[-+]?[1-9]\d{0,2},\d{3}$/

const POINT_NUMBER = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)`
const COMMA_NUMBER = String.raw`[-+]?\d+,\d+`
const WITH_POINTS = new RegExp(
  String.raw`^([[(]?)\s*(${POINT_NUMBER})(\s*[,;]\s*|\s+)(${POINT_NUMBER})\s*[\])]?$`,
)
/** With decimal commas, a comma that parts the numbers must be followed by a blank. */
const WITH_COMMAS = new RegExp(
  String.raw`^([[(]?)\s*(${COMMA_NUMBER})(\s*;\s*|,?\s+)(${COMMA_NUMBER})\s*[\])]?$`,
)

/** Degrees by which a coordinate may exceed its limit as a rounding error; checkGeometry moves it to the limit. */
const TOLERANCE = 1e-6

/** Texts that programs write in the place of a missing value. */
const NULL_MARKERS: ReadonlySet<string> = new Set([
  ...['na', 'n/a', '#n/a', 'nan', 'null', '(null)', '\\n', '-', '--'],
])

/** The text of a field of coordinates or geometries without blanks around it; empty if it marks a missing value. */
export function withoutMarker(field: string): string {
  const text = field.trim()
  return NULL_MARKERS.has(text.toLowerCase()) ? '' : text
}

/** A coordinate with a decimal point or comma, without blanks around it; undefined if it is not a number. */
export const readCoordinate = (text: string): number | undefined =>
  NUMBER.test(text) ? Number(text.replace(',', '.')) : undefined

export const mayHaveThousands = (text: string): boolean => PERHAPS_THOUSANDS.test(text)

/** True if the numbers are degrees of longitude and latitude. */
export const areDegrees = (longitude: number, latitude: number): boolean =>
  Math.abs(longitude) <= 180 + TOLERANCE && Math.abs(latitude) <= 90 + TOLERANCE

/** Two numbers in one text, as in `48.1, 11.5`, `(48.1, 11.5)`, `[11.5, 48.1]` or `48,1; 11,5`. */
export interface PositionText {
  readonly numbers: readonly [number, number]
  /** True if it is a JSON array, as the coordinates of GeoJSON. */
  readonly isArray: boolean
}

export function readPositionText(text: string): PositionText | undefined {
  const match = WITH_POINTS.exec(text) ?? WITH_COMMAS.exec(text)
  if (match === null) return undefined
  const [, bracket, first = '', between, second = ''] = match
  // 48,13 is one number with a decimal comma.
  if (between === ',' && bracket === '' && !first.includes('.') && !second.includes('.')) return undefined
  const [a, b] = [readCoordinate(first), readCoordinate(second)]
  return a === undefined || b === undefined ? undefined : { numbers: [a, b], isArray: bracket === '[' }
}

/** Longitude and latitude of a position. */
export const inOrder = ([first, second]: PositionText['numbers'], order: PositionOrder): [number, number] =>
  order === 'longitude first' ? [first, second] : [second, first]
