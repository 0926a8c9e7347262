import { UnfitFeature } from '../record.ts'
import { readPair } from './coordinate-parts.ts'
import type { CoordinatePair } from './coordinate-pairs.ts'
import type { Sample, SampleRow } from './sample.ts'

/** Degrees by which rounded coordinates of one place may differ: about 10 metres. */
const ROUNDING = 1e-4

/** True if two pairs give the same places, in the rows that have both. */
export const areSamePlaces = (sample: Sample, one: CoordinatePair, other: CoordinatePair): boolean =>
  sample.rows.every((row) => {
    const [a, b] = [placeOf(sample, one, row), placeOf(sample, other, row)]
    return (
      a === undefined ||
      b === undefined ||
      a.every((value, at) => Math.abs(value - (b[at] as number)) <= ROUNDING)
    )
  })

/** undefined if the row has no place, or a faulty one. */
function placeOf(
  { names }: Sample,
  pair: CoordinatePair,
  { fields }: SampleRow,
): readonly number[] | undefined {
  try {
    return readPair(fields, pair, names)
  } catch (error) {
    if (!(error instanceof UnfitFeature)) throw error
    return undefined
  }
}
