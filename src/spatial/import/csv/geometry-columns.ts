import { checkGeometry } from '../check-geometry.ts'
import { UnfitFeature } from '../record.ts'
import { GEOMETRY_NAMES, LATITUDE_FIRST_NAMES, POSITION_WORDS } from './coordinate-names.ts'
import { areDegrees, inOrder, readPositionText, withoutMarker } from './coordinates.ts'
import type { PositionOrder } from './coordinates.ts'
import { looksLikeGeometry, readGeometryText } from './geometry-text.ts'
import type { Evidence, Sample, SampleRow } from './sample.ts'
import { firstAxisOf, hasWordOf, namesBothAxes, plainName } from './words-of-name.ts'

/** A column that may hold the geometries. */
export interface GeometryColumn {
  readonly at: number
  readonly evidence: Evidence
  /** True if its name is a usual name of such columns. */
  readonly isNamed: boolean
  /** True if a geometry in it is more than a point. */
  readonly hasExtent: boolean
}

/** A column that may hold longitude and latitude as two numbers. */
export interface PositionColumn {
  readonly at: number
  readonly evidence: Evidence
  readonly order: PositionOrder
  /** True if neither the name nor the values show the order. */
  readonly isGuessed: boolean
}

const geometryNames: ReadonlySet<string> = new Set(GEOMETRY_NAMES.map(plainName))
const latitudeFirstNames: ReadonlySet<string> = new Set(LATITUDE_FIRST_NAMES.map(plainName))
const hasPositionWord = hasWordOf(POSITION_WORDS)

/** Columns of geometries: each value of a column looks like one, or most do and the column has a usual name. */
export function findGeometryColumns(sample: Sample): GeometryColumn[] {
  return sample.names.flatMap((name, at) => {
    const isNamed = geometryNames.has(plainName(name))
    const filled = filledRows(sample, at)
    const looking = filled.filter(({ text }) => looksLikeGeometry(text)).length
    const isLikely = isNamed ? looking * 2 >= filled.length : looking > 0 && looking === filled.length
    return isLikely ? [{ at, isNamed, ...examineGeometries(sample, at) }] : []
  })
}

/** Columns with positions and a name that such columns have. */
export function findPositionColumns(sample: Sample): PositionColumn[] {
  return sample.names.flatMap((name, at) => {
    if (!hasPositionWord(name) && !namesBothAxes(name)) return []
    return examinePositions(sample, at) ?? []
  })
}

/** undefined if no value is a position. */
export function examinePositions(sample: Sample, at: number): PositionColumn | undefined {
  const filled = filledRows(sample, at)
  const positions = filled.flatMap(({ text }) => readPositionText(text) ?? [])
  if (positions.length === 0) return undefined
  const fitting = (order: PositionOrder): number =>
    positions.filter(({ numbers }) => areDegrees(...inOrder(numbers, order))).length
  const said = orderByName(
    sample.names[at] as string,
    positions.every(({ isArray }) => isArray),
  )
  const usual = said ?? 'latitude first'
  const other = usual === 'latitude first' ? 'longitude first' : 'latitude first'
  const [fit, otherFit] = [fitting(usual), fitting(other)]
  return {
    at,
    evidence: { filled: filled.length, isBlank: false, fit: Math.max(fit, otherFit), fault: undefined },
    order: otherFit > fit ? other : usual,
    isGuessed: said === undefined && fit === otherFit,
  }
}

/** The order by the name, or by the form: the coordinates of GeoJSON are arrays with the longitude first. */
function orderByName(name: string, areArrays: boolean): PositionOrder | undefined {
  const first = firstAxisOf(name)
  if (first !== undefined) return first === 'x' ? 'longitude first' : 'latitude first'
  if (areArrays) return 'longitude first'
  return latitudeFirstNames.has(plainName(name)) ? 'latitude first' : undefined
}

interface FilledRow {
  readonly line: number
  readonly text: string
}

const filledRows = ({ rows }: Sample, at: number): FilledRow[] =>
  rows.flatMap(({ line, fields }: SampleRow) => {
    const text = withoutMarker(fields[at] as string)
    return text === '' ? [] : [{ line, text }]
  })

/** Reads the values of a column as geometries. */
export function examineGeometries(
  sample: Sample,
  at: number,
): Pick<GeometryColumn, 'evidence' | 'hasExtent'> {
  const filled = filledRows(sample, at)
  let fit = 0
  let hasExtent = false
  let fault: string | undefined
  for (const { line, text } of filled) {
    try {
      const type = checkGeometry(readGeometryText(text))?.geometry.type
      if (type !== undefined && type !== 'Point' && type !== 'MultiPoint') hasExtent = true
      fit++
    } catch (error) {
      if (!(error instanceof UnfitFeature)) throw error
      fault ??= `Line ${line}: ${error.message}`
    }
  }
  return { evidence: { filled: filled.length, isBlank: filled.length === 0, fit, fault }, hasExtent }
}
