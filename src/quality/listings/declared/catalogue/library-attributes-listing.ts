import { libraryAttributePath, type RepositoryRef } from '../../../model/links.ts'
import { integer, text, time } from '../../columns.ts'
import { listing } from '../../listing.ts'

/** A library entity, as the listings of what belongs to it need it. */
export interface LibraryScope {
  readonly repository: RepositoryRef
  /** The id in the catalogue. */
  readonly id: number
}

const IS_USED =
  '(exists (select 1 from library_rule_attributes join rules on rules.id = library_rule_attributes.rule_id where rules.library_entity_id = library_attributes.library_entity_id and library_rule_attributes.library_attribute_id = library_attributes.attribute_id)' +
  ' or exists (select 1 from library_mappings join entities as mapped on mapped.id = library_mappings.entity_id where mapped.held_name is not null and library_mappings.library_entity_id = library_attributes.library_entity_id and library_mappings.library_attribute_id = library_attributes.attribute_id))'

/** The attributes of a library entity. */
export const libraryAttributesListing = listing({
  view: 'Library attributes',
  key: ['model_entity_id', 'model_attribute_id'],
  restrictedBy: ['model_attribute_id'],
  from: (catalogue, { id }: LibraryScope) =>
    catalogue('library_attributes')
      .join('library_entities', 'library_entities.id', 'library_attributes.library_entity_id')
      .where('library_attributes.library_entity_id', id),
  url: ({ model_entity_id, model_attribute_id }, { repository }) =>
    libraryAttributePath(repository, model_entity_id, model_attribute_id),
  columns: {
    model_entity_id: integer('Library ID', 'Number of the library entity', 'library_entities.number'),
    model_attribute_id: integer(
      'ID',
      'Number of the attribute in its library entity',
      'library_attributes.attribute_id',
    ),
    name: text('Name', 'Name of the attribute', 'library_attributes.name'),
    description: text('Description', 'Description of the values', 'library_attributes.description'),
    attr_used: text(
      'Attributes Used',
      'Whether a rule or a mapping uses the attribute (Y or N)',
      `(case when ${IS_USED} then 'Y' else 'N' end)`,
    ),
    CREATED_BY: text('Created By', 'User who created the attribute', 'library_attributes.created_by'),
    _created_date: time(
      'Date Created',
      'Time at which the attribute was created (UTC)',
      'library_attributes.created_at',
    ),
    EDITED_BY: text('Edited By', 'User who changed the attribute last', 'library_attributes.edited_by'),
    _edited_date: time('Date Changed', 'Time of the last change (UTC)', 'library_attributes.edited_at'),
  },
})
