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

export function link(href: string, rel: string, type: string, title: string): Link {
  return { href, rel, type, title }
}
