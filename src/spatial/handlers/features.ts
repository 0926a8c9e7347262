import type { SpatialHandlers } from '../../../generated/spatial/contract.ts'
import type { FeatureCollection, Link, LinkedFeature } from '../../../generated/spatial/types.ts'
import { Encoded } from '../../contract/handler.ts'
import { encodeFeature, encodePage } from '../encodings/geojson.ts'
import {
  alternate,
  collectionPath,
  type Format,
  link,
  MEDIA,
  QUERYABLES,
  withFormat,
} from '../model/links.ts'
import { pageLinks, pairOf } from './page-links.ts'
import { escaped, HTML } from './pages.ts'
import { forTable, shownFeature, shownItems } from './shown-features.ts'
import { withLists } from './lists-of-target.ts'
import { principalOf } from './security.ts'
import type { SpatialServices } from './spatial-services.ts'
import { dataTag } from '../services/entity-tags.ts'
import { featureSystem, findFeature, readPage } from '../services/features.ts'
import { CRS84, type CoordinateSystem } from '../model/coordinate-system.ts'
import type { Collection } from '../model/collection.ts'

export const featureHandlers = ({
  collections,
  pages,
}: SpatialServices): SpatialHandlers<'getItems' | 'getFeature'> => ({
  getItems: async ({ path, query, caller, accepts }, reply) => {
    const collection = collections.of(principalOf(caller)).find(path.group, path.name)
    const { target } = caller
    const request = withLists({ ...query, ...filterWithPlus(target) }, target)
    const headers = {
      ETag: dataTag(caller, collection, pages.variantOf(accepts)),
      'Content-Crs': contentCrs(query.crs),
      Link: queryablesLink(`${caller.origin}${collectionPath(collection)}`, query.f),
    }
    if (accepts === HTML) {
      const page = await readPage(collection, forTable(request), () => caller.signal.aborted)
      const shown = await shownItems(caller, collection, page, request)
      return reply.okHtml(await pages.items(caller, collection, shown), { ...headers, ...pages.headers })
    }
    const page = await readPage(collection, request, () => caller.signal.aborted)
    const chunks = encodePage(collection.layer, page, () => ({
      timeStamp: new Date().toISOString(),
      links: pageLinks(caller, collection, page, query.f),
    }))
    return reply.ok(new Encoded<FeatureCollection>(chunks), headers)
  },
  getFeature: async ({ path, query, caller, accepts }, reply) => {
    const collection = collections.of(principalOf(caller)).find(path.group, path.name)
    const system = await featureSystem(collection, query.crs)
    const headers = {
      ETag: dataTag(caller, collection, pages.variantOf(accepts)),
      'Content-Crs': contentCrs(query.crs),
    }
    if (accepts === HTML) {
      const shown = shownFeature(caller, collection, await findFeature(collection, path.featureId))
      return reply.okHtml(await pages.feature(caller, collection, shown), { ...headers, ...pages.headers })
    }
    const self = `${caller.origin}${collectionPath(collection)}`
    const links = [
      link(
        withFormat(
          `${self}/items/${encodeURIComponent(path.featureId)}${query.crs === undefined ? '' : `?${pairOf('crs', query.crs)}`}`,
          query.f,
        ),
        'self',
        MEDIA.geojson,
        `Feature ${path.featureId}`,
      ),
      link(withFormat(self, query.f), 'collection', MEDIA.json, collection.title),
      alternate(`${caller.origin}${escaped(caller.target)}`),
    ]
    return reply.ok(
      new Encoded<LinkedFeature>(readFeature(collection, path.featureId, links, system)),
      headers,
    )
  },
})

/** The filter of a target in which an unescaped plus means itself; empty if there is no such filter. */
function filterWithPlus(target: string): { filterWithPlus?: string } {
  const [, raw] = /[?&]filter=([^&]*\+[^&]*)/.exec(target) ?? []
  // The contract has checked the escapes.
  return raw === undefined ? {} : { filterWithPlus: decodeURIComponent(raw) }
}

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

/**
 * OGC 19-079r2, /req/queryables/queryables-link: the header of a resource that can be filtered.
 * @param url of the collection
 */
const queryablesLink = (url: string, f: Format): string =>
  `<${withFormat(`${url}/queryables`, f)}>; rel="${QUERYABLES}"; type="${MEDIA.schema}"`
