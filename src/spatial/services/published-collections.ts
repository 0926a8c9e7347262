import { ARCS_NOTE } from '../model/arc-steps.ts'
import type { CollectionStore, Layer } from '../model/collection-store.ts'
import type { Collection } from '../model/collection.ts'
import { isPathSegment } from './data-files.ts'
import { clippingNote, systemsOf, type SystemChoice } from './reference-systems.ts'

/** A store whose layers are published. */
export interface CollectionSource {
  /** The first half of the ids of its collections. */
  readonly group: string
  readonly store: CollectionStore
  /** Changes with the store. */
  readonly version: string
  /** How a message begins that is about a layer, such as `The layer "roads" of town.gpkg`. */
  readonly nameOf: (layer: string) => string
}

/** The collections of all sources, sorted by id. If two have the same id, that of the earlier source is published. */
export function publishedCollections(
  sources: readonly CollectionSource[],
  choice: SystemChoice | undefined,
): {
  readonly found: ReadonlyMap<string, Collection>
  readonly problems: readonly string[]
} {
  const found = new Map<
    string,
    { readonly collection: Collection; readonly nameOf: CollectionSource['nameOf'] }
  >()
  const problems: string[] = []
  for (const { group, store, version, nameOf } of sources) {
    for (const layer of store.layers) {
      const taken = found.get(`${group}/${layer.name}`)
      if (!isPathSegment(layer.name) || !isPathSegment(group))
        problems.push(`${nameOf(layer.name)} is not served: its name can't be used in a URL.`)
      else if (taken !== undefined)
        problems.push(
          `${nameOf(layer.name)} is not served, because ${lowered(taken.nameOf(taken.collection.name))} is the collection "${taken.collection.id}" already. Rename one of them.`,
        )
      else
        found.set(`${group}/${layer.name}`, {
          collection: describe(group, layer, store, version, choice),
          nameOf,
        })
    }
  }
  const sorted = [...found].sort(([one], [other]) => (one < other ? -1 : 1))
  return { found: new Map(sorted.map(([id, { collection }]) => [id, collection])), problems }
}

/** The beginning of a sentence within a sentence. */
const lowered = (text: string): string => text.replace(/^T/, 't')

function describe(
  group: string,
  layer: Layer,
  store: CollectionStore,
  version: string,
  choice: SystemChoice | undefined,
): Collection {
  const id = `${group}/${layer.name}`
  const systems = systemsOf(layer, choice)
  const arcs = layer.geometry?.hasArcs === true ? ARCS_NOTE : undefined
  const description = [layer.description, arcs, clippingNote(layer, systems)]
    .filter((text) => text !== undefined)
    .join(' ')
  return {
    id,
    group,
    name: layer.name,
    title: layer.title ?? id,
    ...(description !== '' && { description }),
    extent: {
      ...(layer.bbox !== undefined && { bbox: layer.bbox }),
      ...(layer.temporal !== undefined && { temporal: layer.temporal }),
    },
    columns: layer.columns,
    ...(layer.geometry && { geometryKind: layer.geometry.kind }),
    crs: systems,
    ...(layer.geometry && systems.includes(layer.crs.uri) && { storageCrs: layer.crs.uri }),
    ...(layer.featureCount !== undefined && { featureCount: layer.featureCount }),
    layer,
    store,
    version,
  }
}
