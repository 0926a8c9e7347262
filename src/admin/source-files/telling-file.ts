/** A file that says what it is and which columns it has, read by a command without a server. */
import { basename } from 'node:path'
import type { Detected } from '../../quality/loaders/detection/detect.ts'
import type { TellingKind } from '../../quality/loaders/detection/file-kind.ts'
import { sourceKindOf } from '../../quality/loaders/source-kinds.ts'
import type { EntitySource } from '../../quality/model/entity-source.ts'
import { fileInWords } from '../../quality/report/reading-in-words.ts'
import { type OptionValues, refuse } from './refused-options.ts'

/** The options of each kind. */
const OPTIONS: Readonly<Record<TellingKind, readonly string[]>> = {
  json: ['records', 'member'],
  xml: ['records', 'member'],
  avro: ['member'],
  arrow: ['member'],
  parquet: [],
  sqlite: ['table'],
  duckdb: ['table'],
}

/** The kinds in words, with their articles. */
const NAMES: Readonly<Record<TellingKind, string>> = {
  json: 'a JSON file',
  xml: 'an XML file',
  avro: 'an Avro file',
  arrow: 'an Arrow file',
  parquet: 'a Parquet file',
  sqlite: 'a file of SQLite',
  duckdb: 'a file of DuckDB',
}

/** The values of the options that such files have. */
export interface TellingValues extends OptionValues {
  /** The path of the records of JSON, or the elements of XML that are the records. */
  readonly records?: string | undefined
  readonly member?: string | undefined
  /** The table of a database file. */
  readonly table?: string | undefined
}

/**
 * The source of an entity that would be loaded from the file, and a sentence about it.
 * @param options the names of all options of formats
 * @param detected proposes where the records of JSON and XML are
 * @throws UsageError, InvalidData
 */
export function tellingFile(
  path: string,
  kind: TellingKind,
  values: TellingValues,
  options: readonly string[],
  detected: Pick<Detected, 'records'>,
): { readonly source: EntitySource; readonly description: string } {
  const others = options.filter((option) => !OPTIONS[kind].includes(option))
  refuse(values, others, NAMES[kind])
  const records = values.records ?? detected.records?.value
  const source = {
    ...{ source: 'server', sourceFile: basename(path), member: values.member, sample: 'all' },
    ...sourceKindOf({ kind }).readRequest({ records, table: values.table }),
  } as EntitySource
  return { source, description: `${basename(path)} is read as ${fileInWords(source)}.` }
}
