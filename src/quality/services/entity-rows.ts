import { namesIn } from '../expressions/names-in.ts'
import type { Asker } from '../listings/asker.ts'
import { findHeld, readHolding, type HeldRows, type Holding } from '../listings/declared/holding.ts'
import type { Listing } from '../listings/listing.ts'
import type { GivenOptions } from '../listings/options.ts'
import type { AnswerPieces } from '../listings/page-answers.ts'
import { QUICK, SLOW } from '../listings/query-lanes.ts'
import { rejectedListing } from '../listings/declared/rejected-listing.ts'
import { rowsListing } from '../listings/declared/rows-listing.ts'
import type { ServedLoad, ServedLoads } from './served-loads.ts'

/** The rows of entities, and the records that did not fit, as pages of JSON text. */
export class EntityRows {
  readonly #loads: ServedLoads

  constructor(loads: ServedLoads) {
    this.#loads = loads
  }

  /**
   * A page of the loaded rows: wholly of one load, also while another one takes its place.
   * @param holding only the rows that hold something, in the words of the contract: `3:mask:NNN-NNNN`
   * @throws EntityUnknown, ColumnUnknown, and with `holding` AttributeUnknown, NotProfiled
   */
  page(
    repositoryId: number,
    entityId: number,
    { holding, ...given }: GivenOptions & { readonly holding?: string | undefined },
    asker: Asker,
  ): Promise<AnswerPieces> {
    const listingOf = (load: ServedLoad) => listRows(load, holding, given.where)
    // What rows hold is looked up among all values of the attribute.
    const cost = holding === undefined ? QUICK : SLOW
    return this.#loads.page(repositoryId, entityId, listingOf, given, asker, cost)
  }

  /**
   * A page of the records that were kept aside.
   * @throws EntityUnknown, ColumnUnknown
   */
  rejectedPage(
    repositoryId: number,
    entityId: number,
    given: GivenOptions,
    asker: Asker,
  ): Promise<AnswerPieces> {
    const listingOf = ({ entity }: ServedLoad) => Promise.resolve(rejectedListing(entity))
    return this.#loads.page(repositoryId, entityId, listingOf, given, asker)
  }
}

/** The listing of the rows of a load, or of those that hold something, with what a condition needs to know of them. */
export async function listRows(
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
  return rowsListing(
    load.warehouse.dialect,
    load.entity,
    attributes,
    held,
    await load.profilesOf(named.map(({ id }) => id)),
  )
}

async function heldBy(load: ServedLoad, wanted: Holding): Promise<HeldRows> {
  const { profile } = await load.profiledAttribute(wanted.attributeId)
  return findHeld(load.warehouse, load.entity, profile, wanted)
}
