import type { SpatialHandlers } from '../../../generated/spatial/contract.ts'
import type { FeatureCollection, Link, LinkedFeature } from '../../../generated/spatial/types.ts'
import type { Caller } from '../../contract/call.ts'
import { Encoded } from '../../contract/handler.ts'
import { parseQuery, type Pair } from '../../contract/query.ts'
import { encodeFeature, encodePage } from '../encodings/geojson.ts'
import { collectionPath, type Format, link, MEDIA, QUERYABLES, withFormat } from '../model/links.ts'
import { withLists } from './lists-of-target.ts'
import type { SpatialServices } from './spatial-services.ts'
import { dataTag } from '../services/entity-tags.ts'
import { featureSystem, findFeature, readPage, type FeaturePage } from '../services/features.ts'
import { CRS84, type CoordinateSystem } from '../model/coordinate-system.ts'
import type { Collection } from '../model/collection.ts'

export const featureHandlers = ({
  collections,
}: SpatialServices): SpatialHandlers<'getItems' | 'getFeature'> => ({
  getItems: async ({ path, query, caller }, reply) => {
    const collection = collections.find(path.group, path.name)
    const { target } = caller
    const request = withLists({ ...query, ...filterWithPlus(target) }, target)
    const page = await readPage(collection, request, () => caller.signal.aborted)
    const chunks = encodePage(collection.layer, page, () => ({
      timeStamp: new Date().toISOString(),
      links: pageLinks(caller, collection, page, query.f),
    }))
    return reply.ok(new Encoded<FeatureCollection>(chunks), {
      ETag: dataTag(caller, collection),
      'Content-Crs': contentCrs(query.crs),
      Link: queryablesLink(`${caller.origin}${collectionPath(collection)}`, query.f),
    })
  },
  getFeature: async ({ path, query, caller }, reply) => {
    const collection = collections.find(path.group, path.name)
    const system = await featureSystem(collection, query.crs)
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
    ]
    return reply.ok(new Encoded<LinkedFeature>(readFeature(collection, path.featureId, links, system)), {
      ETag: dataTag(caller, collection),
      'Content-Crs': contentCrs(query.crs),
    })
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

function pageLinks({ origin, target }: Caller, collection: Collection, page: FeaturePage, f: Format): Link[] {
  const { next, prev, filterText } = page
  const path = `${origin}${collectionPath(collection)}`
  const links = [link(`${origin}${escaped(target)}`, 'self', MEDIA.geojson, 'This page')]
  const turn = (cursor: string, rel: string, title: string) =>
    links.push(link(`${path}/items?${queryOf(target, filterText, cursor)}`, rel, MEDIA.geojson, title))
  if (next !== undefined) turn(next, 'next', 'Next page')
  if (prev !== undefined) turn(prev, 'prev', 'Previous page')
  links.push(link(withFormat(path, f), 'collection', MEDIA.json, 'The collection'))
  return links
}

/** A target with escapes for the characters that a URI cannot have, and that clients send all the same. */
const escaped = (target: string): string => target.replace(/[^\w\-.~:/?@!$&'()*+,;=%]/g, encodeURIComponent)

/** The query of a request with another start of the page; other parameters stay. */
function queryOf(target: string, filterText: string | undefined, cursor: string): string {
  const question = target.indexOf('?')
  const { pairs } = parseQuery(question === -1 ? '' : target.slice(question + 1))
  return pairs
    .filter(([name]) => name !== 'offset' && name !== 'cursor')
    .map((pair): Pair => (pair[0] === 'filter' && filterText !== undefined ? ['filter', filterText] : pair))
    .concat([['cursor', cursor]])
    .map(([name, value, entries]) => pairOf(name, value, entries))
    .join('&')
}

/** @param entries of a list in which commas are encoded: these commas stay encoded */
const pairOf = (name: string, value: string, entries?: readonly string[]): string =>
  `${encodeURIComponent(name)}=${entries ? entries.map(encodeURIComponent).join(',') : valueOf(value)}`

const valueOf = (value: string): string => (PLAIN.test(value) ? value : readable(encodeURIComponent(value)))

/** Values without a character to escape, as most are. */
const PLAIN = /^[\w.,/:-]*$/

/** Characters that are allowed in a query (RFC 3986, 3.4) stay readable. */
const readable = (text: string): string =>
  text.replaceAll('%2C', ',').replaceAll('%2F', '/').replaceAll('%3A', ':')
