import type { SpatialHandlers } from '../../../generated/spatial/contract.ts'
import { collectionPath } from '../model/links.ts'
import { entityTag } from '../services/entity-tags.ts'
import { describeQueryables, describeSchema, describeSortables } from '../services/schemas.ts'
import { describeCollection, describeCollections } from './describe-collections.ts'
import { HTML } from './pages.ts'
import { principalOf } from './security.ts'
import type { SpatialServices } from './spatial-services.ts'

export const collectionHandlers = ({
  collections,
  pages,
}: SpatialServices): SpatialHandlers<
  'getCollectionsPage' | 'getCollection' | 'getSchema' | 'getQueryables' | 'getSortables'
> => ({
  getCollectionsPage: async ({ query, caller, accepts }, reply) => {
    const visible = collections.of(principalOf(caller)).list()
    const document = describeCollections(caller.origin, visible, query.f)
    const headers = { ETag: entityTag(caller, visible, pages.variantOf(accepts)) }
    return accepts === HTML
      ? reply.okHtml(await pages.collections(caller, document), { ...headers, ...pages.headers })
      : reply.ok(document, headers)
  },
  getCollection: async ({ path, query, caller, accepts }, reply) => {
    const collection = collections.of(principalOf(caller)).find(path.group, path.name)
    const document = describeCollection(caller.origin, collection, query.f)
    const headers = { ETag: entityTag(caller, [collection], pages.variantOf(accepts)) }
    return accepts === HTML
      ? reply.okHtml(await pages.collection(caller, document), { ...headers, ...pages.headers })
      : reply.ok(document, headers)
  },
  getSchema: async ({ path, caller, accepts }, reply) => {
    const collection = collections.of(principalOf(caller)).find(path.group, path.name)
    const document = describeSchema(collection, `${caller.origin}${collectionPath(collection)}/schema`)
    const headers = { ETag: entityTag(caller, [collection], pages.variantOf(accepts)) }
    return accepts === HTML
      ? reply.okHtml(await pages.schema(caller, collection, document), { ...headers, ...pages.headers })
      : reply.ok(document, headers)
  },
  getQueryables: async ({ path, caller, accepts }, reply) => {
    const collection = collections.of(principalOf(caller)).find(path.group, path.name)
    const document = describeQueryables(
      collection,
      `${caller.origin}${collectionPath(collection)}/queryables`,
    )
    const headers = { ETag: entityTag(caller, [collection], pages.variantOf(accepts)) }
    return accepts === HTML
      ? reply.okHtml(await pages.queryables(caller, collection, document), { ...headers, ...pages.headers })
      : reply.ok(document, headers)
  },
  getSortables: async ({ path, caller, accepts }, reply) => {
    const collection = collections.of(principalOf(caller)).find(path.group, path.name)
    const document = describeSortables(collection, `${caller.origin}${collectionPath(collection)}/sortables`)
    const headers = { ETag: entityTag(caller, [collection], pages.variantOf(accepts)) }
    return accepts === HTML
      ? reply.okHtml(await pages.sortables(caller, collection, document), { ...headers, ...pages.headers })
      : reply.ok(document, headers)
  },
})
