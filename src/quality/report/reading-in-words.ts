import { TITLES } from '../loaders/database-files/database-format.ts'
import { delimitedFormatOf } from '../loaders/delimited/delimited-kind.ts'
import { wordOf } from '../loaders/source-words.ts'
import type { EntitySource, ExcelSource } from '../model/entity-source.ts'
import type { DelimitedFormat, ReadingNotes, Terminator } from '../model/reading.ts'

const LINE_ENDS: Readonly<Record<Terminator, string>> = {
  lf: 'lines that end with LF',
  crlf: 'lines that end with CR LF',
  cr: 'lines that end with CR',
  none: 'no line ends',
}

/**
 * How a source was read, as a phrase after "read as": the encoding and the layout of a delimited file, the encoding of
 * records of bytes, the cells of a workbook, the format of other files; the number of files, if the source has several.
 * Undefined for tables of databases.
 * @param notes undefined for loads of older versions
 */
export function readingInWords(source: EntitySource, notes: ReadingNotes | undefined): string | undefined {
  const layout = layoutInWords(source, notes)
  if (notes?.parts === undefined) return layout
  const files = `${notes.parts.files.toLocaleString('en')} files`
  return layout === undefined ? files : `${files}, each as ${layout}`
}

function layoutInWords(source: EntitySource, notes: ReadingNotes | undefined): string | undefined {
  const { kind, encoding } = source
  const compression = notes?.compression === undefined ? '' : ` from ${notes.compression}`
  if (kind === 'cobol' || kind === 'vendorfmt') return `${encoding}${compression}`
  if (kind === 'excel') return sheetInWords(source)
  if (kind !== 'delimited' && kind !== 'hdfs_delimited') {
    const file = fileInWords(source)
    return file && `${file}${compression}`
  }
  return `${formatInWords(delimitedFormatOf(source), notes?.terminator)}${compression}`
}

/** What a file is that names its columns itself, and where its records are. Undefined for other sources. */
export function fileInWords(source: EntitySource): string | undefined {
  if (source.kind === 'json')
    return source.records === undefined ? 'JSON' : `JSON with the records at ${source.records}`
  if (source.kind === 'xml')
    return source.records === undefined ? 'XML' : `XML with the elements ${source.records} as records`
  if (source.kind === 'sqlite' || source.kind === 'duckdb') {
    const format = TITLES[source.kind]
    return source.table === undefined ? `a table of ${format}` : `the table ${source.table} of ${format}`
  }
  return FORMAT_NAMES[source.kind]
}

const FORMAT_NAMES: Readonly<Partial<Record<EntitySource['kind'], string>>> = {
  parquet: 'Parquet',
  avro: 'Avro',
  arrow: 'Arrow',
}

/** What of a workbook is read, in words. */
export function sheetInWords(source: ExcelSource): string {
  const { sheet, range, skipRows = 0, attr, errors } = source
  const parts = [
    `a workbook: ${sheet === undefined ? 'the first visible sheet' : `the sheet ${sheet}`}`,
    ...(range === undefined ? [] : [`the cells ${range}`]),
    ...(skipRows === 0 ? [] : [`${skipRows} ${skipRows === 1 ? 'row' : 'rows'} above the table`]),
    ...(errors === 'reject' ? ['records with errors rejected'] : []),
  ]
  return `${parts.join(', ')} and ${attr === 'names' ? 'names in the first row' : 'no names'}`
}

/**
 * The format of a delimited file in words.
 * @param terminator that the file has
 */
export function formatInWords(format: DelimitedFormat, terminator?: Terminator): string {
  const { encoding, delimiter, quote, header, skipRows, comment, ragged } = format
  const parts = [
    `${encoding} with the delimiter ${wordOf(delimiter)}`,
    quote === undefined ? 'no quotes' : `the ${wordOf(quote)} as quote`,
    ...(skipRows === undefined ? [] : [`${skipRows} ${skipRows === 1 ? 'line' : 'lines'} above the table`]),
    ...(comment === undefined ? [] : [`comments after ${comment}`]),
    ...(ragged === undefined ? [] : [RAGGED_WORDS[ragged]]),
    ...(terminator === undefined ? [] : [LINE_ENDS[terminator]]),
  ]
  return `${parts.join(', ')} and ${header ? 'names in the first record' : 'no names'}`
}

const RAGGED_WORDS = {
  pad: 'nulls at the end of short records',
  cut: 'no empty fields behind the last column',
  fit: 'records made to fit the columns',
} as const
