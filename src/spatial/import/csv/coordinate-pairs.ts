import { areDegrees, mayHaveThousands, readCoordinate } from './coordinates.ts'
import type { Evidence, Sample } from './sample.ts'
import { readAxisName } from './words-of-name.ts'
import type { AxisName } from './words-of-name.ts'

/** Two columns that may be longitude and latitude. */
export interface CoordinatePair {
  /** Positions of the columns. */
  readonly x: number
  readonly y: number
  readonly rank: PairRank
  /** Position of its family of words: decides between pairs of the rank `PLAIN`. */
  readonly family: number
  readonly evidence: Evidence
}

/**
 * How well the names fit, from the best: `PLAIN` is `lon`, `QUALIFIED` is `stop_lon`, then `x`, `coord_x`, and
 * `OTHER` is `start_lon`, which may be one place of several.
 */
export type PairRank = 0 | 1 | 2 | 3 | 4
export const [PLAIN, QUALIFIED, PLANE, QUALIFIED_PLANE, OTHER] = [0, 1, 2, 3, 4] as const

interface NamedColumn extends AxisName {
  readonly at: number
}

/** The pairs of columns whose names are those of longitude and latitude, the best names first. */
export function findPairs(sample: Sample): CoordinatePair[] {
  const columns = sample.names.flatMap((name, at): NamedColumn[] => {
    const axisName = readAxisName(name)
    return axisName === undefined ? [] : [{ ...axisName, at }]
  })
  const groups = new Map<string, NamedColumn[]>()
  for (const column of columns) {
    const key = `${column.kind} ${column.rest}`
    groups.set(key, [...(groups.get(key) ?? []), column])
  }
  return [...groups.values()]
    .flatMap(pairsOfGroup)
    .flatMap(([x, y]) => {
      const rank = rankOf(x)
      if (rank === undefined) return []
      const evidence = examinePair(sample, x.at, y.at, testFor(x, sample.delimiter))
      return [{ x: x.at, y: y.at, rank, family: Math.min(x.family, y.family), evidence }]
    })
    .sort((a, b) => a.rank - b.rank || a.family - b.family)
}

/** Pairs of the same family of words, and then of what is left, such as `long` and `latitude`. */
function pairsOfGroup(group: readonly NamedColumn[]): [NamedColumn, NamedColumn][] {
  const sorted = [...group].sort((a, b) => a.family - b.family || a.word - b.word)
  const xs = sorted.filter(({ axis }) => axis === 'x')
  const ys = sorted.filter(({ axis }) => axis === 'y')
  const related = xs.flatMap((x): [NamedColumn, NamedColumn][] => {
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

/** What the values under a name must be. Names that do not mean degrees alone demand more. */
function testFor({ kind, rest }: AxisName, delimiter: string): (texts: Texts) => boolean {
  // Where commas part the fields, a comma in a number rarely is a decimal mark.
  if (kind === 'plane' && delimiter === ',') {
    return (texts) => areDegreeTexts(texts) && !texts.some(mayHaveThousands)
  }
  // Lengths and widths rarely have as many decimals as a position needs.
  if (kind === 'sizes' && rest === '') {
    return (texts) => areDegreeTexts(texts) && texts.every((text) => /[.,]\d{3}/.test(text))
  }
  return areDegreeTexts
}

/** Tries the values of two columns. */
export function examinePair(
  { names, rows }: Sample,
  x: number,
  y: number,
  fits: (texts: Texts) => boolean,
): Evidence {
  let [filled, fit] = [0, 0]
  let isBlank = true
  let fault: string | undefined
  for (const { line, fields } of rows) {
    const texts = [fields[x] as string, fields[y] as string] as const
    if (texts[0] === '' && texts[1] === '') continue
    isBlank = false
    if (texts.some((text) => /\d/.test(text))) filled++
    if (fits(texts)) fit++
    else
      fault ??= `Line ${line} has ${JSON.stringify(texts[0])} in ${names[x]} and ${JSON.stringify(texts[1])} in ${names[y]}.`
  }
  return { filled, isBlank, fit, fault }
}
