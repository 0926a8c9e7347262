import type { Geometry } from 'geojson'
import { checkGeometry } from './check-geometry.ts'
import { folded } from './columns.ts'
import { ImportError } from './import-error.ts'
import { decodeUtf8 } from './parse-json.ts'
import { UnfitFeature } from './record.ts'
import type { FeatureSource, RawRecord, SourceFeature, SourceRecord } from './record.ts'
import { splitCsv } from './split-csv.ts'
import { readWkt } from './wkt.ts'

const DELIMITERS = [',', ';', '\t', '|'] as const

/** Known column names, case-insensitive; earlier names have precedence. */
const [xNames, yNames, wktNames] = [
  ['lon', 'lng', 'long', 'longitude', 'x'],
  ['lat', 'latitude', 'y'],
  ['wkt', 'geometry', 'geom', 'the_geom'],
]

/** The geometry columns, if the user names them. */
export interface CsvColumns {
  readonly x?: string | undefined
  readonly y?: string | undefined
  readonly wkt?: string | undefined
}

interface Header {
  readonly delimiter: string
  readonly names: readonly string[]
  /** Position of the column of well-known text, or of the columns of longitude and latitude. */
  readonly geometry: readonly [wkt: number] | readonly [x: number, y: number]
}

/** A CSV file with a header, and with columns of longitude and latitude or a column of well-known text. */
export class CsvSource implements FeatureSource {
  readonly isUntyped = true
  readonly #path: string
  readonly #columns: CsvColumns

  constructor(path: string, columns: CsvColumns) {
    this.#path = path
    this.#columns = columns
  }

  async *read(onBytes: (bytes: number) => void): AsyncGenerator<readonly SourceRecord[], void, void> {
    const header = await this.#readHeader()
    let isHeader = true
    for await (const records of splitCsv(this.#path, header.delimiter.charCodeAt(0), onBytes)) {
      yield (isHeader ? records.slice(1) : records).map((record) => featureOf(record, header))
      isHeader = false
    }
  }

  async #readHeader(): Promise<Header> {
    // The delimiter is not known yet, so a comma is assumed: column names rarely contain line ends.
    for await (const [first] of splitCsv(this.#path, 0x2c, () => undefined)) {
      if (first === undefined) continue
      const line = readHeaderLine(first)
      const delimiter = mostFrequentDelimiter(line)
      const names = distinctNames(readFields(line, delimiter).map((name) => name.trim()))
      return { delimiter, names, geometry: findGeometry(names, this.#columns) }
    }
    throw new ImportError('The file is empty. A CSV file must start with a line of column names.')
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

function mostFrequentDelimiter(line: string): string {
  const names = line.replace(/"[^"]*"/g, '')
  const counts = DELIMITERS.map((delimiter) => names.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}

/** Columns without a name or with a repeated name get their position as a suffix. */
function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name, at) => {
    let distinct = name === '' ? `column_${at + 1}` : name
    while (taken.has(distinct)) distinct += `_${at + 1}`
    taken.add(distinct)
    return distinct
  })
}

function findGeometry(names: readonly string[], { x, y, wkt }: CsvColumns): Header['geometry'] {
  const named = (name: string): number => {
    const at = names.indexOf(name)
    if (at < 0) throw new ImportError(`There is no column "${name}". The columns are ${names.join(', ')}.`)
    return at
  }
  if (wkt !== undefined) return [named(wkt)]
  const find = (candidates: readonly string[]): number =>
    candidates.reduce(
      (found, candidate) => (found >= 0 ? found : names.findIndex((name) => folded(name) === candidate)),
      -1,
    )
  const [xAt, yAt] = [x === undefined ? find(xNames) : named(x), y === undefined ? find(yNames) : named(y)]
  if (xAt >= 0 && yAt >= 0) return [xAt, yAt]
  const wktAt = find(wktNames)
  if (wktAt >= 0) return [wktAt]
  throw new ImportError(
    `No columns of longitude and latitude or of well-known text were recognised among ${names.join(', ')}. Name them with --x and --y, or with --wkt.`,
  )
}

function featureOf(record: RawRecord, header: Header): SourceRecord {
  try {
    if (record.fault !== undefined) throw new UnfitFeature(record.fault)
    return readFeature(decodeUtf8(record.bytes), record.line, header)
  } catch (error) {
    if (!(error instanceof UnfitFeature)) throw error
    return { line: record.line, reason: error.message, text: record.bytes.toString('utf8') }
  }
}

function readFeature(row: string, line: number, { delimiter, names, geometry }: Header): SourceFeature {
  const fields = readFields(row, delimiter)
  if (fields.length !== names.length) {
    throw new UnfitFeature(`It has ${fields.length} fields, but the header has ${names.length}.`)
  }
  const isGeometry = new Set<number>(geometry)
  const [first, second] = geometry.map((at) => (fields[at] as string).trim())
  return {
    line,
    id: undefined,
    geometry: checkGeometry(
      second === undefined ? fromText(first) : fromNumbers(first, second, names, geometry),
    ),
    properties: names.flatMap((name, at) =>
      isGeometry.has(at) ? [] : [[name, fields[at] || null] as const],
    ),
  }
}

const fromText = (wkt = ''): Geometry | null => (wkt === '' ? null : readWkt(wkt))

function fromNumbers(
  x = '',
  y = '',
  names: readonly string[],
  geometry: Header['geometry'],
): Geometry | null {
  if (x === '' && y === '') return null
  const coordinates = [x, y].map((text, at) => {
    if (!/^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/.test(text)) {
      throw new UnfitFeature(
        `The value ${JSON.stringify(text)} of ${names[geometry[at] as number]} is not a number.`,
      )
    }
    return Number(text)
  })
  return { type: 'Point', coordinates }
}

/**
 * The fields of a record.
 *
 * @throws UnfitFeature if text follows a closing quote
 */
function readFields(record: string, delimiter: string): string[] {
  if (!record.includes('"')) return record.split(delimiter)
  const fields: string[] = []
  for (let at = 0; at <= record.length; at++) {
    if (record[at] !== '"') {
      const end = record.indexOf(delimiter, at)
      const stop = end < 0 ? record.length : end
      fields.push(record.slice(at, stop))
      at = stop
      continue
    }
    let field = ''
    for (let from = at + 1; ;) {
      const quote = record.indexOf('"', from)
      if (quote < 0) throw new UnfitFeature('A quote in it is never closed.')
      field += record.slice(from, quote)
      at = quote + 1
      if (record[at] !== '"') break
      field += '"'
      from = at + 1
    }
    if (at < record.length && record[at] !== delimiter) {
      throw new UnfitFeature('Text follows a closing quote. Quotes within a quoted field must be doubled.')
    }
    fields.push(field)
  }
  return fields
}
