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

/** Rewrites another spelling of a target to the contract's: a collection's id with an encoded slash. */
export function rewriteTarget(target: string): string {
  if (!target.includes('%2') || !COLLECTION_ID.test(target)) return target
  return target.replace(/%2F/i, '/')
}
