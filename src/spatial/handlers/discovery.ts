import type { SpatialHandlers } from '../../../generated/spatial/contract.ts'
import type { LandingPage } from '../../../generated/spatial/types.ts'
import { alternate, type Format, link, MEDIA, ROOT, withFormat } from '../model/links.ts'
import { describeCollections } from './describe-collections.ts'
import { HTML } from './pages.ts'
import { principalOf } from './security.ts'
import type { SpatialServices } from './spatial-services.ts'
import { CONFORMANCE_CLASSES } from '../services/conformance.ts'
import { entityTag } from '../services/entity-tags.ts'
import { QUERY_FUNCTIONS } from '../services/functions.ts'

export const discoveryHandlers = ({
  definition,
  collections,
  pages,
}: SpatialServices): SpatialHandlers<
  'getLandingPage' | 'getApiDefinition' | 'getFunctions' | 'conformanceDeclaration'
> => ({
  getLandingPage: async ({ query, caller, accepts }, reply) => {
    const document = describeLandingPage(caller.origin, query.f)
    if (accepts !== HTML) return reply.ok(document)
    const visible = collections.of(principalOf(caller)).list()
    const list = describeCollections(caller.origin, visible, query.f)
    return reply.okHtml(await pages.landing(caller, document, list), pages.headers)
  },
  getApiDefinition: async ({ caller }, reply) => {
    const visible = collections.of(principalOf(caller)).list()
    return reply.ok(await definition.describe(caller.origin, visible), { ETag: entityTag(caller, visible) })
  },
  getFunctions: async ({ caller, accepts }, reply) => {
    const document = { functions: QUERY_FUNCTIONS }
    return accepts === HTML
      ? reply.okHtml(await pages.functions(caller, document), pages.headers)
      : reply.ok(document)
  },
  conformanceDeclaration: async ({ caller, accepts }, reply) => {
    const document = { conformsTo: CONFORMANCE_CLASSES }
    return accepts === HTML
      ? reply.okHtml(await pages.conformance(caller, document), pages.headers)
      : reply.ok(document)
  },
})

function describeLandingPage(origin: string, f: Format): LandingPage {
  const at = (path: string) => withFormat(`${origin}${ROOT}${path}`, f)
  return {
    title: 'Groundtruth Spatial Features',
    description: 'Collections of geographic features, read-only, after OGC API - Features',
    links: [
      link(at(''), 'self', MEDIA.json, 'This page'),
      link(at('/api'), 'service-desc', MEDIA.openapi, 'The interface, for programs'),
      link(`${origin}/docs`, 'service-doc', MEDIA.html, 'The interface, for people'),
      link(at('/conformance'), 'conformance', MEDIA.json, 'Standards that the service meets'),
      link(at('/collections'), 'data', MEDIA.json, 'The collections'),
      link(
        at('/functions'),
        'http://www.opengis.net/def/rel/ogc/1.0/functions',
        MEDIA.json,
        'Functions for expressions',
      ),
      alternate(at('')),
    ],
  }
}
