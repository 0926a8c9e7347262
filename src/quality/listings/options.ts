/** Default number of rows of a page. */
export const DEFAULT_PAGE_SIZE = 65

/** Maximum number of rows of a page. A larger size is reduced to this limit, never rejected. */
export const MAX_PAGE_SIZE = 10_000

/** The standard options in the words of a request: of a query (`sort=NAME:desc`) or of a command's `options`. */
export interface GivenOptions {
  readonly columns?: readonly string[] | undefined
  readonly where?: string | undefined
  readonly sort?:
    | readonly (string | { readonly column: string; readonly direction?: '' | 'asc' | 'desc' | undefined })[]
    | undefined
  readonly pageStart?: string | number | undefined
  readonly pageSize?: string | number | undefined
  readonly keypatternlist?: readonly (string | number)[] | undefined
  readonly external?: '0' | '1' | 0 | 1 | undefined
  readonly shorten?: string | number | undefined
}

export interface SortTerm {
  readonly column: string
  readonly isDescending: boolean
}

/** The options of a page. */
export interface ListingOptions {
  /** Columnised names in the order of the answer, each once; undefined for all columns that are not optional. */
  readonly columns: readonly string[] | undefined
  /** A condition in the expression language; undefined for all rows. */
  readonly where: string | undefined
  /** Most important first; each column once. */
  readonly sort: readonly SortTerm[]
  /** Number of the page's first row, from 1. */
  readonly pageStart: number
  /** Maximum number of rows of the page, 1 to MAX_PAGE_SIZE. */
  readonly pageSize: number
  /** Restricts the rows to these keys (the values of a compound key are separated by a blank). */
  readonly keys: readonly string[] | undefined
  /** True if rows are objects by human name. */
  readonly isExternal: boolean
  /** Texts of more characters are cut after this number; undefined if none is. */
  readonly shorten: number | undefined
}

/** Reads the standard options of a request that follows the contract. */
export function readOptions(given: GivenOptions = {}): ListingOptions {
  const { columns, sort = [], keypatternlist } = given
  const terms = new Map<string, SortTerm>()
  for (const term of sort.map(readSortTerm)) if (!terms.has(term.column)) terms.set(term.column, term)
  return {
    columns: columns?.length ? [...new Set(columns)] : undefined,
    where: given.where,
    sort: [...terms.values()],
    pageStart: Number(given.pageStart ?? 1),
    pageSize: Math.min(Number(given.pageSize ?? DEFAULT_PAGE_SIZE), MAX_PAGE_SIZE),
    keys: keypatternlist?.map(String),
    isExternal: Number(given.external) === 1,
    shorten: given.shorten === undefined ? undefined : Number(given.shorten),
  }
}

/** In a string, only the part after the last colon can be a direction: names of columns may contain colons. */
export function readSortTerm(term: NonNullable<GivenOptions['sort']>[number]): SortTerm {
  if (typeof term !== 'string') return { column: term.column, isDescending: term.direction === 'desc' }
  const [, column = term, direction] = /^(.*):(asc|desc)$/s.exec(term) ?? []
  return { column, isDescending: direction === 'desc' }
}
