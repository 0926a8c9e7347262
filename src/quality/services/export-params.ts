import type { RepositoryRef } from '../model/links.ts'
import type { GivenOptions } from '../listings/options.ts'
import type { ExportableName, ListingRef } from '../listings/registry.ts'

export type Filetype = 'csv' | 'json' | 'ndjson' | 'parquet' | 'xlsx'

const MEDIA_TYPES: Readonly<Record<Filetype, string>> = {
  csv: 'text/csv',
  json: 'application/json',
  ndjson: 'application/x-ndjson',
  parquet: 'application/vnd.apache.parquet',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** How the texts of an export become a file. */
export interface ExportFormat {
  readonly filetype: Filetype
  /** Of csv, json and ndjson. */
  readonly encoding: string
  /** What becomes of characters that the encoding does not have. */
  readonly unencodable: 'error' | 'replace'
  /** Of csv: whether values that look like formulas get an apostrophe. */
  readonly escapeFormulas: boolean
}

/** The media type of a file; of csv with its encoding, where that has a name that all know. */
export const mediaTypeOf = ({ filetype, encoding }: Pick<ExportFormat, 'filetype' | 'encoding'>): string =>
  filetype === 'csv' && encoding === 'utf-8' ? `${MEDIA_TYPES.csv}; charset=utf-8` : MEDIA_TYPES[filetype]

/** What is exported: of all records of a listing those with some keys, in an order, some of their columns. */
export interface ExportContent {
  readonly listing: ListingRef<ExportableName>
  readonly options: Omit<GivenOptions, 'pageStart' | 'pageSize' | 'external'>
}

/** What an export job is told. */
export interface ExportParams extends ExportContent, ExportFormat {
  readonly exportId: number
  readonly repository: RepositoryRef
}
