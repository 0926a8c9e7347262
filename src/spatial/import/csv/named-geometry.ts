import { ImportError } from '../import-error.ts'
import { areDegreeTexts, examinePair } from './coordinate-pairs.ts'
import type { CoordinatePair } from './coordinate-pairs.ts'
import { examineGeometries, examinePositions } from './geometry-columns.ts'
import type { CsvColumns, GeometryChoice } from './geometry-choice.ts'
import { unfitGeometry, unfitPair } from './refusals.ts'
import type { Evidence, Sample } from './sample.ts'

/**
 * The columns that the user names; undefined if none. Some faulty rows do not matter: they are rejected later.
 *
 * @param pairs to find the other coordinate where only one is named
 * @throws ImportError if there is no such column, or no value of it is what it should be
 */
export function namedGeometry(
  sample: Sample,
  { x, y, geometry }: CsvColumns,
  pairs: readonly CoordinatePair[],
  path: string,
): GeometryChoice | undefined {
  if (geometry !== undefined) return geometryAt(sample, columnAt(sample, geometry), path)
  if (x === undefined && y === undefined) return undefined
  const given = {
    x: x === undefined ? undefined : { degrees: columnAt(sample, x) },
    y: y === undefined ? undefined : { degrees: columnAt(sample, y) },
  }
  const guess = pairs.find((pair) =>
    x === undefined ? pair.y.degrees === given.y?.degrees : pair.x.degrees === given.x?.degrees,
  )
  const [xAt, yAt] = [given.x ?? guess?.x, given.y ?? guess?.y]
  if (xAt === undefined || yAt === undefined) {
    const [one, other] = x === undefined ? ['--y', '--x'] : ['--x', '--y']
    throw new ImportError(
      `No column was recognised that belongs to ${x ?? y}. Beside ${one}, give the other coordinate with ${other}. ${columnsOf(sample)}`,
    )
  }
  const evidence = examinePair(sample, xAt, yAt, areDegreeTexts)
  if (fitsNowhere(evidence)) throw unfitPair(sample, { x: xAt, y: yAt, evidence }, path)
  return { kind: 'pair', x: xAt, y: yAt }
}

/** @throws ImportError */
function columnAt(sample: Sample, name: string): number {
  const at = sample.names.indexOf(name)
  if (at < 0) throw new ImportError(`There is no column "${name}". ${columnsOf(sample)}`)
  return at
}

const columnsOf = ({ names }: Sample): string => `The columns are ${names.join(', ')}.`

/** @throws ImportError */
function geometryAt(sample: Sample, at: number, path: string): GeometryChoice {
  const positions = examinePositions(sample, at)
  if (positions !== undefined && !fitsNowhere(positions.evidence)) {
    return { kind: 'positions', at, order: positions.order, isGuessed: positions.isGuessed }
  }
  const { evidence } = examineGeometries(sample, at)
  if (fitsNowhere(evidence)) throw unfitGeometry(sample, { at, evidence }, path)
  return { kind: 'geometries', at }
}

const fitsNowhere = ({ isBlank, fit }: Evidence): boolean => !isBlank && fit === 0
