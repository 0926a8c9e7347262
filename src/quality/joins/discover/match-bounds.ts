import { VALUE_TYPES } from '../../model/reading.ts'
import type { AttributePair, JoinableAttribute, ValueLooks } from './joinable-attribute.ts'

/** Upper bounds for a pair: common values, and rows of each side whose value joins. */
export interface Bounds {
  readonly commonValues: number
  readonly leftRows: number
  readonly rightRows: number
}

/**
 * True if a pair within these bounds can have a common value and the match quality. The shares are computed like
 * MATCH_BEST of the join (`derived-figures.ts`), so that rounding cannot make a difference.
 */
export function canMatch({ left, right }: AttributePair, bounds: Bounds, matchQuality: number): boolean {
  const { commonValues, leftRows, rightRows } = bounds
  if (commonValues <= 0 || leftRows <= 0 || rightRows <= 0) return false
  return (
    share(commonValues, Math.min(left.values, right.values)) >= matchQuality ||
    share(leftRows, left.rows) >= matchQuality ||
    share(rightRows, right.rows) >= matchQuality
  )
}

const share = (part: number, whole: number): number => (100 * part) / whole

/** The bounds that follow from the profiles of both attributes. */
export function profileBounds({ left, right }: AttributePair): Bounds {
  const [leftRows, rightRows] = joinableRows(left, right)
  return { commonValues: Math.min(left.values, right.values, leftRows, rightRows), leftRows, rightRows }
}

/** Rows whose value can be equal to a value of the other attribute. Equal values have the same length and type. */
function joinableRows(
  left: JoinableAttribute,
  right: JoinableAttribute,
): readonly [left: number, right: number] {
  const rows = [left.rows - left.nullRows, right.rows - right.nullRows] as const
  if (!left.looks || !right.looks) return rows
  if (left.looks.maxLength < right.looks.minLength || right.looks.maxLength < left.looks.minLength)
    return [0, 0]
  return [
    Math.min(rows[0], rowsOfTypes(left.looks, right.looks)),
    Math.min(rows[1], rowsOfTypes(right.looks, left.looks)),
  ]
}

/** Rows of one attribute whose type another attribute has too. */
const rowsOfTypes = (one: ValueLooks, other: ValueLooks): number =>
  VALUE_TYPES.reduce(
    (sum, type) => (type !== 'null' && other.types[type] > 0 ? sum + one.types[type] : sum),
    0,
  )

/** What a part of all values shows of an attribute: the values in this part, and the rows that hold them. */
export interface PartOfAttribute {
  readonly values: number
  readonly rows: number
}

/** The bounds that follow from a part of the values: what does not join there never joins. */
export function partBounds(
  { left, right }: AttributePair,
  parts: { readonly left: PartOfAttribute; readonly right: PartOfAttribute },
  found: Bounds,
): Bounds {
  const missing = {
    left: parts.left.values - found.commonValues,
    right: parts.right.values - found.commonValues,
  }
  return {
    commonValues: Math.min(left.values - missing.left, right.values - missing.right),
    leftRows: left.rows - left.nullRows - (parts.left.rows - found.leftRows),
    rightRows: right.rows - right.nullRows - (parts.right.rows - found.rightRows),
  }
}
