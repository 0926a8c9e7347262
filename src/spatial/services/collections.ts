import { setTimeout as delay } from 'node:timers/promises'
import { StoreBusy, UnknownCollection } from '../model/errors.ts'
import type { CollectionStore } from '../model/collection-store.ts'
import { GeoPackage } from '../stores/geopackage/geopackage.ts'
import { StatisticsCache } from '../stores/geopackage/statistics-cache.ts'
import type { PostgisTable } from '../stores/postgis/postgis-table.ts'
import type { Databases } from './databases.ts'
import { findDataFiles } from './data-files.ts'
import type { DataFile } from './data-files.ts'
import { publishedCollections, type CollectionSource } from './published-collections.ts'
import type { SystemChoice } from './reference-systems.ts'
import type { Collection } from '../model/collection.ts'

/** The changes that a check of the folders found. */
export interface Change {
  /** Ids of collections. */
  readonly added: readonly string[]
  readonly replaced: readonly string[]
  readonly removed: readonly string[]
  /** New sentences of `problems()`. */
  readonly problems: readonly string[]
  /** New sentences about collections that are served completely but could be served better. */
  readonly hints: readonly string[]
}

export interface CollectionsOptions {
  /** File that caches facts about the data files for the next start. */
  readonly cache?: string
  /** False if another process writes the cache. */
  readonly writesCache?: boolean
  readonly onChange?: (change: Change) => void
  /** Databases whose tables are published, too. They are closed with the collections. */
  readonly databases?: Databases
  /** Reference systems that every collection has or lacks. */
  readonly systems?: SystemChoice
}

interface KnownFile {
  readonly stamp: string
  /** If the file can no longer be read, the store from its last readable state. */
  readonly store?: CollectionStore
  readonly problem?: string
  /** True if the same bytes may be readable later: another program locks the file, or a disk failed. */
  readonly isTransient?: boolean
}

/** Interval between two checks of the folders. */
const LOOK_MS = 1000

/** Time for a request that found a collection to start reading it. */
const GRACE_MS = 5000

/**
 * The published collections: every layer of every GeoPackage in the given folders, and tables of databases. Files and layers that
 * cannot be read are omitted and reported by `problems()`; all others are served. If a file becomes
 * unreadable, its collections stay listed but unreachable until the file is valid again or removed.
 */
export class Collections {
  readonly #folders: readonly string[]
  readonly #cache: StatisticsCache | undefined
  readonly #writesCache: boolean
  readonly #onChange: (change: Change) => void
  readonly #systems: SystemChoice | undefined
  readonly #databases: Databases | undefined
  /** Files by group. */
  #files = new Map<string, KnownFile>()
  #collections: ReadonlyMap<string, Collection> = new Map()
  #problems: readonly string[] = []
  #hints: readonly string[] = []
  #refreshed: Promise<void> = Promise.resolve()
  readonly #retired = new Set<Promise<void>>()
  readonly #closing = new AbortController()
  #next: NodeJS.Timeout | undefined

  /** @param folders if two folders have files of the same name, the earlier folder wins */
  static async open(folders: readonly string[], options: CollectionsOptions = {}): Promise<Collections> {
    const cache = options.cache === undefined ? undefined : await StatisticsCache.open(options.cache)
    const collections = new Collections(folders, cache, options)
    await collections.refresh()
    return collections
  }

  private constructor(
    folders: readonly string[],
    cache: StatisticsCache | undefined,
    { onChange = () => undefined, systems, databases, writesCache = true }: CollectionsOptions,
  ) {
    this.#folders = folders
    this.#cache = cache
    this.#writesCache = writesCache
    this.#onChange = onChange
    this.#systems = systems
    this.#databases = databases
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

  /** Sentences about files and layers that cannot be served. */
  problems(): readonly string[] {
    return this.#problems
  }

  /** Checks the folders again: opens new and changed files, closes removed files. */
  refresh(): Promise<void> {
    this.#refreshed = this.#refreshed.then(() => this.#look())
    return this.#refreshed
  }

  /** Checks the folders every second from now on; checks do not overlap. */
  watch(): void {
    this.#next = setTimeout(() => {
      void this.refresh().then(() => {
        if (!this.#closing.signal.aborted) this.watch()
      })
    }, LOOK_MS).unref()
  }

