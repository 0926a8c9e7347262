import { spatialContract, type SpatialHandlers } from '../../generated/spatial/contract.ts'
import { collectionHandlers } from './handlers/collections.ts'
import { discoveryHandlers } from './handlers/discovery.ts'
import { featureHandlers } from './handlers/features.ts'
import { tokenHandlers } from './handlers/token.ts'
import { ROOT } from './links.ts'
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

/**
 * Brings other spellings of a target into the contract's: the landing page with a slash at its end, and a
 * collection's id whose slash is encoded.
 */
export function rewriteTarget(target: string): string {
  if (
    target.startsWith(`${ROOT}/`) &&
    (target.length === ROOT.length + 1 || target[ROOT.length + 1] === '?')
  ) {
    return ROOT + target.slice(ROOT.length + 1)
  }
  if (!target.includes('%2') || !COLLECTION_ID.test(target)) return target
  return target.replace(/%2F/i, '/')
}
