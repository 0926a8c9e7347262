import { parquetMetadataAsync, parquetRead, type AsyncBuffer, type FileMetaData } from 'hyparquet'
import type { Geometry } from 'geojson'
import { open, type FileHandle } from 'node:fs/promises'
import { checkGeometry, limitsOf } from '../check-geometry.ts'
import { ImportError } from '../import-error.ts'
import { UnfitFeature } from '../record.ts'
import type { FeatureSource, SourceDescription, SourceFeature, SourceRecord } from '../record.ts'
import { readWkb } from '../read-wkb.ts'
import { propertiesAsJson } from '../survey.ts'
import { checkSystem } from '../systems/source-system.ts'
import { checkCodecs, COMPRESSORS } from './compressors.ts'
import { readGeoMetadata, type GeoMetadata } from './geo-metadata.ts'
import { columnsOf, PARSERS, type ParquetColumn } from './parquet-columns.ts'
import { readNative } from './read-native.ts'
import { slicesOf, type RowSlice } from './row-slices.ts'

const BATCH_SIZE = 500

/** A GeoParquet of version 1.0 or 1.1. */
export class GeoParquetSource implements FeatureSource {
  readonly isUntyped = false
  readonly #handle: FileHandle
  readonly #file: AsyncBuffer
  readonly #metadata: FileMetaData
  readonly #geo: GeoMetadata
  readonly #columns: readonly ParquetColumn[]
  readonly #slices: readonly RowSlice[]
  readonly #notes: string[] = []

  /** @throws ImportError */
  static async open(path: string): Promise<GeoParquetSource> {
    const handle = await open(path, 'r')
    try {
      const file = bufferOf(handle, (await handle.stat()).size)
      const metadata = await told(() => parquetMetadataAsync(file, { geoparquet: false }))
      return await told(async () => new GeoParquetSource(handle, file, metadata, readGeoMetadata(metadata)))
    } catch (error) {
      await handle.close()
      throw error
    }
  }

  private constructor(handle: FileHandle, file: AsyncBuffer, metadata: FileMetaData, geo: GeoMetadata) {
    this.#handle = handle
    this.#file = file
    this.#metadata = metadata
    this.#geo = geo
    checkCodecs(metadata)
    const { geometryColumn, otherColumns, otherGeometries } = geo
    const all = columnsOf(metadata)
    if (!all.some(({ name }) => name === geometryColumn)) {
      throw new ImportError(`The file has no column ${JSON.stringify(geometryColumn)} of geometries.`)
    }
    const others = all.filter(({ name }) => name !== geometryColumn && !otherColumns.includes(name))
    this.#columns = others.filter((column): column is ParquetColumn => column.read !== undefined)
    this.#slices = slicesOf(metadata, this.#names)
    const omitted = others.filter(({ read }) => read === undefined).map(({ name }) => name)
    if (omitted.length > 0)
      this.#notes.push(`Columns of binary data are not imported: ${omitted.join(', ')}.`)
    if (otherGeometries.length > 0)
      this.#notes.push(
        `Of several geometries, only ${geometryColumn} is imported, not ${otherGeometries.join(', ')}.`,
      )
  }

  async describe(): Promise<SourceDescription> {
    const { system } = this.#geo
    if (system !== undefined) await checkSystem(system)
    return {
      ...(system && { system }),
      columns: this.#columns.flatMap(({ name, type }) => (type === undefined ? [] : [{ name, type }])),
    }
  }

  notes(): readonly string[] {
    return this.#notes
  }

  async *read(onBytes: (bytes: number) => void): AsyncGenerator<readonly SourceRecord[], void, void> {
    const rows = Number(this.#metadata.num_rows)
    for (const { start, end } of this.#slices) {
      const values = await this.#rows(start, end)
      if (values.length !== end - start) {
        throw new ImportError(
          `The file is damaged: of the rows ${start + 1} to ${end} only ${values.length} can be read.`,
        )
      }
      for (let at = 0; at < values.length; at += BATCH_SIZE) {
        const batch = values.slice(at, at + BATCH_SIZE)
        yield batch.map((row, index) => this.#record(start + at + index + 1, row))
      }
      onBytes(Math.floor((this.#file.byteLength * end) / Math.max(1, rows)))
    }
  }

  close(): Promise<void> {
    return this.#handle.close()
  }

  get #names(): string[] {
    return [this.#geo.geometryColumn, ...this.#columns.map(({ name }) => name)]
  }

  #rows(rowStart: number, rowEnd: number): Promise<Record<string, unknown>[]> {
    return told(async () => {
      let found: Record<string, unknown>[] = []
      await parquetRead({
        file: this.#file,
        metadata: this.#metadata,
        columns: this.#names,
        rowStart,
        rowEnd,
        rowFormat: 'object',
        geoparquet: false,
        useOffsetIndex: true,
        utf8: false,
        compressors: COMPRESSORS,
        parsers: PARSERS,
        onComplete: (rows) => (found = rows),
      })
      return found
    })
  }

  #record(number: number, row: Readonly<Record<string, unknown>>): SourceRecord {
    const properties: SourceFeature['properties'] = this.#columns.map(({ name, read }) => {
      const value = row[name]
      return [name, value === null || value === undefined ? null : read(value)]
    })
    try {
      const geometry = checkGeometry(this.#geometry(row), limitsOf(this.#geo.system))
      return { line: number, id: undefined, geometry, properties }
    } catch (error) {
      if (!(error instanceof UnfitFeature)) throw error
      return { line: number, reason: error.message, text: propertiesAsJson(properties) }
    }
  }

  #geometry(row: Readonly<Record<string, unknown>>): Geometry | null {
    const { geometryColumn, encoding } = this.#geo
    const value = row[geometryColumn]
    if (value === null || value === undefined) return null
    if (encoding !== 'WKB') return readNative(value, encoding)
    if (!(value instanceof Uint8Array)) throw new UnfitFeature('Its geometry is not binary data.')
    return readWkb(value)
  }
}

function bufferOf(handle: FileHandle, size: number): AsyncBuffer {
  return {
    byteLength: size,
    slice: async (start, end = size) => {
      const from = start < 0 ? size + start : start
      const length = end - from
      if (!(from >= 0 && length >= 0 && end <= size)) {
        throw new RangeError(`bytes ${from} to ${end} are not in the file`)
      }
      const bytes = new Uint8Array(length)
      const { bytesRead } = await handle.read(bytes, 0, length, from)
      if (bytesRead !== length) throw new RangeError('the file became shorter while it was read')
      return bytes.buffer
    },
  }
}

/**
 * The package throws plain errors for files that it cannot read. Those with words for people name the format first;
 * the others are faults that damaged files lead to. Errors of the system have a code.
 */
async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { message, errno, syscall } = error as NodeJS.ErrnoException
    if (error instanceof ImportError || (errno !== undefined && syscall !== undefined)) throw error
    const reason = /^parquet (?!.*undefined).*$/.exec(message)?.[0]
    throw new ImportError(
      `The file is damaged, not Parquet, or has an encoding that cannot be read${reason === undefined ? '' : ` (${reason})`}. Copy or download it again.`,
      { cause: error },
    )
  }
}
