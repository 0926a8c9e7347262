import { idOfRow } from '../model/feature-id.ts'
import { transformationTo } from '../model/comparison.ts'
import type { CoordinateSystem } from '../model/coordinate-system.ts'
import { BeyondSystem, OutsideSystem, UnreadableGeometry } from '../model/errors.ts'
import type { FeatureKey, FeatureRow, Layer, Transformation, Value } from '../model/collection-store.ts'
import { isNested, type Column } from '../model/column.ts'
import { toRfc3339 } from './rfc3339.ts'
import { NorthFirstWriter } from './north-first-writer.ts'
import { TextWriter } from './text-writer.ts'
import { GeometryLimits } from './geometry-limits.ts'
import { writeGeometry } from './wkb-to-geojson.ts'

/** A link in the documents of the service. */
export interface Link {
  readonly href: string
  readonly rel: string
  readonly type?: string
  readonly title?: string
}

/** A page of features for the encoder. Members after the features are known only after the last feature. */
export interface EncodablePage {
  readonly batches: AsyncIterable<readonly FeatureRow[]>
  /** Positions of the layer's columns to write; all columns if omitted. */
  readonly columns?: readonly number[] | undefined
  /** The reference system of the positions; longitude and latitude if omitted. */
  readonly system?: CoordinateSystem | undefined
  /** Read after the last feature. */
  readonly numberMatched?: number | undefined
}

/** Data that is known only at the end of a page. */
export interface PageEnd {
  /** ISO 8601 in UTC. */
  readonly timeStamp: string
  readonly links: readonly Link[]
}

const CHUNK_SIZE = 64 * 1024
/** A chunk ends with a whole feature, so it has room for a feature that starts before the limit. */
const CHUNK_CAPACITY = CHUNK_SIZE + 8 * 1024
const TYPICAL_FEATURE = 256

const COLLECTION_HEAD = Buffer.from('{"type":"FeatureCollection","features":[')
const FEATURE_HEAD = Buffer.from('{"type":"Feature","id":')
const GEOMETRY_HEAD = Buffer.from(',"geometry":')
const PROPERTIES_HEAD = Buffer.from(',"properties":{')
const NULL = Buffer.from('null')
const TRUE = Buffer.from('true')
const FALSE = Buffer.from('false')
const DIGITS = /^-?\d+$/
/** A decimal number in JSON's grammar: a store returns it as a text if a double cannot hold all of its digits. */
const DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/

interface Property {
  readonly column: number
  /** Name and colon, with a leading comma unless it is the first member. */
  readonly head: Buffer
  readonly type: Column['type']
}

/** How the geometries of an answer are read and written. */
class GeometryFormat {
  /** Transforms stored positions; without it they stay as they are. */
  readonly transformation: Transformation | undefined
  /** Undefined if all geometries are known to have coordinates in the system. */
  readonly limits: GeometryLimits | undefined
  readonly #isNorthFirst: boolean

  /** @param system of the answer; longitude and latitude if undefined */
  constructor(layer: Layer, system: CoordinateSystem | undefined) {
    this.transformation = transformationTo(layer.crs, system)
    this.limits = GeometryLimits.of(layer, system)
    this.#isNorthFirst = system?.isNorthFirst === true
  }

  writer(capacity: number): TextWriter {
    return this.#isNorthFirst ? new NorthFirstWriter(capacity) : new TextWriter(capacity)
  }
}

const propertiesOf = new WeakMap<Layer, readonly Property[]>()

/** The names of all columns are encoded once per layer. */
function properties(layer: Layer, columns?: readonly number[]): readonly Property[] {
  if (columns !== undefined) return columns.map((column, i) => property(layer, column, i === 0))
  let known = propertiesOf.get(layer)
  if (known === undefined) {
    known = layer.columns.map((_, column) => property(layer, column, column === 0))
    propertiesOf.set(layer, known)
  }
  return known
}

function property({ columns }: Layer, column: number, isFirst: boolean): Property {
  const { name, type } = columns[column] as Column
  return { column, head: Buffer.from(`${isFirst ? '' : ','}${JSON.stringify(name)}:`), type }
}

/**
 * One feature as GeoJSON text, with optional links as a foreign member (OGC 17-069r4, 7.16.2). Values:
 * integers beyond 2^53 keep all their digits; timestamps are in RFC 3339; booleans are booleans; infinities
 * and binary values are null. A geometry is null if it is damaged, or on a Mercator map wholly outside of its
 * bounds.
 *
 * @param system of the positions; longitude and latitude if undefined
 * @throws BeyondSystem if a position has no coordinates in the system
 */
export function encodeFeature(
  layer: Layer,
  row: FeatureRow,
  links?: readonly Link[],
  system?: CoordinateSystem,
): Buffer {
  const format = new GeometryFormat(layer, system)
  const out = format.writer(featureCapacity(row))
  writeFeature(out, layer, properties(layer), row, format, links)
  return out.finish()
}

