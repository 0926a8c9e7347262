import { setTimeout as delay } from 'node:timers/promises'
import { StoreBusy, UnknownCollection } from '../model/errors.ts'
import type { CollectionStore, Layer } from '../model/collection-store.ts'
import { GeoPackage } from '../stores/geopackage/geopackage.ts'
import { StatisticsCache } from '../stores/geopackage/statistics-cache.ts'
import { findDataFiles, fitsPath } from './data-files.ts'
import type { DataFile } from './data-files.ts'
import type { Collection } from '../model/collection.ts'

/** OGC 17-069r4, 7.13: the reference system that features are written in unless another is asked for. */
export const defaultCrs = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84'

/** What a look at the folders found to be different. */
export interface Change {
  /** Ids of collections. */
  readonly added: readonly string[]
  readonly replaced: readonly string[]
  readonly removed: readonly string[]
  /** Sentences that are new: see `problems()`. */
  readonly problems: readonly string[]
  /** Sentences that are new, about collections that are served in full, though not as well as they could be. */
  readonly hints: readonly string[]
}

export interface CollectionsOptions {
  /** File to keep what is found out about the data files in, for the next start. */
  readonly cache?: string
  readonly onChange?: (change: Change) => void
}

interface KnownFile {
  readonly stamp: string
  /** Of a file that can't be read any more, what it was when it could. */
  readonly store?: GeoPackage
  readonly problem?: string
  /** Whether the same bytes may be readable the next time: another program holds the file, or a disk failed. */
  readonly mayPass?: boolean
}

/** Time between two looks at the folders. */
const lookMs = 1000

/** Time for a request that has found a collection to begin with reading it. */
const graceMs = 5000

/**
 * The published collections: every layer of every GeoPackage in the given folders. What can't be read is left
 * out and said in `problems()`; everything else is served. The collections of a file that becomes unreadable
 * stay, and can't be reached, until it is right again or gone.
 */
export class Collections {
  readonly #folders: readonly string[]
  readonly #cache: StatisticsCache | undefined
  readonly #onChange: (change: Change) => void
  /** By their groups. */
  #files = new Map<string, KnownFile>()
  #collections = new Map<string, Collection>()
  #problems: readonly string[] = []
  #hints: readonly string[] = []
  #refreshed: Promise<void> = Promise.resolve()
  readonly #retired = new Set<Promise<void>>()
  readonly #closing = new AbortController()
  #next: NodeJS.Timeout | undefined

  /** @param folders the earlier folder wins where two hold files of the same name */
  static async open(folders: readonly string[], options: CollectionsOptions = {}): Promise<Collections> {
    const cache = options.cache === undefined ? undefined : await StatisticsCache.open(options.cache)
    const collections = new Collections(folders, cache, options.onChange ?? (() => undefined))
    await collections.refresh()
    return collections
  }

  private constructor(
    folders: readonly string[],
    cache: StatisticsCache | undefined,
    onChange: (change: Change) => void,
  ) {
    this.#folders = folders
    this.#cache = cache
    this.#onChange = onChange
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
    this.#refreshed = this.#refreshed.then(() => this.#look())
    return this.#refreshed
  }

