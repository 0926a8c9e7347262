import { namePattern } from '../name-pattern.ts'

/** A table or a view in the listing of a connection. */
export interface ListedTable {
  /** As `sourceFile` takes it, such as `public.orders` or `public."Order lines"`. */
  readonly name: string
  readonly schema: string | undefined
  readonly table: string
  readonly kind: 'table' | 'view'
  /** As the database estimates it; undefined if it does not. */
  readonly estimatedRows: number | undefined
}

/**
 * True for the tables that a pattern of names matches, see `namePattern`. A pattern is compared with `schema.table`
 * without quotes; a pattern without a dot may also match the table alone.
 */
export function tableFilter(pattern: string): (table: Pick<ListedTable, 'schema' | 'table'>) => boolean {
  const matches = namePattern(withoutSlash(pattern))
  const isOfTable = !pattern.includes('.')
  return ({ schema, table }) =>
    matches(withoutSlash(schema === undefined ? table : `${schema}.${table}`)) ||
    (isOfTable && matches(withoutSlash(table)))
}

/** A slash separates folders in patterns; in names of tables it is a character as others. U+0001 is in no name. */
const withoutSlash = (text: string): string => text.replaceAll('/', '\u0001')
