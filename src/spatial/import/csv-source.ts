import type { Geometry } from 'geojson'
import { checkGeometry } from './check-geometry.ts'
import { readPair } from './csv/coordinate-parts.ts'
import { withoutMarker } from './csv/coordinates.ts'
import { DELIMITERS, distinctNames, mostFrequentDelimiter, readFields, readRow } from './csv/fields.ts'
import type { Dialect } from './csv/fields.ts'
import { findGeometry } from './csv/find-geometry.ts'
import { columnsOfChoice, describeChoice } from './csv/geometry-choice.ts'
import type { CsvColumns, GeometryChoice } from './csv/geometry-choice.ts'
import { readGeometryText } from './csv/geometry-text.ts'
import type { SampleRow } from './csv/sample.ts'
import { ImportError } from './import-error.ts'
import { decodeUtf8 } from './parse-json.ts'
import { UnfitFeature } from './record.ts'
import type { FeatureSource, RawRecord, Rejection, SourceFeature, SourceRecord } from './record.ts'
import { splitCsv } from './split-csv.ts'

/** The rows that decide which columns are the geometry. */
const SAMPLE_ROWS = 1000
/** Fewer rows decide if they are larger than this together, because a sample is in memory as a whole. */
const SAMPLE_BYTES = 8 * 1024 * 1024

export interface CsvOptions extends CsvColumns {
  /** True if quotes do not delimit fields. */
  readonly quotesAreData?: boolean | undefined
}

interface Header {
  readonly dialect: Dialect
  readonly names: readonly string[]
  /** Records before the first row. */
  readonly size: number
}

interface Layout extends Header {
  readonly geometry: GeometryChoice
}

/** Excel's first line: it names the delimiter. */
const DELIMITER_LINE = /^"?sep=([\t -~])"?$/i

/** A CSV file with a header. Its geometry comes from columns that the user names, or that the file shows. */
export class CsvSource implements FeatureSource {
  readonly isUntyped = true
  readonly #path: string
  readonly #options: CsvOptions
  /** Decided once, so that every reading gives the same features. */
  #layout: Layout | undefined

  constructor(path: string, options: CsvOptions) {
    this.#path = path
    this.#options = options
  }

  notes(): readonly string[] {
    return this.#layout === undefined ? [] : [describeChoice(this.#layout.geometry, this.#layout.names)]
  }

  async *read(onBytes: (bytes: number) => void): AsyncGenerator<readonly SourceRecord[], void, void> {
    const layout = (this.#layout ??= await this.#findLayout())
    for await (const records of this.#rows(layout, onBytes)) {
      yield records.map((record) => featureOf(record, layout))
    }
  }

  async *#rows(
    { dialect, size }: Header,
    onBytes: (bytes: number) => void,
  ): AsyncGenerator<readonly RawRecord[], void, void> {
    let before = size
    for await (const records of splitCsv(this.#path, dialect, onBytes)) {
      yield records.slice(before)
      before = Math.max(0, before - records.length)
    }
  }

  async #findLayout(): Promise<Layout> {
    const header = await this.#readHeader()
    const rows = await this.#readSample(header)
    const { dialect, names } = header
    const geometry = findGeometry({ delimiter: dialect.delimiter, names, rows }, this.#options, this.#path)
    return { ...header, geometry }
  }

  async #readHeader(): Promise<Header> {
    const quotes = this.#options.quotesAreData === true ? 'data' : 'delimit'
    const dialect: Dialect = { delimiter: DELIMITERS.join(''), width: 1, quotes }
    let told: string | undefined
    for await (const records of splitCsv(this.#path, dialect, () => undefined)) {
      for (const record of records) {
        const line = readHeaderLine(record)
        const delimiterLine = told === undefined ? DELIMITER_LINE.exec(line) : null
        if (delimiterLine === null) return this.#headerOf(line, told)
        told = delimiterLine[1]
      }
    }
    throw new ImportError('The file is empty. A CSV file must start with a line of column names.')
  }

  /** @param told the delimiter, if a line before the names tells it */
  #headerOf(line: string, told: string | undefined): Header {
    const delimiter = told ?? mostFrequentDelimiter(line)
    const areData = this.#options.quotesAreData === true
    const fields = areData ? line.split(delimiter) : readNames(line, delimiter)
    return {
      names: distinctNames(fields.map((name) => name.trim())),
      size: told === undefined ? 1 : 2,
      dialect: {
        delimiter,
        width: fields.length,
        // Programs that part fields by tabs often write quotes as they are.
        quotes: areData ? 'data' : delimiter === '\t' ? 'delimit unless data' : 'delimit',
      },
    }
  }

  /** The first rows that can be read. */
  async #readSample(header: Header): Promise<readonly SampleRow[]> {
    const rows: SampleRow[] = []
    let bytes = 0
    for await (const records of this.#rows(header, () => undefined)) {
      for (const record of records) {
        if (rows.length === SAMPLE_ROWS || bytes > SAMPLE_BYTES) return rows
        bytes += record.bytes.length
        const row = orRejection(record, (text) => readRow(text, header.dialect))
        if (Array.isArray(row)) rows.push({ line: record.line, fields: row.map((field) => field.trim()) })
      }
    }
    return rows
  }
}

const readHeaderLine = ({ bytes }: RawRecord): string => asHeader(() => decodeUtf8(bytes))

const readNames = (line: string, delimiter: string): string[] => asHeader(() => readFields(line, delimiter))

/** @throws ImportError where a row would be rejected */
function asHeader<Read>(read: () => Read): Read {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof UnfitFeature)) throw error
    throw new ImportError(`The line of column names can't be read. ${error.message}`)
  }
}

const featureOf = (record: RawRecord, layout: Layout): SourceRecord =>
  orRejection(record, (row) => readFeature(row, record.line, layout))

/** What is read from the text of a record, or the rejection of the record. */
function orRejection<Read>(record: RawRecord, read: (text: string) => Read): Read | Rejection {
  try {
    return read(decodeUtf8(record.bytes))
  } catch (error) {
    if (!(error instanceof UnfitFeature)) throw error
    return { line: record.line, reason: error.message, text: record.bytes.toString('utf8') }
  }
}

function readFeature(text: string, line: number, layout: Layout): SourceFeature {
  const fields = readRow(text, layout.dialect)
  const { geometry, names } = layout
  const geometryColumns = columnsOfChoice(geometry)
  const properties: [string, string | null][] = []
  for (const [at, name] of names.entries()) {
    if (!geometryColumns.includes(at)) properties.push([name, fields[at] || null])
  }
  return { line, id: undefined, geometry: checkGeometry(readGeometry(fields, layout)), properties }
}

function readGeometry(fields: readonly string[], { geometry, names }: Layout): Geometry | null {
  if (geometry.kind === 'pair') {
    const position = readPair(fields, geometry, names)
    return position === undefined ? null : { type: 'Point', coordinates: [...position] }
  }
  const text = withoutMarker(fields[geometry.at] as string)
  return readGeometryText(text, geometry.kind === 'positions' ? geometry.order : undefined)
}
