import { libraryEntityPath, type RepositoryRef } from '../../model/links.ts'
import { integer, text, time } from '../columns.ts'
import { listing } from '../listing.ts'

/** The library entities of a repository, with the same column names as entities. */
export const libraryEntitiesListing = listing({
  view: 'Library entities',
  key: ['ENTITY_ID'],
  from: (catalogue, { id }: RepositoryRef) =>
    catalogue('library_entities').where('library_entities.repository_id', id),
  url: ({ ENTITY_ID }, repository) => libraryEntityPath(repository, ENTITY_ID),
  columns: {
    _humanised_name: text('Name', 'Name of the library entity', 'library_entities.name'),
    ENTITY_ID: integer('Ref', 'Number of the library entity', 'library_entities.number'),
    BUSINESS_DESCRIPTION: text(
      'Business Description',
      'What the library entity is a template of, in words of the business',
      'library_entities.description',
    ),
    _display_attributes: integer(
      'Attributes',
      'Number of attributes',
      '(select count(*) from library_attributes where library_attributes.library_entity_id = library_entities.id)',
    ),
    _business_rules: integer('Business Rules', 'Number of business rules', 'cast(0 as integer)'),
    _created_date: time(
      'Created Date',
      'When the library entity was created (UTC)',
      'library_entities.created_at',
    ),
    CREATED_BY: text('Created by', 'Who created the library entity', 'library_entities.created_by'),
  },
})
