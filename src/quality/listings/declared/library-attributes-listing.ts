import { integer, text } from '../columns.ts'
import { listing } from '../listing.ts'

/** A library entity, as the listing of its attributes needs it. */
export interface LibraryEntityRef {
  readonly id: number
}

/** The attributes of a library entity, with the same column names as attributes of entities. */
export const libraryAttributesListing = listing({
  view: 'Library attributes',
  key: ['ATTRIBUTE_ID'],
  from: (catalogue, { id }: LibraryEntityRef) =>
    catalogue('library_attributes').where('library_attributes.library_entity_id', id),
  columns: {
    _humanised_name: text('Name', 'Name of the attribute', 'library_attributes.name'),
    ATTRIBUTE_ID: integer(
      'Ref',
      'Number of the attribute in its library entity',
      'library_attributes.attribute_id',
    ),
    BUSINESS_DESCRIPTION: text(
      'Business Description',
      'What the values are, in words of the business',
      'library_attributes.description',
    ),
  },
})
