import {
  type SidesPart,
  VALUE_PARTS,
  type ValueCounts,
  type ValuesPart,
} from '../../model/warehouse/join-discovery-store.ts'
import { VALUE_TYPES } from '../../model/reading.ts'
import type { MatchedPair } from './found-join.ts'
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

/**
 * A part of the values refutes most pairs if it is larger than the share of values that may be missing. A large part
 * costs more than it saves.
 */
const SAMPLE_ABOVE = 1.5
/** For compound joins, whose first part is not compared again. */
const COMPOUND_SAMPLE_ABOVE = 1.25
const SMALLEST_SAMPLE = 1 / 64
const MAX_SAMPLE_SHARE = 1 / 3

/** The number of parts of the values of which one is compared first; undefined to compare all at once. */
export function partsFor(matchQuality: number): number | undefined {
  const share = SAMPLE_ABOVE * (1 - matchQuality / 100) + SMALLEST_SAMPLE
  return share > MAX_SAMPLE_SHARE ? undefined : Math.floor(1 / share)
}

/** The parts of the values of compound joins that are compared after one another, each larger than those before it. */
export function* partsOfCompounds(matchQuality: number): Generator<ValuesPart> {
  const least = VALUE_PARTS * (COMPOUND_SAMPLE_ABOVE * (1 - matchQuality / 100) + SMALLEST_SAMPLE)
  for (let from = 0, to = Math.ceil(least); from < VALUE_PARTS; [from, to] = [to, 2 * to])
    yield { from, to: Math.min(to, VALUE_PARTS) }
}

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

/**
 * True if a compound join can have the match quality, by the joins of its components: a row joins only if it joins by each
 * of them.
 * @param leastValues the least values that each side can have
 */
export function canComponentsMatch(
  pairs: readonly MatchedPair[],
  leastValues: { readonly left: number; readonly right: number },
  matchQuality: number,
): boolean {
  const [{ left, right }] = pairs as readonly [MatchedPair]
  const joinRows = (side: 'left' | 'right'): number =>
    Math.min(...pairs.map(({ figures }) => figures[side].joinRows))
  const [leftRows, rightRows] = [joinRows('left'), joinRows('right')]
  return (
    share(Math.min(leftRows, rightRows), Math.min(leastValues.left, leastValues.right)) >= matchQuality ||
    share(leftRows, left.rows) >= matchQuality ||
    share(rightRows, right.rows) >= matchQuality
  )
}

/** The most values that a side of a compound join can have, and the most rows with a value. */
export interface SideSize {
  readonly left: ValueCounts
  readonly right: ValueCounts
}

/**
 * True if a compound join can have a common value and the match quality, by what a part of its values shows.
 * @param loaded rows of both loads
 * @param most exactly the counts of the part, if it has all values
 */
export function canCompoundMatch(
  loaded: { readonly left: number; readonly right: number },
  most: SideSize,
  { left, right, overlap }: SidesPart,
  matchQuality: number,
): boolean {
  // Of the values of a side at most those join that are not known to be missing on the other side.
  const joined = {
    leftValues: most.left.values - (left.values - overlap.values),
    rightValues: most.right.values - (right.values - overlap.values),
    leftRows: most.left.rows - (left.rows - overlap.leftRows),
    rightRows: most.right.rows - (right.rows - overlap.rightRows),
  }
  if (Object.values(joined).some((count) => count <= 0)) return false
  return (
    // Either side can be the one with fewer values.
    share(joined.leftValues, most.left.values) >= matchQuality ||
    share(joined.rightValues, most.right.values) >= matchQuality ||
    share(joined.leftRows, loaded.left) >= matchQuality ||
    share(joined.rightRows, loaded.right) >= matchQuality
  )
}
