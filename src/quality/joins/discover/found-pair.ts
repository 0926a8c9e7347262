import type { JoinFigures, SideFigures } from '../../model/join.ts'
import type { CountedOverlap, Overlap } from '../../model/join-discovery-store.ts'
import type { AttributePair, JoinableAttribute } from './joinable-attribute.ts'

/** The figures of the join of a pair. */
export function figuresOf({ left, right }: AttributePair, overlap: CountedOverlap): JoinFigures {
  const { values, onceLeft, onceRight, onceBoth, rightRowsOfOnceLeft, leftRowsOfOnceRight, product } = overlap
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
      rows: product - BigInt(onceBoth) - oneMany.rows - manyOne.rows,
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

export const NO_OVERLAP: Overlap = { values: 0, leftRows: 0, rightRows: 0 }
