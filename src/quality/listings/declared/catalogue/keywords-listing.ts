import type { Knex } from 'knex'
import type { RepositoryRef } from '../../../model/links.ts'
import { integer, text } from '../../columns.ts'
import { listing } from '../../listing.ts'

/** The number of rules that use the keyword of the row; a category also counts the rules that use its keywords. */
const USES = `(select count(*) from rules left join entities on entities.id = rules.entity_id where rules.repository_id = labels.repository_id and (rules.entity_id is null or entities.held_name is not null) and (':' || rules.keyword_ids || ':') like '%:' || labels.category || ' ' || (case labels.keyword when 0 then '' else labels.keyword || ':' end) || '%')`

/** The keywords of a repository, each after its category. */
export const keywordsListing = listing({
  view: 'Keywords',
  key: ['category_id', 'keyword_id'],
  restrictedBy: ['category_id'],
  from: (catalogue, { id }: RepositoryRef) => catalogue(labels(catalogue, id).as('labels')),
  columns: {
    category_id: integer('Category ID', 'Number of the category', 'labels.category'),
    keyword_id: integer(
      'Keyword ID',
      'Number of the keyword in its category; 0 for the category',
      'labels.keyword',
    ),
    category: text('Category', 'Name of the category', 'labels.category_name'),
    name: text('Keyword', 'Name of the keyword; empty for the category', 'labels.name'),
    _business_rules: integer(
      'Business Rules',
      'Number of business rules with the keyword; for a category, with any of its keywords',
      USES,
    ),
  },
})

function labels(catalogue: Knex, repositoryId: number): Knex.QueryBuilder {
  const keywords = catalogue('keywords')
    .join('keyword_categories', 'keyword_categories.id', 'keywords.category_id')
    .where('keyword_categories.repository_id', repositoryId)
    .select(
      'keyword_categories.repository_id',
      'keyword_categories.number',
      'keywords.number',
      'keyword_categories.name',
      'keywords.name',
    )
  return catalogue('keyword_categories')
    .where({ repository_id: repositoryId })
    .select({
      repository_id: 'repository_id',
      category: 'number',
      keyword: catalogue.raw('0'),
      category_name: 'name',
      name: catalogue.raw(`cast('' as text)`),
    })
    .unionAll(keywords)
}
