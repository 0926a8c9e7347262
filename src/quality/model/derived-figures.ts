import type { JoinFigures, SideFigures } from './join.ts'
import { shareOf } from './share.ts'

/** The figures of a join that follow from its counts. Percentages are from 0 to 100. */
export interface DerivedFigures {
  readonly inner: bigint
  readonly leftOuter: bigint
  readonly rightOuter: bigint
  readonly fullOuter: bigint
  readonly left: DerivedSide
  readonly right: DerivedSide
  /** `1:1`, `1:M`, `M:1` or `M:M`, of the values that join; undefined if nothing joins. */
  readonly actualCardinality: string | undefined
  /** The same, of all values of both sides; undefined if a side has no values. */
  readonly inferredCardinality: string | undefined
  /** The average numbers of rows of a value that joins, as a ratio whose smaller number is 1: `1:2.500`. */
  readonly exactCardinality: string | undefined
  /** Share of the values of the side with fewer values that join; undefined if that side has none. */
  readonly matchValues: number | undefined
  /** The greatest of the shares of values, left rows and right rows; undefined if there are none. */
  readonly matchBest: number | undefined
}

export interface DerivedSide {
  readonly notMatchValues: number
  /** Includes the rows that join nothing since their value is null. */
  readonly notMatchRows: number
  /** Share of the rows of this side that join; undefined if it has no rows. */
  readonly matchRows: number | undefined
  /** Average number of rows of a value that joins; undefined if nothing joins. */
  readonly cardinality: number | undefined
}

/** Computes the figures that are not counted. */
export function derive(figures: JoinFigures): DerivedFigures {
  const { left, right, commonValues, oneOne, oneMany, manyOne, manyMany } = figures
  const inner = oneOne.rows + oneMany.rows + manyOne.rows + manyMany.rows
  const sides = { left: derivedSide(left, commonValues), right: derivedSide(right, commonValues) }
  const fewest = Math.min(left.values, right.values)
  const matchValues = shareOf(commonValues, fewest)
  const shares = [matchValues, sides.left.matchRows, sides.right.matchRows].filter((one) => one !== undefined)
  const joinsOnce = {
    left: manyOne.values + manyMany.values === 0,
    right: oneMany.values + manyMany.values === 0,
  }
  return {
    inner,
    leftOuter: inner + BigInt(sides.left.notMatchRows),
    rightOuter: inner + BigInt(sides.right.notMatchRows),
    fullOuter: inner + BigInt(sides.left.notMatchRows) + BigInt(sides.right.notMatchRows),
    ...sides,
    actualCardinality: commonValues === 0 ? undefined : cardinality(joinsOnce.left, joinsOnce.right),
    inferredCardinality: fewest === 0 ? undefined : cardinality(left.isUnique, right.isUnique),
    exactCardinality: commonValues === 0 ? undefined : ratio(left.joinRows, right.joinRows),
    matchValues,
    matchBest: shares.length === 0 ? undefined : Math.max(...shares),
  }
}

const derivedSide = (side: SideFigures, commonValues: number): DerivedSide => ({
  notMatchValues: side.values - commonValues,
  notMatchRows: side.rows - side.joinRows,
  matchRows: shareOf(side.joinRows, side.rows),
  cardinality: commonValues === 0 ? undefined : side.joinRows / commonValues,
})

/** A value that occurs once on the left may have many rows on the right: `1:M`. */
const cardinality = (isLeftUnique: boolean, isRightUnique: boolean): string =>
  `${isLeftUnique ? '1' : 'M'}:${isRightUnique ? '1' : 'M'}`

function ratio(left: number, right: number): string {
  if (left === right) return '1:1.000'
  return left < right ? `1:${(right / left).toFixed(3)}` : `${(left / right).toFixed(3)}:1`
}
