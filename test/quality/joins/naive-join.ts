/** What a join has, computed row by row over arrays. It shares no code with the product but the forms of values. */
import { mask } from '../../../src/quality/values/forms/mask.ts'
import { metaphone } from '../../../src/quality/values/forms/metaphone.ts'
import { expandPattern } from '../../../src/quality/values/forms/expand-pattern.ts'
import { patterns } from '../../../src/quality/values/forms/patterns.ts'
import type { Field } from '../stores/pieces.ts'

export type Compared = (value: string) => string | undefined

const INTEGER = /^\s*([+-]?)(\d+)\s*$/
const NUMBER = /^\s*([+-]?)(\d*)(?:\.(\d*))?\s*$/

const wholePart = (digits: string): string => digits.replace(/^0+(?=\d)/, '') || '0'
const signed = (sign: string, digits: string): string =>
  sign === '-' && digits !== '0' ? `-${digits}` : digits

export const COMPARED: Readonly<Record<string, Compared>> = {
  value: (value) => value,
  'standardize - Integer': (value) => {
    const [, sign, digits] = INTEGER.exec(value) ?? []
    return digits === undefined ? value : signed(sign!, wholePart(digits))
  },
  'standardize - Decimal': (value) => {
    const [, sign, whole = '', fraction] = NUMBER.exec(value) ?? []
    if (sign === undefined || `${whole}${fraction ?? ''}` === '' || (whole === '' && !fraction)) return value
    const rest = (fraction ?? '').replace(/0+$/, '')
    return signed(sign, wholePart(whole) + (rest === '' ? '' : `.${rest}`))
  },
  'standardize - String': (value) =>
    value
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .normalize('NFC')
      .replaceAll('ß', 'ss')
      .toUpperCase()
      .toLowerCase()
      .replace(/\s+/gu, ' ')
      .trim(),
  metaphone,
  mask,
  Default: (value) => patterns(value).pattern,
  Rich: (value) => patterns(value).rich,
  Long: (value) => expandPattern(patterns(value).rich),
}

export interface NaiveSide {
  readonly rows: readonly (readonly Field[])[]
  /** Positions of the compared columns. */
  readonly columns: readonly number[]
  readonly admits: (row: readonly Field[]) => boolean
}

interface Keyed {
  /** From 1. */
  readonly row: number
  /** JSON of the components; undefined if one is null. */
  readonly key: string | undefined
}

function keyed({ rows, columns, admits }: NaiveSide, compared: Compared): Keyed[] {
  return rows.flatMap((row, i) => {
    if (!admits(row)) return []
    const parts = columns.map((column) => {
      const value = row[column]
      return value === null || value === undefined ? undefined : compared(value)
    })
    const key = parts.includes(undefined) ? undefined : JSON.stringify(parts)
    return [{ row: i + 1, key }]
  })
}

const tally = (rows: readonly Keyed[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const { key } of rows) if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

export type PairOfRows = readonly [left: number | null, right: number | null]

export function naiveJoin(leftSide: NaiveSide, rightSide: NaiveSide, compared: Compared) {
  const [left, right] = [keyed(leftSide, compared), keyed(rightSide, compared)]
  const [leftValues, rightValues] = [tally(left), tally(right)]
  const inner: PairOfRows[] = []
  const leftOuter: PairOfRows[] = []
  for (const one of left) {
    const met = right.filter(({ key }) => key !== undefined && key === one.key)
    for (const other of met) inner.push([one.row, other.row])
    leftOuter.push(
      ...(met.length === 0 ? [[one.row, null] as const] : met.map(({ row }) => [one.row, row] as const)),
    )
  }
  const unmatchedLeft = left
    .filter(({ key }) => key === undefined || !rightValues.has(key))
    .map(({ row }) => row)
  const unmatchedRight = right
    .filter(({ key }) => key === undefined || !leftValues.has(key))
    .map(({ row }) => row)
  const rest = unmatchedRight.map((row) => [null, row] as const)
  const common = [...leftValues.keys()].filter((key) => rightValues.has(key))
  const inClass = (isLeftMany: boolean, isRightMany: boolean) => {
    const keys = common.filter(
      (key) => leftValues.get(key)! > 1 === isLeftMany && rightValues.get(key)! > 1 === isRightMany,
    )
    const rows = keys.reduce((sum, key) => sum + leftValues.get(key)! * rightValues.get(key)!, 0)
    return { values: keys.length, rows: BigInt(rows) }
  }
  const side = (
    all: readonly Keyed[],
    values: ReadonlyMap<string, number>,
    loaded: number,
    unmatched: number,
  ) => ({
    loadedRows: loaded,
    rows: all.length,
    values: values.size,
    joinRows: all.length - unmatched,
    nullRows: all.filter(({ key }) => key === undefined).length,
    isUnique: [...values.values()].every((count) => count === 1),
  })
  const bySize = (keys: readonly string[], sizeOf: (key: string) => number) =>
    [...keys]
      .sort((a, b) => sizeOf(b) - sizeOf(a) || compareKeys(a, b))
      .map(
        (key) => [JSON.parse(key) as string[], leftValues.get(key) ?? 0, rightValues.get(key) ?? 0] as const,
      )
  return {
    figures: {
      left: side(left, leftValues, leftSide.rows.length, unmatchedLeft.length),
      right: side(right, rightValues, rightSide.rows.length, unmatchedRight.length),
      commonValues: common.length,
      oneOne: inClass(false, false),
      oneMany: inClass(false, true),
      manyOne: inClass(true, false),
      manyMany: inClass(true, true),
    },
    segments: {
      inner,
      left: leftOuter,
      right: [...inner, ...rest],
      full: [...leftOuter, ...rest],
    },
    unmatched: { left: unmatchedLeft, right: unmatchedRight },
    values: {
      common: bySize(common, (key) => leftValues.get(key)! * rightValues.get(key)!),
      left: bySize(
        [...leftValues.keys()].filter((key) => !rightValues.has(key)),
        (key) => leftValues.get(key)!,
      ),
      right: bySize(
        [...rightValues.keys()].filter((key) => !leftValues.has(key)),
        (key) => rightValues.get(key)!,
      ),
    },
  }
}

/** By code point, component by component. */
function compareKeys(one: string, other: string): number {
  const [left, right] = [JSON.parse(one) as string[], JSON.parse(other) as string[]]
  for (const [i, part] of left.entries()) {
    const order = Buffer.compare(Buffer.from(part), Buffer.from(right[i]!))
    if (order !== 0) return order
  }
  return 0
}