/**
 * A page as a GeoJSON FeatureCollection in UTF-8: a small page is one chunk, a large page chunks of about 64
 * KB. At most one batch and one chunk are in memory. The members that describe the page follow the features,
 * because the link to the next page is known only then.
 *
 * @param end called once, after the last feature, with the number of written features
 * @throws the store's errors, in the step in which they occur
 * @throws BeyondSystem if a position has no coordinates in the system
 */
export async function* encodePage(
  layer: Layer,
  page: EncodablePage,
  end: (numberReturned: number) => PageEnd,
): AsyncGenerator<Buffer, void, void> {
  const members = properties(layer, page.columns)
  const format = new GeometryFormat(layer, page.system)
  let out: TextWriter | undefined
  let count = 0
  for await (const batch of page.batches) {
    if (out === undefined) {
      out = format.writer(Math.min(CHUNK_CAPACITY, pageCapacity(batch)))
      out.raw(COLLECTION_HEAD)
    }
    for (const row of batch) {
      if (count++ > 0) out.byte(0x2c)
      writeFeature(out, layer, members, row, format)
      if (out.length >= CHUNK_SIZE) yield out.take()
    }
  }
  if (out === undefined) {
    out = new TextWriter(1024)
    out.raw(COLLECTION_HEAD)
  }
  const { timeStamp, links } = end(count)
  out.ascii(`],"numberReturned":${count}`)
  if (page.numberMatched !== undefined) out.ascii(`,"numberMatched":${page.numberMatched}`)
  out.json(`,"timeStamp":${JSON.stringify(timeStamp)},"links":${JSON.stringify(links)}}`)
  yield out.finish()
}

function featureCapacity(row: FeatureRow): number {
  return TYPICAL_FEATURE * 2 + (row.geometry?.length ?? 0) * 2
}

/** A position has 16 bytes and some 24 characters. */
function pageCapacity(batch: readonly FeatureRow[]): number {
  const geometries = batch.reduce((sum, { geometry }) => sum + (geometry?.length ?? 0), 0)
  return 1024 + batch.length * TYPICAL_FEATURE + geometries * 2
}

function writeFeature(
  out: TextWriter,
  layer: Layer,
  members: readonly Property[],
  row: FeatureRow,
  format: GeometryFormat,
  links?: readonly Link[],
): void {
  out.raw(FEATURE_HEAD)
  const id = idOfRow(row)
  if (typeof id === 'number') out.number(id)
  else out.string(id)
  out.raw(GEOMETRY_HEAD)
  if (row.geometry === null) out.raw(NULL)
  else writeReadable(out, layer, id, row.geometry, format)
  out.raw(PROPERTIES_HEAD)
  for (const { column, head, type } of members) {
    out.raw(head)
    writeValue(out, type, row.values[column] ?? null)
  }
  out.byte(0x7d)
  if (links !== undefined) out.json(`,"links":${JSON.stringify(links)}`)
  out.byte(0x7d)
}

function writeValue(out: TextWriter, type: Column['type'], value: Value): void {
  switch (typeof value) {
    case 'string':
      return writeText(out, type, value)
    case 'number':
      if (type === 'boolean') return out.raw(value === 0 ? FALSE : TRUE)
      // In a column of texts a number is written as a text.
      return type === 'text' ? out.string(String(value)) : out.number(value)
    case 'boolean':
      return out.raw(value ? TRUE : FALSE)
    default:
      return out.raw(NULL)
  }
}

function writeText(out: TextWriter, type: Column['type'], value: string): void {
  if (type === 'integer' && DIGITS.test(value)) return out.ascii(value)
  if (type === 'number' && DECIMAL.test(value)) return out.ascii(value)
  // The store returns only JSON here. Its digits stay as they are.
  if (isNested(type)) return out.json(value)
  return out.string(type === 'date' || type === 'datetime' ? toRfc3339(type, value) : value)
}

/**
 * A geometry, or null if it cannot be read or lies wholly outside of the bounds of a Mercator map, so that the rest of
 * the page can be served.
 *
 * @throws BeyondSystem
 */
function writeReadable(
  out: TextWriter,
  layer: Layer,
  id: FeatureKey,
  geometry: Uint8Array,
  { transformation, limits }: GeometryFormat,
): void {
  const start = out.length
  try {
    if (limits?.reachesBeyond(id, geometry) === true) out.json(JSON.stringify(limits.clipped(geometry)))
    else writeGeometry(out, geometry, transformation)
  } catch (error) {
    if (error instanceof OutsideSystem) throw new BeyondSystem(id, error.uri)
    if (!(error instanceof UnreadableGeometry)) throw error
    out.cut(start)
    out.raw(NULL)
    if (layer.unreadable) layer.unreadable.example ??= id
  }
}
