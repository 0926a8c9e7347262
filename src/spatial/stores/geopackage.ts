import knex from 'knex'
import type { Knex } from 'knex'
import { pathToFileURL } from 'node:url'
import { meansUnreadable } from '../../platform/sqlite-errors.ts'
import { intersectsBbox } from '../encodings/intersects-box.ts'
import { StoreUnreachable } from '../errors.ts'
import type { Bbox } from './bbox.ts'
import type { CollectionStore, FeatureKey, FeatureRow, PageQuery } from './collection-store.ts'
import { describeLayers } from './geopackage-layers.ts'
import { LayerQueries } from './geopackage-queries.ts'
import type { GeoPackageLayer } from './geopackage-queries.ts'
import { wrapIdentifier } from './quoted-names.ts'

/**
 * The driver collects the answer of a statement before it hands it over, so a statement asks for a bounded
 * number of rows, and for fewer where the geometries of a layer are large.
 */
const mostRows = 512
const mostBytes = 4 * 1024 * 1024

/** Statements that run side by side on one file; each occupies one of libuv's threads. */
const connections = 2

/**
 * A GeoPackage opened for reading alone: the file is never changed, and files that other programs write
 * meanwhile stay usable for them.
 */
export class GeoPackage implements CollectionStore {
  readonly layers: readonly GeoPackageLayer[]
  readonly problems: readonly string[]
  readonly #db: Knex
  readonly #queries: ReadonlyMap<GeoPackageLayer, LayerQueries>
  #readers = 0
  #unread: (() => void) | undefined

  /** @throws UnreadableStore where the file is no GeoPackage or is damaged */
  static async open(path: string): Promise<GeoPackage> {
    const db = knex({
      client: 'sqlite3',
      // Knex always asks for write access by its flags; the mode of a URI takes it back.
      connection: { filename: `${pathToFileURL(path).href}?mode=ro`, flags: ['OPEN_URI'] },
      pool: { min: 0, max: connections, idleTimeoutMillis: 600_000 },
      useNullAsDefault: true,
      wrapIdentifier,
      // Every error of an acquisition reaches the caller; Knex would also print it.
      log: { warn: () => undefined, error: () => undefined },
    })
    try {
      const { layers, problems } = await describeLayers(db, path)
      return new GeoPackage(db, layers, problems)
    } catch (error) {
      await db.destroy()
      throw error
    }
  }

  private constructor(db: Knex, layers: readonly GeoPackageLayer[], problems: readonly string[]) {
    this.#db = db
    this.layers = layers
    this.problems = problems
    this.#queries = new Map(layers.map((layer) => [layer, new LayerQueries(db, layer)]))
  }

  page(layer: GeoPackageLayer, query: PageQuery): AsyncGenerator<readonly FeatureRow[], void, void> {
    return query.bbox === undefined ? this.#everywhere(layer, query) : this.#inBbox(layer, query, query.bbox)
  }

  async feature(layer: GeoPackageLayer, key: FeatureKey): Promise<FeatureRow | undefined> {
    return reached(this.#on(layer).feature(key))
  }

  /** Closes the file once the pages being read have ended. */
  async close(): Promise<void> {
    if (this.#readers > 0) await new Promise<void>((resolve) => (this.#unread = resolve))
    await this.#db.destroy()
  }

  async *#everywhere(
    layer: GeoPackageLayer,
    { limit, after, offset = 0 }: PageQuery,
  ): AsyncGenerator<readonly FeatureRow[], void, void> {
    const queries = this.#on(layer)
    let last = after
    let toSkip = offset
    this.#readers++
    try {
      for (let left = limit; left > 0;) {
        const size = batchOf(left, layer)
        const rows = await reached(queries.page(last, size, toSkip))
        if (rows.length > 0) yield rows
        if (rows.length < size) return
        left -= size
        toSkip = 0
        last = rows.at(-1)?.key
      }
    } finally {
      this.#leave()
    }
  }

  /** The R*Tree proposes, the geometry decides; so how many rows a page takes is known only on the way. */
  async *#inBbox(
    layer: GeoPackageLayer,
    { limit, after, offset = 0 }: PageQuery,
    bbox: Bbox,
  ): AsyncGenerator<readonly FeatureRow[], void, void> {
    if (bbox.length === 0) return
    const queries = this.#on(layer)
    let last = after
    let toSkip = offset
    let size = 0
    this.#readers++
    try {
      for (let left = limit; left > 0;) {
        // Most candidates match: a few more than needed spare a second statement. Where few do, ask for more
        // each time.
        const wanted = toSkip + left
        size = batchOf(Math.max(wanted + Math.ceil(wanted / 8), size * 2), layer)
        const rows = await reached(queries.candidates(bbox, last, size))
        const matching = rows.filter(({ geometry }) => geometry === null || intersectsBbox(geometry, bbox))
        const batch = matching.slice(toSkip, toSkip + left)
        toSkip -= Math.min(toSkip, matching.length)
        left -= batch.length
        if (batch.length > 0) yield batch
        if (rows.length < size) return
        last = rows.at(-1)?.key
      }
    } finally {
      this.#leave()
    }
  }

  #leave(): void {
    this.#readers--
    if (this.#readers === 0) this.#unread?.()
  }

  #on(layer: GeoPackageLayer): LayerQueries {
    const queries = this.#queries.get(layer)
    if (queries === undefined) throw new Error(`The layer "${layer.name}" belongs to another store.`)
    return queries
  }
}

/** How many rows to ask for next: even shares, so that the last statement is not for a single row. */
function batchOf(wanted: number, { typicalSize }: GeoPackageLayer): number {
  const most = Math.max(16, Math.min(mostRows, Math.floor(mostBytes / typicalSize)))
  return Math.ceil(wanted / Math.ceil(wanted / most))
}

/** What a statement gives. @throws StoreUnreachable where the file can't be read any more */
async function reached<T>(rows: Promise<T>): Promise<T> {
  try {
    return await rows
  } catch (error) {
    throw meansUnreadable(error) ? new StoreUnreachable(error) : error
  }
}
