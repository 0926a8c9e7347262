import type { Area } from '../../model/area.ts'
import type {
  CollectionStore,
  FeatureKey,
  FeatureRow,
  PageEdges,
  PageQuery,
} from '../../model/collection-store.ts'
import { idOfRow } from '../../model/feature-id.ts'
import { isWithin } from '../shared/within-area.ts'
import type { Connections } from './connections.ts'
import { LayerQueries, type TableWatch } from './layer-queries.ts'
import type { PostgisLayer } from './layer.ts'
import { PostgisPage } from './page.ts'

interface TableFacts extends Pick<PostgisTable, 'about' | 'stamp'> {
  /** The ends of sentences that begin with the name of the table. */
  readonly hints: readonly string[]
  /** The id of a feature that lies beyond the map of its reference system. */
  readonly beyond?: string | undefined
  readonly watch: Omit<TableWatch, 'failed'>
}

/** A table or view of a PostGIS database. Other programs change its rows while it is read. */
export class PostgisTable implements CollectionStore {
  readonly layers: readonly [PostgisLayer]
  readonly hints: readonly string[]
  readonly isLive = true
  /** How messages name the table. */
  readonly about: string
  /** Changes with the description of the layer. */
  readonly stamp: string
  readonly #queries: LayerQueries
  readonly #beyond: string | undefined
  /** Why a statement failed. */
  #fault: string | undefined
  #readers = 0
  #unread: (() => void) | undefined

  constructor(
    connections: Connections,
    layer: PostgisLayer,
    { about, stamp, hints, beyond, watch }: TableFacts,
  ) {
    this.layers = [layer]
    this.about = about
    this.stamp = stamp
    this.hints = hints.map((hint) => `${about} ${hint}`)
    this.#beyond = beyond
    this.#queries = new LayerQueries(connections, layer, {
      ...watch,
      failed: ({ message }) => (this.#fault = message),
    })
  }

  get problems(): readonly string[] {
    const example = this.layers[0].unreadable?.example
    const beyond =
      this.#beyond === undefined
        ? []
        : [
            `${this.about} has geometries beyond the map of its reference system, for example in the feature ${this.#beyond}. Its extent is that of the others. Correct them.`,
          ]
    const fault =
      this.#fault === undefined
        ? []
        : [`${this.about} could not be read for a request: ${this.#fault.replace(/\.$/, '')}.`]
    if (example === undefined) return [...beyond, ...fault]
    return [
      ...beyond,
      ...fault,
      `${this.about} has unreadable geometries, for example in the feature ${example}. These features are served without a geometry.`,
    ]
  }

  async *page(layer: PostgisLayer, query: PageQuery): AsyncGenerator<readonly FeatureRow[], PageEdges, void> {
    this.#readers++
    try {
      const page = await PostgisPage.of(layer, this.#queries, query)
      return yield* page.batches()
    } finally {
      this.#readers--
      if (this.#readers === 0) this.#unread?.()
    }
  }

  async feature(_: PostgisLayer, id: FeatureKey): Promise<FeatureRow | undefined> {
    return this.#queries.feature(id)
  }

  async firstBeyond(layer: PostgisLayer, query: PageQuery, area: Area): Promise<FeatureKey | undefined> {
    for await (const batch of this.page(layer, { ...query, columns: [], skipGeometry: false }))
      for (const row of batch)
        if (row.geometry !== null && !isWithin(row.geometry, layer, area)) return idOfRow(row)
    return undefined
  }

  async count(layer: PostgisLayer): Promise<number | undefined> {
    return layer.isCounted ? this.#queries.count() : undefined
  }

  /** Waits for the pages in progress. The connections belong to the database. */
  async close(): Promise<void> {
    if (this.#readers > 0) await new Promise<void>((resolve) => (this.#unread = resolve))
  }
}