  /** Looks at the folders every second from now on, one look after the other. */
  watch(): void {
    this.#next = setTimeout(() => {
      void this.refresh().then(() => {
        if (!this.#closing.signal.aborted) this.watch()
      })
    }, lookMs).unref()
  }

  /** Closes all files, once the pages being read from them have ended. */
  async close(): Promise<void> {
    this.#closing.abort()
    clearTimeout(this.#next)
    await this.#refreshed
    for (const { store } of this.#files.values()) if (store !== undefined) this.#retire(store)
    this.#files = new Map()
    this.#collections = new Map()
    await Promise.all(this.#retired)
  }

  async #look(): Promise<void> {
    const found = await findDataFiles(this.#folders)
    const before = this.#files
    const files = new Map<string, KnownFile>()
    let unkept: string | undefined
    for (const file of found.files) {
      const known = before.get(file.group)
      const isSame = known?.stamp === file.stamp && known.mayPass !== true
      files.set(file.group, isSame ? known : await this.#open(file, known?.store))
      unkept = await this.#keep(found.files)
    }
    const stores = [...files.values()].flatMap(({ store }) => store ?? [])
    const problems = [...found.problems, ...[...files.values()].flatMap(({ problem }) => problem ?? [])]
    const hints = [...stores.flatMap((store) => store.hints), ...(unkept === undefined ? [] : [unkept])]
    const collections = describeAll(files)
    problems.push(...stores.flatMap((store) => store.problems), ...collections.problems)

    const change = changeBetween(
      { collections: this.#collections, problems: this.#problems, hints: this.#hints },
      { collections: collections.found, problems, hints },
    )
    this.#files = files
    this.#problems = problems
    this.#hints = hints
    for (const { store } of before.values()) if (store && !stores.includes(store)) this.#retire(store)
    if (change === undefined) return
    this.#collections = collections.found
    this.#onChange(change)
  }

  /** @param last what the file was when it was last read, to stay where it can't be read now */
  async #open({ path, stamp }: DataFile, last: GeoPackage | undefined): Promise<KnownFile> {
    try {
      return { stamp, store: await GeoPackage.open(path, this.#cache?.remember(path, stamp)) }
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error)
      const mayPass = error instanceof StoreBusy
      return { stamp, problem, mayPass, ...(last && { store: last }) }
    }
  }

  /** Keeps what was found out for the next start; a sentence where that fails, for nothing else depends on it. */
  async #keep(files: readonly DataFile[]): Promise<string | undefined> {
    try {
      await this.#cache?.save(new Set(files.map(({ path }) => path)))
      return undefined
    } catch (error) {
      return `The next start will read all data anew: ${error instanceof Error ? error.message : String(error)}.`
    }
  }

  /** Closes a file that is served no more, once nobody reads it. */
  #retire(store: CollectionStore): void {
    const closed = delay(graceMs, undefined, { signal: this.#closing.signal, ref: false })
      // The server stops: no request is left.
      .catch(() => undefined)
      .then(() => store.close())
      .finally(() => this.#retired.delete(closed))
    this.#retired.add(closed)
  }
}

interface State {
  readonly collections: ReadonlyMap<string, Collection>
  readonly problems: readonly string[]
  readonly hints: readonly string[]
}

function changeBetween(before: State, after: State): Change | undefined {
  const added = [...after.collections.keys()].filter((id) => !before.collections.has(id))
  const removed = [...before.collections.keys()].filter((id) => !after.collections.has(id))
  const replaced = [...after.collections].flatMap(([id, { store }]) => {
    const known = before.collections.get(id)
    return known === undefined || known.store === store ? [] : [id]
  })
  const problems = after.problems.filter((problem) => !before.problems.includes(problem))
  const hints = after.hints.filter((hint) => !before.hints.includes(hint))
  const change = { added, replaced, removed, problems, hints }
  return Object.values(change).some((list) => list.length > 0) ? change : undefined
}

function describeAll(files: ReadonlyMap<string, KnownFile>): {
  found: Map<string, Collection>
  problems: string[]
} {
  const collections: Collection[] = []
  const problems: string[] = []
  for (const [group, { store, stamp }] of files) {
    if (store === undefined) continue
    for (const layer of store.layers) {
      if (fitsPath(layer.name)) collections.push(describe(group, layer, store, stamp))
      else
        problems.push(
          `The layer "${layer.name}" of ${group}.gpkg is not served: its name can't stand in an address.`,
        )
    }
  }
  collections.sort((a, b) => (a.id < b.id ? -1 : 1))
  return { found: new Map(collections.map((collection) => [collection.id, collection])), problems }
}

function describe(group: string, layer: Layer, store: CollectionStore, version: string): Collection {
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
    ...(layer.crs.uri === defaultCrs && { storageCrs: defaultCrs }),
    featureCount: layer.featureCount,
    layer,
    store,
    version,
  }
}
