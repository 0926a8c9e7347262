import type { SpatialHandlers } from '../../../generated/spatial/contract.ts'
import type { FeatureCollection, Link, LinkedFeature } from '../../../generated/spatial/types.ts'
import type { Caller } from '../../contract/call.ts'
import { Encoded } from '../../contract/handler.ts'
import { parseQuery } from '../../contract/query.ts'
import { encodeFeature, encodePage } from '../encodings/geojson.ts'
import { collectionPath, link, MEDIA } from '../model/links.ts'
import type { SpatialServices } from './spatial-services.ts'
import { entityTag } from '../services/entity-tags.ts'
import { featureSystem, findFeature, readPage, type FeaturePage } from '../services/features.ts'
import { CRS84, type CoordinateSystem } from '../model/coordinate-system.ts'
import type { Collection } from '../model/collection.ts'

export const featureHandlers = ({
  collections,
}: SpatialServices): SpatialHandlers<'getItems' | 'getFeature'> => ({
  getItems: async ({ path, query, caller }, reply) => {
    const collection = collections.find(path.group, path.name)
    const page = await readPage(collection, query, () => caller.signal.aborted)
    const chunks = encodePage(collection.layer, page, () => ({
      timeStamp: new Date().toISOString(),
      links: pageLinks(caller, collection, page),
    }))
    return reply.ok(new Encoded<FeatureCollection>(chunks), {
      ETag: entityTag(caller, [collection]),
      'Content-Crs': contentCrs(query.crs),
    })
  },
  getFeature: async ({ path, query, caller }, reply) => {
    const collection = collections.find(path.group, path.name)
    const system = await featureSystem(collection, query.crs)
    const self = `${caller.origin}${collectionPath(collection)}`
    const links = [
      link(
        `${self}/items/${encodeURIComponent(path.featureId)}${query.crs === undefined ? '' : `?${pairOf('crs', query.crs)}`}`,
        'self',
        MEDIA.geojson,
        `Feature ${path.featureId}`,
      ),
      link(self, 'collection', MEDIA.json, collection.title),
    ]
    return reply.ok(new Encoded<LinkedFeature>(readFeature(collection, path.featureId, links, system)), {
      ETag: entityTag(caller, [collection]),
      'Content-Crs': contentCrs(query.crs),
    })
  },
})

/** The text of one feature. The feature is read when the text is requested. */
async function* readFeature(
  collection: Collection,
  id: string,
  links: readonly Link[],
  system: CoordinateSystem | undefined,
) {
  yield encodeFeature(collection.layer, await findFeature(collection, id), links, system)
}

/** OGC 18-058r1, /req/crs/ogc-crs-header-value: the header has the URI in angle brackets. */
const contentCrs = (uri: string | undefined): string => `<${uri ?? CRS84}>`

function pageLinks({ origin, target }: Caller, collection: Collection, { next, prev }: FeaturePage): Link[] {
  const path = `${origin}${collectionPath(collection)}`
  const links = [link(`${origin}${target}`, 'self', MEDIA.geojson, 'This page')]
  const turn = (cursor: string, rel: string, title: string) =>
    links.push(link(`${path}/items?${queryOf(target, cursor)}`, rel, MEDIA.geojson, title))
  if (next !== undefined) turn(next, 'next', 'Next page')
  if (prev !== undefined) turn(prev, 'prev', 'Previous page')
  links.push(link(path, 'collection', MEDIA.json, 'The collection'))
  return links
}

/** The query of a request with another start of the page; other parameters stay. */
function queryOf(target: string, cursor: string): string {
  const question = target.indexOf('?')
  const { pairs } = parseQuery(question === -1 ? '' : target.slice(question + 1))
  return pairs
    .filter(([name]) => name !== 'offset' && name !== 'cursor')
    .concat([['cursor', cursor]])
    .map(([name, value]) => pairOf(name, value))
    .join('&')
}

const pairOf = (name: string, value: string): string =>
  `${encodeURIComponent(name)}=${readable(encodeURIComponent(value))}`

/** Characters that are allowed in a query (RFC 3986, 3.4) stay readable. */
const readable = (text: string): string =>
  text.replaceAll('%2C', ',').replaceAll('%2F', '/').replaceAll('%3A', ':')
