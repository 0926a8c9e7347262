import { OTHER, PLAIN, PLANE, areDegreeTexts, examinePair, findPairs } from './coordinate-pairs.ts'
import type { CoordinatePair } from './coordinate-pairs.ts'
import { findGeometryColumns, findPositionColumns } from './geometry-columns.ts'
import type { GeometryColumn, PositionColumn } from './geometry-columns.ts'
import type { CsvColumns, GeometryChoice } from './geometry-choice.ts'
import { namedGeometry } from './named-geometry.ts'
import {
  ambiguousGeometries,
  ambiguousPairs,
  doubtfulSizes,
  noGeometry,
  unfitGeometry,
  unfitPair,
} from './refusals.ts'
import { areSamePlaces } from './same-places.ts'
import { holds, isOpen } from './sample.ts'
import type { Evidence, Sample } from './sample.ts'

/** The guesses of each kind, the best first. */
interface Guesses {
  readonly pairs: readonly CoordinatePair[]
  readonly geometries: readonly GeometryColumn[]
  readonly positions: readonly PositionColumn[]
}

/**
 * Decides which columns of a CSV file hold the geometry, by their names and by the first rows.
 *
 * @param path for the commands in errors
 * @throws ImportError if no columns can be it, or several with equal right
 */
export function findGeometry(sample: Sample, named: CsvColumns, path: string): GeometryChoice {
  const pairs = findPairs(sample)
  const asked = namedGeometry(sample, named, pairs, path)
  if (asked !== undefined) return asked
  const all: Guesses = {
    pairs,
    geometries: findGeometryColumns(sample),
    positions: findPositionColumns(sample),
  }
  const choice = choose(sample, where(all, holds)) ?? choose(sample, where(all, isOpen))
  if (choice !== undefined) return choice
  const [geometry] = all.geometries
  if (geometry !== undefined) throw unfitGeometry(sample, geometry, path)
  const [pair] = pairs
  if (pair === undefined) throw noGeometry(sample, path)
  throw pair.mayBeSizes && holds(examinePair(sample, pair.x, pair.y, areDegreeTexts))
    ? doubtfulSizes(sample, pair)
    : unfitPair(sample, pair, path)
}

const where = (guesses: Guesses, is: (evidence: Evidence) => boolean): Guesses => ({
  pairs: guesses.pairs.filter(({ evidence }) => is(evidence)),
  geometries: guesses.geometries.filter(({ evidence }) => is(evidence)),
  positions: guesses.positions.filter(({ evidence }) => is(evidence)),
})

/**
 * The choice loses no geometry: a column of geometries comes before longitude and latitude if it has more of them, or
 * as many and lines or polygons among them.
 *
 * @throws ImportError if several have equal right
 */
function choose(sample: Sample, { pairs, geometries, positions }: Guesses): GeometryChoice | undefined {
  // A name such as start_lon does not tell that it is the place of the feature.
  const pair = pairs.find(({ rank }) => rank !== OTHER)
  const geometry = [...geometries].sort(inOrder)[0]
  if (geometry !== undefined && (pair === undefined || hasMore(geometry, pair))) {
    return onlyGeometry(sample, geometry, geometries)
  }
  if (pair !== undefined) return onlyPair(sample, pair, pairs)
  const [position] = positions
  if (position !== undefined) return choiceOf(position)
  return pairs[0] && onlyPair(sample, pairs[0], pairs)
}

/** Lines and polygons come before points, then the fullest column, then those with a usual name. */
const inOrder = (a: GeometryColumn, b: GeometryColumn): number =>
  Number(b.hasExtent) - Number(a.hasExtent) ||
  b.evidence.filled - a.evidence.filled ||
  Number(b.isNamed) - Number(a.isNamed)

const hasMore = ({ evidence, hasExtent }: GeometryColumn, pair: CoordinatePair): boolean =>
  evidence.filled > pair.evidence.filled || (hasExtent && evidence.filled === pair.evidence.filled)

/** @throws ImportError if other columns have an equal right and neither the name nor the content decides */
function onlyGeometry(
  sample: Sample,
  best: GeometryColumn,
  columns: readonly GeometryColumn[],
): GeometryChoice {
  const equal = columns.filter((column) => inOrder(best, column) === 0)
  if (equal.length > 1 && !best.isNamed) throw ambiguousGeometries(sample, equal)
  return { kind: 'geometries', at: best.at }
}

/** @throws ImportError if other pairs have an equal right; plain names may repeat the same places */
function onlyPair(sample: Sample, best: CoordinatePair, pairs: readonly CoordinatePair[]): GeometryChoice {
  const equal = pairs.filter(({ rank }) => rank === best.rank)
  const isPlain = best.rank === PLAIN || best.rank === PLANE
  const areOne = equal.every((pair) => pair === best || (isPlain && areSamePlaces(sample, best, pair)))
  if (!areOne) throw ambiguousPairs(sample, equal)
  // The fullest, so that no place is lost.
  const [{ x, y }] = equal.sort((a, b) => b.evidence.fit - a.evidence.fit) as [CoordinatePair]
  return { kind: 'pair', x, y }
}

const choiceOf = ({ at, order, isGuessed }: PositionColumn): GeometryChoice => ({
  kind: 'positions',
  at,
  order,
  isGuessed,
})
