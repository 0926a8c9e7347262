import { spatialContract, type SpatialHandlers } from '../../../generated/spatial/contract.ts'
import { collectionHandlers } from './collections.ts'
import { discoveryHandlers } from './discovery.ts'
import { featureHandlers } from './features.ts'
import { tokenHandlers } from './token.ts'
import { ROOT } from '../model/links.ts'
import type { SpatialServices } from './spatial-services.ts'

export { spatialContract }

/** A handler for every operation of the contract. */
export function spatialHandlers(services: SpatialServices): SpatialHandlers {
  return {
    ...discoveryHandlers(services),
    ...collectionHandlers(services),
    ...featureHandlers(services),
    ...tokenHandlers(services),
  }
}

const COLLECTION_ID = new RegExp(`^${ROOT}/collections/[^/?]*%2F`, 'i')

/** A feature's id with slashes. A slash at the end belongs to no id. */
const FEATURE_ID = new RegExp(`^(${ROOT}/collections/[^/?]+/[^/?]+/items/)([^?]*/[^?]*[^/?])(?=$|[?])`)

/**
 * Rewrites another spelling of a target to the contract's: a collection's id with an encoded slash, or a feature's id with
 * bare slashes. GDAL sends the latter, and some proxies decode the path.
 */
export function rewriteTarget(target: string): string {
  const path = target.includes('%2') && COLLECTION_ID.test(target) ? target.replace(/%2F/i, '/') : target
  return path.includes('/items/')
    ? path.replace(FEATURE_ID, (_, items: string, id: string) => items + id.replaceAll('/', '%2F'))
    : path
}
