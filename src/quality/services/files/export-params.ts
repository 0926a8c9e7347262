import type { RepositoryRef } from '../../model/links.ts'
import type { GivenOptions } from '../../listings/options.ts'
import type { ExportableName, ListingRef } from '../../listings/registry.ts'

export type Filetype = 'csv' | 'json' | 'ndjson' | 'parquet' | 'xlsx'

const MEDIA_TYPES: Readonly<Record<Filetype, string>> = {
  csv: 'text/csv',
  json: 'application/json',
  ndjson: 'application/x-ndjson',
  parquet: 'application/vnd.apache.parquet',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** The format of an export file. */
export interface ExportFormat {
  readonly filetype: Filetype
  /** For csv, json and ndjson. */
  readonly encoding: string
  /** How to treat characters that the encoding cannot represent. */
  readonly unencodable: 'error' | 'replace'
  /** For csv: true if values that look like formulas get an apostrophe. */
  readonly escapeFormulas: boolean
}

/**
 * The media type of a file. For csv in UTF-8 it includes the charset; other encodings may not be known to all
 * clients.
 */
export const mediaTypeOf = ({ filetype, encoding }: Pick<ExportFormat, 'filetype' | 'encoding'>): string =>
  filetype === 'csv' && encoding === 'utf-8' ? `${MEDIA_TYPES.csv}; charset=utf-8` : MEDIA_TYPES[filetype]

/** The content of an export: the records of a listing, optionally restricted to some keys, their order and columns. */
export interface ExportContent<Name extends ExportableName = ExportableName> {
  readonly listing: ListingRef<Name>
  readonly options: Omit<GivenOptions, 'pageStart' | 'pageSize' | 'external' | 'shorten'>
}

/** The parameters of an export job. */
export interface ExportParams<Name extends ExportableName = ExportableName>
  extends ExportContent<Name>, ExportFormat {
  readonly exportId: number
  readonly repository: RepositoryRef
}
