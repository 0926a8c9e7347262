import type { Knex } from 'knex'
import type { Column } from './columns.ts'

/**
 * A table of rows as clients see it. Paging, order, choice of columns and both forms of the answer are derived from
 * this declaration.
 * @typeParam Scope the owner of the rows, such as a repository
 */
export interface Listing<Scope = void> {
  /** Name of the view in the answer's metadata. */
  readonly view: string
  /** By columnised name, in the order of the answer. */
  readonly columns: ReadonlyMap<string, Column>
  /**
   * Columns that together identify a row. They also define the default order. The SQL of each is a plain column name.
   */
  readonly key: readonly string[]
  /**
   * SQL of columns that order rows as the key does, if an index has them: a page is then read without a sort, and without the
   * tables of the key.
   */
  readonly keyOrder?: readonly string[]
  /** SQL of the default order, if the key does not define it. Only for listings of few rows, or with a `rowId`. */
  readonly order?: string
  /** True if the default order is descending. Only for listings of the catalogue. */
  readonly isNewestFirst?: true
  /** The columns that `keypatternlist` names, unless it names the whole key. The whole key if undefined. */
  readonly restrictedBy?: readonly string[]
  /** The parts of a key in `keypatternlist`, if the text does not have them separated by blanks. */
  readonly partsOfKey?: (key: string) => readonly string[]
  /**
   * SQL of a column of integers that identifies a row, and that its table finds by an index. For listings of the
   * catalogue that can have many rows: a page is found by the ids of its rows.
   */
  readonly rowId?: string
  /** Tells where the rows come from, in the metadata of a page. */
  readonly source?: 'index' | 'scan'
  /**
   * The rows: tables, joins and conditions, without a selection, group or order. A query that needs these is a
   * subquery in the from clause.
   */
  readonly from: (store: Knex, scope: Scope) => Knex.QueryBuilder
  /** Path of a row's own resource, from the texts of its key and `urlParts`; undefined if rows have no resource. */
  readonly url: ((parts: Readonly<Record<string, string>>, scope: Scope) => string) | undefined
  /** Further parts of a row's path: SQL of texts by name. Null becomes the empty string. */
  readonly urlParts: Readonly<Record<string, string>>
  /** A further member of a row's metadata. */
  readonly rowMetadata?: RowMember
  /** Set if the only column of the key numbers the rows. */
  readonly numbering: Numbering | undefined
  /**
   * Set if every query computes the rows, which are few, from so many rows of tables. A page and its total then come from one
   * query.
   */
  readonly computedFrom?: number
  /** Set if an engine evaluates conditions: the rows that a condition is applied to. */
  readonly scannedRows?: ScannedRows
  /**
   * Human names by columnised name. A repeated human name gets a number. A column of the key gets it rather than an
   * attribute, whose name is that of the source.
   */
  readonly humanNames: ReadonlyMap<string, string>
  /** True if the columns of the rows are not known yet, because no load has ended. */
  readonly awaitsColumns?: boolean
}

/** A member of the metadata of a row. */
export interface RowMember {
  readonly name: 'origin' | 'attributeChanges'
  /** SQL of a text. */
  readonly sql: string
  /** The value from the stored text; undefined to leave the member out. */
  readonly read: (stored: unknown) => unknown
}

/** Numbered rows are found by their numbers, so that only the rows of the page are read completely. */
export interface Numbering {
  /** True if the numbers go from 1 to the last without gaps. */
  readonly isGapless: boolean
  /** Number of rows. */
  readonly total: number
  /** The same, if it can be larger than the whole numbers that a double represents. */
  readonly exactTotal?: bigint
  /** True if `total` is only an upper limit, so that the rows must be counted. */
  readonly mustCount?: true
  /** Selects rows by their positions in the default order, from 1. */
  readonly between?: (rows: Knex.QueryBuilder, first: number, last: number) => Knex.QueryBuilder
  /** Maximum number of characters of a row, if known. */
  readonly longest?: number
  /**
   * An expensive condition. Apply it only when searching for the row numbers of a page, since rows fetched by these
   * numbers satisfy it; or to all rows if they fit on one page.
   */
  readonly find?: (rows: Knex.QueryBuilder) => Knex.QueryBuilder
  /** Set if the numbers are not stored, so that rows must be looked up rather than selected among all rows. */
  readonly lookUp?: RowLookUp
}

/** Finds single rows. The results have the form of `from`. */
export interface RowLookUp {
  /** The rows at these positions of the default order, from 1. */
  readonly at: (first: number, last: number) => Knex.QueryBuilder
  /** The rows with these numbers. @param numbers a query whose only column has the name of the key's column */
  readonly numbered: (numbers: Knex.QueryBuilder) => Knex.QueryBuilder
}

export interface ScannedRows {
  readonly count: number
  /** True if they are all rows of a table; false if they are consecutive rows of a table. */
  readonly isTable: boolean
}

interface Declaration<Scope, Name extends string, Key extends Name> {
  readonly view: string
  readonly key: readonly Key[]
  readonly keyOrder?: readonly string[]
  readonly order?: string
  readonly isNewestFirst?: true
  readonly rowMetadata?: RowMember
  readonly restrictedBy?: readonly NoInfer<Name>[]
  readonly partsOfKey?: (key: string) => readonly string[]
  readonly rowId?: string
  readonly from: (store: Knex, scope: Scope) => Knex.QueryBuilder
  readonly url?: (key: Readonly<Record<Key, string>>, scope: Scope) => string
  readonly columns: Readonly<Record<Name, Column>>
}

/** Declares a listing with fixed columns. */
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
  humanNames: distinctNames(given),
})

function distinctNames({
  columns,
  key,
  restrictedBy = key,
}: Pick<Listing, 'columns' | 'key' | 'restrictedBy'>): Map<string, string> {
  const given = new Set(Array.from(columns.values(), ({ humanName }) => humanName))
  const uses = new Map<string, number>()
  const names = new Map<string, string>()
  const isOfKey = ([name]: [string, Column]): number =>
    Number(key.includes(name) || restrictedBy.includes(name))
  for (const [name, { humanName }] of [...columns].sort((a, b) => isOfKey(a) - isOfKey(b))) {
    let use = (uses.get(humanName) ?? 0) + 1
    while (use > 1 && given.has(`${humanName} (${use})`)) use++
    uses.set(humanName, use)
    names.set(name, use === 1 ? humanName : `${humanName} (${use})`)
  }
  return names
}
