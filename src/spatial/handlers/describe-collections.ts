import type {
  Collection as CollectionDocument,
  CollectionsDocument,
  Extent,
} from '../../../generated/spatial/types.ts'
import type { Collection } from '../model/collection.ts'
import { CRS84, LON_LAT, rounderTo } from '../model/coordinate-system.ts'
import {
  alternate,
  collectionPath,
  type Format,
  inFormat,
  link,
  MEDIA,
  QUERYABLES,
  ROOT,
  withFormat,
} from '../model/links.ts'

/** The list of the collections. @param origin scheme and authority of the links */
export function describeCollections(
  origin: string,
  collections: readonly Collection[],
  f: Format,
): CollectionsDocument {
  return {
    links: [
      link(withFormat(`${origin}${ROOT}/collections`, f), 'self', MEDIA.json, 'The collections'),
      link(`${origin}/licenses`, 'license', MEDIA.html, 'Licences of the data'),
      alternate(`${origin}${ROOT}/collections`),
    ],
    collections: collections.map((collection) => describeCollection(origin, collection, f)),
  }
}

/** A collection, with links to what it has. @param origin scheme and authority of the links */
export function describeCollection(origin: string, collection: Collection, f: Format): CollectionDocument {
  const { id, title } = collection
  const at = (path: string) => withFormat(`${origin}${collectionPath(collection)}${path}`, f)
  return {
    id,
    title,
    description: collection.description ?? '',
    itemType: 'feature',
    links: [
      link(at(''), 'self', MEDIA.json, title),
      link(at('/items'), 'items', MEDIA.geojson, `Features of ${title}`),
      link(at('/schema'), 'describedby', MEDIA.schema, `Properties of ${title}`),
      link(at('/queryables'), QUERYABLES, MEDIA.schema, `Queryables of ${title}`),
      link(
        at('/sortables'),
        'http://www.opengis.net/def/rel/ogc/1.0/sortables',
        MEDIA.schema,
        `Sortables of ${title}`,
      ),
      link(
        at('/schema'),
        'http://www.opengis.net/def/rel/ogc/1.0/schema',
        MEDIA.schema,
        `Properties of ${title}`,
      ),
      alternate(at('')),
      link(inFormat(at('/items'), 'html'), 'items', MEDIA.html, `Features of ${title} on a map`),
    ],
    extent: describeExtent(collection),
    crs: collection.crs,
    ...(collection.storageCrs !== undefined && { storageCrs: collection.storageCrs }),
  }
}

const round = rounderTo(LON_LAT.decimals)

/** Rounded to the decimals of degrees, so that the extent contains positions with more decimals too. */
function outwards([west, south, east, north]: readonly [number, number, number, number]): number[] {
  const step = 10 ** -LON_LAT.decimals
  const down = (side: number): number => (round(side) <= side ? round(side) : round(side - step))
  const up = (side: number): number => (round(side) >= side ? round(side) : round(side + step))
  return [down(west), down(south), up(east), up(north)]
}

function describeExtent({ extent }: Collection): Extent {
  const { bbox, temporal } = extent
  return {
    ...(bbox && { spatial: { bbox: [outwards(bbox)], crs: CRS84 } }),
    ...(temporal && {
      temporal: {
        interval: [temporal],
        trs: 'http://www.opengis.net/def/uom/ISO-8601/0/Gregorian',
      },
    }),
  }
}
