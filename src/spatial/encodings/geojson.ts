import { UnreadableGeometry } from '../model/errors.ts'
import type { Column, FeatureKey, FeatureRow, Layer, Value } from '../model/collection-store.ts'
import { toRfc3339 } from './rfc3339.ts'
import { TextWriter } from './text-writer.ts'
import { writeGeometry } from './wkb-to-geojson.ts'

/** A link as every document of the service writes it. */
export interface Link {
  readonly href: string
  readonly rel: string
  readonly type?: string
  readonly title?: string
}

/** A page of features as the encoding reads it: what stands behind the features is known after the last. */
export interface EncodablePage {
  readonly batches: AsyncIterable<readonly FeatureRow[]>
  /** Positions of the layer's columns to write; all without it. */
  readonly columns?: readonly number[] | undefined
  /** Read after the last feature. */
  readonly numberMatched?: number | undefined
}

/** What only the end of a page tells. */
export interface PageEnd {
  /** ISO 8601 in UTC. */
  readonly timeStamp: string
  readonly links: readonly Link[]
}

const chunkSize = 64 * 1024
/** A chunk ends with a whole feature, so it has room for one that begins before the limit. */
const chunkCapacity = chunkSize + 8 * 1024
const typicalFeature = 256

const collectionHead = Buffer.from('{"type":"FeatureCollection","features":[')
const featureHead = Buffer.from('{"type":"Feature","id":')
const geometryHead = Buffer.from(',"geometry":')
const propertiesHead = Buffer.from(',"properties":{')
const nothing = Buffer.from('null')
const truth = Buffer.from('true')
const falsehood = Buffer.from('false')
const digits = /^-?\d+$/

interface Property {
  readonly field: `c${number}`
  /** Name and colon, behind a comma wherever another member stands before it. */
  readonly head: Buffer
  readonly type: Column['type']
}

const propertiesOf = new WeakMap<Layer, readonly Property[]>()

/** What is written of all columns is made once per layer. */
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
  return { field: `c${column}`, head: Buffer.from(`${isFirst ? '' : ','}${JSON.stringify(name)}:`), type }
}

/**
 * One feature as a GeoJSON text, with its links as a foreign member where given (OGC 17-069r4, 7.16.2).
 * Values: integers beyond 2^53 keep all their digits; timestamps are written after RFC 3339; booleans are
 * booleans; what JSON has no number for (infinities) and binary values are null, as is a geometry that is
 * damaged or a curve.
 */
export function encodeFeature(layer: Layer, row: FeatureRow, links?: readonly Link[]): Buffer {
  const out = new TextWriter(featureCapacity(row))
  writeFeature(out, layer, properties(layer), row, links)
  return out.finish()
}

/**
 * A page as a GeoJSON FeatureCollection in UTF-8: one chunk where it is small, chunks of about 64 KB where it
 * is not, never more than one batch and one chunk in memory. The members that describe the page stand
 * behind the features, because the link to the next page is known only then.
 *
 * @param end asked once, after the last feature, with the number of features written
 * @throws whatever the store throws, from the step in which it happens
 */
export async function* encodePage(
  layer: Layer,
  page: EncodablePage,
  end: (numberReturned: number) => PageEnd,
): AsyncGenerator<Buffer, void, void> {
  const members = properties(layer, page.columns)
  let out: TextWriter | undefined
  let count = 0
  for await (const batch of page.batches) {
    if (out === undefined) {
      out = new TextWriter(Math.min(chunkCapacity, 1024 + batch.length * typicalFeature))
      out.raw(collectionHead)
    }
    for (const row of batch) {
      if (count++ > 0) out.byte(0x2c)
      writeFeature(out, layer, members, row)
      if (out.length >= chunkSize) yield out.take()
    }
  }
  if (out === undefined) {
    out = new TextWriter(1024)
    out.raw(collectionHead)
  }
  const { timeStamp, links } = end(count)
  out.ascii(`],"numberReturned":${count}`)
  if (page.numberMatched !== undefined) out.ascii(`,"numberMatched":${page.numberMatched}`)
  out.json(`,"timeStamp":${JSON.stringify(timeStamp)},"links":${JSON.stringify(links)}}`)
  yield out.finish()
}

function featureCapacity(row: FeatureRow): number {
  return typicalFeature * 2 + (row.geometry?.length ?? 0) * 2
}

function writeFeature(
  out: TextWriter,
  layer: Layer,
  members: readonly Property[],
  row: FeatureRow,
  links?: readonly Link[],
): void {
  out.raw(featureHead)
  if (typeof row.key === 'number') out.number(row.key)
  else out.string(row.key)
  out.raw(geometryHead)
  if (row.geometry === null) out.raw(nothing)
  else writeReadable(out, layer, row.key, row.geometry)
  out.raw(propertiesHead)
  for (const { field, head, type } of members) {
    out.raw(head)
    writeValue(out, type, row[field] ?? null)
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
      if (type === 'boolean') return out.raw(value === 0 ? falsehood : truth)
      // Next to texts, a number is one too.
      return type === 'text' ? out.string(String(value)) : out.number(value)
    case 'boolean':
      return out.raw(value ? truth : falsehood)
    default:
      return out.raw(nothing)
  }
}

function writeText(out: TextWriter, type: Column['type'], value: string): void {
  if (type === 'integer' && digits.test(value)) return out.ascii(value)
  return out.string(type === 'date' || type === 'datetime' ? toRfc3339(type, value) : value)
}

/** A geometry, or null in its place where it can't be read: it must not cost the other features their page. */
function writeReadable(out: TextWriter, layer: Layer, key: FeatureKey, geometry: Uint8Array): void {
  const start = out.length
  try {
    writeGeometry(out, geometry, layer.crs.projection)
  } catch (error) {
    if (!(error instanceof UnreadableGeometry)) throw error
    out.cut(start)
    out.raw(nothing)
    if (layer.unreadable) layer.unreadable.example ??= key
  }
}
