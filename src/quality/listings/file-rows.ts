import { sortInTurns } from '../../lib/sort-in-turns.ts'
import { nextTurn } from '../../lib/turns.ts'
import { compareText } from '../../lib/compare-text.ts'
import { TooManyToSort } from '../model/connection-errors.ts'
import type { Column } from './columns.ts'
import { readCondition } from './condition.ts'
import { listingOf, type Listing } from './listing.ts'
import type { ListingOptions, SortTerm } from './options.ts'
import { chosenColumns, type Page } from './page.ts'
import type { StoredRow } from './row-store.ts'

/** A file, or a table of a database. */
export interface ListedEntry {
  readonly name: string
  readonly kind: 'file' | 'folder' | 'table' | 'view'
  /** As the database estimates it; null if it does not, and for files. */
  readonly rows: number | null
  /** In bytes; null if there is none. Undefined until it is looked up. */
  readonly size?: number | null
}

/** Files or tables that a listing shows. */
export interface ListedFiles {
  /** True if they are not in a folder of the server. */
  readonly isRemote: boolean
  /** In the order of their names by code point, in batches. */
  entries(signal: AbortSignal): AsyncIterable<readonly ListedEntry[]>
  /** The size of an entry without one, in bytes; null if the file has been removed. */
  size(name: string): Promise<number | null>
}

/** Entries that are kept in memory for a sort by something else than the name. */
const MAX_SORTED = 200_000

/** Sizes that are looked up concurrently. */
const SIZES_AT_ONCE = 32

/** Declares a listing whose rows are files or tables. The SQL of a column is a member of `ListedEntry`. */
export const fileTable = (view: string, columns: Readonly<Record<string, Column>>): Listing =>
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
 * passed on as soon as they are found, and the memory does not grow with the number of files. Only another sort
 * keeps all files.
 * @throws ColumnUnknown, InvalidExpression
 */
export function filePage(
  listing: Listing,
  files: ListedFiles,
  options: ListingOptions,
  signal: AbortSignal,
): Page {
  const { where, sort, pageStart, pageSize, isExternal, shorten } = options
  const columns = chosenColumns(listing, options, 'process')
  const condition =
    where === undefined ? undefined : readCondition(listing, where, { evaluatedBy: 'process' })
  const read =
    condition?.evaluatedBy === 'process'
      ? condition.columns.map((sql, i): [string, string] => [`j${i}`, sql])
      : []
  const isMatch = (row: ListedEntry): boolean =>
    condition?.evaluatedBy !== 'process' || condition.isTrue(valuesOf(row, read))
  const terms = sort.map((term) => ({
    ...term,
    member: listing.columns.get(term.column)!.sql as keyof ListedEntry,
  }))
  const isSorted = !isByName(terms)
  const needsSizes = terms.some(({ member }) => member === 'size') || read.some(([, sql]) => sql === 'size')
  const showsSizes = columns.some(({ column }) => column.sql === 'size')
  const shown = columns.map(({ column }, i): [string, string] => [`v${i}`, column.sql])
  const first = pageStart - 1
  let total = 0

  async function* matching(): AsyncGenerator<ListedEntry[]> {
    for await (const entries of files.entries(signal)) {
      yield (needsSizes ? await withSizes(entries, files) : [...entries]).filter(isMatch)
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
    shorten,
    isPrompt: true,
    rows: parts(),
    metadata: undefined,
  }
}

const valuesOf = (row: ListedEntry, members: readonly (readonly [alias: string, sql: string])[]): StoredRow =>
  Object.fromEntries(members.map(([alias, sql]) => [alias, row[sql as keyof ListedEntry]]))

async function withSizes(rows: readonly ListedEntry[], files: ListedFiles): Promise<ListedEntry[]> {
  const sized: ListedEntry[] = []
  for (let from = 0; from < rows.length; from += SIZES_AT_ONCE) {
    const some = rows.slice(from, from + SIZES_AT_ONCE)
    const looked = some.map(async ({ size, ...rest }) => ({
      ...rest,
      size: size === undefined ? await files.size(rest.name) : size,
    }))
    sized.push(...(await Promise.all(looked)))
  }
  return sized
}

type Term = SortTerm & { readonly member: keyof ListedEntry }

/** True if the order is that of the names, in which files are found. */
const isByName = ([first]: readonly Term[]): boolean =>
  first === undefined || (first.member === 'name' && !first.isDescending)

/** All entries in an order, in one part. Those without a value are last in both directions. */
async function* sorted(
  found: AsyncIterable<readonly ListedEntry[]>,
  terms: readonly Term[],
): AsyncGenerator<ListedEntry[]> {
  const all: ListedEntry[] = []
  for await (const rows of found) {
    all.push(...rows)
    if (all.length > MAX_SORTED) throw new TooManyToSort(MAX_SORTED)
  }
  yield sortInTurns(all, (left, right) => {
    for (const { member, isDescending } of terms) {
      const [one, other] = [left[member] ?? null, right[member] ?? null]
      if (one === other) continue
      if (one === null || other === null) return one === null ? 1 : -1
      const order = typeof one === 'string' ? compareText(one, String(other)) : one - Number(other)
      return isDescending ? -order : order
    }
    return compareText(left.name, right.name)
  })
}
