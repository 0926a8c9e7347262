import { ByteBuffer } from 'flatbuffers'
import { Feature } from 'flatgeobuf/lib/mjs/flat-geobuf/feature.js'
import { basename } from 'node:path'
import { BlockReader } from '../block-reader.ts'
import { checkGeometry, limitsOf } from '../check-geometry.ts'
import { ImportError } from '../import-error.ts'
import { UnfitFeature } from '../record.ts'
import type {
  FeatureSource,
  SourceDescription,
  SourceFeature,
  SourceRecord,
  SourceSystem,
} from '../record.ts'
import { propertiesAsJson } from '../survey.ts'
import { assumeWgs84 } from '../systems/assume-wgs84.ts'
import { checkSystem, systemOfCode } from '../systems/source-system.ts'
import { readFlatHeader, type FlatHeader } from './flat-header.ts'
import { FlatGeometryReader } from './read-geometry.ts'
import { isBinary, readProperties, typeOf } from './read-properties.ts'

const BATCH_SIZE = 500
const PREFIX_BYTES = 4
const MIN_FEATURE_BYTES = 8

/** A FlatGeobuf of version 3. Its spatial index is skipped. */
export class FlatGeobufSource implements FeatureSource {
  readonly isUntyped = false
  readonly #name: string
  readonly #reader: BlockReader
  readonly #header: FlatHeader
  readonly #epsg: number | undefined
  readonly #notes: string[] = []
  #system: SourceSystem | undefined

  /**
   * @param epsg a code of EPSG, which has precedence over the system in the file
   * @throws ImportError
   */
  static async open(path: string, epsg?: number): Promise<FlatGeobufSource> {
    const reader = await BlockReader.open(path)
    try {
      return new FlatGeobufSource(basename(path), reader, await readFlatHeader(reader), epsg)
    } catch (error) {
      await reader.close()
      throw error
    }
  }

  private constructor(name: string, reader: BlockReader, header: FlatHeader, epsg: number | undefined) {
    this.#name = name
    this.#reader = reader
    this.#header = header
    this.#epsg = epsg
  }

  async describe(): Promise<SourceDescription> {
    const { columns, system, box, title, description, hasM } = this.#header
    this.#system = this.#epsg === undefined ? system : systemOfCode(this.#epsg)
    if (this.#system === undefined) {
      this.#notes.push(assumeWgs84(this.#name, 'no reference system', box))
    } else await checkSystem(this.#system)
    if (hasM) this.#notes.push('Measures (M) of the geometries are not imported.')
    const binary = columns.filter(isBinary).map(({ name }) => name)
    if (binary.length > 0) this.#notes.push(`Columns of binary data are not imported: ${binary.join(', ')}.`)
    return {
      ...(this.#system && { system: this.#system }),
      ...(title && { title }),
      ...(description && { description }),
      columns: columns.flatMap((column) => {
        const type = typeOf(column)
        return type === undefined ? [] : [{ name: column.name, type }]
      }),
    }
  }

  notes(): readonly string[] {
    return this.#notes
  }

  async *read(onBytes: (bytes: number) => void): AsyncGenerator<readonly SourceRecord[], void, void> {
    const { start, features } = this.#header
    let batch: SourceRecord[] = []
    let number = 0
    let at = start
    while (features > 0 ? number < features : at < this.#reader.size) {
      const prefix = this.#reader.held(at, PREFIX_BYTES) ?? (await this.#reader.read(at, PREFIX_BYTES))
      const length = PREFIX_BYTES + prefix.readUInt32LE(0)
      if (length < PREFIX_BYTES + MIN_FEATURE_BYTES) {
        throw new ImportError(`${this.#name} is damaged at byte ${at}. Copy or download it again.`)
      }
      const bytes = this.#reader.held(at, length) ?? (await this.#reader.read(at, length))
      batch.push(this.#record(++number, bytes))
      at += length
      if (batch.length < BATCH_SIZE) continue
      onBytes(at)
      yield batch
      batch = []
    }
    onBytes(at)
    yield batch
  }

  close(): Promise<void> {
    return this.#reader.close()
  }

  #record(number: number, bytes: Buffer): SourceRecord {
    const { columns, geometryType, hasZ } = this.#header
    let properties: SourceFeature['properties'] = []
    try {
      const feature = Feature.getSizePrefixedRootAsFeature(new ByteBuffer(bytes))
      properties = readProperties(propertyBytes(feature, bytes), columns)
      const geometry = feature.geometry()
      const read =
        geometry === null ? null : new FlatGeometryReader(hasZ, bytes.length).read(geometry, geometryType)
      return {
        line: number,
        id: undefined,
        geometry: checkGeometry(read, limitsOf(this.#system)),
        properties,
      }
    } catch (error) {
      if (!(error instanceof UnfitFeature)) throw error
      return { line: number, reason: error.message, text: propertiesAsJson(properties) }
    }
  }
}

/** The place of the properties in the table of a feature. */
const PROPERTIES_SLOT = 6

/** The accessor of the package does not compare the length with the end of the feature. */
function propertyBytes({ bb, bb_pos }: Feature, bytes: Buffer): Buffer {
  const offset = bb?.__offset(bb_pos, PROPERTIES_SLOT) ?? 0
  if (bb === null || offset === 0) return Buffer.alloc(0)
  const [start, length] = [bb.__vector(bb_pos + offset), bb.__vector_len(bb_pos + offset)]
  if (start < 0 || length < 0 || start + length > bytes.length) {
    throw new UnfitFeature('Its properties are damaged: they do not lie in the feature.')
  }
  return bytes.subarray(start, start + length)
}
