import { ratioOf } from '../../../../lib/ratio.ts'

/** The mean of whole numbers, of which there is at least one. */
export const meanOf = (sum: bigint, count: bigint): number => ratioOf(sum, count)

/** The standard deviation of whole numbers, divided by their count. @param squares the sum of their squares */
export const populationDeviationOf = (squares: bigint, sum: bigint, count: bigint): number =>
  Math.sqrt(ratioOf(count * squares - sum * sum, count * count))
