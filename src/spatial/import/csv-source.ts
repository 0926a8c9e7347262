import type { Geometry } from 'geojson'
import { checkGeometry } from './check-geometry.ts'
import { readPair } from './csv/coordinate-parts.ts'
import { withoutMarker } from './csv/coordinates.ts'
import { distinctNames, mostFrequentDelimiter, readFields } from './csv/fields.ts'
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

interface Header {
  readonly delimiter: string
  readonly names: readonly string[]
}

interface Layout extends Header {
  readonly geometry: GeometryChoice
}

/** A CSV file with a header. Its geometry comes from columns that the user names, or that the file shows. */
export class CsvSource implements FeatureSource {
  readonly isUntyped = true
  readonly #path: string
  readonly #columns: CsvColumns
  /** Decided once, so that every reading gives the same features. */
  #layout: Layout | undefined

  constructor(path: string, columns: CsvColumns) {
    this.#path = path
    this.#columns = columns
  }

  notes(): readonly string[] {
    return this.#layout === undefined ? [] : [describeChoice(this.#layout.geometry, this.#layout.names)]
  }

  async *read(onBytes: (bytes: number) => void): AsyncGenerator<readonly SourceRecord[], void, void> {
    const layout = (this.#layout ??= await this.#findLayout())
    let isHeader = true
    for await (const records of splitCsv(this.#path, layout.delimiter.charCodeAt(0), onBytes)) {
      yield (isHeader ? records.slice(1) : records).map((record) => featureOf(record, layout))
      isHeader = false
    }
  }

  async #findLayout(): Promise<Layout> {
    const header = await this.#readHeader()
    const rows = await this.#readSample(header)
    const geometry = findGeometry({ ...header, rows }, this.#columns, this.#path)
    return { ...header, geometry }
  }

  async #readHeader(): Promise<Header> {
    // The delimiter is not known yet, so a comma is assumed: column names rarely contain line ends.
    for await (const [first] of splitCsv(this.#path, 0x2c, () => undefined)) {
      if (first === undefined) continue
      const line = readHeaderLine(first)
      const delimiter = mostFrequentDelimiter(line)
      return { delimiter, names: distinctNames(readFields(line, delimiter).map((name) => name.trim())) }
    }
    throw new ImportError('The file is empty. A CSV file must start with a line of column names.')
  }

  /** The first rows that can be read. */
  async #readSample({ delimiter, names }: Header): Promise<readonly SampleRow[]> {
    const rows: SampleRow[] = []
    let bytes = 0
    let isHeader = true
    for await (const records of splitCsv(this.#path, delimiter.charCodeAt(0), () => undefined)) {
      for (const record of isHeader ? records.slice(1) : records) {
        if (rows.length === SAMPLE_ROWS || bytes > SAMPLE_BYTES) return rows
        bytes += record.bytes.length
        const row = orRejection(record, (text) => readRow(text, { delimiter, names }))
        if (Array.isArray(row)) rows.push({ line: record.line, fields: row.map((field) => field.trim()) })
      }
      isHeader = false
    }
    return rows
  }
}

function readHeaderLine({ bytes, fault }: RawRecord): string {
  try {
    if (fault !== undefined) throw new UnfitFeature(fault)
    return decodeUtf8(bytes)
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
    if (record.fault !== undefined) throw new UnfitFeature(record.fault)
    return read(decodeUtf8(record.bytes))
  } catch (error) {
    if (!(error instanceof UnfitFeature)) throw error
    return { line: record.line, reason: error.message, text: record.bytes.toString('utf8') }
  }
}

/** @throws UnfitFeature if there are not as many fields as names */
function readRow(text: string, { delimiter, names }: Header): string[] {
  const fields = readFields(text, delimiter)
  if (fields.length === names.length) return fields
  throw new UnfitFeature(`It has ${fields.length} fields, but the header has ${names.length}.`)
}

function readFeature(text: string, line: number, layout: Layout): SourceFeature {
  const fields = readRow(text, layout)
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
