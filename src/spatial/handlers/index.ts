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

/** A parameter that names the reference system in which features are returned anyway. */
const NAMES_DEFAULT_CRS =
  /(?<=[?&])(?:bbox-)?crs=http(?::|%3A)(?:\/|%2F){2}www\.opengis\.net(?:\/|%2F)def(?:\/|%2F)crs(?:\/|%2F)OGC(?:\/|%2F)1\.3(?:\/|%2F)CRS84(?:&|$)/gi

/**
 * Rewrites other spellings of a target to the contract's: a collection's id with an encoded slash, and items with an
 * explicit default reference system, which GDAL from 3.7 on sends if a collection has a `storageCrs`. The contract
 * refuses any other system.
 */
export function rewriteTarget(target: string): string {
  const crsNamed = target.includes('CRS84') && target.includes('/items') ? withoutDefaultCrs(target) : target
  if (!crsNamed.includes('%2') || !COLLECTION_ID.test(crsNamed)) return crsNamed
  return crsNamed.replace(/%2F/i, '/')
}

function withoutDefaultCrs(target: string): string {
  return target.replace(NAMES_DEFAULT_CRS, '').replace(/[?&]$/, '')
}
