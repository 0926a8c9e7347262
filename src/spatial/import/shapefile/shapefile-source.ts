import { readFile } from 'node:fs/promises'
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
import { checkSystem, systemOfCode, systemOfWkt } from '../systems/source-system.ts'
import { DbfTable } from './dbf-table.ts'
import { readShape } from './read-shape.ts'
import { findParts, type ShapefileParts } from './shapefile-parts.ts'
import { readHeader, ShpIndex, type ShpHeader } from './shp-index.ts'

const BATCH_SIZE = 500

/** Characters of a .prj or .cpg file. */
const MAX_TEXT = 100_000

interface ShapefileOptions {
  /** The shapefile in a zip archive. */
  readonly layer?: string | undefined
  /** A code of EPSG, which has precedence over the .prj file. */
  readonly epsg?: number | undefined
}

/** A shapefile (ESRI, July 1998) with its table of dBASE. */
export class ShapefileSource implements FeatureSource {
  readonly isUntyped = false
  readonly #parts: ShapefileParts
  readonly #shp: BlockReader
  readonly #header: ShpHeader
  readonly #index: ShpIndex
  readonly #shx: BlockReader | undefined
  readonly #table: DbfTable | undefined
  readonly #epsg: number | undefined
  readonly #notes = new Set<string>()
  #system: SourceSystem | undefined

  /**
   * @param path of the .shp file, or of a zip archive that contains it
   * @throws ImportError
   */
  static async open(path: string, { layer, epsg }: ShapefileOptions = {}): Promise<ShapefileSource> {
    const parts = await findParts(path, layer)
    const opened: { close(): Promise<void> }[] = []
    try {
      const keep = <T extends { close(): Promise<void> }>(file: T): T => (opened.push(file), file)
      const { shp: shpPath, shx: shxPath, dbf: dbfPath, cpg } = parts.paths
      const shp = keep(await BlockReader.open(shpPath))
      const header = await readHeader(shp, `${parts.name}.shp`)
      const shx = shxPath === undefined ? undefined : keep(await BlockReader.open(shxPath))
      const index = new ShpIndex(
        shp,
        header,
        shx && { reader: shx, header: await readHeader(shx, `${parts.name}.shx`) },
      )
      const table = dbfPath === undefined ? undefined : keep(await DbfTable.open(dbfPath, await textOf(cpg)))
      if (table !== undefined && index.count !== undefined && table.rows !== index.count) {
        throw new ImportError(
          `${parts.name} has ${index.count} shapes, but its .dbf file has ${table.rows} rows. The files do not belong together. Copy or download them again.`,
        )
      }
      return new ShapefileSource({ parts, shp, header, shx, index, table, epsg })
    } catch (error) {
      for (const file of opened) await file.close()
      await parts.remove()
      throw error
    }
  }

  private constructor(opened: {
    parts: ShapefileParts
    shp: BlockReader
    header: ShpHeader
    shx: BlockReader | undefined
    index: ShpIndex
    table: DbfTable | undefined
    epsg: number | undefined
  }) {
    this.#parts = opened.parts
    this.#shp = opened.shp
    this.#header = opened.header
    this.#shx = opened.shx
    this.#index = opened.index
    this.#table = opened.table
    this.#epsg = opened.epsg
  }

  async describe(): Promise<SourceDescription> {
    this.#system = await this.#findSystem()
    if (this.#table === undefined) {
      this.#notes.add('There is no .dbf file, so the features have no properties.')
    }
    return {
      ...(this.#system && { system: this.#system }),
      columns: this.#table?.fields.map(({ name, type }) => ({ name, type })) ?? [],
    }
  }

  notes(): readonly string[] {
    return [...this.#notes]
  }

  async *read(onBytes: (bytes: number) => void): AsyncGenerator<readonly SourceRecord[], void, void> {
    let batch: SourceRecord[] = []
    let number = 0
    for await (const { start, length } of this.#index.places()) {
      const row = await this.#table?.row(number++)
      // A deleted row: its shape is deleted too.
      if (this.#table !== undefined && row === undefined) continue
      const bytes = this.#shp.held(start, length) ?? (await this.#shp.read(start, length))
      batch.push(this.#record(number, bytes, row))
      if (batch.length < BATCH_SIZE) continue
      onBytes(start + length)
      yield batch
      batch = []
    }
    if (this.#table !== undefined && number !== this.#table.rows) {
      throw new ImportError(
        `The .shp file has ${number} shapes, and the .dbf file has ${this.#table.rows} rows. The files do not belong together.`,
      )
    }
    onBytes(this.#shp.size)
    yield batch
  }

  async close(): Promise<void> {
    await this.#shp.close()
    await this.#shx?.close()
    await this.#table?.close()
    await this.#parts.remove()
  }

  #record(number: number, shape: Buffer, row: Buffer | undefined): SourceRecord {
    let properties: SourceFeature['properties'] = []
    try {
      if (row !== undefined) properties = this.#properties(row)
      const { geometry, hasMeasures } = readShape(shape)
      if (hasMeasures) this.#notes.add('Measures (M) of the shapes are not imported.')
      const checked = checkGeometry(geometry, limitsOf(this.#system))
      return { line: number, id: undefined, geometry: checked, properties }
    } catch (error) {
      if (!(error instanceof UnfitFeature)) throw error
      return { line: number, reason: error.message, text: propertiesAsJson(properties) }
    }
  }

  #properties(row: Buffer): SourceFeature['properties'] {
    const fields = this.#table?.fields ?? []
    return fields.map(({ name, read, start, end }) => [name, read(row.subarray(start, end))])
  }

  async #findSystem(): Promise<SourceSystem | undefined> {
    const { name, paths } = this.#parts
    const wkt = this.#epsg === undefined ? (await textOf(paths.prj))?.trim() : undefined
    const system = this.#epsg !== undefined ? systemOfCode(this.#epsg) : wkt ? systemOfWkt(wkt) : undefined
    if (system !== undefined) {
      await checkSystem(system)
      return system
    }
    this.#notes.add(assumeWgs84(`${name}.shp`, 'no .prj file', this.#header.box))
    return undefined
  }
}

const textOf = async (path: string | undefined): Promise<string | undefined> =>
  path === undefined ? undefined : (await readFile(path, 'utf8')).slice(0, MAX_TEXT)
