import { findHeld, readHolding } from '../listings/holding.ts'
import type { GivenOptions } from '../listings/options.ts'
import { rejectedListing } from '../listings/rejected-listing.ts'
import { rowsListing } from '../listings/rows-listing.ts'
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
    signal: AbortSignal,
  ): Promise<AsyncIterable<string>> {
    const listingOf = async (load: ServedLoad) => {
      if (holding === undefined) return rowsListing(load.entity, await load.attributes())
      const wanted = readHolding(holding)
      const { profile } = await load.profiledAttribute(wanted.attributeId)
      const held = await findHeld(load.warehouse.knex, load.entity, profile, wanted)
      return rowsListing(load.entity, await load.attributes(), held)
    }
    return this.#loads.page(repositoryId, entityId, listingOf, given, signal)
  }

  /**
   * A page of the records that were kept aside.
   * @throws EntityUnknown, ColumnUnknown
   */
  rejectedPage(
    repositoryId: number,
    entityId: number,
    given: GivenOptions,
    signal: AbortSignal,
  ): Promise<AsyncIterable<string>> {
    const listingOf = ({ entity }: ServedLoad) => Promise.resolve(rejectedListing(entity))
    return this.#loads.page(repositoryId, entityId, listingOf, given, signal)
  }
}
