import type { Caller } from '../../contract/call.ts'
import { textOfValue } from '../encodings/text-of-value.ts'
import { FILTER_WORDS, printText } from '../cql2/index.ts'
import type { Collection } from '../model/collection.ts'
import type { FeatureRow } from '../model/collection-store.ts'
import { isNested, type Column } from '../model/column.ts'
import { idOfRow } from '../model/feature-id.ts'
import { collectionPath } from '../model/links.ts'
import type { Completion } from '../pages/filter-form.ts'
import type { ShownFeature } from '../pages/feature-page.ts'
import type { ShownItems, ShownRow } from '../pages/items-page.ts'
import { typeInWords } from '../pages/properties-page.ts'
import type { FeaturePage } from '../services/features.ts'
import { QUERY_FUNCTIONS } from '../services/functions.ts'
import type { PageRequest } from '../services/page-query.ts'
import { describeQueryables } from '../services/schemas.ts'
import { jsonOf } from './pages.ts'
import { pageLinks } from './page-links.ts'

type Asked = Pick<Caller, 'origin' | 'target'>

/** The maximum number of rows of a page. A larger limit is reduced to it. */
const MAX_ROWS = 1000

/** A request for the rows of a page, which shows no geometries. */
export const forTable = (request: PageRequest): PageRequest => ({
  ...request,
  limit: Math.min(request.limit, MAX_ROWS),
  skipGeometry: true,
})

/** Reads a page of features to its end, for people. */
export async function shownItems(
  asked: Asked,
  collection: Collection,
  page: FeaturePage,
  request: PageRequest,
): Promise<ShownItems> {
  const columns = page.columns?.map((at) => collection.columns[at]!) ?? collection.columns
  const positions = page.columns ?? collection.columns.map((_, at) => at)
  const rows: ShownRow[] = []
  for await (const batch of page.batches)
    for (const row of batch)
      rows.push({
        id: String(idOfRow(row)),
        values: positions.map((at) => textOfValue(collection.columns[at]!.type, row.values[at])),
      })
  const links = pageLinks(asked, collection, page, request.f)
  const hrefOf = (rel: string) => links.find((link) => link.rel === rel)?.href
  return {
    title: collection.title,
    href: `${asked.origin}${collectionPath(collection)}/items`,
    columns: columns.map(({ name, type }) => ({
      name,
      isNumber: isNumber(type),
      isSortable: !isNested(type),
    })),
    rows,
    numberMatched: page.numberMatched,
    next: hrefOf('next'),
    prev: hrefOf('prev'),
    json: jsonOf(asked),
    request,
    filter: request['filter-lang'] === 'cql2-json' ? undefined : page.filterText,
    extent: collection.layer.geometry && collection.extent.bbox,
    example: exampleOf(collection),
    completions: completionsOf(collection),
  }
}

const isNumber = (type: Column['type']): boolean => type === 'integer' || type === 'number'

/** A filter that the collection can have, by its first property of a common type. */
function exampleOf({ columns }: Collection): string {
  const found = columns.find(({ type }) => isNumber(type)) ?? columns.find(({ type }) => type === 'text')
  if (found === undefined) return 'id IS NOT NULL'
  const name = printText({ kind: 'property', property: found.name, at: 0 })
  return isNumber(found.type) ? `${name} > 1000` : `${name} LIKE 'A%'`
}

/** The words that a filter of a collection can use: its queryables, functions, and the words of CQL2. */
function completionsOf(collection: Collection): Completion[] {
  const queryables = Object.entries(describeQueryables(collection, '').properties)
  // Functions of CQL2 are among its words.
  const functions = QUERY_FUNCTIONS.filter(({ name }) => !FILTER_WORDS.includes(`${name.toUpperCase()}(`))
  return [
    ...queryables.map(([name, schema]) => ({
      text: printText({ kind: 'property', property: name, at: 0 }),
      kind: typeInWords(schema),
    })),
    ...functions.map(({ name }) => ({ text: `${name}(`, kind: 'function' })),
    ...FILTER_WORDS.map((text) => ({ text, kind: text.endsWith('(') ? 'function' : 'keyword' })),
  ]
}

/** A feature for people. */
export const shownFeature = (asked: Asked, { columns }: Collection, row: FeatureRow): ShownFeature => ({
  id: String(idOfRow(row)),
  properties: columns.map(({ name, type }, at) => [name, textOfValue(type, row.values[at])] as const),
  hasGeometry: row.geometry !== null,
  json: jsonOf(asked),
})
