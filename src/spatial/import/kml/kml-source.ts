import { createReadStream } from 'node:fs'
import { basename, extname } from 'node:path'
import type { Readable } from 'node:stream'
import type { DeclaredType } from '../../stores/geopackage/writer.ts'
import { checkGeometry } from '../check-geometry.ts'
import { ImportError } from '../import-error.ts'
import { UnfitFeature } from '../record.ts'
import type { FeatureSource, SourceDescription, SourceRecord } from '../record.ts'
import { propertiesAsJson } from '../survey.ts'
import { told, ZipMembers, type ZipMember } from '../zip-members.ts'
import { PlacemarkParser, type Placemark } from './placemarks.ts'
import { geometryElement, readGeometry } from './read-geometry.ts'
import { readProperties } from './read-properties.ts'
import { xmlText } from './xml-text.ts'

/** The placemarks of a KML document (OGC 12-007r2), or of one in a KMZ archive. */
export class KmlSource implements FeatureSource {
  readonly isUntyped = false
  readonly #path: string
  readonly #archive: { readonly zip: ZipMembers; readonly member: ZipMember } | undefined
  readonly #layer: string | undefined
  readonly #notes: string[] = []
  readonly #types = new Map<string, DeclaredType>()
  /** The schemas are complete after the first pass; they may stand after the placemarks that use them. */
  #schemas: PlacemarkParser['schemas'] = new Map()

  /**
   * @param layer name of the folder or document whose placemarks are read; all if omitted
   * @throws ImportError
   */
  static async open(path: string, layer?: string): Promise<KmlSource> {
    if (extname(path).toLowerCase() !== '.kmz') return new KmlSource(path, undefined, layer)
    const zip = await ZipMembers.open(path)
    try {
      return new KmlSource(path, { zip, member: choose(zip.members, basename(path)) }, layer)
    } catch (error) {
      zip.close()
      throw error
    }
  }

  private constructor(
    path: string,
    archive: { zip: ZipMembers; member: ZipMember } | undefined,
    layer: string | undefined,
  ) {
    this.#path = path
    this.#archive = archive
    this.#layer = layer
  }

  /** Reads the whole document: the columns are those that have a value somewhere. */
  async describe(): Promise<SourceDescription> {
    const layers = new Set<string>()
    const found = new PlacemarkParser()
    for await (const placemarks of this.#placemarks(found, () => undefined)) {
      for (const { layer } of placemarks) layers.add(layer)
    }
    this.#schemas = found.schemas
    this.#checkLayers(layers)
    // The types need the schemas, which may come last.
    for await (const placemarks of this.#placemarks(new PlacemarkParser(), () => undefined)) {
      for (const placemark of placemarks) if (this.#isWanted(placemark)) this.#seeTypes(placemark)
    }
    const title = this.#layer ?? found.title
    return {
      ...(title && { title }),
      columns: [...this.#types].map(([name, type]) => ({ name, type })),
    }
  }

  notes(): readonly string[] {
    return this.#notes
  }

  async *read(onBytes: (bytes: number) => void): AsyncGenerator<readonly SourceRecord[], void, void> {
    for await (const placemarks of this.#placemarks(new PlacemarkParser(), onBytes)) {
      yield placemarks
        .filter((placemark) => this.#isWanted(placemark))
        .map((placemark) => this.#record(placemark))
    }
  }

  async close(): Promise<void> {
    this.#archive?.zip.close()
  }

  async *#placemarks(
    parser: PlacemarkParser,
    onBytes: (bytes: number) => void,
  ): AsyncGenerator<readonly Placemark[], void, void> {
    const parts = xmlText(await this.#stream(), onBytes)
    try {
      for (;;) {
        const { done, value } = await told(basename(this.#path), () => parts.next())
        if (done === true) break
        yield parser.write(value)
      }
      parser.end()
    } finally {
      await parts.return()
    }
  }

  async #stream(): Promise<Readable> {
    return this.#archive === undefined
      ? createReadStream(this.#path)
      : this.#archive.zip.stream(this.#archive.member)
  }

  #isWanted({ layer }: Placemark): boolean {
    return this.#layer === undefined || layer === this.#layer
  }

  #checkLayers(layers: ReadonlySet<string>): void {
    const names = [...layers].map((name) => name || '(without a name)').join(', ')
    if (this.#layer !== undefined && !layers.has(this.#layer)) {
      throw new ImportError(
        `${basename(this.#path)} has no folder "${this.#layer}" with placemarks. Its folders are ${names}.`,
      )
    }
    if (this.#layer === undefined && layers.size > 1) {
      this.#notes.push(
        `The placemarks of ${layers.size} folders are imported together: ${names}. --layer chooses one.`,
      )
    }
  }

  /** A name has one type. A field that several schemas declare differently is a text. */
  #seeTypes({ element }: Placemark): void {
    for (const { name, type } of readProperties(element, this.#schemas)) {
      const known = this.#types.get(name) ?? type
      this.#types.set(name, known === type ? type : 'TEXT')
    }
  }

  #record({ element, line }: Placemark): SourceRecord {
    const properties = readProperties(element, this.#schemas).map(({ name, value }) => [name, value] as const)
    try {
      const geometry = geometryElement(element)
      return {
        line,
        id: undefined,
        geometry: geometry === undefined ? null : checkGeometry(readGeometry(geometry)),
        properties,
      }
    } catch (error) {
      if (!(error instanceof UnfitFeature)) throw error
      return { line, reason: error.message, text: propertiesAsJson(properties) }
    }
  }
}

/** The document of an archive: `doc.kml`, or the only one. */
function choose(members: readonly ZipMember[], archive: string): ZipMember {
  const documents = members.filter(({ name }) => extname(name).toLowerCase() === '.kml')
  const main = documents.find(({ name }) => name.toLowerCase() === 'doc.kml')
  const [only, ...others] = documents
  if (main !== undefined) return main
  if (only === undefined) throw new ImportError(`${archive} contains no KML document.`)
  if (others.length > 0) {
    throw new ImportError(
      `${archive} contains several KML documents and no doc.kml. Unpack it, and import one of them.`,
    )
  }
  return only
}
