import { sortInTurns } from '../../lib/sort-in-turns.ts'
import { nextTurn } from '../../lib/turns.ts'
import { compareText } from '../expressions/compare-text.ts'
import { TooManyToSort } from '../model/connection-errors.ts'
import type { Column } from './columns.ts'
import { readCondition } from './condition.ts'
import { listingOf, type Listing } from './listing.ts'
import type { ListingOptions, SortTerm } from './options.ts'
import { chosenColumns, type Page } from './page.ts'
import type { StoredRow } from './row-store.ts'

/** Files that a listing shows. */
export interface ListedFiles {
  /** Their names by code point, in batches. */
  names(signal: AbortSignal): AsyncIterable<readonly string[]>
  /** In bytes; null if the file has been removed. */
  size(name: string): Promise<number | null>
}

interface FileRow {
  readonly name: string
  /** Undefined until it is looked up. */
  readonly size?: number | null
}

/** Files that are kept in memory for a sort by size. */
const MAX_SORTED = 200_000

/** Sizes that are looked up concurrently. */
const SIZES_AT_ONCE = 32

/** Declares a listing whose rows are the files of a folder. The SQL of a column is `name` or `size`. */
export const fileTable = (view: string, columns: Readonly<Record<'Filename' | 'Size', Column>>): Listing =>
  listingOf({
    view,
    columns: new Map(Object.entries(columns)),
    key: ['Filename'],
    // No database has these rows.
    from: (store) => store.queryBuilder(),
    url: undefined,
    numbering: undefined,
  })

/**
 * A page of a listing of files. The folder is read while the page is written: rows in the order of the names are
 * passed on as soon as they are found, and the memory does not grow with the number of files. Only a sort by size
 * keeps all files.
 * @throws ColumnUnknown, InvalidExpression
 */
export function filePage(
  listing: Listing,
  files: ListedFiles,
  options: ListingOptions,
  signal: AbortSignal,
): Page {
  const { where, sort, pageStart, pageSize, isExternal } = options
  const columns = chosenColumns(listing, options)
  const condition =
    where === undefined ? undefined : readCondition(listing, where, { evaluatedBy: 'process' })
  const read = condition?.evaluatedBy === 'process' ? Object.entries(condition.columns) : []
  const isMatch = (row: FileRow): boolean =>
    condition?.evaluatedBy !== 'process' || condition.isTrue(valuesOf(row, read))
  const terms = sort.map((term) => ({
    ...term,
    member: listing.columns.get(term.column)!.sql as keyof FileRow,
  }))
  const isSorted = !isByName(terms)
  const needsSizes = isSorted || read.some(([, sql]) => sql === 'size')
  const showsSizes = columns.some(({ column }) => column.sql === 'size')
  const shown = columns.map(({ column }, i): [string, string] => [`v${i}`, column.sql])
  const first = pageStart - 1
  let total = 0

  async function* matching(): AsyncGenerator<FileRow[]> {
    for await (const names of files.names(signal)) {
      const rows = names.map((name) => ({ name }))
      yield (needsSizes ? await withSizes(rows, files) : rows).filter(isMatch)
      await nextTurn()
    }
  }

  async function* parts(): AsyncGenerator<StoredRow[]> {
    for await (const rows of isSorted ? sorted(matching(), terms) : matching()) {
      const part = rows.slice(Math.max(0, first - total), Math.max(0, first + pageSize - total))
      total += rows.length
      if (part.length === 0) continue
      yield (showsSizes && !needsSizes ? await withSizes(part, files) : part).map((row) =>
        valuesOf(row, shown),
      )
    }
  }

  return {
    view: listing.view,
    columns,
    pageStart,
    // The last member of the answer; by then all files are counted.
    get total() {
      return total
    },
    isExternal,
    isPrompt: true,
    rows: parts(),
    metadata: undefined,
  }
}

const valuesOf = (row: FileRow, members: readonly (readonly [alias: string, sql: string])[]): StoredRow =>
  Object.fromEntries(members.map(([alias, sql]) => [alias, row[sql as keyof FileRow]]))

async function withSizes(rows: readonly FileRow[], files: ListedFiles): Promise<FileRow[]> {
  const sized: FileRow[] = []
  for (let from = 0; from < rows.length; from += SIZES_AT_ONCE) {
    const some = rows.slice(from, from + SIZES_AT_ONCE)
    sized.push(...(await Promise.all(some.map(async ({ name }) => ({ name, size: await files.size(name) })))))
  }
  return sized
}

type Term = SortTerm & { readonly member: keyof FileRow }

/** True if the order is that of the names, in which files are found. */
const isByName = ([first]: readonly Term[]): boolean =>
  first === undefined || (first.member === 'name' && !first.isDescending)

/** All files in an order, in one part. Files without a size are last in both directions. */
async function* sorted(
  found: AsyncIterable<readonly FileRow[]>,
  terms: readonly Term[],
): AsyncGenerator<FileRow[]> {
  const all: FileRow[] = []
  for await (const rows of found) {
    all.push(...rows)
    if (all.length > MAX_SORTED) throw new TooManyToSort(MAX_SORTED)
  }
  yield sortInTurns(all, (left, right) => {
    for (const { member, isDescending } of terms) {
      const [one, other] = [left[member], right[member]]
      if (one === other) continue
      if (one === null || other === null) return one === null ? 1 : -1
      const order = member === 'name' ? compareText(left.name, right.name) : Number(one) - Number(other)
      return isDescending ? -order : order
    }
    return compareText(left.name, right.name)
  })
}
