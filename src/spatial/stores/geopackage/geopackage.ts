import knex from 'knex'
import type { Knex } from 'knex'
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import type {
  CollectionStore,
  FeatureKey,
  FeatureRow,
  PageEdges,
  PageQuery,
} from '../../model/collection-store.ts'
import type { Area } from '../../model/area.ts'
import { firstBeyond } from './first-beyond.ts'
import { unreadable } from './faults.ts'
import { unreadableIn } from './hints.ts'
import { describeLayers } from './layers.ts'
import type { Description, Remember } from './layers.ts'
import { GeoPackagePage } from './page.ts'
import { LayerQueries } from './layer-queries.ts'
import type { GeoPackageLayer } from './queries.ts'
import { finalizeStatements, type SqliteConnection } from './prepared-statements.ts'
import { wrapIdentifier } from './quoted-names.ts'

/** Concurrent statements on one file; each occupies one of libuv's threads. */
const CONNECTIONS = 2

/**
 * A GeoPackage opened read-only: the file is never changed, and other programs can write to it at the same
 * time.
 */
export class GeoPackage implements CollectionStore {
  readonly layers: readonly GeoPackageLayer[]
  readonly hints: readonly string[]
  readonly #db: Knex
  readonly #file: string
  readonly #problems: readonly string[]
  readonly #queries: ReadonlyMap<GeoPackageLayer, LayerQueries>
  #readers = 0
  #unread: (() => void) | undefined

  /**
   * @param remember returns cached facts about the same file; without it all facts are computed
   * @throws UnreadableStore if the file is damaged or not a GeoPackage
   */
  static async open(path: string, remember: Remember = (_, find) => find()): Promise<GeoPackage> {
    const db = knex({
      client: 'sqlite3',
      // Knex always asks for write access by its flags; the mode in the URI revokes it.
      connection: { filename: `${pathToFileURL(path).href}?mode=ro`, flags: ['OPEN_URI'] },
      pool: { min: CONNECTIONS, max: CONNECTIONS },
      useNullAsDefault: true,
      wrapIdentifier,
      // Every error of an acquisition reaches the caller; Knex would also print it.
      log: { warn: () => undefined, error: () => undefined },
    })
    const { pool } = db.client as { pool: Pool }
    pool.on('destroyRequest', (_, connection) => finalizeStatements(connection))
    try {
      await connectFully(db, path)
      return new GeoPackage(db, path, await describeLayers(db, path, remember))
    } catch (error) {
      await db.destroy()
      throw error
    }
  }

  private constructor(db: Knex, path: string, { layers, problems, hints }: Description) {
    this.#db = db
    this.#file = basename(path)
    this.#problems = problems
    this.layers = layers
    this.hints = hints
    this.#queries = new Map(layers.map((layer) => [layer, new LayerQueries(db, layer)]))
  }

  get problems(): readonly string[] {
    return [...this.#problems, ...this.layers.flatMap((layer) => unreadableIn(layer, this.#file))]
  }

  async *page(
    layer: GeoPackageLayer,
    query: PageQuery,
  ): AsyncGenerator<readonly FeatureRow[], PageEdges, void> {
    this.#readers++
    try {
      const page = await GeoPackagePage.of(layer, this.#on(layer), query)
      return yield* page.batches()
    } finally {
      this.#readers--
      if (this.#readers === 0) this.#unread?.()
    }
  }

  async feature(layer: GeoPackageLayer, id: FeatureKey): Promise<FeatureRow | undefined> {
    const queries = this.#on(layer)
    return queries.feature(queries.everything, id)
  }

  async firstBeyond(layer: GeoPackageLayer, query: PageQuery, area: Area): Promise<FeatureKey | undefined> {
    const page = this.page(layer, { ...query, columns: [], skipGeometry: true })
    return firstBeyond(layer, this.#on(layer), page, area)
  }

  /** Closes the file after the pages in progress have ended. */
  async close(): Promise<void> {
    if (this.#readers > 0) await new Promise<void>((resolve) => (this.#unread = resolve))
    await this.#db.destroy()
  }

  #on(layer: GeoPackageLayer): LayerQueries {
    const queries = this.#queries.get(layer)
    if (queries === undefined) throw new Error(`The layer "${layer.name}" belongs to another store.`)
    return queries
  }
}

/**
 * Opens all connections and keeps them: a connection opened later might find another file under the same
 * name.
 */
async function connectFully(db: Knex, path: string): Promise<void> {
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, () => db.raw('select 1')))
  } catch (error) {
    throw unreadable(path, error)
  }
}

/** The part of Knex's connection pool that is used here. */
interface Pool {
  on(event: 'destroyRequest', listener: (request: number, connection: SqliteConnection) => void): void
}
