import { exact } from '../../lib/exact-json.ts'
import { checkGeometry } from './check-geometry.ts'
import { ImportError } from './import-error.ts'
import { parseJson } from './parse-json.ts'
import { UnfitFeature } from './record.ts'
import type { FeatureSource, RawRecord, SourceFeature, SourceRecord } from './record.ts'
import { FeatureSplitter } from './split-features.ts'
import { splitLines } from './split-lines.ts'

/** Names of WGS 84 longitude and latitude in the member `crs` of GeoJSON before RFC 7946. */
const WGS84_NAMES =
  /^(urn:ogc:def:crs:|https?:\/\/www\.opengis\.net\/def\/crs\/)?(OGC[:/][\d.]*[:/]?CRS84h?|EPSG[:/][\d.]*[:/]?(4326|4979))$/i

/** A GeoJSON document: a FeatureCollection of any size, a single Feature or a bare geometry. */
export class GeoJsonSource implements FeatureSource {
  readonly isUntyped = false
  readonly #path: string

  constructor(path: string) {
    this.#path = path
  }

  async *read(onBytes: (bytes: number) => void): AsyncGenerator<readonly SourceRecord[], void, void> {
    const splitter = new FeatureSplitter()
    for await (const records of splitter.read(this.#path, onBytes)) yield records.map(featureOf)
    if (splitter.frame === '') return
    let frame: unknown
    try {
      frame = JSON.parse(splitter.frame)
    } catch (error) {
      throw new ImportError(`The document around the features is not JSON: ${(error as Error).message}.`)
    }
    const { type, crs } = frame as Record<string, unknown>
    if (type !== 'FeatureCollection') {
      throw new ImportError(`The type of the document is ${JSON.stringify(type)}, not "FeatureCollection".`)
    }
    const foreign = foreignCrs(crs)
    if (foreign !== undefined) throw new ImportError(notWgs84(foreign))
  }
}

/** Newline-delimited GeoJSON (also in the form of RFC 8142): each record is a Feature or a bare geometry. */
export class GeoJsonLinesSource implements FeatureSource {
  readonly isUntyped = false
  readonly #path: string

  constructor(path: string) {
    this.#path = path
  }

  async *read(onBytes: (bytes: number) => void): AsyncGenerator<readonly SourceRecord[], void, void> {
    for await (const records of splitLines(this.#path, onBytes)) yield records.map(featureOf)
  }
}

function featureOf(record: RawRecord): SourceRecord {
  try {
    if (record.fault !== undefined) throw new UnfitFeature(record.fault)
    return readFeature(parseJson(record.bytes), record.line)
  } catch (error) {
    if (!(error instanceof UnfitFeature)) throw error
    return { line: record.line, reason: error.message, text: record.bytes.toString('utf8').trimEnd() }
  }
}

function readFeature(value: unknown, line: number): SourceFeature {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new UnfitFeature('It is not a JSON object.')
  }
  const { type, id, geometry, properties, crs } = value as Record<string, unknown>
  const foreign = foreignCrs(crs)
  if (foreign !== undefined) throw new UnfitFeature(notWgs84(foreign))
  if (type === 'FeatureCollection') {
    throw new UnfitFeature('It is a FeatureCollection, but a single feature is required.')
  }
  if (type !== 'Feature') return { line, id: undefined, geometry: checkGeometry(value), properties: [] }
  if (typeof properties !== 'object' || Array.isArray(properties)) {
    if (properties !== undefined) throw new UnfitFeature('Its properties are not an object.')
  }
  return {
    line,
    id: exact(id),
    geometry: checkGeometry(geometry),
    properties: Object.entries(properties ?? {}).map(([name, member]) => [name, exact(member)]),
  }
}

/** The name of a reference system other than WGS 84. */
export function foreignCrs(crs: unknown): string | undefined {
  if (crs === undefined || crs === null) return undefined
  const name = (crs as { properties?: { name?: unknown } }).properties?.name
  return typeof name === 'string' && WGS84_NAMES.test(name.replace('::', ':'))
    ? undefined
    : JSON.stringify(name ?? crs)
}

/** The sentence about such a system. */
export const notWgs84 = (crs: string): string =>
  `The coordinates are in ${crs}. Only WGS 84 longitude and latitude can be imported from GeoJSON. Convert them, for example with "ogr2ogr -t_srs EPSG:4326 -lco RFC7946=YES".`
