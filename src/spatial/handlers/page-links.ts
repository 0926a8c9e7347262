import type { Link } from '../../../generated/spatial/types.ts'
import type { Caller } from '../../contract/call.ts'
import { parseQuery, type Pair } from '../../contract/query.ts'
import type { Collection } from '../model/collection.ts'
import { alternate, collectionPath, type Format, link, MEDIA, withFormat } from '../model/links.ts'
import type { FeaturePage } from '../services/features.ts'
import { escaped } from './pages.ts'

/** Links of a page of features. The last feature was read. */
export function pageLinks(
  { origin, target }: Pick<Caller, 'origin' | 'target'>,
  collection: Collection,
  page: FeaturePage,
  f: Format,
): Link[] {
  const { next, prev, filterText } = page
  const path = `${origin}${collectionPath(collection)}`
  const self = `${origin}${escaped(target)}`
  const links = [link(self, 'self', MEDIA.geojson, 'This page')]
  const turn = (cursor: string, rel: string, title: string) =>
    links.push(link(`${path}/items?${queryOf(target, filterText, cursor)}`, rel, MEDIA.geojson, title))
  if (next !== undefined) turn(next, 'next', 'Next page')
  if (prev !== undefined) turn(prev, 'prev', 'Previous page')
  links.push(link(withFormat(path, f), 'collection', MEDIA.json, 'The collection'), alternate(self))
  return links
}

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
export const pairOf = (name: string, value: string, entries?: readonly string[]): string =>
  `${encodeURIComponent(name)}=${entries ? entries.map(encodeURIComponent).join(',') : valueOf(value)}`

const valueOf = (value: string): string => (PLAIN.test(value) ? value : readable(encodeURIComponent(value)))

/** Values without a character to escape, as most are. */
const PLAIN = /^[\w.,/:-]*$/

/** Characters that are allowed in a query (RFC 3986, 3.4) stay readable. */
const readable = (text: string): string =>
  text.replaceAll('%2C', ',').replaceAll('%2F', '/').replaceAll('%3A', ':')
