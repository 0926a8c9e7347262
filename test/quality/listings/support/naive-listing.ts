import { readOptions, type GivenOptions } from '../../../../src/quality/listings/options.ts'

/** A column of a listing over objects. */
export interface NaiveColumn<T> {
  /** What the answer shows. */
  readonly field: (row: T) => string
  /** What rows are put in order by, the most important first. */
  readonly order: (row: T) => readonly (number | string | null)[]
  readonly isOptional?: boolean
}

export interface NaiveListing<T> {
  /** In the order of the key. */
  readonly rows: readonly T[]
  readonly key: (row: T) => number
  readonly columns: ReadonlyMap<string, NaiveColumn<T>>
  readonly url?: (row: T) => string
}

export const byCodePoint = (left: string, right: string): number =>
  Buffer.compare(Buffer.from(left), Buffer.from(right))

const textual = <T>(value: (row: T) => number | string | null): NaiveColumn<T> => ({
  field: (row) => String(value(row) ?? ''),
  order: (row) => [value(row)],
})
/** A text or a whole number. */
export const plain = textual

/** A number with three decimals. */
export const thousandths = <T>(value: (row: T) => number | null): NaiveColumn<T> => ({
  field: (row) =>
    value(row)
      ?.toFixed(3)
      .replace(/^-(0\.000)$/, '$1') ?? '',
  order: (row) => [value(row)],
})

const comparedBy = (left: number | string | null, right: number | string | null, isDescending: boolean) => {
  if (left === null || right === null) return Number(left === null) - Number(right === null)
  const compared = typeof left === 'number' ? left - Number(right) : byCodePoint(String(left), String(right))
  return isDescending ? -compared : compared
}

/**
 * The rows and the metadata of a page, over arrays: nulls last, equals by their key.
 * @param holds what the condition says of a row, by what the row shows
 */
export function naivePage<T>(
  { rows, key, columns, url }: NaiveListing<T>,
  given: GivenOptions,
  holds: (shown: (column: string) => string) => boolean | null = () => true,
) {
  const { sort, keys, pageStart, pageSize, columns: chosen } = readOptions(given)
  const found = rows.filter(
    (row) =>
      (!keys || keys.includes(String(key(row)))) &&
      holds((column) => columns.get(column)!.field(row)) === true,
  )
  const sorted = found.toSorted((left, right) => {
    for (const { column, isDescending } of sort) {
      const [a, b] = [left, right].map((row) => columns.get(column)!.order(row)) as [
        (number | string | null)[],
        (number | string | null)[],
      ]
      for (const [at, one] of a.entries()) {
        const compared = comparedBy(one, b[at]!, isDescending)
        if (compared !== 0) return compared
      }
    }
    return key(left) - key(right)
  })
  const page = sorted.slice(pageStart - 1, pageStart - 1 + pageSize)
  const names = chosen ?? [...columns].filter(([, { isOptional }]) => !isOptional).map(([name]) => name)
  return {
    names,
    rows: page.map((row) => ({
      dataRow: names.map((name) => columns.get(name)!.field(row)),
      ...(url && { metadata: { url: url(row) } }),
    })),
    metadata: {
      pageStart: String(pageStart),
      dataSize: String(page.length),
      totalCount: String(found.length),
    },
  }
}
