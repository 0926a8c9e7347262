import { CHARACTER_BYTES } from '../../../expressions/memory.ts'
import type { TextSize } from '../../../expressions/scope.ts'
import type { ColumnSummary } from '../../../model/reading.ts'
import type { AttributeProfile } from '../../../model/profile.ts'

type SizeAmong = (rows: number) => TextSize

/** The lengths of an attribute's values, estimated from its load and its profile. */
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

/** An upper bound of the mean length of this many longest values. Each value counts as the upper edge of its bin. */
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

/** The lengths of the forms of values. A form can have a backslash before each character. */
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

/** Lengths of sentences that this service writes. */
export const sentences: SizeAmong = () => ({ longest: SENTENCE_BYTES, mean: SENTENCE_BYTES })
