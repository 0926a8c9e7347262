import type { ComponentChildren } from 'preact'
import type { Column } from '../../../generated/quality/sdk/typescript/src/models/Column.ts'
import type { ListOptions } from '../../../generated/quality/sdk/typescript/src/models/ListOptions.ts'
import type { StandardResponse } from '../../../generated/quality/sdk/typescript/src/models/StandardResponse.ts'
import type { ExpressionPlace } from '../expression/expression-box.tsx'

/** The options of a page of a listing, as GET takes them. */
export interface PageOptions {
  readonly columns?: string[]
  readonly where?: string
  /** `NAME` or `NAME:desc` */
  readonly sort?: string[]
  readonly pageStart?: number
  readonly pageSize?: number
  /** Longer values are cut after this number of characters. */
  readonly shorten?: number
}

/** The file of an export. */
export interface ExportFile {
  readonly filename: string
  readonly filetype: 'csv' | 'json' | 'ndjson' | 'parquet' | 'xlsx'
}

/** A job that writes an export, and the file that it writes. Addresses in the API. */
export interface ScheduledExport {
  readonly job: string
  readonly file: string
}

/** A listing that a page shows as a table. */
export interface ListingSource {
  readonly repository: string
  readonly title: string
  /** Changes with everything that the listing depends on. */
  readonly identity: string
  readonly ask: (options: PageOptions, signal: AbortSignal) => Promise<StandardResponse>
  /** Undefined if the listing cannot be written to a file. */
  readonly exportTo?: (file: ExportFile, options: ListOptions) => Promise<ScheduledExport>
  /** Where a condition of the listing is checked. Undefined if it has none. */
  readonly place?: ExpressionPlace
  /** True if the first column is the number of the row, and the rows are in its order. */
  readonly hasRowNumbers?: boolean
  /** Columns that stay in sight. */
  readonly pinned?: readonly string[]
  /** What is shown of a row beside its values. */
  readonly detailsOf?: (values: Readonly<Record<string, string>>) => ComponentChildren
  /** The page that a row leads to; undefined if it has none. */
  readonly pageOfRow?: (
    values: Readonly<Record<string, string>>,
    url: string | undefined,
  ) => string | undefined
}

/** The columns of a page by name, for `pageOfRow`. */
export const namedValues = (
  columns: readonly Column[],
  values: readonly string[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(columns.map(({ columnisedName }, index) => [columnisedName, values[index] ?? '']))
