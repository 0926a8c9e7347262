import type { Collection } from '../../../generated/spatial/types.ts'
import { basePathOf } from '../../platform/base-path.ts'
import type { Html } from '../../site/html.ts'
import { mapElement } from '../../site/map-element.ts'
import type { Asked, PageSettings } from './page-frame.ts'

/** A map with the extents of collections, each a way to its collection; undefined if none has an extent. */
export async function extentsMap(
  { origin }: Asked,
  { mapStyle }: PageSettings,
  collections: readonly Collection[],
): Promise<Html | undefined> {
  const extents = collections.flatMap((collection) => {
    const bbox = collection.extent?.spatial?.bbox[0]
    return bbox ? [{ title: collection.title, href: hrefOf(collection), bbox }] : []
  })
  if (extents.length === 0) return undefined
  return mapElement({ kind: 'extents', extents }, 'Extents of the collections', basePathOf(origin), mapStyle)
}

/** URL of a collection. */
export const hrefOf = ({ links }: Pick<Collection, 'links'>): string =>
  links.find(({ rel }) => rel === 'self')!.href
