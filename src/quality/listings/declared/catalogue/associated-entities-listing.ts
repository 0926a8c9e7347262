import { entityPath } from '../../../model/links.ts'
import type { Listing } from '../../listing.ts'
import { entitiesListing } from './entities-listing.ts'
import type { LibraryScope } from './library-attributes-listing.ts'

/** The entities that are associated with a library entity, with the columns of entities. */
export const associatedEntitiesListing: Listing<LibraryScope> = {
  ...entitiesListing,
  view: 'Associated entities',
  from: (catalogue, { id, repository }) =>
    entitiesListing
      .from(catalogue, repository)
      .whereNotNull('entities.held_name')
      .whereIn(
        'entities.id',
        catalogue('library_associations').where('library_entity_id', id).select('entity_id'),
      ),
  url: (key, { repository }) => entityPath(repository, key['ENTITY_ID']!),
}
