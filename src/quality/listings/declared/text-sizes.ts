import { CHARACTER_BYTES } from '../../expressions/memory.ts'
import type { TextSize } from '../../expressions/scope.ts'
import type { ColumnSummary } from '../../model/reading.ts'
import type { AttributeProfile } from '../../model/profile.ts'

type SizeAmong = (rows: number) => TextSize

/** How long the values of an attribute are, by what its load and its profile know of their lengths. */
export function textSizes(
  { maxLength }: Pick<ColumnSummary, 'maxLength'>,
  profile: Pick<AttributeProfile, 'histogram'> | undefined,
): SizeAmong {
  const longest = CHARACTER_BYTES * maxLength
  return (rows) => ({
    longest,
    mean: Math.min(longest, CHARACTER_BYTES * longestMean(profile?.histogram, rows)),
  })
}

/** The mean length of the longest values, so many of them: of none is more known than its bin's end. */
function longestMean(histogram: AttributeProfile['histogram'] | undefined, rows: number): number {
  if (histogram?.of !== 'length' || rows === 0) return Infinity
  let left = rows
  let characters = 0
  for (const bin of histogram.bins.toReversed()) {
    const taken = Math.min(left, bin.rows)
    characters += taken * bin.to
    left -= taken
  }
  return characters / rows
}

/** The same of the forms of its values, in which a backslash can stand before each character. */
export function formSizes(
  summary: Pick<ColumnSummary, 'maxLength'>,
  profile: Pick<AttributeProfile, 'histogram'>,
): SizeAmong {
  const sizes = textSizes(summary, profile)
  return (rows) => {
    const { longest, mean } = sizes(rows)
    return { longest: 2 * longest, mean: 2 * mean }
  }
}

const SENTENCE_BYTES = 1000

/** Of texts that this service has written itself. */
export const sentences: SizeAmong = () => ({ longest: SENTENCE_BYTES, mean: SENTENCE_BYTES })
