import type { Sample } from '../../model/reading.ts'
import type { Detected } from '../detection/detect.ts'
import { SchemaFileFault } from '../errors.ts'
import { canonicalField } from '../records/canonical-csv.ts'
import type { Preview } from '../records/read-records.ts'
import type { SourceKind } from '../source-kind.ts'

/** The most rows that are read for a preview of a random sample. */
const MAX_PREVIEWED_ROWS = 100_000

/** The most rows of a table that a reading of a sample needs; undefined: all. */
export const rowsOfSample = (sample: Sample): number | undefined =>
  sample.kind === 'first' ? sample.skip + sample.rows : undefined

/** The same for the first records of a sample. */
export function rowsOfPreview(sample: Sample, mostRecords: number): number {
  if (sample.kind === 'all') return mostRecords
  if (sample.kind === 'first') return sample.skip + Math.min(sample.rows, mostRecords)
  return sample.skip + MAX_PREVIEWED_ROWS
}

/** The members of `connectInfo` that a table has. */
export interface TableWords {
  /** A condition in the language of the database. */
  readonly sqlwhere?: string | undefined
}

/** The members of a source that a request sets for a table. Databases give their texts in Unicode. */
export const readTable = ({ sqlwhere }: TableWords) => ({
  encoding: 'utf-8',
  sqlwhere: sqlwhere?.trim() || undefined,
})

/** What is the same for all kinds of tables. */
export const TABLES: Pick<SourceKind, 'declare' | 'describe'> & {
  readonly detect: () => Promise<Detected>
} = {
  declare: async () => {
    throw new SchemaFileFault('A table names its columns itself; leave schemaFile out.')
  },
  detect: async () => ({ encoding: undefined }),
  describe: () => ({ delimiter: `''`, quote: `''` }),
}

/** Rows as lines: the names of the columns first, then the values as canonical CSV. */
export const linesOf = ({ names = [], rows }: Preview): string[] =>
  [names, ...rows].map((row) => row.map(canonicalField).join(','))
