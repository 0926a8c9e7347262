import type { DescribedColumn } from '../../../scripts/ydata-profiling/describe.ts'
import type { AttributeProfile } from '../../../src/quality/model/profile.ts'

/** A column as we tell of it. */
export interface Ours {
  readonly profile: AttributeProfile
  /** The most frequent values, with their rows. */
  readonly values: readonly (readonly [value: string, rows: number])[]
  /** Those of the values that pandas takes for none, with their rows. */
  readonly words: readonly (readonly [word: string, rows: number])[]
}

type Figure = number | string | undefined

export interface Difference {
  readonly figure: string
  readonly ours: Figure
  readonly theirs: Figure
}

/** Why a figure of ours is not that of ydata-profiling, where neither is wrong. */
export interface Rule {
  readonly explains: (difference: Difference, ours: Ours, theirs: DescribedColumn) => boolean
}

/** Everything in which a column as we tell of it is not the column as ydata-profiling does. */
export function differencesOf(ours: Ours, theirs: DescribedColumn): Difference[] {
  const { profile } = ours
  const { numbers } = profile
  const figures: [figure: string, ours: Figure, theirs: Figure][] = [
    ['type', kindOf(profile), theirs.type === 'Text' || theirs.type === 'Categorical' ? 'text' : theirs.type],
    ['missing', profile.nulls, theirs.missing],
    ['distinct', profile.distinct, theirs.distinct],
    [
      'most frequent',
      frequent(ours.values, theirs.mostFrequent),
      frequent(theirs.mostFrequent, theirs.mostFrequent),
    ],
  ]
  if (theirs.minLength !== undefined) {
    figures.push(['least length', profile.minLength, theirs.minLength])
    figures.push(['greatest length', profile.maxLength, theirs.maxLength])
  }
  const [least, greatest] = [numbers && Number(numbers.min), numbers && Number(numbers.max)]
  if (theirs.type === 'DateTime') {
    figures.push(['min', moment(least), theirs.min], ['max', moment(greatest), theirs.max])
  }
  if (theirs.type === 'Numeric') {
    figures.push(
      ['min', numbers?.min, theirs.min],
      ['max', numbers?.max, theirs.max],
      ['mean', numbers?.mean, theirs.mean],
      ['standard deviation', numbers?.standardDeviation, theirs.standardDeviation],
      ['lower quartile', numbers?.lowerQuartile, theirs.lowerQuartile],
      ['median', numbers?.median, theirs.median],
      ['upper quartile', numbers?.upperQuartile, theirs.upperQuartile],
    )
  }
  return figures
    .filter(([, ours, theirs]) => ours !== theirs)
    .map(([figure, ours, theirs]) => ({ figure, ours, theirs }))
}

/** pandas takes words such as NA and None for no value. */
export const WORDS: Rule = {
  explains: ({ figure, ours, theirs }, { values, words }, { mostFrequent }) => {
    if (words.length === 0) return false
    const taken = new Map(words)
    switch (figure) {
      case 'missing':
        return theirs === Number(ours) + words.reduce((sum, [, rows]) => sum + rows, 0)
      case 'distinct':
        return theirs === Number(ours) - words.length
      case 'most frequent': {
        const left = values.filter(([value]) => !taken.has(value))
        return theirs === frequent(left, mostFrequent)
      }
      default:
        return false
    }
  },
}

/** Doubles are summed in another order, and so rounded elsewhere. */
export const SUMS: Rule = {
  explains: ({ figure, ours, theirs }) =>
    ['mean', 'standard deviation'].includes(figure) &&
    Math.abs(Number(ours) - Number(theirs)) <= 1e-12 * Math.abs(Number(theirs)),
}

/** Python writes the whole numbers of a column with gaps as 1.0, and dates with their time. */
export const WRITTEN: Rule = {
  explains: ({ figure, theirs }, { values }, { type, mostFrequent }) => {
    if (figure !== 'most frequent') return false
    const written = values.map(([value, rows]) => [asPython(value, type), rows] as const)
    return theirs === frequent(written, mostFrequent)
  },
}

/** All that explain differences; any other one is a fault. */
export const RULES: readonly Rule[] = [WORDS, SUMS, WRITTEN]

function asPython(value: string, type: string): string {
  if (type === 'DateTime') return moment(Date.parse(value) / 1000)!
  return type === 'Numeric' && /^-?\d+$/.test(value) ? `${value}.0` : value
}

/** What ydata-profiling would call it. */
function kindOf({ inferredType }: AttributeProfile): string {
  if (inferredType === 'integer' || inferredType === 'decimal') return 'Numeric'
  return inferredType === 'date' || inferredType === 'timestamp' ? 'DateTime' : 'text'
}

/**
 * The most frequent values as one text. Of those that are as frequent as the last of theirs, theirs are any, so it is
 * told how many of them there are and no more.
 */
function frequent(values: Ours['values'], theirs: DescribedColumn['mostFrequent']): string {
  const least = theirs.at(-1)?.[1] ?? 0
  const told = values.filter(([, rows]) => rows > least).map(([value, rows]) => `${value}: ${rows}`)
  const others = values.slice(0, theirs.length).length - told.length
  return [...told.sort(), `${others} of ${least} rows`].join('; ')
}

/** Seconds since 1970 as Python writes a datetime. */
const moment = (seconds: number | undefined): string | undefined =>
  seconds === undefined ? undefined : new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')
