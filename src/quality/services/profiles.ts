import type { RepositoryRef } from '../model/links.ts'
import type { Asker } from '../listings/asker.ts'
import { formsListing, type ListedForm } from '../listings/declared/forms-listing.ts'
import type { GivenOptions } from '../listings/options.ts'
import type { AnswerPieces } from '../listings/page-answers.ts'
import { valuesListing } from '../listings/declared/values-listing.ts'
import type { ServedLoad, ServedLoads } from './served-loads.ts'

/** What the values of attributes are, look like and sound like, as pages of JSON text. */
export class Profiles {
  readonly #loads: ServedLoads

  constructor(loads: ServedLoads) {
    this.#loads = loads
  }

  /**
   * A page of the distinct values of an attribute, or of one of their forms.
   * @throws EntityUnknown, NotProfiled, AttributeUnknown, ColumnUnknown
   */
  page(
    repository: RepositoryRef,
    { entityID, attributeID }: { readonly entityID: number; readonly attributeID: number },
    listed: 'value' | ListedForm,
    given: GivenOptions,
    asker: Asker,
  ): Promise<AnswerPieces> {
    const listingOf = async (load: ServedLoad) => {
      const attribute = await load.profiledAttribute(attributeID)
      const scope = { repository, entity: load.entity, attribute, warehouse: load.warehouse }
      return listed === 'value' ? valuesListing(scope) : formsListing(scope, listed, load.warehouse.knex)
    }
    return this.#loads.page(repository.id, entityID, listingOf, given, asker)
  }
}
