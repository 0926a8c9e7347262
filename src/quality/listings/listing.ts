import type { Knex } from 'knex'
import type { Column } from './columns.ts'

/**
 * A table of rows as clients see it. Paging, order, choice of columns, both forms of the answer come from this
 * declaration alone.
 * @typeParam Scope what of the store is listed, such as a repository
 */
export interface Listing<Scope = void> {
  /** Name of the view in the answer's metadata. */
  readonly view: string
  /** By columnised name, in the order of the answer. */
  readonly columns: ReadonlyMap<string, Column>
  /**
   * Columns that together tell a row from all others, in the order that rows have unless another is asked for.
   * The SQL of each is the plain name of a column.
   */
  readonly key: readonly string[]
  /**
   * The rows: tables, joins and conditions, without a selection, group or order (a query that needs these stands
   * in the from clause of another).
   */
  readonly from: (store: Knex, scope: Scope) => Knex.QueryBuilder
  /** Path of a row's own resource, from the texts of its key and `urlParts`; undefined where rows have none. */
  readonly url: ((parts: Readonly<Record<string, string>>, scope: Scope) => string) | undefined
  /** What else than its key the path of a row is made from: SQL of texts that are not null, by name. */
  readonly urlParts: Readonly<Record<string, string>>
  /** Set where the only column of the key numbers the rows. */
  readonly numbering: Numbering | undefined
  /** By columnised name, the human names, of which those that are not the first of their kind have got a number. */
  readonly humanNames: ReadonlyMap<string, string>
}

/** Rows that have numbers are found by them, so that only those of the page are read whole. */
export interface Numbering {
  /** Whether the numbers go from 1 to the last without gaps. */
  readonly isGapless: boolean
  /** How many rows there are. */
  readonly total: number
  /** Characters that a row has at most, where that is known. */
  readonly longest?: number
  /**
   * A condition that is dear, and so put to the search for the numbers of a page alone, whose rows meet it anyway, or
   * to all rows where they fit one page.
   */
  readonly find?: (rows: Knex.QueryBuilder) => Knex.QueryBuilder
}

interface Declaration<Scope, Name extends string, Key extends Name> {
  readonly view: string
  readonly key: readonly Key[]
  readonly from: (store: Knex, scope: Scope) => Knex.QueryBuilder
  readonly url?: (key: Readonly<Record<Key, string>>, scope: Scope) => string
  readonly columns: Readonly<Record<Name, Column>>
}

/** Declares a listing whose columns are known beforehand. */
export const listing = <Scope = void, const Name extends string = string, const Key extends Name = Name>({
  columns,
  ...rest
}: Declaration<Scope, Name, Key>): Listing<Scope> =>
  listingOf({ url: undefined, numbering: undefined, ...rest, columns: new Map(Object.entries(columns)) })

/** Declares a listing whose columns depend on data. */
export const listingOf = <Scope = void>(
  given: Omit<Listing<Scope>, 'humanNames' | 'urlParts'> & Partial<Pick<Listing<Scope>, 'urlParts'>>,
): Listing<Scope> => ({
  urlParts: {},
  ...given,
  humanNames: distinctNames(given.columns),
})

function distinctNames(columns: ReadonlyMap<string, Column>): Map<string, string> {
  const given = new Set(Array.from(columns.values(), ({ humanName }) => humanName))
  const uses = new Map<string, number>()
  const names = new Map<string, string>()
  for (const [name, { humanName }] of columns) {
    let use = (uses.get(humanName) ?? 0) + 1
    while (use > 1 && given.has(`${humanName} (${use})`)) use++
    uses.set(humanName, use)
    names.set(name, use === 1 ? humanName : `${humanName} (${use})`)
  }
  return names
}
