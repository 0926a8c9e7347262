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
import { unreadable } from './faults.ts'
import { unreadableIn } from './hints.ts'
import { describeLayers } from './layers.ts'
import type { Description, Remember } from './layers.ts'
import { GeoPackagePage } from './page.ts'
import { LayerQueries } from './queries.ts'
import type { GeoPackageLayer } from './queries.ts'
import { finalizeStatements, type SqliteConnection } from './prepared-statements.ts'
import { wrapIdentifier } from './quoted-names.ts'

/** Statements that run side by side on one file; each occupies one of libuv's threads. */
const connections = 2

/**
 * A GeoPackage opened for reading alone: the file is never changed, and files that other programs write
 * meanwhile stay usable for them.
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
   * @param remember gives what was found out about the same file before; without it all is found out anew
   * @throws UnreadableStore where the file is no GeoPackage or is damaged
   */
  static async open(path: string, remember: Remember = (_, find) => find()): Promise<GeoPackage> {
    const db = knex({
      client: 'sqlite3',
      // Knex always asks for write access by its flags; the mode of a URI takes it back.
      connection: { filename: `${pathToFileURL(path).href}?mode=ro`, flags: ['OPEN_URI'] },
      pool: { min: connections, max: connections },
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
      return yield* new GeoPackagePage(layer, this.#on(layer), query).batches()
    } finally {
      this.#readers--
      if (this.#readers === 0) this.#unread?.()
    }
  }

  async feature(layer: GeoPackageLayer, key: FeatureKey): Promise<FeatureRow | undefined> {
    const queries = this.#on(layer)
    return queries.feature(queries.everything, key)
  }

  /** Closes the file once the pages being read have ended. */
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

/** Opens all connections, to be kept: one that is opened later might find another file under the same name. */
async function connectFully(db: Knex, path: string): Promise<void> {
  try {
    await Promise.all(Array.from({ length: connections }, () => db.raw('select 1')))
  } catch (error) {
    throw unreadable(path, error)
  }
}

/** The part of Knex's pool of connections that is used here. */
interface Pool {
  on(event: 'destroyRequest', listener: (request: number, connection: SqliteConnection) => void): void
}
