import { namesIn } from '../../../expressions/names-in.ts'
import type { Listing } from '../../listing.ts'
import type { ServedLoad } from '../../served-load.ts'
import { findHeld, readHolding, type HeldRows, type Holding } from './holding.ts'
import { rowsListing } from './rows-listing.ts'

/**
 * The listing of the rows of a load, with the profiles that a condition needs.
 * @param holding restricts the rows, in the words of the contract: `3:mask:NNN-NNNN`
 * @throws TableUnknown, and with `holding` AttributeUnknown, NotProfiled
 */
export async function servedRowsListing(
  load: ServedLoad,
  holding: string | undefined,
  where: string | undefined,
): Promise<Listing> {
  const attributes = await load.attributes()
  const held = holding === undefined ? undefined : await heldBy(load, readHolding(holding))
  const listing = rowsListing(load.warehouse.dialect, load.entity, attributes, held)
  if (where === undefined) return listing
  const names = namesIn(where)
  const named = attributes.filter(({ name }) => names.has(name) || names.has(listing.humanNames.get(name)!))
  const profiles = await load.profilesOf(named.map(({ id }) => id))
  return rowsListing(load.warehouse.dialect, load.entity, attributes, held, profiles)
}

async function heldBy(load: ServedLoad, wanted: Holding): Promise<HeldRows> {
  const { profile } = await load.profiledAttribute(wanted.attributeId)
  return findHeld(load.warehouse, load.entity, profile, wanted)
}
