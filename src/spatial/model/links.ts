import type { Link } from '../../../generated/spatial/types.ts'
import type { Collection } from './collection.ts'

/** The common prefix of the service's paths. */
export const ROOT = '/v1/ogcapi/enrich'

/** The relation of a link to the queryables of a collection. */
export const QUERYABLES = 'http://www.opengis.net/def/rel/ogc/1.0/queryables'

export const MEDIA = {
  json: 'application/json',
  geojson: 'application/geo+json',
  schema: 'application/schema+json',
  openapi: 'application/vnd.oai.openapi+json;version=3.0',
  html: 'text/html',
} as const

/** Path of a collection. The slash of its id stays; everything else is encoded. */
export function collectionPath({ group, name }: Pick<Collection, 'group' | 'name'>): string {
  return `${ROOT}/collections/${encodeURIComponent(group)}/${encodeURIComponent(name)}`
}

/** The encoding that a request names by the parameter `f`; undefined if it names none. */
export type Format = 'json' | undefined

/** The URL of a resource of the service with the parameter `f` of the request, so that its encoding stays. */
export const withFormat = (url: string, f: Format): string =>
  f === undefined ? url : `${url}${url.includes('?') ? '&' : '?'}f=${f}`

export function link(href: string, rel: string, type: string, title: string): Link {
  return { href, rel, type, title }
}