  /** Closes all files after the pages in progress have ended. */
  async close(): Promise<void> {
    this.#closing.abort()
    clearTimeout(this.#next)
    await this.#refreshed
    for (const { store } of this.#files.values()) if (store !== undefined) this.#retire(store)
    this.#files = new Map()
    this.#collections = new Map()
    await Promise.all(this.#retired)
    await this.#databases?.close()
  }

  async #look(): Promise<void> {
    const found = await findDataFiles(this.#folders)
    const before = this.#files
    const files = new Map<string, KnownFile>()
    let unkept: string | undefined
    for (const file of found.files) {
      const known = before.get(file.group)
      const isSame = known?.stamp === file.stamp && known.isTransient !== true
      files.set(file.group, isSame ? known : await this.#open(file, known?.store))
      unkept = await this.#keep(found.files)
    }
    const stores = [...files.values()].flatMap(({ store }) => store ?? [])
    const problems = [...found.problems, ...[...files.values()].flatMap(({ problem }) => problem ?? [])]
    const hints = [...stores.flatMap((store) => store.hints), ...(unkept === undefined ? [] : [unkept])]
    const sources = [...files].flatMap(([group, { store, stamp }]) =>
      store === undefined
        ? []
        : [
            {
              group,
              store,
              version: stamp,
              nameOf: (layer: string) => `The layer "${layer}" of ${group}.gpkg`,
            },
          ],
    )
    const tables = this.#databases?.tables ?? []
    const collections = publishedCollections([...sources, ...tables.map(sourceOf)], this.#systems)
    problems.push(...[...stores, ...tables].flatMap((store) => store.problems), ...collections.problems)
    problems.push(...(this.#databases?.problems ?? []))
    hints.push(...[...tables, ...(this.#databases ? [this.#databases] : [])].flatMap((one) => one.hints))

    const change = changeBetween(
      { collections: this.#collections, problems: this.#problems, hints: this.#hints },
      { collections: collections.found, problems, hints },
    )
    this.#files = files
    this.#collections = collections.found
    this.#problems = problems
    this.#hints = hints
    for (const { store } of before.values()) if (store && !stores.includes(store)) this.#retire(store)
    if (change !== undefined) this.#onChange(change)
  }

  /** @param last the store from the last readable state, kept if the file cannot be read now */
  async #open({ path, stamp }: DataFile, last: CollectionStore | undefined): Promise<KnownFile> {
    try {
      return { stamp, store: await GeoPackage.open(path, this.#cache?.remember(path, stamp)) }
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error)
      const mayPass = error instanceof StoreBusy
      return { stamp, problem, isTransient: mayPass, ...(last && { store: last }) }
    }
  }

  /**
   * Saves the facts for the next start.
   * @returns a sentence if that fails, since nothing else depends on the cache
   */
  async #keep(files: readonly DataFile[]): Promise<string | undefined> {
    if (!this.#writesCache) return undefined
    try {
      await this.#cache?.save(new Set(files.map(({ path }) => path)))
      return undefined
    } catch (error) {
      return `The next start will read all data again: ${error instanceof Error ? error.message : String(error)}.`
    }
  }

  /** Closes a file that is no longer served, after its last reader. */
  #retire(store: CollectionStore): void {
    const closed = delay(GRACE_MS, undefined, { signal: this.#closing.signal, ref: false })
      // The server is stopping: no request is left.
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
  const replaced = [...after.collections].flatMap(([id, collection]) => {
    const known = before.collections.get(id)
    return known === undefined || isSame(known, collection) ? [] : [id]
  })
  const problems = after.problems.filter((problem) => !before.problems.includes(problem))
  const hints = after.hints.filter((hint) => !before.hints.includes(hint))
  const change = { added, replaced, removed, problems, hints }
  return Object.values(change).some((list) => list.length > 0) ? change : undefined
}

/** The rows of a table may change at any time, which is not told. */
const isSame = (known: Collection, { store, columns }: Collection): boolean =>
  known.store === store ||
  (store.isLive === true && JSON.stringify(known.columns) === JSON.stringify(columns))

const sourceOf = (store: PostgisTable): CollectionSource => ({
  group: store.layers[0].schema,
  store,
  version: store.stamp,
  nameOf: () => store.about,
})
