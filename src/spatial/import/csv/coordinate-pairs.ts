import { quotedText } from '../../../lib/text.ts'
import { UnfitFeature } from '../record.ts'
import { isSplit, readPair } from './coordinate-parts.ts'
import type { CoordinateParts } from './coordinate-parts.ts'
import { areDegrees, mayHaveThousands, readCoordinate, withoutMarker } from './coordinates.ts'
import { findCoordinates } from './find-coordinates.ts'
import type { NamedCoordinate } from './find-coordinates.ts'
import type { Evidence, Sample } from './sample.ts'
import type { AxisName } from './words-of-name.ts'

/** Columns that may be longitude and latitude. */
export interface CoordinatePair {
  readonly x: CoordinateParts
  readonly y: CoordinateParts
  readonly rank: PairRank
  /** Position of its family of words: decides between pairs of the rank `PLAIN`. */
  readonly family: number
  readonly evidence: Evidence
  /** True if the names also mean length and width, so that the values must have as many decimals as positions have. */
  readonly mayBeSizes: boolean
}

/**
 * How well the names fit, from the best: `PLAIN` is `lon`, `QUALIFIED` is `stop_lon`, then `x`, `coord_x`, and
 * `OTHER` is `start_lon`, which may be one place of several.
 */
export type PairRank = 0 | 1 | 2 | 3 | 4
export const [PLAIN, QUALIFIED, PLANE, QUALIFIED_PLANE, OTHER] = [0, 1, 2, 3, 4] as const

/** The pairs of columns whose names are those of longitude and latitude, the best names first. */
export function findPairs(sample: Sample): CoordinatePair[] {
  const groups = new Map<string, NamedCoordinate[]>()
  for (const coordinate of findCoordinates(sample)) {
    const key = `${coordinate.kind} ${coordinate.rest}`
    groups.set(key, [...(groups.get(key) ?? []), coordinate])
  }
  return [...groups.values()]
    .flatMap(pairsOfGroup)
    .flatMap(([x, y]) => {
      const rank = rankOf(x)
      if (rank === undefined) return []
      const evidence = examinePair(sample, x.parts, y.parts, testFor(x, sample.delimiter))
      const family = Math.min(x.family, y.family)
      return [{ x: x.parts, y: y.parts, rank, family, evidence, mayBeSizes: mayBeSizes(x) }]
    })
    .sort((a, b) => a.rank - b.rank || a.family - b.family)
}

/** Pairs of the same family of words, and then of what is left, such as `long` and `latitude`. */
function pairsOfGroup(group: readonly NamedCoordinate[]): [NamedCoordinate, NamedCoordinate][] {
  const sorted = [...group].sort((a, b) => a.family - b.family || a.word - b.word)
  const xs = sorted.filter(({ axis }) => axis === 'x')
  const ys = sorted.filter(({ axis }) => axis === 'y')
  const related = xs.flatMap((x): [NamedCoordinate, NamedCoordinate][] => {
    const y = ys.find(({ family }) => family === x.family)
    if (y !== undefined) ys.splice(ys.indexOf(y), 1)
    return y === undefined ? [] : [[x, y]]
  })
  const [x] = xs.filter((one) => !related.some(([other]) => other === one))
  const [y] = ys
  return x === undefined || y === undefined ? related : [...related, [x, y]]
}

/** undefined if the names say too little: `size_x` may be anything. */
function rankOf({ kind, rest, isPlain }: AxisName): PairRank | undefined {
  if (kind === 'degrees') return rest === '' ? PLAIN : isPlain ? QUALIFIED : OTHER
  if (!isPlain) return undefined
  // What is said of a length or width beside them, as in geogr. Länge, makes them coordinates.
  if (kind === 'sizes') return rest === '' ? PLANE : QUALIFIED
  return rest === '' ? PLANE : QUALIFIED_PLANE
}

/** The texts of the columns x and y in a row. */
type Texts = readonly [x: string, y: string]

/** True if the texts are degrees of longitude and latitude. */
export function areDegreeTexts([x, y]: Texts): boolean {
  const [longitude, latitude] = [readCoordinate(x), readCoordinate(y)]
  return longitude !== undefined && latitude !== undefined && areDegrees(longitude, latitude)
}

const mayBeSizes = ({ kind, rest }: AxisName): boolean => kind === 'sizes' && rest === ''

/** What the values under a name must be. Names that do not mean degrees alone demand more. */
function testFor(name: AxisName, delimiter: string): (texts: Texts) => boolean {
  // Where commas part the fields, a comma in a number rarely is a decimal mark.
  if (name.kind === 'plane' && delimiter === ',') {
    return (texts) => areDegreeTexts(texts) && !texts.some(mayHaveThousands)
  }
  // Lengths and widths rarely have as many decimals as a position needs.
  if (mayBeSizes(name)) {
    return (texts) => areDegreeTexts(texts) && texts.every((text) => /[.,]\d{3}/.test(text))
  }
  return areDegreeTexts
}

/**
 * Tries the values of columns of longitude and latitude.
 *
 * @param fits what decimal degrees must be; degrees with minutes or hemispheres must make a position
 */
export function examinePair(
  sample: Sample,
  x: CoordinateParts,
  y: CoordinateParts,
  fits: (texts: Texts) => boolean,
): Evidence {
  return isSplit(x) || isSplit(y)
    ? examineParts(sample, x, y)
    : examineDecimals(sample, x.degrees, y.degrees, fits)
}

function examineParts({ names, rows }: Sample, x: CoordinateParts, y: CoordinateParts): Evidence {
  let [filled, fit] = [0, 0]
  let fault: string | undefined
  for (const { line, fields } of rows) {
    try {
      const position = readPair(fields, { x, y }, names)
      if (position === undefined) continue
      if (areDegrees(...position)) fit++
      else fault ??= `Line ${line} makes the longitude ${position[0]} and the latitude ${position[1]}.`
    } catch (error) {
      if (!(error instanceof UnfitFeature)) throw error
      fault ??= `Line ${line}: ${error.message}`
    }
    filled++
  }
  return { filled, isBlank: filled === 0, fit, fault }
}

function examineDecimals(
  { names, rows }: Sample,
  x: number,
  y: number,
  fits: (texts: Texts) => boolean,
): Evidence {
  let [filled, fit] = [0, 0]
  let isBlank = true
  let fault: string | undefined
  for (const { line, fields } of rows) {
    const texts = [withoutMarker(fields[x] as string), withoutMarker(fields[y] as string)] as const
    // A row with one coordinate is rejected later. It does not tell that the columns hold something else.
    if (texts.includes('') && texts.every((text) => text === '' || readCoordinate(text) !== undefined))
      continue
    isBlank = false
    if (texts.some((text) => /\d/.test(text))) filled++
    if (fits(texts)) fit++
    else
      fault ??= `Line ${line} has ${quotedText(texts[0])} in ${names[x]} and ${quotedText(texts[1])} in ${names[y]}.`
  }
  return { filled, isBlank, fit, fault }
}
