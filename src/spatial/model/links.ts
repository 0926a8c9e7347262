import type { Link } from '../../../generated/spatial/types.ts'
import { withParameter } from '../../lib/addresses.ts'
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
export type Format = 'json' | 'html' | undefined

/**
 * The URL of a resource of the service with the parameter `f` of a request for JSON, so that its encoding stays. Pages link to
 * plain URLs, because browsers ask for pages.
 */
export const withFormat = (url: string, f: Format): string => (f === 'json' ? inFormat(url, f) : url)

/** The URL of a resource of the service in an encoding. Another `f` in the URL is replaced. */
export const inFormat = (url: string, f: Format & string): string => withParameter(url, 'f', f)

/** The link from a resource in JSON to its page. @param url of the resource */
export const alternate = (url: string): Link =>
  link(inFormat(url, 'html'), 'alternate', MEDIA.html, 'The same as a page')

export function link(href: string, rel: string, type: string, title: string): Link {
  return { href, rel, type, title }
}
