import type { JoinFigures, SideFigures } from '../../model/join.ts'
import type { CountedOverlap } from '../../model/warehouse/join-discovery-store.ts'
import type { AttributePair, JoinableAttribute } from './joinable-attribute.ts'

/** The figures of the join of a pair. */
export function figuresOf({ left, right }: AttributePair, overlap: CountedOverlap): JoinFigures {
  const { values, onceLeft, onceRight, onceBoth, rightRowsOfOnceLeft, leftRowsOfOnceRight, productOfMany } =
    overlap
  const oneMany = { values: onceLeft - onceBoth, rows: BigInt(rightRowsOfOnceLeft - onceBoth) }
  const manyOne = { values: onceRight - onceBoth, rows: BigInt(leftRowsOfOnceRight - onceBoth) }
  return {
    left: sideOf(left, overlap.leftRows),
    right: sideOf(right, overlap.rightRows),
    commonValues: values,
    oneOne: { values: onceBoth, rows: BigInt(onceBoth) },
    oneMany,
    manyOne,
    manyMany: {
      values: values - onceBoth - oneMany.values - manyOne.values,
      rows: productOfMany,
    },
  }
}

const sideOf = ({ rows, values, nullRows, isUnique }: JoinableAttribute, joinRows: number): SideFigures => ({
  loadedRows: rows,
  rows,
  values,
  joinRows,
  nullRows,
  isUnique,
})

/** A pair of attributes with the figures of its join. */
export interface MatchedPair extends AttributePair {
  readonly figures: JoinFigures
}

/** A join that was found: one or several pairs of attributes of the same two entities. */
export interface FoundJoin {
  readonly pairs: readonly AttributePair[]
  readonly figures: JoinFigures
}
