import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { SpatialError, UnknownCollection } from '../errors.ts'
import type { CollectionStore, Column, GeometryKind, Layer } from '../stores/collection-store.ts'
import { GeoPackage } from '../stores/geopackage.ts'

/** OGC 17-069r4, 7.13: the reference system that features are written in unless another is asked for. */
export const defaultCrs = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84'

/** A published set of features. */
export interface Collection {
  /** `<group>/<name>`: the file and its layer. */
  readonly id: string
  readonly group: string
  readonly name: string
  readonly title: string
  readonly description?: string
  readonly extent: {
    /** [west, south, east, north] in degrees. */
    readonly bbox?: readonly [number, number, number, number]
    /** First and last date or timestamp, as stored. */
    readonly temporal?: readonly [string, string]
  }
  readonly columns: readonly Column[]
  readonly geometryKind: GeometryKind
  /** URIs of the reference systems that features can be had in; the first is the default. */
  readonly crs: readonly string[]
  readonly storageCrs: string
  /** As counted when the file was opened. */
  readonly featureCount: number
  readonly layer: Layer
  readonly store: CollectionStore
}

interface OpenFile {
  /** Tells a file that was replaced or changed from the one that was opened. */
  readonly stamp: string
  readonly store: GeoPackage
}

const namesOfPathSegments = /^[^/\\\p{Cc}]+$/u

/**
 * The published collections: every layer of every GeoPackage in the given folders. What can't be read is left
 * out and said in `problems()`; everything else is served.
 */
export class Collections {
  readonly #folders: readonly string[]
  #files = new Map<string, OpenFile>()
  #collections = new Map<string, Collection>()
  #problems: readonly string[] = []
  #refreshed: Promise<void> = Promise.resolve()
  readonly #retired = new Set<Promise<void>>()

  /** @param folders the earlier folder wins where two hold files of the same name */
  static async open(folders: readonly string[]): Promise<Collections> {
    const collections = new Collections(folders)
    await collections.refresh()
    return collections
  }

  private constructor(folders: readonly string[]) {
    this.#folders = folders
  }

  /** All collections, sorted by id. */
  list(): readonly Collection[] {
    return [...this.#collections.values()]
  }

  /** @throws UnknownCollection */
  find(group: string, name: string): Collection {
    const id = `${group}/${name}`
    const collection = this.#collections.get(id)
    if (collection === undefined) throw new UnknownCollection(id)
    return collection
  }

  /** Sentences about files and layers that are there but can't be served. */
  problems(): readonly string[] {
    return this.#problems
  }

  /** Looks at the folders again: takes up new and changed files, lets go of those that are gone. */
  refresh(): Promise<void> {
    this.#refreshed = this.#refreshed.then(() => this.#scan())
    return this.#refreshed
  }

  /** Closes all files, once the pages being read from them have ended. */
  async close(): Promise<void> {
    await this.#refreshed
    for (const { store } of this.#files.values()) this.#retire(store)
    this.#files = new Map()
    this.#collections = new Map()
    await Promise.all(this.#retired)
  }

  async #scan(): Promise<void> {
    const problems: string[] = []
    const files = new Map<string, OpenFile>()
    const collections: Collection[] = []
    const groups = new Map<string, string>()
    for (const path of await this.#paths(problems)) {
      const group = basename(path, '.gpkg')
      const taken = groups.get(group)
      if (taken !== undefined) {
        problems.push(`${path} is not served, because ${taken} has the same name. Rename one of them.`)
        continue
      }
      groups.set(group, path)
      try {
        const file = await this.#open(path)
        files.set(path, file)
        problems.push(...file.store.problems)
        for (const layer of file.store.layers) {
          if (namesOfPathSegments.test(layer.name)) collections.push(describe(group, layer, file.store))
          else
            problems.push(
              `The layer "${layer.name}" of ${path} is not served: its name can't stand in a path.`,
            )
        }
      } catch (error) {
        if (!(error instanceof SpatialError)) throw error
        problems.push(error.message)
      }
    }
    const before = this.#files
    this.#files = files
    this.#collections = new Map(
      collections.sort((a, b) => (a.id < b.id ? -1 : 1)).map((collection) => [collection.id, collection]),
    )
    this.#problems = problems
    for (const [path, { store }] of before) if (files.get(path)?.store !== store) this.#retire(store)
  }

  async #paths(problems: string[]): Promise<string[]> {
    const found: string[] = []
    for (const folder of this.#folders) {
      try {
        const names = (await readdir(folder)).filter(
          (name) => name.endsWith('.gpkg') && !name.startsWith('.'),
        )
        found.push(...names.sort().map((name) => join(folder, name)))
      } catch (error) {
        problems.push(`The folder ${folder} can't be read (${(error as NodeJS.ErrnoException).code}).`)
      }
    }
    return found
  }

  async #open(path: string): Promise<OpenFile> {
    const { ino, size, mtimeMs } = await stat(path)
    const stamp = [ino, size, mtimeMs].join(' ')
    const open = this.#files.get(path)
    return open?.stamp === stamp ? open : { stamp, store: await GeoPackage.open(path) }
  }

  #retire(store: CollectionStore): void {
    const closed = store.close().finally(() => this.#retired.delete(closed))
    this.#retired.add(closed)
  }
}

function describe(group: string, layer: Layer, store: CollectionStore): Collection {
  const id = `${group}/${layer.name}`
  return {
    id,
    group,
    name: layer.name,
    title: layer.title ?? id,
    ...(layer.description !== undefined && { description: layer.description }),
    extent: {
      ...(layer.bbox !== undefined && { bbox: layer.bbox }),
      ...(layer.temporal !== undefined && { temporal: layer.temporal }),
    },
    columns: layer.columns,
    geometryKind: layer.geometry.kind,
    crs: [defaultCrs],
    storageCrs: defaultCrs,
    featureCount: layer.featureCount,
    layer,
    store,
  }
}
