import { libraryEntityPath, type RepositoryRef } from '../../../model/links.ts'
import { integer, text, time } from '../../columns.ts'
import { listing } from '../../listing.ts'

/** The library entities of a repository. */
export const libraryEntitiesListing = listing({
  view: 'Library entities',
  key: ['model_entity_id'],
  from: (catalogue, { id }: RepositoryRef) =>
    catalogue('library_entities')
      .where('library_entities.repository_id', id)
      .whereNull('library_entities.removed_at'),
  url: ({ model_entity_id }, repository) => libraryEntityPath(repository, model_entity_id),
  columns: {
    model_entity_id: integer('ID', 'Number of the library entity', 'library_entities.number'),
    name: text('Name', 'Name of the library entity', 'library_entities.name'),
    description: text(
      'Description',
      'Description of the data that the library entity is a template for',
      'library_entities.description',
    ),
    _display_attributes: integer(
      'Attributes',
      'Number of attributes',
      '(select count(*) from library_attributes where library_attributes.library_entity_id = library_entities.id)',
    ),
    _business_rules: integer(
      'Business Rules',
      'Number of business rules',
      '(select count(*) from rules where rules.library_entity_id = library_entities.id)',
    ),
    CREATED_BY: text('Created By', 'User who created the library entity', 'library_entities.created_by'),
    _created_date: time(
      'Date Created',
      'Time at which the library entity was created (UTC)',
      'library_entities.created_at',
    ),
    EDITED_BY: text('Edited By', 'User who changed the library entity last', 'library_entities.edited_by'),
    _edited_date: time('Date Changed', 'Time of the last change (UTC)', 'library_entities.edited_at'),
    _associations: integer(
      'Associations',
      'Number of associated entities',
      '(select count(*) from library_associations join entities on entities.id = library_associations.entity_id where entities.held_name is not null and library_associations.library_entity_id = library_entities.id)',
    ),
  },
})
